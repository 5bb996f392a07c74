import Fetching
import FetchingCore

/// A fragment of SQL that is drawn, and what it is in plain Swift.
enum FormFragment: Sendable {
    /// Of an integer.
    case remainder

    /// Of a text.
    case exclaimed

    func tree(of operand: ExpressionTree) -> ExpressionTree {
        switch self {
        case .remainder:
            let number = FetchExpression<Specimen, Int?>(operand)
            let remainder: FetchExpression<Specimen, Int?> = sql(
                "CAST(\(number) % \(7) AS bigint)", as: Int?.self,
                memory: { (number: Int, divisor: Int) in number % divisor })
            return remainder.tree
        case .exclaimed:
            let text = FetchExpression<Specimen, String?>(operand)
            let exclaimed: FetchExpression<Specimen, String?> = sql(
                "CAST(\(text) || '!é' AS text)", as: String?.self, memory: { (text: String) in text + "!é" })
            return exclaimed.tree
        }
    }

    func result(of key: FormKey) -> FormKey? {
        switch self {
        case .remainder: key.int.map { .int($0 % 7) }
        case .exclaimed: key.text.map { FormTypes.text.key($0 + "!é") }
        }
    }

    func text(of operand: String) -> String {
        switch self {
        case .remainder: "#sql(\(operand) % 7)"
        case .exclaimed: "#sql(\(operand) || '!é')"
        }
    }
}
