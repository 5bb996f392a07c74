import FetchingCore
import Foundation

extension FoundationOperand {
    func compared(_ comparison: ComparisonOperator, with literal: PrimitiveValue) throws -> FoundationCondition {
        guard !literal.isNull else { return try comparedWithNil(comparison) }
        if let dates = self as? FoundationOperand<Date> { return try dates.compared(comparison, withDate: literal) }
        let value = try literal.literal(as: Value.self)
        switch (comparison, form) {
        case (.equal, .optional(let member)):
            return FoundationPlans.equal(member, FoundationPlans.value(Optional(value)))
        case (.notEqual, .optional(let member)):
            return FoundationPlans.notEqual(member, FoundationPlans.value(Optional(value)))
        // An order, or a value that is never nil, compares with a literal as with any operand.
        default: return try compared(comparison, with: FoundationOperand(literal: value))
        }
    }

    func compared(
        _ comparison: ComparisonOperator, with other: any AnyFoundationOperand
    ) throws -> FoundationCondition {
        let other = try sameType(other)
        if storage != nil || other.storage != nil {
            throw FetchError.foundationStorage((storage ?? other.storage)?.name ?? "")
        }
        switch comparison {
        case .equal: return try isEqual(to: other)
        case .notEqual:
            if case (.value(let lhs), .value(let rhs)) = (form, other.form) {
                return FoundationPlans.notEqual(lhs, rhs)
            }
            return FoundationPlans.not(try isEqual(to: other))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return try ordered().compared(comparison.foundation, with: other)
        }
    }

    private func comparedWithNil(_ comparison: ComparisonOperator) throws -> FoundationCondition {
        let isNil = try isNil() ?? FoundationPlans.value(false)
        return switch comparison {
        case .equal: isNil
        case .notEqual: FoundationPlans.not(isNil)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: FoundationPlans.value(false)
        }
    }

    /// Nil equals nil.
    private func isEqual(to other: FoundationOperand) throws -> FoundationCondition {
        switch (form, other.form) {
        case (.value(let lhs), .value(let rhs)): return FoundationPlans.equal(lhs, rhs)
        case (.optional(let lhs), .optional(let rhs)): return FoundationPlans.equal(lhs, rhs)
        // A value beside one that may be nil, or a computed one.
        default:
            let isEqual = try holds { lhs in try other.holds { FoundationPlans.equal(lhs, $0) } }
            guard let isNil = try isNil(), let isOtherNil = try other.isNil() else { return isEqual }
            return FoundationPlans.or(FoundationPlans.and(isNil, isOtherNil), isEqual)
        }
    }

    func isIn(_ values: [PrimitiveValue], orNil: Bool) throws -> FoundationCondition {
        let isIn: FoundationCondition
        if Value.self == Date.self {
            isIn = FoundationPlans.joined(try values.map { try compared(.equal, with: $0) }[...], by: .or)
        } else {
            let values = try values.map { try $0.literal(as: Value.self) }
            isIn = try holds { FoundationPlans.isIn($0, values) }
        }
        guard orNil, let isNil = try isNil() else { return isIn }
        return FoundationPlans.or(isNil, isIn)
    }

    func isIn(_ range: ValueRange) throws -> FoundationCondition {
        let lower = try range.lower.map { try compared(.greaterOrEqual, with: $0) }
        let upper = try range.upper.map { try compared(range.includesUpper ? .lessOrEqual : .less, with: $0) }
        return FoundationPlans.joined([lower, upper].compactMap(\.self)[...], by: .and)
    }
}

extension ComparisonOperator {
    /// The operator of Foundation, for what is an ordering.
    fileprivate var foundation: PredicateExpressions.ComparisonOperator {
        switch self {
        case .less: .lessThan
        case .lessOrEqual: .lessThanOrEqual
        case .greater: .greaterThan
        case .greaterOrEqual, .equal, .notEqual: .greaterThanOrEqual
        }
    }
}

// MARK: Order

/// An operand whose values have an order.
private protocol OrderedFoundationOperand {
    func compared(
        _ comparison: PredicateExpressions.ComparisonOperator, with other: any AnyFoundationOperand
    ) throws -> FoundationCondition
}

private struct Ordered<Value: FoundationComparable & Comparable>: OrderedFoundationOperand {
    let operand: FoundationOperand<Value>

    func compared(
        _ comparison: PredicateExpressions.ComparisonOperator, with other: any AnyFoundationOperand
    ) throws -> FoundationCondition {
        let other = try operand.sameType(other)
        return try operand.holds { lhs in try other.holds { FoundationPlans.compared(lhs, comparison, $0) } }
    }
}

extension FoundationOperand {
    /// - Throws: ``FetchError`` if the order of the type is not that of its stored values.
    private func ordered() throws -> any OrderedFoundationOperand {
        guard let type = Value.self as? any (FetchableValue & Codable & Comparable).Type else {
            throw FetchError.notComparable(Value.self, by: "Comparable")
        }
        guard Value.isOrderedAsStored else { throw FetchError.orderOfCustomType(Value.self) }
        func ordered<Type: FoundationComparable & Comparable>(_: Type.Type) -> (any OrderedFoundationOperand)? {
            (self as? FoundationOperand<Type>).map(Ordered.init)
        }
        guard let ordered = ordered(type) else { throw FetchError.notComparable(Value.self, by: "Comparable") }
        return ordered
    }
}
