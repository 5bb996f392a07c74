/// Runs changes of a session in which somebody acts, inside of a transaction that what is thrown undoes.
///
/// A row that is changed or deleted must meet the policy before. The rows that were written are asked about by their keys afterwards: only
/// the database knows what it has made of them.
package struct PolicedChanges<Connection: PolicedConnection> {
    package private(set) var connection: Connection
    private let session: PolicySession

    /// The most keys that one statement asks about.
    private static var mostKeys: Int { 400 }

    package init(_ connection: Connection, by session: PolicySession) {
        self.connection = connection
        self.session = session
    }

    /// - Throws: ``FetchError`` if a row is not allowed.
    package mutating func run<Change: PolicedChange>(_ change: Change) throws -> Change.Outcome {
        do {
            return try run(change._policed)
        } catch let error as FetchError {
            throw error.on(Change.Rows.Model.self)
        }
    }

    /// Updates the rows of a request.
    ///
    /// - Returns: The number of rows.
    package mutating func update<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, _ assignments: [MemberAssignment]
    ) throws -> Int {
        guard !assignments.isEmpty else { return 0 }
        do {
            return try run(PolicedParts<UnlistedRows<Model>, Int>.counting(.update(request.query, assignments)))
        } catch let error as FetchError {
            throw error.on(Model.self)
        }
    }

    private mutating func run<Rows: WrittenRows, Outcome>(_ parts: PolicedParts<Rows, Outcome>) throws -> Outcome {
        if let unchanged = parts.unchanged { return unchanged }
        let (request, model) = (parts.request, Rows.Model.self)
        switch request.change {
        case .insertion(let source, let conflict):
            try session.require(.inserting, on: model)
            let policed = try conflict?.policed(by: session, model)
            if source.knownCount == nil, conflict?.assignsValues ?? false,
                session.condition(on: model, .editing).unlessTrue != nil
            {
                throw FetchError.conflictOfSelectedRows
            }
            let mustWriteEachRow = policed?.mustWriteEachRow(unless: conflict) ?? false
            let (outcome, keys): (Outcome, [[PrimitiveValue]])
            do {
                (outcome, keys) = try write(request, as: .insertion(source.policed(by: session), policed))
            } catch let error as FetchError where error.code == .missingModel && mustWriteEachRow {
                // What returns the one row has missed it.
                throw FetchError.forbidden(.editing)
            }
            if mustWriteEachRow, keys.count < source.knownCount ?? 0 { throw FetchError.forbidden(.editing) }
            let checks: [PolicyAction] =
                [.inserting] + (policed?.assignsValues ?? false ? [.editing] : parts.returnsValues ? [.reading] : [])
            for check in checks { try require(check, of: keys, model) }
            return outcome
        case .update(var query, let assignments):
            try session.require(.editing, on: model)
            guard !assignments.isEmpty else { return try connection.run(request) }
            query.police(by: session, .editing, of: model)
            let (outcome, keys) = try write(request, as: .update(query, assignments))
            try require(.editing, of: keys, model)
            return outcome
        case .deletion(var query):
            try session.require(.deleting, on: model)
            query.police(by: session, .deleting, of: model)
            return try connection.run(
                ReturningRequest<Rows, Outcome>(.deletion(query), columns: request.columns, read: request.read))
        case .keyed(let rows, let change):
            return try run(request, on: rows, change)
        }
    }

    /// Changes the rows with the keys of models. What may not be read is not there.
    private mutating func run<Rows: WrittenRows, Outcome>(
        _ request: ReturningRequest<Rows, Outcome>, on rows: Rows, _ change: KeyedChange
    ) throws -> Outcome {
        let model = Rows.Model.self
        let action: PolicyAction = change.isUpdate ? .editing : .deleting
        try session.require(action, on: model)
        var policed = change
        policed.policies = .policiesAlone(of: model, session, action)
        do {
            let (outcome, keys) = try write(request, as: .keyed(rows, policed))
            if keys.count < rows.count { try requireUnreadable(rows, change, action) }
            if change.isUpdate { try require(.editing, of: keys, model) }
            return outcome
        } catch let error as FetchError where [.missingModel, .staleModel].contains(error.code) {
            try requireUnreadable(rows, change, action)
            throw error
        }
    }

    /// - Throws: ``FetchError`` if a row with one of some keys may be read, and not changed: it is there, and was left as it is.
    private func requireUnreadable<Rows: WrittenRows>(
        _ rows: Rows, _ change: KeyedChange, _ action: PolicyAction
    ) throws {
        let keys = try (0..<rows.count).map { index in
            let given = try rows.values(at: index, of: change)
            return Array(given.dropLast(change.version == nil ? 0 : 1).suffix(change.key.count))
        }
        for part in keys.parts(of: Self.mostKeys) {
            let refused = try verdicts(on: part, change.key, action, of: Rows.Model.self, isOfAll: false)
                .filter { !$0.isAllowed }.map(\.key)
            guard let first = refused.first else { continue }
            throw FetchError.forbidden(action, key: (part.first { refused.contains($0.exact) } ?? first.values).keyText)
        }
    }

    /// Runs a change, and gives the keys of its rows beside what it returns.
    private mutating func write<Rows: WrittenRows, Outcome>(
        _ request: ReturningRequest<Rows, Outcome>, as change: ReturningChange<Rows>
    ) throws -> (Outcome, [[PrimitiveValue]]) {
        let columns = try primaryKey(of: Rows.Model.self)
        let read = request.read
        return try connection.run(
            ReturningRequest<Rows, (Outcome, [[PrimitiveValue]])>(
                change, columns: request.columns + columns.map { ExpressionTree(.column($0)) }
            ) { rows in
                var keys: [[PrimitiveValue]] = []
                let outcome = try read { body in
                    try withoutActuallyEscaping(body) { body in
                        try rows { row in
                            try body(&row)
                            keys.append(try columns.map { try row.decodePrimitive(of: $0.type) })
                        }
                    }
                }
                return (outcome, keys)
            })
    }

    /// - Throws: ``FetchError`` if one of the rows does not meet the policy, or if a row is no more where it was written.
    private func require<Model: RowDecodable>(
        _ action: PolicyAction, of keys: [[PrimitiveValue]], _ model: Model.Type
    ) throws {
        guard session.condition(on: model, action).unlessTrue != nil else { return }
        let columns = try primaryKey(of: model)
        for part in keys.parts(of: Self.mostKeys) {
            let rows = try verdicts(on: part, columns, action, of: model, isOfAll: true)
            // The table may have several rows with a key that is one in Swift: each must be allowed.
            let refused = Set(rows.filter { !$0.isAllowed }.map(\.key))
            let found = Set(rows.map(\.key))
            let first = part.first { refused.contains($0.exact) || !found.contains($0.exact) }
            guard first != nil || !refused.isEmpty else { continue }
            throw FetchError.forbidden(action, key: first?.keyText)
        }
    }

    /// The rows with some keys, each with what the policy says of it.
    ///
    /// - Parameter isOfAll: Whether the rows that may not be read are among them.
    private func verdicts<Model: RowDecodable>(
        on keys: ArraySlice<[PrimitiveValue]>, _ columns: [FetchableColumn], _ action: PolicyAction,
        of model: Model.Type, isOfAll: Bool
    ) throws -> [RowVerdict] {
        let query = FetchQuery.policed(
            by: session, .reading, of: model, where: .condition(on: columns, in: keys), isOfAll: isOfAll)
        let values = columns.map { ExpressionTree(.column($0)) } + [session.condition(on: model, action)]
        let selection = FetchSelection<Model, RowVerdict>(columns: values) { row in
            let key = try columns.map { ExactValue(try row.decodePrimitive(of: $0.type).comparable) }
            return RowVerdict(key: key, isAllowed: try row.decodePrimitive(of: .bool) == .bool(true))
        }
        let plan = ValuePlan<Model, [RowVerdict]>.rows(of: selection, SelectionQuery(query, columns: selection.columns))
        return try connection.fetch(ProjectionRequest(plan, nil))
    }

    private func primaryKey(of model: any Fetchable.Type) throws -> [FetchableColumn] {
        guard let columns = model.keyed?.primaryKeyColumns else { throw FetchError.policedWithoutKey.on(model) }
        return columns
    }
}

