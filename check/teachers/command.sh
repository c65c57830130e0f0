# What `grade` runs of a submission that is no program in C or C++. If there is nothing to run, a
# remark is left.

# Chooses the class to run. Of several that have a method main, this is the one that the submission
# is named after, or Main, or one named after the task, or one that no other source names, or a
# public one; a test only if there is no other.
choose_class() {
    classes=$(find classes -type f | sort)
    used=$(cd sources && for class in $(find . -type f | sed 's|.*/||; s|[.]java$||'); do
        [ "$(grep -lrw "$class" . | grep -vc "/$class[.]java")" = 0 ] || printf '/%s/' "$class"
    done)
    mains=$(javap -cp classes $classes | tr -d '\r' | name=${name%.*} used=$used main_names=$main_names awk '
        /^[^ ].*[{]$/ {
            rank = /^public / ? 3 : 4
            sub(/^([a-z-]+ )*(class|interface) /, "")
            sub(/[ <].*/, "")
            class = name = $0
            sub(/.*[.]/, "", name)
            if (index(ENVIRON["used"], "/" name "/")) rank += 2
            if (name ~ /Test/) rank = 7
            if (tolower("/" name ".") ~ ENVIRON["main_names"]) rank = 2
            if (name == ENVIRON["name"]) rank = 1
        }
        / void main\((java\.lang\.String(\[\]|\.\.\.))?\)/ {
            # Only a new Java can start one that is not public and static.
            print (/^ *public static .*String/ ? rank : rank + 10) "\t" class
        }
    ' | sort -ns | cut -f 2-)
    main=${mains%%"$newline"*}
    [ -n "$main" ] || fails_with 'cannot be started' 'No class has a method main:' "$classes" || return
    note "Not graded, since the main of $main is run" "$(printf '%s\n' "$mains" | grep -vxF "$main" | uniq)"
}

# Chooses the main.py or __main__.py that is least deep in the folder, or else the only file that is
# no test, and that no other one imports. Sets the words of the command, a line each.
choose_python() {
    found=$(sources "$python") imported=''
    mains=$(printf '%s\n' "$found" | grep -iE '/(__)?main(__)?\.py$' | by_depth)
    main=${mains%%"$newline"*}
    note "Not run, since $main is" "$(printf '%s\n' "$mains" | sed 1d)"
    [ -n "$main" ] || choose_not_imported
    case $main in '' | *"$newline"*)
        fails_with 'no main.py' 'Which of these files is the program? Call it main.py:' "$found" || return ;;
    esac
    note "$main is run, which imports, itself or through others" "$imported"
    main=./submitted/${main#./} command=python3
    # An IDE finds modules from the root of a project, too.
    case ${main#./submitted/} in */*) command=env${newline}PYTHONPATH=submitted${newline}python3 ;; esac
    # A package finds its modules only if python3 is told its name, and not its file.
    package=${main%/*}
    while [ -e "${package%/*}/__init__.py" ]; do package=${package%/*}; done
    from="(from[[:space:]]+\.|(from|import)[[:space:]]+${package##*/}([^A-Za-z0-9_]|\$))"
    if grep -qE "^[[:space:]]*$from" "$main" 2> /dev/null; then
        module=${main#"${package%/*}/"}
        module=$(printf '%s\n' "${module%.*}" | tr / .)
        command=env${newline}PYTHONPATH=${package%/*}${newline}python3$newline-m
        main=${module%.__main__}
    fi
}

# Chooses the Python files that are no tests, and that no other one imports, or else the only file.
# A program may have tests of its own, but it reads its input. Of several, we take one named after
# the task.
choose_not_imported() {
    main=$found
    case $found in *"$newline"*) ;; *) return ;; esac
    cd submitted || exit
    own=$(grep -LE '^ *(import|from) +(unittest|pytest|setuptools)|^ *def test_' $found
        grep -lE '(^|[^A-Za-z0-9_.])input\(|stdin[.:)]' $found)
    words=$(grep -hE '^[[:space:]]*(import|from) ' $own | tr -s ' .,()\t\r' '\n')
    cd "$work"
    imported=$(for file in $own; do
        ! printf '%s\n' "${file%.*}" | tr / '\n' | grep -qxF "$words" || printf '%s\n' "$file"
    done)
    main=$(printf '%s\n' "$own" | sort -u | grep -vxF "$imported")
    main=$(printf '%s\n' "$main" | grep -iE "$main_names" || printf '%s\n' "$main")
}

# Chooses the submission, or its only executable file.
choose_executable() {
    found=$(find_files)
    packed=$(printf '%s\n' "$found" | grep -iE "$archives")
    notebooks=$(printf '%s\n' "$found" | grep -i '\.ipynb$')
    if [ -d "$submission" ]; then main=$(executables); else main=./$name; fi
    case $main in '' | *"$newline"* | "$packed" | "$notebooks") ;; *) return ;; esac
    if [ -n "$packed" ]; then
        fails_with 'archive: unpack it' 'Only folders and single files are graded, not archives:' "$packed"
    elif [ -n "$notebooks" ]; then
        fails_with 'notebook: export it' \
            'Export it as a Python file (jupyter nbconvert --to script):' "$notebooks"
    elif [ -n "$found" ]; then
        fails_with 'no sources' 'There is no C, C++, Java or Python source. Another program must be the only
executable file (chmod +x) of its folder. There are these files:' "$found"
    else
        fails_with 'no sources' 'There is nothing but links, hidden files and libraries.'
    fi
}

executables() {
    for file in $found; do [ ! -x "submitted/$file" ] || printf '%s\n' "$file"; done
}
