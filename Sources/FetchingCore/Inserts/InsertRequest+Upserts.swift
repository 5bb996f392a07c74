extension InsertRequest {
    /// Updates the row that has the value of a unique column already, instead of inserting another.
    ///
    /// ```swift
    /// try User.insert(users).onConflict(\.email) { $0.score += $1.score }.run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("email") DO UPDATE SET "score" = "User"."score" + "excluded"."score"
    /// ```
    ///
    /// - Parameters:
    ///   - member: The unique column.
    ///   - update: Assigns to members of the row that is there, `$0`. `$1` is the row that was to be inserted.
    public func onConflict(
        _ member: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest {
        try updating([column(member)], where: { _, _ in nil }, update)
    }

    /// Updates the row that has the values of two columns already, which are unique together.
    ///
    /// ```swift
    /// try User.insert(users).onConflict(\.email, \.tenantID) { $0.score = $1.score }.run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("email", "tenantID") DO UPDATE SET "score" = "excluded"."score"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest {
        try updating([column(first), column(second)], where: { _, _ in nil }, update)
    }

    /// Updates the row that has the values of three columns already, which are unique together.
    ///
    /// ```swift
    /// try User.insert(users).onConflict(\.email, \.tenantID, \.region) { $0.score = $1.score }.run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("email", "tenantID", "region") DO UPDATE SET "score" = "excluded"."score"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ third: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest {
        try updating([column(first), column(second), column(third)], where: { _, _ in nil }, update)
    }

    /// Updates the row that has the value of a unique column already, if it meets a condition. Otherwise neither is changed.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, where: { $0.score < $1.score }) { $0.score = $1.score }
    /// // … ON CONFLICT ("email") DO UPDATE SET "score" = "excluded"."score" WHERE "User"."score" < "excluded"."score"
    /// ```
    public func onConflict(
        _ member: (Model.FetchableMembers) -> any ColumnMember<Model>,
        where condition: (Model.FetchableMembers, ExcludedMembers<Model>) -> FetchPredicate<Model>,
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest<Rows, Count.AfterConflict> {
        try updating([column(member)], where: condition, update)
    }

    /// Updates the row that has the values of two columns already, which are unique together, if it meets a condition.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, \.tenantID, where: { $0.score < $1.score }) { $0.score = $1.score }
    /// // … ON CONFLICT ("email", "tenantID") DO UPDATE SET … WHERE "User"."score" < "excluded"."score"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        where condition: (Model.FetchableMembers, ExcludedMembers<Model>) -> FetchPredicate<Model>,
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest<Rows, Count.AfterConflict> {
        try updating([column(first), column(second)], where: condition, update)
    }

    /// Updates the row that has the values of three columns already, which are unique together, if it meets a condition.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, \.tenantID, \.region, where: { $0.score < $1.score }) { $0.score = $1.score }
    /// // … ON CONFLICT ("email", "tenantID", "region") DO UPDATE SET … WHERE "User"."score" < "excluded"."score"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ third: (Model.FetchableMembers) -> any ColumnMember<Model>,
        where condition: (Model.FetchableMembers, ExcludedMembers<Model>) -> FetchPredicate<Model>,
        _ update: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest<Rows, Count.AfterConflict> {
        try updating([column(first), column(second), column(third)], where: condition, update)
    }

    /// Gives the row that has the value of a unique column already the new values of some members.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, update: \.name, \.score)
    /// // … ON CONFLICT ("email") DO UPDATE SET "name" = "excluded"."name", "score" = "excluded"."score"
    /// ```
    public func onConflict(
        _ member: (Model.FetchableMembers) -> any ColumnMember<Model>,
        update members: ((Model.FetchableMembers) -> any ColumnMember<Model>)...
    ) -> InsertRequest {
        updating([column(member)], columns(members))
    }

    /// Gives the row that has the values of two columns already, which are unique together, the new values of some members.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, \.tenantID, update: \.name, \.score)
    /// // … ON CONFLICT ("email", "tenantID") DO UPDATE SET "name" = "excluded"."name", "score" = "excluded"."score"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        update members: ((Model.FetchableMembers) -> any ColumnMember<Model>)...
    ) -> InsertRequest {
        updating([column(first), column(second)], columns(members))
    }

    /// Gives the row that has the values of three columns already, which are unique together, the new values of some members.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, \.tenantID, \.region, update: \.name)
    /// // … ON CONFLICT ("email", "tenantID", "region") DO UPDATE SET "name" = "excluded"."name"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ second: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ third: (Model.FetchableMembers) -> any ColumnMember<Model>,
        update members: ((Model.FetchableMembers) -> any ColumnMember<Model>)...
    ) -> InsertRequest {
        updating([column(first), column(second), column(third)], columns(members))
    }

    /// Gives the row that has the values of unique columns already the new values of some members, if it meets a condition.
    ///
    /// Otherwise neither is changed.
    ///
    /// ```swift
    /// User.insert(users).onConflict(\.email, where: { $0.score < $1.score }, update: \.name, \.score)
    /// // … ON CONFLICT ("email") DO UPDATE SET "name" = "excluded"."name", "score" = "excluded"."score"
    /// //     WHERE "User"."score" < "excluded"."score"
    /// ```
    public func onConflict(
        _ first: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ others: ((Model.FetchableMembers) -> any ColumnMember<Model>)...,
        where condition: (Model.FetchableMembers, ExcludedMembers<Model>) -> FetchPredicate<Model>,
        update member: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ members: ((Model.FetchableMembers) -> any ColumnMember<Model>)...
    ) -> InsertRequest<Rows, Count.AfterConflict> {
        updating(
            [column(first)] + others.map(column),
            ([column(member)] + members.map(column)).compactMap(\.self).withoutRepetition, where: condition)
    }

    /// Gives the row that has the values of some columns already, which are unique together, all new values, but for its key.
    ///
    /// ```swift
    /// User.insert(users).onConflictUpdateAll(\.email)
    /// // … ON CONFLICT ("email") DO UPDATE SET "name" = "excluded"."name", "score" = "excluded"."score", …
    /// ```
    ///
    /// - Parameters:
    ///   - member: A column.
    ///   - others: The columns that are unique together with it.
    public func onConflictUpdateAll(
        _ member: (Model.FetchableMembers) -> any ColumnMember<Model>,
        _ others: ((Model.FetchableMembers) -> any ColumnMember<Model>)...
    ) -> InsertRequest {
        updatingAll([column(member)] + others.map(column))
    }
}

