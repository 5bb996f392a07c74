package import Foundation

extension ValueFunction {
    /// A function that rounds, and its rule with the name that it has in Swift.
    package struct Rounding: Sendable {
        package let function: ValueFunction
        package let rule: FloatingPointRoundingRule
        package let name: String
    }

    package static let roundings = [
        Rounding(function: .rounded, rule: .toNearestOrAwayFromZero, name: "toNearestOrAwayFromZero"),
        Rounding(function: .roundedToEven, rule: .toNearestOrEven, name: "toNearestOrEven"),
        Rounding(function: .roundedUp, rule: .up, name: "up"),
        Rounding(function: .roundedDown, rule: .down, name: "down"),
        Rounding(function: .roundedTowardZero, rule: .towardZero, name: "towardZero"),
        Rounding(function: .roundedAwayFromZero, rule: .awayFromZero, name: "awayFromZero"),
    ]

    /// How the function rounds, nil for one that does not.
    package var rounding: Rounding? { Self.roundings.first { $0.function == self } }
}

extension Decimal {
    /// The whole number that a rule gives.
    package func rounded(by rule: FloatingPointRoundingRule) -> Decimal {
        let mode: NSDecimalNumber.RoundingMode =
            switch rule {
            case .toNearestOrEven: .bankers
            case .up: .up
            case .down: .down
            case .towardZero: self < 0 ? .up : .down
            case .awayFromZero: self < 0 ? .down : .up
            case .toNearestOrAwayFromZero: .plain
            // A rule that a later Swift adds has no function.
            @unknown default: .plain
            }
        var (number, result) = (self, Decimal())
        NSDecimalRound(&result, &number, 0, mode)
        return result
    }
}
