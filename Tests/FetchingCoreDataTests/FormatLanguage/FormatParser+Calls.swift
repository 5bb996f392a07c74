extension FormatParser {
    /// The functions that are published: in the grammar by their names, for `NSExpression` by their selectors.
    private static let selectors: Set<String> = [
        "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:",
        "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:", "raise:toPower:", "exp:", "floor:",
        "ceiling:",
        "abs:", "trunc:", "uppercase:", "lowercase:", "length:", "random", "randomn:", "now", "bitwiseAnd:with:",
        "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:",
        "castObject:toType:",
    ]

    /// These take a list, or the elements of one.
    private static let overLists: Set<String> = [
        "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:",
    ]

    /// A call, at the parenthesis after its name.
    mutating func call(_ name: String) throws -> FormatExpression {
        let start = token
        let upper = name.uppercased()
        try expect("(")
        if upper == "TERNARY" { return try ternary() }
        let parameters = try list(closedBy: ")")
        if upper == "FUNCTION" || upper == "CAST" {
            guard parameters.count >= 2 else { throw syntax("'\(upper)' needs two parameters", at: start) }
            return .call(upper, parameters)
        }
        guard let selector = Self.selectors.first(where: { $0 == name || $0 == name + ":" }) else {
            throw syntax("there is no function '\(name)'", at: start)
        }
        let arity = selector.count { $0 == ":" }
        let isFitting = Self.overLists.contains(selector) ? !parameters.isEmpty : parameters.count == arity
        guard isFitting else { throw syntax("'\(name)' does not take \(parameters.count) parameters", at: start) }
        return .call(selector, parameters)
    }

    private mutating func ternary() throws -> FormatExpression {
        let condition = try predicate()
        try expect(",")
        let first = try expression()
        try expect(",")
        let second = try expression()
        try expect(")")
        return .ternary(condition, first, second)
    }

    /// `SUBQUERY(collection, $variable, condition)`, after its name. The variable hides one of the same name outside.
    mutating func subquery() throws -> FormatExpression {
        try expect("(")
        let collection = try expression()
        try expect(",")
        guard case .variable(let name) = token.kind else { throw syntax("SUBQUERY needs a variable here") }
        index += 1
        try expect(",")
        variables.append(name)
        depth += 1
        let condition = try predicate()
        depth -= 1
        variables.removeLast()
        try expect(")")
        return .subquery(collection, variable: name, condition: condition)
    }

    func variable(_ name: String) throws -> FormatExpression {
        if token.isSymbol(":=") { throw FormatLanguageError.unsupported("an assignment") }
        guard variables.contains(name) else { throw FormatLanguageError.unboundVariable(name) }
        return .variable(name)
    }
}

extension FormatParser {
    /// The expression that a placeholder stands for.
    mutating func argument(for conversion: String, at place: FormatToken) throws -> FormatExpression {
        if conversion == "K" {
            let keys = try keysOfArgument()
            try check(keys, at: place)
            return .path(try subject(), keys)
        }
        guard case .value(let value) = takeArgument() else {
            throw wrongArgument("'%\(conversion)' takes a value, not a key path")
        }
        let isFitting: Bool
        switch (conversion.last, value) {
        case ("@", _): isFitting = true
        case ("d", .integer), ("i", .integer), ("u", .integer), ("D", .integer), ("U", .integer): isFitting = true
        case ("x", .integer), ("X", .integer), ("o", .integer), ("O", .integer): isFitting = true
        case ("d", .bool), ("i", .bool), ("u", .bool): isFitting = true
        case (let letter?, .double): isFitting = "fFeEgGaA".contains(letter)
        default: isFitting = false
        }
        guard isFitting else {
            throw wrongArgument("'%\(conversion)' does not take \(value.kind.rawValue) of this type")
        }
        return .constant(value)
    }

    /// The steps of the key path that stands for `%K`. Its keys are names as they are: nothing in them is reserved.
    mutating func keysOfArgument() throws -> [FormatKey] {
        guard case .keyPath(let path) = takeArgument() else { throw wrongArgument("'%K' takes a key path") }
        return try path.split(separator: ".", omittingEmptySubsequences: false).map { part in
            if part.hasPrefix("@") { return try aggregate(String(part.dropFirst())) }
            let isName = part.unicodeScalars.enumerated().allSatisfy { offset, scalar in
                let properties = scalar.properties
                return scalar == "_" || (offset == 0 ? properties.isXIDStart : properties.isXIDContinue)
            }
            guard !part.isEmpty, isName, part != "SELF" else { throw wrongArgument("'\(path)' is no key path") }
            return .key(String(part))
        }
    }

    private mutating func takeArgument() -> FormatLanguageArgument {
        defer { argumentIndex += 1 }
        return arguments[argumentIndex]
    }

    private func wrongArgument(_ reason: String) -> FormatLanguageError {
        .wrongArgument(reason, placeholder: argumentIndex)
    }
}
