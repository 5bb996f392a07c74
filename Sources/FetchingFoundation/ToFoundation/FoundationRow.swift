import FetchingCore
import Foundation

/// A row whose type is not known.
protocol AnyFoundationRow {
    func operand(_ column: FetchableColumn) throws -> any AnyFoundationOperand
    func related(_ relationship: Relationship, named name: String) throws -> any AnyFoundationRow
    func collection(_ related: RelatedRows) throws -> any AnyFoundationCollection
    func isMissing() throws -> FoundationCondition
}

/// A model whose values are compared: the one that is asked for, or a related one, which may be missing.
struct FoundationRow<Model: Fetchable>: AnyFoundationRow {
    enum Form {
        case model(any FoundationPlan<Model>)
        case optional(any FoundationPlan<Model?>)
    }

    let form: Form

    init(_ form: Form) { self.form = form }

    /// `author == nil` would be shorter. SwiftData on iOS 26 is reported to crash on it.
    func isMissing() -> FoundationCondition {
        guard case .optional(let model) = form else { return FoundationPlans.value(false) }
        return FoundationPlans.not(
            FoundationPlans.coalesced(FoundationPlans.mapped(model) { _ in FoundationPlans.value(true) }, false))
    }

    func member<Value>(_ keyPath: KeyPath<Model, Value>) -> FoundationMember<Value> {
        switch form {
        case .model(let model): .value(FoundationPlans.member(model, keyPath))
        case .optional(let model): .optional(FoundationPlans.mapped(model) { FoundationPlans.member($0, keyPath) })
        }
    }

    func member<Value>(_ keyPath: KeyPath<Model, Value?>) -> FoundationMember<Value> {
        switch form {
        case .model(let model): .optional(FoundationPlans.member(model, keyPath))
        case .optional(let model):
            .optional(FoundationPlans.flatMapped(model) { FoundationPlans.member($0, keyPath) })
        }
    }

    /// The member that a key path names, nil if it names none of that type.
    func member<Value>(_ keyPath: AnyKeyPath?, of _: Value.Type) -> FoundationMember<Value>? {
        if let keyPath = keyPath as? KeyPath<Model, Value> { return member(keyPath) }
        if let keyPath = keyPath as? KeyPath<Model, Value?> { return member(keyPath) }
        return nil
    }
}

/// The target of a key path.
enum FoundationMember<Value> {
    case value(any FoundationPlan<Value>)
    case optional(any FoundationPlan<Value?>)
}

extension FoundationRow {
    func operand(_ column: FetchableColumn) throws -> any AnyFoundationOperand {
        func operand<Value: FetchableValue>(_: Value.Type) throws -> any AnyFoundationOperand {
            try self.operand(column, of: Value.Base.self)
        }
        if let storage = column.storage, !Self.isKnown(storage, of: column.valueType) {
            throw FetchError.foundationStorage(storage.name)
        }
        return try operand(column.valueType)
    }

    /// Dates are compared with the span of what is stored alike. A UUID is what its text says.
    private static func isKnown(_ storage: AnyFetchableStorage, of type: any FetchableValue.Type) -> Bool {
        if type == Date.self || type == Date?.self { return storage.isOrdered }
        return storage.name == "UUIDText"
    }

    private func operand<Value: FetchableValue>(
        _ column: FetchableColumn, of type: Value.Type
    ) throws -> any AnyFoundationOperand {
        // A predicate of Foundation stops the program at a key path of several steps.
        if column.isInStruct { throw FetchError.foundationStruct }
        guard column.keyPath != nil else { throw FetchError.noKeyPath() }
        guard let member = member(column.keyPath, of: type) else { throw FetchError.noKeyPath() }
        if let type = type as? any (FetchableValue & RawRepresentable).Type,
            let operand = rawOperand(column, type)
        {
            return operand
        }
        guard let type = type as? any FoundationComparable.Type else {
            throw FetchError.notComparable(type, by: "Codable & Equatable")
        }
        func operand<Type: FoundationComparable>(_: Type.Type) -> (any AnyFoundationOperand)? {
            (member as? FoundationMember<Type>).map { member in
                var operand = FoundationOperand<Type>(member)
                if Type.self == Date.self { operand.storage = column.storage }
                return operand
            }
        }
        guard let operand = operand(type) else { throw FetchError.noKeyPath() }
        return operand
    }

    /// The raw value of the member.
    private func rawOperand<Value: FetchableValue & RawRepresentable>(
        _ column: FetchableColumn, _: Value.Type
    ) -> (any AnyFoundationOperand)? {
        guard let raw = Value.RawValue.self as? any FoundationComparable.Type,
            Value.StoredValue.self == Value.RawValue.self,
            let member = member(column.keyPath, of: Value.self)
        else { return nil }
        func operand<Raw: FoundationComparable>(_: Raw.Type) -> (any AnyFoundationOperand)? {
            (member.rawValue as? FoundationMember<Raw>).map(FoundationOperand<Raw>.init)
        }
        return operand(raw)
    }
}

extension FoundationMember where Value: RawRepresentable {
    fileprivate var rawValue: FoundationMember<Value.RawValue> {
        switch self {
        case .value(let value): .value(FoundationPlans.member(value, \.rawValue))
        case .optional(let value): .optional(FoundationPlans.mapped(value) { FoundationPlans.member($0, \.rawValue) })
        }
    }
}

extension FoundationOperand {
    fileprivate init(_ member: FoundationMember<Value>) {
        switch member {
        case .value(let value): self.init(.value(value))
        case .optional(let value): self.init(.optional(value))
        }
    }
}
