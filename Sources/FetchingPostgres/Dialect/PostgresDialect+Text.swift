import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        switch condition.operation {
        case .equals, .hasPrefix, .hasSuffix, .contains: try renderFixed(condition, into: &renderer)
        case .isLike: try renderLike(condition, into: &renderer)
        case .matches: try renderMatches(condition, into: &renderer)
        }
    }

    /// Renders an operator whose pattern is plain text.
    private func renderFixed(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        let pattern = condition.options.folding.fold(condition.pattern)
        if condition.operation == .equals {
            try renderer.writeText(of: condition)
            renderer.write(" = ")
            return renderer.bind(.text(pattern))
        }
        guard !pattern.isEmpty else { return try renderer.writeAnyText(condition.operand) }
        if condition.operation == .hasPrefix, condition.options.folding.isEmpty {
            return try renderer.writeRange(of: condition.operand, withPrefix: pattern)
        }
        try renderer.writeText(of: condition)
        renderer.write(" LIKE ")
        let begin = condition.operation == .hasPrefix ? "" : "%"
        let end = condition.operation == .hasSuffix ? "" : "%"
        renderer.bind(.text(begin + pattern.escapedForLike + end))
    }

    private func renderLike(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        try renderer.writeText(of: condition)
        renderer.write(" LIKE ")
        renderer.bind(.text(LikePattern(condition.options.folding.fold(condition.pattern)).sqlPattern))
    }

    func renderContains(
        _ operand: ExpressionTree, anyOf texts: [String], _ options: TextOptions, into renderer: inout SQLRenderer
    ) throws {
        if options.folding.isEmpty {
            try renderer.writeOperand(operand)
        } else {
            try renderFolded(operand, options.folding, into: &renderer)
        }
        renderer.write(" LIKE ANY(")
        renderer.bind(list: texts.map { .text("%" + $0.escapedForLike + "%") }, of: .text)
        renderer.write(")")
    }

    func renderScalarCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        renderer.write("CAST(char_length(")
        try renderer.writeOperand(operand)
        renderer.write(") AS int8)")
    }
}

extension String {
    /// The text as a pattern of `LIKE` that only the text itself matches.
    fileprivate var escapedForLike: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(escapedForLike: scalar) }
        return String(scalars)
    }
}

extension LikePattern {
    /// The pattern of `LIKE` that the same texts match.
    fileprivate var sqlPattern: String {
        var scalars = String.UnicodeScalarView()
        for element in elements {
            switch element {
            case .scalar(let scalar): scalars.append(escapedForLike: scalar)
            case .anyScalar: scalars.append("_")
            case .anyText: scalars.append("%")
            }
        }
        return String(scalars)
    }
}

extension String.UnicodeScalarView {
    fileprivate mutating func append(escapedForLike scalar: Unicode.Scalar) {
        if scalar == "%" || scalar == "_" || scalar == "\\" { append("\\") }
        append(scalar)
    }
}