/// A row that is there, and whether it may be changed.
private struct RowVerdict: Sendable {
    let key: [ExactValue]
    let isAllowed: Bool
}

extension ExpressionTree {
    /// Whether the columns of a row have the values of one of some keys.
    fileprivate static func condition(
        on columns: [FetchableColumn], in keys: some Collection<[PrimitiveValue]>
    ) -> ExpressionTree {
        if let column = columns.first, columns.count == 1 {
            return .membership(ExpressionTree(.column(column)), in: keys.map { $0[0] }, includesNull: false)
        }
        return .joined(
            keys.map { key in
                .joined(
                    zip(columns, key).map {
                        .comparison(.equal, ExpressionTree(.column($0)), ExpressionTree(.literal($1)))
                    }, by: .and)
            }, by: .or)
    }
}

extension FetchableRequest {
    /// The request for the rows to which something may be done.
    package func policed(_ action: PolicyAction, by session: PolicySession) -> FetchableRequest {
        var request = self
        request.query.police(by: session, action, of: Model.self)
        return request
    }
}

extension FetchableRequest {
    /// The request with an error in the place of its result.
    package func failing(with error: FetchError) -> FetchableRequest {
        var request = self
        request.query.require(ExpressionTree(failure: error))
        return request
    }
}

extension InsertConflict {
    /// The same, in which a row that is there is updated only if it may be edited.
    fileprivate func policed(by session: PolicySession, _ model: any Fetchable.Type) throws -> InsertConflict {
        guard case .update(let assignments, let condition) = resolution else { return self }
        try session.require(.editing, on: model)
        let policy = session.condition(on: model, .editing)
        guard !policy.hasRelationships else { throw FetchError.conflictOfRelatedPolicy }
        let conditions = [condition, policy.unlessTrue].compactMap(\.self)
        return InsertConflict(
            target: target,
            resolution: .update(assignments, where: conditions.isEmpty ? nil : .joined(conditions, by: .and)),
            excluded: excluded, needsEveryRow: needsEveryRow)
    }

    /// Whether each row that is not written is one that a policy refuses.
    ///
    /// - Parameter own: The conflict without the policy, whose condition may leave out rows as well.
    fileprivate func mustWriteEachRow(unless own: InsertConflict?) -> Bool {
        guard assignsValues, case .update(_, where: nil)? = own?.resolution else { return false }
        return true
    }
}

extension KeyedChange {
    fileprivate var isUpdate: Bool { if case .update = kind { true } else { false } }
}

extension InsertSource {
    fileprivate func policed(by session: PolicySession) -> InsertSource {
        switch self {
        case .given: self
        case .selected(let rows): .selected(rows.policed(by: session))
        }
    }

    /// The number of rows, where it is known before they are inserted.
    fileprivate var knownCount: Int? {
        switch self {
        case .given(let rows): rows.count
        case .selected: nil
        }
    }
}

extension Array {
    /// The elements in parts of a certain size, the last one of which is smaller.
    fileprivate func parts(of count: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
    }
}

extension [PrimitiveValue] {
    /// The values as they are compared: a date without what a database may not keep of it.
    fileprivate var exact: [ExactValue] { map { ExactValue($0.comparable) } }
}

extension [ExactValue] {
    fileprivate var values: [PrimitiveValue] { map(\.value) }
}
