import Fetching

/// An operand on samples, and what its value is in plain Swift.
struct RandomField<Operand: FetchableOperand>: Sendable where Operand.Model == Sample {
    typealias Base = Operand.Value.Base

    let name: String
    let operand: Operand
    let value: @Sendable (Sample) -> Base?

    /// Makes a value for the operators, and nil where the type has none.
    let lift: @Sendable (Base?) -> Operand.Value?

    /// Draws a value to compare with.
    let draw: @Sendable (inout SplitMix64) -> Base

    let isEqual: @Sendable (Base, Base) -> Bool
}

extension RandomField {
    init(
        _ name: String, _ operand: Operand, _ pool: Pool<Base>, _ value: @escaping @Sendable (Sample) -> Base?
    ) where Operand.Value.Base: Equatable {
        // The cast of nil succeeds for an optional type only.
        self.init(
            name: name, operand: operand, value: value, lift: { $0 as? Operand.Value }, draw: { pool.pick(&$0) },
            isEqual: { $0 == $1 })
    }

    func comparing(
        by isEqual: @escaping @Sendable (Base, Base) -> Bool,
        drawing draw: (@Sendable (inout SplitMix64) -> Base)? = nil
    ) -> RandomField {
        RandomField(
            name: name, operand: operand, value: value, lift: lift, draw: draw ?? self.draw, isEqual: isEqual)
    }

    func isSame(_ a: Base?, _ b: Base?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return isEqual(a, b)
    }

    /// A value, and for an optional field sometimes nil.
    func drawOptional(_ generator: inout SplitMix64) -> (base: Base?, value: Operand.Value)? {
        let base: Base? = generator.isOne(in: 6) ? nil : draw(&generator)
        if let value = lift(base) { return (base, value) }
        let other = draw(&generator)
        return lift(other).map { (other, $0) }
    }

    func leaf(
        _ text: String, _ predicate: FetchPredicate<Sample>, _ holds: @escaping @Sendable (Sample) -> Bool
    ) -> RandomCondition {
        .leaf(.init(text: "\(name) \(text)", predicate: predicate, holds: holds))
    }
}

/// A kind of condition, of which one is drawn.
typealias ConditionMaker = @Sendable (inout SplitMix64) -> RandomCondition
