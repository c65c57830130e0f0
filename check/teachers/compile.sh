# How `grade` compiles a submission. What fails leaves a remark.

# Where the system can limit it, the memory of a compiler in KiB
compiler_memory=4000000

# Compiles the copy of a submission with `--build`, if there is that.
build() { [ -z "$build" ] || compile unlimited sh -c "$build" || does_not_compile "$(cat "$said")"; }

# Runs a compiler, with at most the memory that the first argument says (KiB). When the time is
# over, ends it with its children.
compile() {
    [ "$left" -gt 0 ] || return
    set -- sh -c 'ulimit -v $0 2> /dev/null; exec "$@"' "$@"
    if command -v timeout > /dev/null; then set -- timeout -k 1 "$left" "$@"; else
        set -- perl -e 'setpgrp; $SIG{ALRM} = $SIG{TERM} = sub { kill KILL => -$$ }; alarm shift;
            exit(system(@ARGV) != 0)' "$left" "$@"
    fi
    began=$(date +%s)
    child "$@" > "$said" 2>&1
    set -- $? $(($(date +%s) - began))
    case $1 in 124 | 137) left=0 ;; esac
    # A clock may be set while we compile. Such seconds do not count.
    [ "$2" -lt 0 ] || [ "$2" -gt "$left" ] || left=$((left - $2))
    return "$1"
}

# Leaves a remark, and what the compiler has said.
does_not_compile() {
    remark='does not compile'
    printf '%s\n' "$1" | grep . | head -n 100 >&2
    [ "$left" = 0 ] || return
    remark='compiling takes too long'
    echo 'This was stopped after two minutes.' >&2
    false
}

# Compiles C and C++. We compile each source by itself and leave out what does not compile, because
# it may be a test whose library is missing. We go from folder to folder, first to those with a
# main, until a program can be linked. So we need not compile a library that the program does not
# use.
compile_c() {
    objects=$scratch/objects
    rm -rf "$objects" && mkdir "$objects" && cd submitted || exit
    headers_in=$(header_folders)
    found=$(sources "$c|$cpp" | by_depth)
    mains=$(with_main $found)
    compiled='' others='' failing='' errors='' link_errors=''
    for place in $(printf '%s\n' "$mains" "$found" | sed 's|/[^/]*$||' | awk '!seen[$0]++'); do
        for source in $found; do
            [ "${source%/*}" = "$place" ] || continue
            add_object || ! misses_program "$source" "$compiled" || break 2
            # A folder with many sources may have few that are needed.
            [ "$left" -gt 110 ] || ! link_program || break 2
        done
        ! link_program || break
    done
    cd "$work" && rm -rf "$objects"
    [ -e program ] || does_not_compile "$errors$link_errors" || return
    note 'Not graded, since it does not compile' "$failing"
    note "Not graded, since the main of $source is run" \
        "$(printf '%s\n' "$mains" | grep -vxF "$source$newline$failing")"
}

# Prints the options by which "game.h" and <game.h> are found in the folder of any header and in
# those above it, but only after the system's own: a student may have an errno.h.
header_folders() {
    printf '%s\n' "$all" | grep -E "$headers" | awk '{ while (sub("/[^/]*$", "")) print "-iquote" $0 "\n-idirafter" $0 }' | sort -u
}

# Compiles a source. We try one standard after the other, because a newer one may reserve a name
# that an older program uses. If all fail, we report the errors by the first standard that the
# compiler knows.
add_object() {
    object=$objects/$source.o first=''
    mkdir -p "${object%/*}"
    case $source in
        *.c) language=c compiler=$cc standards="-std=gnu2x$newline-std=gnu17" ;;
        *) language=c++ compiler=$cxx standards="-std=gnu++2a$newline-std=gnu++17$newline-std=gnu++14" ;;
    esac
    for standard in $standards; do
        if compile $compiler_memory "$compiler" $standard -w -O2 $headers_in -c -o "$object" \
            -x $language "$source"; then
            compiled=$compiled$source$newline
            case $newline$mains$newline in
                *"$newline$source$newline"*) ;;
                *) others=$others$object$newline ;;
            esac
            return
        fi
        [ -n "$first" ] || ! "$compiler" $standard -E -x $language /dev/null > /dev/null 2>&1 ||
            first=$(cat "$said")
    done
    failing=$failing$source$newline errors=$errors$first$newline
    false
}

