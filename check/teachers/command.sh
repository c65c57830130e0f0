# What `grade` runs of a submission that is no program in C or C++. If there is nothing to run, a
# remark is left.

# Chooses the class to run. Of several that have a method main, this is the one that the submission
# is named after, or Main, or a public one; a test only if there is no other.
choose_class() {
    classes=$(find classes -type f)
    main=$(javap -cp classes $classes | tr -d '\r' | name=${name%.*} awk '
        /^[^ ].*[{]$/ {
            rank = /^public / ? 3 : 4
            sub(/^([a-z-]+ )*(class|interface) /, "")
            sub(/[ <].*/, "")
            class = name = $0
            sub(/.*[.]/, "", name)
            if (name ~ /Test/) rank = 5
            if (name == "Main") rank = 2
            if (name == ENVIRON["name"]) rank = 1
        }
        / void main\((java\.lang\.String(\[\]|\.\.\.))?\)/ {
            if (!/^ *public static .*String/) rank += 10 # only a new Java can start it
            if (!best || rank < best) { best = rank; main = class }
        }
        END { print main; exit !best }
    ') || fails_with 'cannot be started' 'No class has a method main:' "$classes"
}

# Chooses the main.py or __main__.py that is least deep in the folder, or else the only file that is
# no test, and that no other one imports. Sets the words of the command, a line each.
choose_python() {
    found=$(sources "$python")
    main=$(printf '%s\n' "$found" | grep -iE '/(__)?main(__)?\.py$' | by_depth | head -n 1)
    [ -n "$main" ] || main=$(not_imported)
    case $main in '' | *"$newline"*)
        fails_with 'no main.py' 'Which of these files is the program? Call it main.py:' "$found" || return ;;
    esac
    main=./submitted/${main#./} command=python3
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

# Prints the Python files that are no tests, and that no other one imports, or else the only file.
not_imported() {
    case $found in *"$newline"*) ;; *) echo "$found" && return ;; esac
    cd submitted || exit
    own=$(grep -LE '^ *(import|from) +(unittest|pytest|setuptools)|^ *def test_' $found)
    imported=$(grep -hE '^[[:space:]]*(import|from) ' $own | tr -s ' .,()\t\r' '\n')
    for file in $own; do
        printf '%s\n' "${file%.*}" | tr / '\n' | grep -qxF "$imported" || printf '%s\n' "$file"
    done
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
