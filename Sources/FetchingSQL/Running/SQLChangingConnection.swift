public import FetchingCore

/// A connection that changes rows as well. What a request asks for is decided below, once; an engine says how its driver sends
/// the values of many rows, and how all changes are kept or none.
///
/// The functions are specialised as those of ``SQLConnection`` are: the encoding of inserted models in the user's module.
@usableFromInline
package protocol SQLChangingConnection: SQLConnection {
    /// Runs a statement that changes rows, all or none, and reads what it returns of them.
    ///
    /// - Parameter statement: Renders the statement with the values that it returns.
    /// - Returns: The number of rows that were changed.
    func change(
        _ model: any Fetchable.Type, _ returned: ReturnedValues,
        by statement: (_ returning: [ExpressionTree]) throws -> SQLStatementText
    ) throws -> Int

    /// Inserts rows in their order, all or none, and reads what is returned of them.
    ///
    /// - Returns: The number of rows that were inserted or updated.
    func insert<Rows: WrittenRows>(_ rows: Rows, _ conflict: InsertConflict?, _ returned: ReturnedValues) throws -> Int

    /// Updates or deletes the rows that have the keys of models, in the order of the models, all or none, and reads what is
    /// returned of them.
    ///
    /// - Returns: The number of rows that were changed.
    func change<Rows: WrittenRows>(_ rows: Rows, by change: KeyedChange, _ returned: ReturnedValues) throws -> Int

    /// The error of a change that computes nothing, as a number that does not fit is then one that was given.
    static func storingFailure(_ error: any Error, of model: any Fetchable.Type) -> any Error
}

extension SQLChangingConnection {
    @usableFromInline
    package static func storingFailure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        failure(error, of: model)
    }
}

extension InsertRequest {
    @inlinable
    package func run<Connection: SQLChangingConnection>(on connection: Connection) throws -> Int {
        try connection.insert(source, conflict, .nothing)
    }
}

extension ModelChangeRequest {
    @inlinable
    package func run<Connection: SQLChangingConnection>(on connection: Connection) throws -> Int {
        try connection.changeByKeys(rows, change, .nothing)
    }
}

extension ReturningRequest {
    @inlinable
    package func run<Connection: SQLChangingConnection>(on connection: Connection) throws -> Result {
        try read { body in
            try withoutActuallyEscaping(body) { body in
                let returned = ReturnedValues(columns, body)
                switch change {
                case .insertion(let source, let conflict): _ = try connection.insert(source, conflict, returned)
                case .keyed(let rows, let change): _ = try connection.changeByKeys(rows, change, returned)
                case .deletion(let query): _ = try connection.delete(query, of: Model.self, returned)
                case .update(let query, let assignments):
                    _ = try connection.update(query, of: Model.self, assignments, returned)
                }
            }
        }
    }
}

extension SQLChangingConnection {
    @inlinable
    func insert<Rows: WrittenRows>(
        _ source: InsertSource<Rows>, _ conflict: InsertConflict?, _ returned: ReturnedValues
    ) throws -> Int {
        do {
            try conflict?.check(Rows.Model.self)
            switch source {
            case .given(let rows): return try insert(rows, conflict, returned)
            case .selected(let rows): return try insert(rows, conflict, returned)
            }
        } catch {
            throw Self.failure(error, of: Rows.Model.self, returned, computes: source.isSelected, conflict)
        }
    }

    @usableFromInline
    func insert<Model>(
        _ rows: SelectedRows<Model>, _ conflict: InsertConflict?, _ returned: ReturnedValues
    ) throws -> Int {
        try change(Model.self, returned) { try rows.statement(for: dialect, conflict, returning: $0) }
    }

    @inlinable
    func changeByKeys<Rows: WrittenRows>(
        _ rows: Rows, _ change: KeyedChange, _ returned: ReturnedValues
    ) throws -> Int {
        guard rows.count > 0 else { return 0 }
        do {
            return try self.change(rows, by: change, returned)
        } catch {
            throw Self.failure(error, of: Rows.Model.self, returned, computes: false)
        }
    }

    /// The error of a change of rows, whose values are given where nothing is computed.
    @usableFromInline
    static func failure(
        _ error: any Error, of model: any Fetchable.Type, _ returned: ReturnedValues, computes: Bool,
        _ conflict: InsertConflict? = nil
    ) -> any Error {
        let isComputed = computes || conflict?.assignsValues ?? false || returned.isComputed
        return isComputed ? failure(error, of: model) : storingFailure(error, of: model)
    }

    /// Deletes the rows that a query asks for.
    ///
    /// - Returns: The number of rows that were deleted.
    @usableFromInline
    package func delete(
        _ query: FetchQuery, of model: any Fetchable.Type, _ returned: ReturnedValues = .nothing
    ) throws -> Int {
        do {
            return try change(model, returned) { try query.deletion(for: dialect, of: model, returning: $0) }
        } catch {
            throw Self.failure(error, of: model)
        }
    }

    /// Updates the rows that a query asks for; without an assignment, none.
    ///
    /// - Returns: The number of rows that were updated.
    @usableFromInline
    package func update(
        _ query: FetchQuery, of model: any Fetchable.Type, _ assignments: [MemberAssignment],
        _ returned: ReturnedValues = .nothing
    ) throws -> Int {
        guard !assignments.isEmpty else { return 0 }
        do {
            return try change(model, returned) {
                try query.update(assignments, for: dialect, of: model, returning: $0)
            }
        } catch {
            throw Self.failure(error, of: model)
        }
    }
}
