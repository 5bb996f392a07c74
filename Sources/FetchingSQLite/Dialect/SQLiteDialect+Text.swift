import FetchingCore
import FetchingSQL
import Foundation

extension SQLiteDialect {
    func render(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        switch condition.operation {
        case .isLike: try renderLike(condition, into: &renderer)
        case .matches: try renderMatches(condition, into: &renderer)
        case .equals, .hasPrefix, .hasSuffix, .contains: try renderFixed(condition, into: &renderer)
        }
    }

    /// Renders an operator whose pattern is plain text.
    private func renderFixed(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        let pattern = condition.options.folding.fold(condition.pattern)
        guard condition.operation == .equals || !pattern.isEmpty else {
            return try renderer.writeAnyText(condition.operand)
        }
        switch condition.operation {
        case .hasPrefix where condition.options.folding.isEmpty:
            try renderer.writeRange(of: condition.operand, withPrefix: pattern)
        case .hasPrefix, .hasSuffix:
            // By bytes: SQLite counts characters only up to a NUL.
            let bytes = Data(pattern.utf8)
            renderer.write("substr(CAST(")
            try renderer.writeText(of: condition)
            renderer.write(condition.operation == .hasPrefix ? " AS BLOB), 1, " : " AS BLOB), -")
            renderer.write(bytes.count)
            renderer.write(") IS ")
            renderer.bind(.data(bytes))
        case .contains:
            renderer.write("instr(")
            try renderer.writeText(of: condition)
            renderer.write(", ")
            renderer.bind(.text(pattern))
            renderer.write(") > 0")
        // Patterns do not come here.
        case .equals, .isLike, .matches:
            try renderer.writeText(of: condition)
            renderer.write(" = ")
            renderer.bind(.text(pattern))
            renderer.write(" COLLATE BINARY")
        }
    }

    private func renderLike(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        let pattern = LikePattern(condition.pattern)
        if condition.options.folding.isEmpty, !pattern.prefix.isEmpty {
            try renderer.writeRange(of: condition.operand, withPrefix: pattern.prefix)
            renderer.write(" AND ")
        }
        try renderCall(SQLiteFunctionName.like, condition, into: &renderer)
    }

    private func renderMatches(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        do {
            // An invalid expression is found before any row is read.
            _ = try TextMatcher(.matches, pattern: condition.pattern, options: condition.options)
        } catch var error as FetchError {
            error.member = condition.operand.member
            error.operation = TextOperator.matches.rawValue
            throw error
        }
        try renderCall(SQLiteFunctionName.matches, condition, member: condition.operand.member, into: &renderer)
    }

    /// - Parameter member: What an error of the function names.
    private func renderCall(
        _ function: StaticString, _ condition: TextCondition, member: String? = nil, into renderer: inout SQLRenderer
    ) throws {
        renderer.write(function)
        renderer.write("(")
        try renderer.writeOperand(condition.operand)
        renderer.write(", ")
        renderer.bind(.text(condition.pattern))
        renderer.write(", ")
        renderer.write(condition.options.folding.rawValue)
        if let member {
            renderer.write(", ")
            renderer.bind(.text(member))
        }
        renderer.write(")")
    }

    func renderContains(
        _ operand: ExpressionTree, anyOf texts: [String], _ options: TextOptions, into renderer: inout SQLRenderer
    ) throws {
        renderer.write(SQLiteFunctionName.containsAny)
        renderer.write("(")
        try renderer.writeOperand(operand)
        renderer.write(", ")
        renderer.bind(list: texts.map(PrimitiveValue.text), of: .text)
        renderer.write(", ")
        renderer.write(options.rawValue)
        renderer.write(")")
    }
}
