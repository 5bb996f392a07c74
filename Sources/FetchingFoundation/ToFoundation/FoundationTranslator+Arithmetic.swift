import FetchingCore
import Foundation

// Foundation traps where a result does not fit, and where an integer is divided by zero. What is calculated is therefore
// calculated only where it can be: such a value is nil, and nothing holds of it.

extension FoundationTranslator {
    func arithmetic(
        _ operation: ArithmeticOperator, _ lhs: any AnyFoundationOperand, _ rhs: any AnyFoundationOperand
    ) throws -> any AnyFoundationOperand {
        if let lhs = lhs as? FoundationOperand<Int> { return try integer(operation, lhs, try lhs.sameType(rhs)) }
        if let lhs = lhs as? FoundationOperand<Int64> { return try integer(operation, lhs, try lhs.sameType(rhs)) }
        if let lhs = lhs as? FoundationOperand<Double> { return try double(operation, lhs, try lhs.sameType(rhs)) }
        if lhs is FoundationOperand<Decimal> {
            throw FetchError.rejected(
                "Foundation rounds decimals in its own way, which differs between systems",
                cure: "Compare the property with a constant, or fetch with another engine")
        }
        throw FetchError.rejected(
            "Foundation calculates '\(lhs.valueType)' in its own type, other engines as 'Int64' or 'Double'",
            cure: "Give the property the type 'Int', 'Int64' or 'Double'")
    }

    private func double(
        _ operation: ArithmeticOperator, _ lhs: FoundationOperand<Double>, _ rhs: FoundationOperand<Double>
    ) throws -> any AnyFoundationOperand {
        let result: (any FoundationPlan<Double>, any FoundationPlan<Double>) -> any FoundationPlan<Double>
        switch operation {
        case .add: result = { FoundationPlans.arithmetic($0, .add, $1) }
        case .subtract: result = { FoundationPlans.arithmetic($0, .subtract, $1) }
        case .multiply: result = { FoundationPlans.arithmetic($0, .multiply, $1) }
        case .divide: result = { FoundationPlans.quotient($0, $1) }
        case .remainder:
            throw FetchError.rejected("there is no remainder of fractions", cure: "Use an integer property")
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: throw FetchError.foundationBits
        }
        let dividesByZero = operation == .divide && (rhs.literal.map { $0 == 0 } ?? true)
        return FoundationOperand(
            .computed { holds in
                try lhs.holds { lhs in
                    try rhs.holds { rhs in
                        let holds = try holds(result(lhs, rhs).checked()).checked()
                        guard dividesByZero else { return holds }
                        return FoundationPlans.and(FoundationPlans.notEqual(rhs, FoundationPlans.value(0)), holds)
                    }
                }
            })
    }

    private func integer<Value: FoundationComparable & FixedWidthInteger & SignedInteger>(
        _ operation: ArithmeticOperator, _ lhs: FoundationOperand<Value>, _ rhs: FoundationOperand<Value>
    ) throws -> any AnyFoundationOperand {
        let guarded = GuardedInteger(operation, lhs.literal, rhs.literal)
        return FoundationOperand<Value>(
            .computed { holds in
                try lhs.holds { lhs in
                    try rhs.holds { rhs in
                        let result = try holds(guarded.result(lhs, rhs).checked()).checked()
                        return guarded.fits(lhs, rhs).map { FoundationPlans.and($0, result) } ?? result
                    }
                }
            })
    }
}

/// A calculation with integers, and when it has a result.
private struct GuardedInteger<Value: FoundationComparable & FixedWidthInteger & SignedInteger> {
    typealias Plan = any FoundationPlan<Value>

    let operation: ArithmeticOperator
    let left: Value?
    let right: Value?

    init(_ operation: ArithmeticOperator, _ left: Value?, _ right: Value?) {
        self.operation = operation
        self.left = left
        self.right = right
    }

    func result(_ lhs: Plan, _ rhs: Plan) -> Plan {
        switch operation {
        case .add: FoundationPlans.arithmetic(lhs, .add, rhs)
        case .subtract: FoundationPlans.arithmetic(lhs, .subtract, rhs)
        case .multiply: FoundationPlans.arithmetic(lhs, .multiply, rhs)
        case .divide: FoundationPlans.quotient(lhs, rhs)
        case .remainder: FoundationPlans.remainder(lhs, divisor(rhs))
        // They are rejected before.
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: lhs
        }
    }

    /// The remainder by -1 is that by 1, which always fits.
    private func divisor(_ rhs: Plan) -> Plan {
        switch right {
        case -1: value(1)
        case .some: rhs
        case nil: FoundationPlans.choice(FoundationPlans.equal(rhs, value(-1)), value(1), rhs)
        }
    }

