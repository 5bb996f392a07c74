import Fetching
import Foundation

/// A calculation with two decimals of a few digits, which Foundation's own operators make exactly.
enum FormDecimalOperator: String, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    /// A quotient, multiplied by the divisor: nil for a division by zero.
    case share = "/ 8 *"

    func result(_ a: Decimal, _ b: Decimal) -> Decimal? {
        switch self {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .share: b == 0 ? nil : a * 125 / 1000 * b
        }
    }

    func expression(
        _ a: FetchExpression<Specimen, Decimal?>, _ b: FetchExpression<Specimen, Decimal?>
    ) -> FetchExpression<Specimen, Decimal?> {
        switch self {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .share: a / 8 * b + 0 / b
        }
    }
}
