import FetchingCore

extension SQLStatementText {
    /// The text with the values in the place of the placeholders, for a person to read.
    func sqlWithValues(in syntax: any SQLSyntax) -> String {
        var result = ""
        var bindings = bindings.makeIterator()
        var isQuoted = false
        for scalar in sql.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if scalar == "?", !isQuoted, let binding = bindings.next() {
                result += binding.literal(in: syntax)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension SQLBinding {
    fileprivate func literal(in syntax: any SQLSyntax) -> String {
        switch self {
        case .value(let value): syntax.literal(for: value)
        case .list(let values): values.isEmpty ? "/* values */" : "/* \(values.count) values */"
        }
    }
}
