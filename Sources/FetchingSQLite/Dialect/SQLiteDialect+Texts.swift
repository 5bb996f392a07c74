import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func render(_ function: TextFunction, of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try renderMarked(by: [operand], into: &renderer) { try renderCall(of: function, with: operand, into: &$0) }
    }

    private func renderCall(
        of function: TextFunction, with operand: ExpressionTree, into renderer: inout SQLRenderer
    ) throws {
        // SQLite's `substr`, `trim` and `replace` stop at NUL, and its `lower` knows ASCII alone.
        switch function {
        case .trimmed: renderer.write(SQLiteFunctionName.trimmed)
        case .prefix: renderer.write(SQLiteFunctionName.prefixOfText)
        case .suffix: renderer.write(SQLiteFunctionName.suffixOfText)
        case .replacing: renderer.write(SQLiteFunctionName.replacing)
        case .lowercased: renderer.write(SQLiteFunctionName.lowercased)
        case .uppercased: renderer.write(SQLiteFunctionName.uppercased)
        }
        try renderer.writeParenthesized { renderer in
            try renderer.writeOperand(operand)
            switch function {
            case .trimmed, .lowercased, .uppercased: break
            case .prefix(let count), .suffix(let count):
                renderer.write(", ")
                renderer.write(count)
            case .replacing(let text, let replacement):
                renderer.write(", ")
                renderer.bind(.text(text.text))
                renderer.write(", ")
                renderer.bind(.text(replacement.text))
            }
        }
    }
}
