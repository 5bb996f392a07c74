import FetchingCore
import FetchingSQL

extension PostgresDialect {
    /// Renders a regular expression in the syntax of PostgreSQL, which is another than that of ICU: it is translated, or
    /// rejected.
    func renderMatches(_ condition: TextCondition, into renderer: inout SQLRenderer) throws {
        do {
            // An invalid expression is found before any row is read.
            _ = try TextMatcher(.matches, pattern: condition.pattern, options: condition.options)
        } catch var error as FetchError {
            error.member = condition.operand.member
            error.operation = TextOperator.matches.rawValue
            throw error
        }
        let pattern: String
        do {
            pattern = try RegularExpression.postgresPattern(condition.pattern, options: condition.options)
        } catch {
            var rejection = renderer.unsupported(
                "a regular expression with \(error.part) is not translated",
                cure: "Write it in another way, or use 'isLike'")
            rejection.member = condition.operand.member
            rejection.operation = TextOperator.matches.rawValue
            throw rejection
        }
        // The expression's own option ignores case: lower-casing the pattern would change `\S` into `\s`.
        let folding = condition.options.folding.subtracting(.caseInsensitive)
        if folding.isEmpty {
            try renderer.writeOperand(condition.operand)
        } else {
            try renderFolded(condition.operand, folding, into: &renderer)
        }
        renderer.write(" ~ ")
        renderer.bind(.text(pattern))
        renderer.write(" COLLATE \"C\"")
    }
}

extension RegularExpression {
    /// The expression of PostgreSQL that the same whole texts match as a valid one of ICU.
    static func postgresPattern(
        _ pattern: String, options: TextOptions
    ) throws(UntranslatedExpression) -> String {
        let folding = options.folding
        var parser = RegularExpressionParser(folding.subtracting(.caseInsensitive).fold(pattern))
        let expression = try parser.parse()
        var writer = PostgresExpressionWriter(ignoresCase: parser.ignoresCase || folding.contains(.caseInsensitive))
        try writer.writeWhole(expression)
        return writer.text
    }
}
