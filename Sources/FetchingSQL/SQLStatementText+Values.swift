import FetchingCore

extension SQLStatementText {
    /// The text with the values in the place of the placeholders, for a person to read.
    func sqlWithValues(in rules: any SQLDialectRules) -> String { sql(in: rules) { $0.literal(in: rules) } }

    /// The text with other text in the place of the placeholders.
    package func sql(
        in rules: any SQLDialectRules, replacing text: (SQLBinding) throws -> String
    ) rethrows -> String {
        var result = ""
        var scalars = sql.unicodeScalars[...]
        var next = 0
        var quote: Unicode.Scalar?
        while let scalar = scalars.popFirst() {
            if let open = quote {
                if scalar == open { quote = nil }
            } else if scalar == "\"" || scalar == "'" {
                quote = scalar
            } else if scalar == rules.traits.placeholders.mark {
                let digits = scalars.prefix { ("0"..."9").contains($0) }
                let index = Int(String(digits)).map { $0 - 1 } ?? next
                next += 1
                if bindings.indices.contains(index) {
                    scalars.removeFirst(digits.count)
                    result += try text(bindings[index])
                    continue
                }
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}

extension SQLPlaceholders {
    /// The beginning of a placeholder.
    fileprivate var mark: Unicode.Scalar {
        switch self {
        case .anonymous: "?"
        case .numbered: "$"
        }
    }
}

extension SQLBinding {
    fileprivate func literal(in rules: any SQLDialectRules) -> String {
        switch self {
        case .value(let value): rules.literal(for: value)
        case .parameter(let parameter): "/* parameter \(parameter.index + 1) */"
        case .list(let values, _): values.isEmpty ? "/* values */" : "/* \(values.count) values */"
        }
    }
}
