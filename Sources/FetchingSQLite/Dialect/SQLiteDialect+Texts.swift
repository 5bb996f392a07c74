import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func render(_ function: TextFunction, of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        // SQLite's `substr`, `trim` and `replace` stop at NUL.
        switch function {
        case .trimmed: renderer.write(SQLiteFunctionName.trimmed)
        case .prefix: renderer.write(SQLiteFunctionName.prefixOfText)
        case .suffix: renderer.write(SQLiteFunctionName.suffixOfText)
        case .replacing: renderer.write(SQLiteFunctionName.replacing)
        }
        try renderer.writeParenthesized { renderer in
            try renderer.writeOperand(operand)
            switch function {
            case .trimmed: break
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
