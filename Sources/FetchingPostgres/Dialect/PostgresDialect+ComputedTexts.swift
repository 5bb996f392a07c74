import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(_ function: TextFunction, of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch function {
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
            }
        }
    }
}
