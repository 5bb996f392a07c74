/// The way out of a conflict that takes no assignment.
public struct ConflictResolution: Sendable {
    /// Leaves out the row that was to be inserted.
    ///
    /// ```swift
    /// User.insert(users).onConflict(.ignore)
    /// // INSERT INTO "User" … ON CONFLICT DO NOTHING
    /// ```
    public static let ignore = ConflictResolution()
}

extension InsertRequest {
    /// Leaves out rows that break a constraint of uniqueness, whichever it is.
    ///
    /// Of several `onConflict`, the last one counts.
    ///
    /// ```swift
    /// let count = try User.insert(users).onConflict(.ignore).run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT DO NOTHING
    /// ```
    public func onConflict(_ resolution: ConflictResolution) -> InsertRequest<Rows, Count.AfterConflict> {
        resolving(nil) { _ in .ignore }
    }

    /// Leaves out rows whose value another row has, in a column that is unique.
    ///
    /// ```swift
    /// let count = try User.insert(users).onConflict(\.email, .ignore).run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("email") DO NOTHING
    /// ```
    public func onConflict(
        _ member: (Model.FetchableMembers) -> any ColumnMember<Model>, _ resolution: ConflictResolution
    ) -> InsertRequest<Rows, Count.AfterConflict> {
        resolving([column(member)]) { _ in .ignore }
    }

    /// Leaves out rows whose values another row has, in two columns that are unique together.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, \.tenantID, .ignore)
    /// // INSERT INTO "User" … ON CONFLICT ("email", "tenantID") DO NOTHING
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>, _ resolution: ConflictResolution
    ) -> InsertRequest<Rows, Count.AfterConflict> {
        resolving([column(first), column(second)]) { _ in .ignore }
    }

    /// Leaves out rows whose values another row has, in three columns that are unique together.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, \.tenantID, \.region, .ignore)
    /// // INSERT INTO "User" … ON CONFLICT ("email", "tenantID", "region") DO NOTHING
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ third: (Model.FetchableMembers) -> any ColumnMember<Model>, _ resolution: ConflictResolution
    ) -> InsertRequest<Rows, Count.AfterConflict> {
        resolving([column(first), column(second), column(third)]) { _ in .ignore }
    }

    func column(_ member: (Model.FetchableMembers) -> any ColumnMember<Model>) -> FetchableColumn? {
        if case .value(.column(let column)) = member(Model.fetchableMembers).tree.node { column } else { nil }
    }

    func resolving<NewCount>(
        _ target: [FetchableColumn?]?, _ resolution: (RowSource) throws -> InsertConflict.Resolution
    ) rethrows -> InsertRequest<Rows, NewCount> {
        let excluded = RowSource.excludedRow()
        return InsertRequest<Rows, NewCount>(
            source,
            conflict: InsertConflict(
                target: target?.compactMap(\.self).withoutRepetition, resolution: try resolution(excluded),
                excluded: excluded))
    }
}

extension [FetchableColumn] {
    /// The columns, each once.
    var withoutRepetition: [FetchableColumn] {
        reduce(into: []) { columns, column in
            if !columns.contains(where: { $0.name == column.name }) { columns.append(column) }
        }
    }
}
