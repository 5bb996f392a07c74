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
            let (outcome, keys) = try write(request, as: .insertion(source.policed(by: session), policed))
            if policed?.mustWriteEachRow(unless: conflict) ?? false, let wanted = source.knownCount, keys.count < wanted
            {
                throw FetchError.forbidden(.editing)
            }
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
        let given = try (0..<rows.count).map { try rows.values(at: $0, of: change) }
        let keys = given.map { Array($0.dropLast(change.version == nil ? 0 : 1).suffix(change.key.count)) }
        let allowed = try self.keys(keys, change.key, that: action, model, areLocked: true)
        var changed: [Int] = []
        for (index, key) in keys.enumerated() {
            if allowed.contains(key.map(ExactValue.init)) {
                changed.append(index)
            } else if try !self.keys([key], change.key, that: .reading, model).isEmpty {
                throw FetchError.forbidden(action, key: key.keyText)
            } else if change.needsEveryRow {
                throw change.missing(given[index], model)
            }
        }
        let some = SomeRows(rows: rows, indices: changed)
        let written = ReturningRequest<SomeRows<Rows>, Outcome>(
            .keyed(some, change), columns: request.columns, read: request.read)
        // Behind the keys of the rows, which are counted by them.
        let (outcome, newKeys) = try write(written, as: written.change)
        if change.isUpdate { try require(.editing, of: newKeys, model) }
        return outcome
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

    /// - Throws: ``FetchError`` if one of the rows does not meet the policy.
    private func require<Model: RowDecodable>(
        _ action: PolicyAction, of keys: [[PrimitiveValue]], _ model: Model.Type
    ) throws {
        let allowed = try self.keys(keys, primaryKey(of: model), that: action, model)
        for key in keys where !allowed.contains(key.map(ExactValue.init)) {
            throw FetchError.forbidden(action, key: key.keyText)
        }
    }

    /// Those of some keys whose rows meet the policy.
    private func keys<Model: RowDecodable>(
        _ keys: [[PrimitiveValue]], _ columns: [FetchableColumn], that action: PolicyAction, _ model: Model.Type,
        areLocked: Bool = false
    ) throws -> Set<[ExactValue]> {
        var found: Set<[ExactValue]> = []
        var rest = keys[...]
        while !rest.isEmpty {
            let part = rest.prefix(Self.mostKeys)
            rest = rest.dropFirst(part.count)
            var query = FetchQuery.policed(by: session, action, of: model, where: .condition(on: columns, in: part))
            if areLocked, connection.locksRows { query.lock = RowLock(strength: .update, waiting: .wait) }
            let selection = FetchSelection<Model, [ExactValue]>(columns: columns.map { ExpressionTree(.column($0)) }) {
                row in
                try columns.map { ExactValue(try row.decodePrimitive(of: $0.type)) }
            }
            let plan = ValuePlan<Model, [[ExactValue]]>.rows(
                of: selection, SelectionQuery(query, columns: selection.columns))
            found.formUnion(try connection.fetch(ProjectionRequest(plan, nil)))
        }
        return found
    }

    private func primaryKey(of model: any Fetchable.Type) throws -> [FetchableColumn] {
        guard let columns = model.keyed?.primaryKeyColumns else { throw FetchError.policedWithoutKey.on(model) }
        return columns
    }
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

/// Some of the rows that a change lists.
private struct SomeRows<Rows: WrittenRows>: WrittenRows {
    typealias Model = Rows.Model

    let rows: Rows
    let indices: [Int]

    var count: Int { indices.count }

    func hasKey(at index: Int) -> Bool { rows.hasKey(at: indices[index]) }

    func encode<Row: WritableRow>(at index: Int, into row: inout Row) throws {
        try rows.encode(at: indices[index], into: &row)
    }
}
