import FetchingCore

/// A value of a model under the name that a search has for it.
struct SearchField: Sendable {
    let name: String
    let tree: ExpressionTree
    let type: any FetchableValue.Type

    init(_ name: String, _ column: FetchableColumn) {
        self.name = name
        tree = ExpressionTree(.column(column))
        type = column.valueType
    }

    init(_ name: String, _ member: some SearchedMember) {
        self.name = name
        tree = member.tree
        type = Self.type(of: member)
    }

    private static func type<Member: SearchedMember>(of member: Member) -> any FetchableValue.Type { Member.Value.self }
}

extension SearchField {
    private var storage: AnyFetchableStorage? { tree.storedColumn?.storage }

    var isOptional: Bool { type.isOptional }

    /// The kind of value that is compared, whatever the field stores in its place.
    var primitiveType: PrimitiveType { type.primitiveType }

    /// Whether words are looked for in it.
    var isText: Bool { type.isText && storage == nil }

    /// Whether `<` has a meaning.
    var isOrdered: Bool { type.isOrdered && tree.storedColumn?.isOrdered ?? true }

    /// The stored form of what a person typed.
    ///
    /// - Throws: An error if the field cannot have the value.
    func encode(_ value: PrimitiveValue) throws -> PrimitiveValue { try type.encode(value, in: storage) }

    /// The values that the field's type lists, with the name of each.
    var cases: [SearchCase] { type.cases }
}

/// A case of an enum.
struct SearchCase {
    let name: String
    let value: PrimitiveValue

    /// The raw value, if it is a text.
    var rawText: String? { if case .text(let text) = value { text } else { nil } }
}

extension FetchableValue {
    fileprivate static var isText: Bool { Base.self == String.self }

    fileprivate static var isOrdered: Bool { Base.self is any Comparable.Type }

    fileprivate static func encode(_ value: PrimitiveValue, in storage: AnyFetchableStorage?) throws -> PrimitiveValue {
        let decoded = try value.decoded(as: Self.self)
        return try storage?.encode(decoded) ?? decoded.primitiveValue()
    }

    fileprivate static var cases: [SearchCase] {
        guard let type = Base.self as? any CaseIterable.Type else { return [] }
        return type.searchableCases
    }
}

extension CaseIterable {
    /// An enum has no more than these. A collection that someone wrote might have no end.
    private static var maximumCount: Int { 1000 }

    fileprivate static var searchableCases: [SearchCase] {
        allCases.prefix(maximumCount).compactMap { element in
            guard let value = try? (element as? any FetchableValue)?.primitiveValue() else { return nil }
            return SearchCase(name: String(describing: element), value: value)
        }
    }
}