extension InsertRequest where Rows.Model: KeyedFetchable {
    /// Gives the row that has the key already all new values.
    ///
    /// ```swift
    /// try User.insert(users).onConflictUpdateAll().run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("id") DO UPDATE SET "name" = "excluded"."name", "score" = "excluded"."score"
    /// ```
    public func onConflictUpdateAll() -> InsertRequest { updatingAll(Model.primaryKeyColumns) }
}

extension InsertRequest {
    private func updating<NewCount>(
        _ target: [FetchableColumn?],
        where condition: (Model.FetchableMembers, ExcludedMembers<Model>) -> FetchPredicate<Model>?,
        _ assign: (inout Model.FetchableUpdate, ExcludedMembers<Model>) throws -> Void
    ) rethrows -> InsertRequest<Rows, NewCount> {
        try resolving(target) { row in
            var update = Model.FetchableUpdate()
            try assign(&update, ExcludedMembers(row))
            let condition = condition(Model.fetchableMembers, ExcludedMembers(row))?.tree.asCondition
            return .update(update.assignments.orUnchanged(target, of: row), where: condition)
        }
    }

    private func updating<NewCount>(
        _ target: [FetchableColumn?], _ columns: [FetchableColumn],
        where condition: (Model.FetchableMembers, ExcludedMembers<Model>) -> FetchPredicate<Model>? = { _, _ in nil }
    ) -> InsertRequest<Rows, NewCount> {
        resolving(target) { row in
            .update(
                columns.map { $0.assigned(from: row) }.orUnchanged(target, of: row),
                where: condition(Model.fetchableMembers, ExcludedMembers(row))?.tree.asCondition)
        }
    }

    private func updatingAll(_ target: [FetchableColumn?]) -> InsertRequest {
        let version = Model.versionColumn
        let key = Model.keyed?.primaryKeyColumns ?? []
        let others = [version, Model.fetchableEntity.shardKey].compactMap(\.self)
        let fixed = Set((target.compactMap(\.self) + key + others).map(\.name))
        let columns = Model.fetchableEntity.columns.filter { !fixed.contains($0.name) }
        guard let version else { return updating(target, columns) }
        var request: InsertRequest = resolving(target) { row in
            .update(columns.map { $0.assigned(from: row) } + [version.counted], where: version.isUnchanged(in: row))
        }
        request.conflict?.needsEveryRow = true
        return request
    }

    private func columns(_ members: [(Model.FetchableMembers) -> any ColumnMember<Model>]) -> [FetchableColumn] {
        members.compactMap(column).withoutRepetition
    }
}

extension FetchableColumn {
    /// The assignment of what the row has that was to be inserted.
    fileprivate func assigned(from row: RowSource) -> MemberAssignment {
        MemberAssignment(column: self, value: .column(self, of: row))
    }
}

extension FetchableColumn {
    /// The assignment of the next version.
    fileprivate var counted: MemberAssignment {
        let next = ValueNode.arithmetic(
            .add, ExpressionTree(.column(self)), ExpressionTree(literal: .int64(1)), .integer)
        return MemberAssignment(column: self, value: ExpressionTree(next))
    }

    /// The condition that the row which is there has the version of the other.
    fileprivate func isUnchanged(in row: RowSource) -> ExpressionTree {
        ExpressionTree(.comparison(.equal, ExpressionTree(.column(self)), .column(self, of: row)))
    }
}

extension [MemberAssignment] {
    /// The assignments; without one, that of the value which both rows have. So the row is there, and is returned.
    fileprivate func orUnchanged(_ target: [FetchableColumn?], of row: RowSource) -> [MemberAssignment] {
        guard isEmpty, let column = target.compactMap(\.self).first else { return self }
        return [column.assigned(from: row)]
    }
}
