import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(_ function: TextFunction, of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch function {
        case .lowercased, .uppercased: return try renderCase(function, of: operand, into: &renderer)
        case .trimmed: renderer.write("btrim")
        case .prefix: renderer.write("left")
        case .suffix: renderer.write("right")
        case .replacing: renderer.write("replace")
        }
        try renderer.writeParenthesized { renderer in
            // Of `citext`, `replace` ignores case. Under a nondeterministic collation, it fails.
            renderer.write("CAST(")
            try renderer.writeOperand(operand)
            renderer.write(" AS text) COLLATE \"C\", ")
            switch function {
            case .trimmed: renderer.bind(.text(TextFunction.whiteSpace))
            // No text is longer.
            case .prefix(let count), .suffix(let count): renderer.write(min(count, Int(Int32.max)))
            case .replacing(let text, let replacement):
                renderer.bind(.text(text.text))
                renderer.write(", ")
                renderer.bind(.text(replacement.text))
            case .lowercased, .uppercased: break
            }
        }
    }

    /// Renders a text in another case by the rules of ICU, which are Swift's but for the sigma at the end of a word.
    private func renderCase(
        _ function: TextFunction, of operand: ExpressionTree, into renderer: inout SQLRenderer
    ) throws {
        let isLower = function == .lowercased
        renderer.write(isLower ? "lower(translate(CAST(" : "upper(CAST(")
        try renderer.writeOperand(operand)
        renderer.write(isLower ? " AS text), 'Σ', 'σ')" : " AS text)")
        renderer.write(" COLLATE \"und-x-icu\") COLLATE \"C\"")
    }
}