    /// Whether there is a result; nil where there always is.
    func fits(_ lhs: Plan, _ rhs: Plan) -> FoundationCondition? {
        switch operation {
        case .add: sumFits(lhs, rhs)
        case .subtract: differenceFits(lhs, rhs)
        case .multiply: productFits(lhs, rhs)
        case .divide: quotientFits(lhs, rhs)
        case .remainder: right.map { $0 == 0 ? FoundationPlans.value(false) : nil } ?? notEqual(rhs, 0)
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: nil
        }
    }

    private func sumFits(_ lhs: Plan, _ rhs: Plan) -> FoundationCondition? {
        if let right { return right >= 0 ? atMost(lhs, .max - right) : atLeast(lhs, .min - right) }
        if let left { return left >= 0 ? atMost(rhs, .max - left) : atLeast(rhs, .min - left) }
        return either(
            rhs, nonNegative: FoundationPlans.compared(lhs, .lessThanOrEqual, difference(value(.max), rhs)),
            negative: FoundationPlans.compared(lhs, .greaterThanOrEqual, difference(value(.min), rhs)))
    }

    private func differenceFits(_ lhs: Plan, _ rhs: Plan) -> FoundationCondition? {
        if let right { return right >= 0 ? atLeast(lhs, .min + right) : atMost(lhs, .max + right) }
        if let left { return left >= 0 ? atLeast(rhs, left - .max) : atMost(rhs, left - .min) }
        return either(
            rhs, nonNegative: FoundationPlans.compared(lhs, .greaterThanOrEqual, sum(value(.min), rhs)),
            negative: FoundationPlans.compared(lhs, .lessThanOrEqual, sum(value(.max), rhs)))
    }

    private func productFits(_ lhs: Plan, _ rhs: Plan) -> FoundationCondition? {
        if let right { return productFits(lhs, by: right) }
        if let left { return productFits(rhs, by: left) }
        func isBetween(_ lower: Value, _ upper: Value) -> FoundationCondition {
            FoundationPlans.and(
                FoundationPlans.compared(lhs, .greaterThanOrEqual, FoundationPlans.quotient(value(lower), rhs)),
                FoundationPlans.compared(lhs, .lessThanOrEqual, FoundationPlans.quotient(value(upper), rhs)))
        }
        let isPositive = FoundationPlans.compared(rhs, .greaterThan, value(0))
        let isBelowMinusOne = FoundationPlans.compared(rhs, .lessThan, value(-1))
        let isMinusOne = FoundationPlans.equal(rhs, value(-1))
        return FoundationPlans.joined(
            [
                FoundationPlans.equal(rhs, value(0)),
                FoundationPlans.and(isPositive, isBetween(.min, .max)),
                FoundationPlans.and(isBelowMinusOne, isBetween(.max, .min)),
                FoundationPlans.and(isMinusOne, notEqual(lhs, .min)),
            ], by: .or)
    }

    private func productFits(_ plan: Plan, by factor: Value) -> FoundationCondition? {
        switch factor {
        case 0, 1: nil
        case -1: notEqual(plan, .min)
        case 2...: FoundationPlans.and(atLeast(plan, .min / factor), atMost(plan, .max / factor))
        default: FoundationPlans.and(atLeast(plan, .max / factor), atMost(plan, .min / factor))
        }
    }

    private func quotientFits(_ lhs: Plan, _ rhs: Plan) -> FoundationCondition? {
        switch right {
        case 0: return FoundationPlans.value(false)
        case -1: return notEqual(lhs, .min)
        case .some: return nil
        case nil:
            let fits = FoundationPlans.or(notEqual(rhs, -1), notEqual(lhs, .min))
            return FoundationPlans.and(notEqual(rhs, 0), fits)
        }
    }

    private func value(_ value: Value) -> Plan { FoundationPlans.value(value) }

    private func atMost(_ plan: Plan, _ bound: Value) -> FoundationCondition {
        FoundationPlans.compared(plan, .lessThanOrEqual, value(bound))
    }

    private func atLeast(_ plan: Plan, _ bound: Value) -> FoundationCondition {
        FoundationPlans.compared(plan, .greaterThanOrEqual, value(bound))
    }

    private func notEqual(_ plan: Plan, _ other: Value) -> FoundationCondition {
        FoundationPlans.notEqual(plan, value(other))
    }

    private func sum(_ lhs: Plan, _ rhs: Plan) -> Plan { FoundationPlans.arithmetic(lhs, .add, rhs) }

    private func difference(_ lhs: Plan, _ rhs: Plan) -> Plan { FoundationPlans.arithmetic(lhs, .subtract, rhs) }

    private func either(
        _ plan: Plan, nonNegative: FoundationCondition, negative: FoundationCondition
    ) -> FoundationCondition {
        FoundationPlans.or(
            FoundationPlans.and(atLeast(plan, 0), nonNegative),
            FoundationPlans.and(FoundationPlans.compared(plan, .lessThan, value(0)), negative))
    }
}
