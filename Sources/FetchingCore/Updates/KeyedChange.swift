/// A change of rows that are found by the keys of models.
@usableFromInline
package struct KeyedChange: Sendable {
    package enum Kind: Sendable {
        /// Columns are given the values that the models have.
        case update([FetchableColumn])
        case deletion
    }

    package let kind: Kind

    /// The columns of the key.
    package let key: [FetchableColumn]

    /// The column that counts the changes of a row, nil where the model has none.
    package let version: FetchableColumn?

    /// The version that the row must have, where that is not the version of the model that is written.
    package var oldVersion: PrimitiveValue?

    /// The policies of whoever acts, which the row must meet as well; nil where nobody does.
    package var policies: RequestScopes?
}

extension KeyedChange {
    /// The update of all columns but the key.
    @usableFromInline
    static func update(of model: any KeyedFetchable.Type) -> KeyedChange {
        let key = model.keyOnShards
        let version = model.versionColumn
        let fixed = Set((key + [version].compactMap(\.self)).map(\.name))
        return KeyedChange(
            kind: .update(model.fetchableEntity.columns.filter { !fixed.contains($0.name) }), key: key, version: version
        )
    }

    @usableFromInline
    static func deletion(of model: any KeyedFetchable.Type) -> KeyedChange {
        KeyedChange(kind: .deletion, key: model.keyOnShards, version: model.versionColumn)
    }

    /// The columns that are given values of the model; that of the key itself, where there is nothing else to change.
    package var assigned: [FetchableColumn] {
        guard case .update(let columns) = kind else { return [] }
        return columns.isEmpty && version == nil ? Array(key.prefix(1)) : columns
    }

    /// The columns whose values a statement is given, in this order: what is assigned, the key, and the version.
    package var given: [FetchableColumn] { assigned + key + [version].compactMap(\.self) }

    /// Whether each model must have a row.
    package var needsEveryRow: Bool {
        if case .update = kind { true } else { version != nil }
    }
}

extension KeyedFetchable {
    /// The key, and the shard key where it is not a part of it: so that one server is asked for the row.
    fileprivate static var keyOnShards: [FetchableColumn] {
        let key = primaryKeyColumns
        guard !key.isEmpty, let shardKey = fetchableEntity.shardKey, !key.contains(where: { $0.name == shardKey.name })
        else { return key }
        return key + [shardKey]
    }
}

extension WrittenRows {
    /// The values that a statement is given for a row.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored, or if there is no key.
    package func values(at index: Int, of change: KeyedChange) throws -> [PrimitiveValue] {
        guard !change.key.isEmpty else { throw FetchError.changeByMissingKey.on(Model.self) }
        guard hasKey(at: index) else { throw FetchError.missingRow(nil).on(Model.self) }
        let (columns, values) = (columns(at: index), try values(at: index))
        var given = try change.given.map { column in
            guard let place = columns.firstIndex(where: { $0.name == column.name }) else {
                throw FetchError.unreadable(column).on(Model.self)
            }
            return values[place]
        }
        guard change.version != nil, let last = given.indices.last else { return given }
        if let oldVersion = change.oldVersion { given[last] = oldVersion }
        try change.checkVersion(given[last], Model.self)
        return given
    }
}

extension KeyedChange {
    /// - Throws: ``FetchError`` if there is no next version.
    fileprivate func checkVersion(_ value: PrimitiveValue, _ model: any Fetchable.Type) throws {
        guard case .update = kind, let version, case .int64(let number) = value else { return }
        if number >= version.largestInteger { throw FetchError.lastVersion(version).on(model) }
    }

    /// The error of a row that is not there, or that has another version.
    ///
    /// - Parameter given: The values that the statement was given.
    package func missing(_ given: [PrimitiveValue]?, _ model: any Fetchable.Type) -> FetchError {
        let text = given.map { $0.dropLast(version == nil ? 0 : 1).suffix(key.count).keyText }
        return (version == nil ? FetchError.missingRow(text) : FetchError.staleModel(text)).on(model)
    }
}

extension FetchableColumn {
    /// The largest number that the type of the property holds.
    fileprivate var largestInteger: Int64 { (valueType as? any FixedWidthInteger.Type)?.largestStored ?? .max }
}

extension FixedWidthInteger {
    fileprivate static var largestStored: Int64 { Int64(clamping: max) }
}

extension Fetchable {
    /// The column that `@Version` marks.
    package static var versionColumn: FetchableColumn? { _versionColumn }
}
