public import FetchingCore

// The running of each kind of request, on any connection.

extension FetchableRequest where Model: RowDecodable {
    @inlinable
    package func run<Connection: SQLConnection>(on connection: Connection) throws -> Result {
        guard Result.self == Model?.self else { return arrange(try connection.models(query, of: Model.self)) }
        // The same type, as the compiler does not see. There is no list for one model.
        return unsafeBitCast(try connection.model(query, of: Model.self), to: Result.self)
    }

    /// Runs the statement of a prepared request.
    ///
    /// - Returns: nil where the request must be rendered with its values.
    @inlinable
    package func run<Connection: SQLConnection>(
        _ call: PreparedCall, on connection: Connection
    ) throws -> Result? {
        let statement = try connection.ready(call, of: Model.self) {
            try query.statement(for: connection.dialect, of: Model.self)
        }
        guard let statement else { return nil }
        guard Result.self == Model?.self else { return .some(arrange(try connection.models(by: statement))) }
        return .some(unsafeBitCast(try connection.model(by: statement) as Model?, to: Result.self))
    }
}

extension LoadingRequest where Model: RowDecodable {
    @inlinable
    package func run<Connection: SQLConnection>(on connection: Connection) throws -> Result {
        do {
            // What is invalid is found before any row is read.
            try record(in: StatementRecorder(connection.dialect))
            return try connection.inOneState {
                guard columns.isEmpty else { return try connection.reading { try rows.run(on: $0) } }
                let models = try connection.models(query, of: Model.self)
                return try connection.reading { try assemble(models, $0) }
            }
        } catch {
            throw Connection.failure(error, of: Model.self)
        }
    }
}

extension ValueRequest {
    @inlinable
    package func run<Connection: SQLConnection>(on connection: Connection) throws -> Result {
        do {
            guard plan.loadsRelatedModels else { return try connection.reading { try plan.run(on: $0) } }
            // What is invalid is found before any row is read.
            _ = try plan.run(on: StatementRecorder(connection.dialect))
            return try connection.inOneState { try connection.reading { try plan.run(on: $0) } }
        } catch {
            throw Connection.failure(error, of: Model.self)
        }
    }

    /// Runs the statement of a prepared request.
    ///
    /// - Returns: nil where the request must be rendered with its values.
    @inlinable
    package func run<Connection: SQLConnection>(
        _ call: PreparedCall, on connection: Connection
    ) throws -> Result? {
        guard !plan.loadsRelatedModels else { return nil }
        do {
            let statement = try connection.ready(call, of: Model.self) {
                try plan.query.statement(for: connection.dialect, of: Model.self)
            }
            guard let statement else { return nil }
            return .some(try plan.run(on: connection.reading(by: statement)))
        } catch {
            throw Connection.failure(error, of: Model.self)
        }
    }
}
