# Adds up the trace of a compiler (swiftc -trace-stats-events) by function and by expression. See scripts/typecheck.
#
# A row: time, duration, "entry" or "exit", step, counter, growth, value, name, place. Each counter that grew has a row of its own.
# A place is Folder/File.swift:3:5 - line:7:1.

function place_of(row) {
    if (!match(row, /"\[[^"]*:[0-9]+:[0-9]+ - line:[0-9]+:[0-9]+\]"$/)) return ""
    return substr(row, RSTART + 2, RLENGTH - 4)
}

# Notes the file of a place, and its first and last character as numbers that can be compared.
function read_place(place,    parts, numbers) {
    if (place == "" || place in file_of) return
    split(place, parts, / - line:/)
    match(parts[1], /:[0-9]+:[0-9]+$/)
    file_of[place] = substr(parts[1], 1, RSTART - 1)
    split(substr(parts[1], RSTART + 1), numbers, ":")
    line_of[place] = numbers[1]
    start_of[place] = numbers[1] * 100000 + numbers[2]
    split(parts[2], numbers, ":")
    end_of[place] = numbers[1] * 100000 + numbers[2]
}

# The innermost step under way that has a place.
function current(    level) {
    for (level = depth; level > 0; level--) if (places[level] != "") return places[level]
    return ""
}

function lies_in(inner, outer) {
    return file_of[inner] == file_of[outer] && start_of[outer] <= start_of[inner] && end_of[inner] <= end_of[outer]
}

function add_up(outer,    inner) {
    sum_of_scopes = sum_of_time = 0
    for (inner in file_of) {
        if (!lies_in(inner, outer)) continue
        sum_of_scopes += scopes[inner]
        sum_of_time += microseconds[inner]
    }
}

function report(place, indentation,    text) {
    add_up(place)
    text = source[file_of[place], line_of[place]]
    sub(/^[ \t]+/, "", text)
    if (sum_of_scopes == 0 || (sum_of_scopes < 10 && text !~ /\{/)) return
    printf "%9d  %8.1f  %5d  %s%s\n", sum_of_scopes, sum_of_time / 1000, line_of[place], indentation, text
}

{
    split($0, field, ",")
    if (field[1] == "Time") next
    place = place_of($0)
    read_place(place)
    moment = field[1] field[3] field[4] place
    if (moment != last_moment) {
        last_moment = moment
        microseconds[current()] += field[1] - last_time
        last_time = field[1]
        if (field[3] == "\"entry\"") {
            owner = current()
            depth++
            steps[depth] = field[4]
            places[depth] = place
        } else {
            # A step in which no counter grew has left no row.
            for (level = depth; level > 0 && (steps[level] != field[4] || places[level] != place); level--);
            if (level > 0) depth = level
            owner = current()
            if (level > 0) depth--
        }
        if (field[4] ~ /-decl/ && $0 ~ /\)","\[/) functions[place] = 1
        if (field[4] ~ /-(expr|stmt)/ && $0 !~ /,"(Brace|MacroExpansion)",/) expressions[place] = 1
    }
    if (field[5] ~ /NumConstraintScopes/) { scopes[owner] += field[6]; all_scopes += field[6] }
}

END {
    print "   scopes        ms   line"
    count = split(ENVIRON["FILES"], names, "\n")
    for (number = 1; number <= count; number++) {
        name = names[number]
        lines = 0
        while ((getline text < name) > 0) source[name, ++lines] = text
        rows = 0
        for (place in file_of) {
            if (file_of[place] != name) continue
            scopes_of_file[name] += scopes[place]
            is_outer = place in functions || place in expressions
            for (other in expressions) if (other != place && is_outer && lies_in(place, other)) is_outer = 0
            if (is_outer) order[++rows] = place
        }
        # By their beginning, and what encloses another before it.
        for (i = 2; i <= rows; i++) {
            place = order[i]
            for (j = i - 1; j > 0; j--) {
                before = order[j]
                if (start_of[before] < start_of[place]) break
                if (start_of[before] == start_of[place] && end_of[before] >= end_of[place]) break
                order[j + 1] = before
            }
            order[j + 1] = place
        }
        for (i = 1; i <= rows; i++) {
            indentation = ""
            for (j = 1; j < i; j++) if (order[j] in functions && lies_in(order[i], order[j])) indentation = indentation "  "
            report(order[i], indentation)
        }
        printf "%9d  in %s\n", scopes_of_file[name], name
    }
    printf "%9d  in all, the code of macros included\n", all_scopes
}
