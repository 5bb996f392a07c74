/// The difference between two states of a model, which a request can write to its row.
///
/// ```swift
/// var new = joe
/// new.score += 1
/// let changes = try User.changes(from: joe, to: new)
/// print(changes.names)                // ["score"]
/// try changes.run(in: db)
/// // UPDATE "User" SET "score" = 11.0 WHERE "id" = 1
/// ```
///
/// `returning` gives values of the changed row, as of a version that the database counts; nil where nothing differs.
///
/// ```swift
/// let version = try User.changes(from: joe, to: new).returning(\.version).run(in: db)       // Int?
/// // UPDATE "User" SET "score" = 11.0, "version" = "version" + 1 WHERE … RETURNING "version"
/// ```
public struct ModelChanges<Model: KeyedFetchable & RowDecodable> {
    /// The update of the columns that differ, nil where none does.
    @usableFromInline package let request: ModelChangeRequest<Model, SingleRow>?

    /// The names of the members that differ, in the order of their columns.
    public let names: [String]
}

extension ModelChanges: Sendable where Model: Sendable {}

extension ModelChanges {
    /// Whether the two states are stored as the same values.
    public var isEmpty: Bool { request == nil }
}

extension KeyedFetchable where Self: RowDecodable {
    /// The members that differ between two states of a model, as a change that updates only these.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: db)
    /// // UPDATE "User" SET "score" = 11.0 WHERE "id" = 1
    /// ```
    ///
    /// Values are compared as they are stored.
    ///
    /// - Throws: ``FetchError`` if the two have different keys, or if a value cannot be stored.
    public static func changes(from old: Self, to new: Self) throws -> ModelChanges<Self> {
        let whole = KeyedChange.update(of: Self.self)
        let rows = WrittenModels([new])
        let before = try WrittenModels([old]).values(at: 0, of: whole)
        let after = try rows.values(at: 0, of: whole)
        let assigned = whole.assigned.indices
        let keys = assigned.endIndex..<(assigned.endIndex + whole.key.count)
        guard before[keys].map(ExactValue.init) == after[keys].map(ExactValue.init) else {
            throw FetchError.changesOfOtherKey.on(Self.self)
        }
        let columns = assigned.filter { ExactValue(before[$0]) != ExactValue(after[$0]) }.map { whole.assigned[$0] }
        let change = KeyedChange(
            kind: .update(columns), key: whole.key, version: whole.version,
            oldVersion: whole.version == nil ? nil : before.last)
        return ModelChanges(
            request: columns.isEmpty ? nil : ModelChangeRequest(rows, change), names: columns.map(\.property))
    }
}

extension ModelChanges: ReturnableRequest {
    @_documentation(visibility: internal)
    public typealias Rows = WrittenModels<Model>

    // None where nothing differs.
    @_documentation(visibility: internal)
    public typealias Count = OptionalRow

    @_documentation(visibility: internal)
    public func _returning<Item, Result>(
        _ selection: FetchSelection<Model, Item>, _ result: @escaping @Sendable ([Item]) throws -> Result
    ) -> ReturningRequest<Rows, Result> {
        ReturningRequest(
            .keyed(request?.rows ?? WrittenModels([]), request?.change ?? .update(of: Model.self)), selection, result)
    }
}

extension ModelChanges {
    /// Changes an array.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: &users)
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs.
    /// - Throws: ``FetchError`` if the model is not there, or if another has the same value of a unique member.
    @discardableResult
    public func run(in models: inout [Model]) throws -> Int { try request?.run(in: &models) ?? 0 }

    /// Changes a store.
    ///
    /// ```swift
    /// try User.changes(from: old, to: new).run(in: &store)
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs.
    /// - Throws: ``FetchError`` if the model is not there, or if another has the same value of a unique member.
    @discardableResult
    public func run(in store: inout MemoryStore) throws -> Int { try request?.run(in: &store) ?? 0 }
}