# Links the first main that will do, and leaves its name in `source`. We link it with all sources
# that have no main. If this fails, we link it with an archive of all, of which the linker takes what
# is needed: no test, and no source that another one includes. If the first main may need what does
# not compile, we do not grade another one in its place.
link_program() {
    [ -n "$mains" ] || { [ -n "$others" ] && link $others && return; }
    for source in $(with_main $compiled); do
        link "$objects/$source.o" $others && return
        rm -f "$objects/all.a" && (cd "$objects" && ar qcs all.a $(printf '%s.o\n' $compiled)) &&
            link "$objects/$source.o" "$objects/all.a" && return
        [ -z "$failing" ] || break
    done 2> /dev/null
    false
}

link() {
    compile $compiler_memory "$tool" -o "$work/program" "$@" -lm && return
    link_errors=$(cat "$said")
    false
}

# Compiles Java. We leave out files with errors, because they may be tests whose library is missing,
# and compile the rest again.
compile_java() {
    copy_java
    LC_ALL=$utf_8 failing='' # A class may have an umlaut in its name.
    run_javac || { rename_java && run_javac; } && return
    errors=$(cat "$said")
    while leave_out_failing; do
        run_javac || continue
        note 'Not graded, since it does not compile' "$failing"
        return
    done
    printf '%s' "$copies" >&2
    does_not_compile "$errors"
}

# Copies each file to a folder of its own, in UTF-8 and under a plain name.
copy_java() {
    rm -rf sources classes
    number=0 copies=''
    mark=$(printf '\357\273\277')
    for source in $(sources "$java" | by_depth); do
        number=$((number + 1)) encoding=UTF-8
        class=$(basename "${source%.*}")
        case $class in *[!A-Za-z0-9_]*) class=Main ;; esac
        iconv -f UTF-8 -t UTF-8 "submitted/$source" > /dev/null 2>&1 || encoding=ISO-8859-1
        mkdir -p sources/$number
        iconv -f $encoding -t UTF-8 "submitted/$source" | sed "1s/^$mark//" > "sources/$number/$class.java"
        copies="${copies}sources/$number has a copy of ${source#./}$newline"
    done
}

run_javac() {
    compile unlimited javac -J-Duser.language=en -encoding UTF-8 -d classes \
        $(find sources -type f | sort -t / -k 2n)
}

# Renames what does not have the name of its public class, as javac says.
rename_java() {
    named='s/\.java:.* declared in a file named \(.*\)\.java.*/:\1/p'
    renamings=$(tr '\\' / < "$said" | sed -n "$named")
    for renaming in $renamings; do
        mv "${renaming%%:*}.java" "${renaming%/*}/${renaming#*:}.java"
    done
    [ -n "$renamings" ]
}

# Removes the files with errors, unless the program may be one of them, or there are no others. If
# some have a class that a file before them has, too, we remove only these, and without that doubt:
# such a file is a copy, and the one before it is still there.
leave_out_failing() {
    for error in 'error: duplicate class' error; do
        found=$(tr '\\' / < "$said" | sed -n "s|^\(sources/[0-9]*\)/[^:]*:[0-9]*: $error.*|\1|p" | sort -u)
        [ -z "$found" ] || break
    done
    for source in $found; do
        failing=$failing$(printf '%s' "$copies" | sed -n "s|^$source has a copy of |./|p")$newline
    done
    [ "$error" != error ] || ! misses_program "$failing" "$(sources "$java" | grep -vxF "$failing")" &&
        [ -n "$found" ] && rm -r $found && [ -n "$(find sources -type f)" ]
}
