import FetchingCore
import Foundation

/// A value of a condition, as an expression of Foundation.
struct FoundationOperand<Value: FoundationComparable>: AnyFoundationOperand {
    enum Form {
        case value(any FoundationPlan<Value>)
        case optional(any FoundationPlan<Value?>)
        /// A condition on a value where there is one; false where there is none.
        case computed(
            (_ holds: (any FoundationPlan<Value>) throws -> FoundationCondition) throws -> FoundationCondition)
    }

    let form: Form

    /// How the column stores a date, nil where the engine chooses.
    var storage: AnyFetchableStorage?

    /// The value itself, where it is a literal.
    var literal: Value?

    init(_ form: Form) { self.form = form }

    init(literal: Value) {
        form = .value(FoundationPlans.value(literal))
        self.literal = literal
    }

    /// Whether something holds of the value. Of nil nothing does.
    func holds(_ condition: (any FoundationPlan<Value>) throws -> FoundationCondition) throws -> FoundationCondition {
        switch form {
        case .value(let value): try condition(value)
        case .optional(let value): FoundationPlans.coalesced(try FoundationPlans.mapped(value, condition), false)
        case .computed(let holds): try holds(condition)
        }
    }

    /// Nil where the value is always there.
    func isNil() throws -> FoundationCondition? {
        switch form {
        case .value: nil
        case .optional(let value): FoundationPlans.isNil(value)
        // A result that is not a number is nil.
        case .computed(let holds): FoundationPlans.not(try holds { FoundationPlans.equal($0, $0) })
        }
    }
}

/// An operand whose type is not known.
protocol AnyFoundationOperand<Value> {
    associatedtype Value: FoundationComparable

    func isNil() throws -> FoundationCondition?
    func compared(_ comparison: ComparisonOperator, with literal: PrimitiveValue) throws -> FoundationCondition
    func compared(_ comparison: ComparisonOperator, with other: any AnyFoundationOperand) throws -> FoundationCondition
    func isIn(_ values: [PrimitiveValue], orNil: Bool) throws -> FoundationCondition
    func isIn(_ range: ValueRange) throws -> FoundationCondition
    func literal(_ value: PrimitiveValue) throws -> any AnyFoundationOperand
    func choice(_ condition: FoundationCondition, or other: any AnyFoundationOperand) throws -> any AnyFoundationOperand
    func coalesced(_ other: any AnyFoundationOperand) throws -> any AnyFoundationOperand
}

extension FoundationOperand {
    func literal(_ value: PrimitiveValue) throws -> any AnyFoundationOperand {
        // Of nil nothing holds.
        if value.isNull { return FoundationOperand(.computed { _ in FoundationPlans.value(false) }) }
        return FoundationOperand(literal: try value.literal(as: Value.self))
    }

    func choice(
        _ condition: FoundationCondition, or other: any AnyFoundationOperand
    ) throws -> any AnyFoundationOperand {
        let other = try sameType(other)
        let storage = storage ?? other.storage
        switch (form, other.form) {
        case (.value(let value), .value(let other)):
            return with(.value(FoundationPlans.choice(condition, value, other)), storedAs: storage)
        case (.optional(let value), .optional(let other)):
            return with(.optional(FoundationPlans.choice(condition, value, other)), storedAs: storage)
        // A value beside one that may be nil, or a computed one.
        default:
            return with(
                .computed { holds in
                    FoundationPlans.or(
                        FoundationPlans.and(condition, try self.holds(holds)),
                        FoundationPlans.and(FoundationPlans.not(condition), try other.holds(holds)))
                }, storedAs: storage)
        }
    }

    private func with(_ form: Form, storedAs storage: AnyFetchableStorage?) -> FoundationOperand {
        var operand = FoundationOperand(form)
        operand.storage = storage
        return operand
    }

    func coalesced(_ other: any AnyFoundationOperand) throws -> any AnyFoundationOperand {
        let other = try sameType(other)
        let storage = storage ?? other.storage
        switch (form, other.form) {
        case (.value, _): return self
        case (.optional(let value), .value(let other)):
            return with(.value(FoundationPlans.coalesced(value, other)), storedAs: storage)
        // Two that may be nil, or a computed one.
        default:
            guard let isNil = try isNil() else { return self }
            return with(
                .computed { holds in
                    FoundationPlans.or(try self.holds(holds), FoundationPlans.and(isNil, try other.holds(holds)))
                }, storedAs: storage)
        }
    }

    func sameType(_ other: any AnyFoundationOperand) throws -> FoundationOperand {
        guard let other = other as? FoundationOperand else {
            throw FetchError.foundationTypes("'\(Value.self)'", "'\(other.valueType)'")
        }
        return other
    }
}

extension AnyFoundationOperand {
    var valueType: Any.Type { Value.self }
}
