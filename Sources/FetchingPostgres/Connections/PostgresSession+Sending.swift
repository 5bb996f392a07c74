#if Postgres
import CLibPQ
import FetchingSQL

extension PostgresSession {
    /// Sends a statement, whose rows are then read one by one.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    func send(_ statement: SQLStatementText) throws -> PostgresRows {
        if statement.locksRows { try requireTransaction() }
        if let pipeline { return try rows(of: statement, in: pipeline) }
        if let rows = takeUnanswered(statement) { return rows }
        if let patience { return try sendWithoutWaiting(statement, patience) }
        return try sendWaiting(statement)
    }

    private func sendWaiting(_ statement: SQLStatementText) throws -> PostgresRows {
        try requireNoOpenRows()
        try bindings.replace(by: statement.bindings)
        return try sendEncoded(statement)
    }

    /// Sends a statement whose values are the ``bindings``.
    func sendEncoded(_ statement: SQLStatementText) throws -> PostgresRows {
        let isInside = isInsideTransaction
        let query = log.begin(statement)
        try send(statement, bindings)
        return PostgresRows(
            self, query, isInsideTransaction: isInside,
            repeatable: isInside || bindings.hasList ? nil : statement)
    }

    /// The rows of a statement that is sent already.
    private func rows(of statement: SQLStatementText, in pipeline: PostgresPipeline) throws -> PostgresRows {
        let (isNext, preparation) = pipeline.takeNext(statement)
        // A request that asks for something else than it has said.
        guard isNext else { throw PostgresError(message: "the statement is not one of those that were sent") }
        if preparation != nil { try readCompletion() }
        let query = log.begin(statement)
        try readRowByRow(statement)
        return PostgresRows(self, query, isInsideTransaction: true, repeatable: nil)
    }

    /// Sends a statement without waiting for those before it.
    ///
    /// - Returns: The key of the statement, if it is prepared in the same trip.
    func sendInPipeline(
        _ statement: SQLStatementText, _ bindings: PostgresBindings
    ) throws -> PostgresStatementCache.Key? {
        guard !bindings.hasList else {
            try execute(statement, bindings, name: nil)
            return nil
        }
        let key = PostgresStatementCache.Key(sql: statement.sql, types: bindings.types)
        if let name = statements.name(for: key) {
            try execute(statement, bindings, name: name)
            return nil
        }
        let name = statements.add(key)
        do {
            try sendWithinLimit(sendingLimit(for: statement.sql)) {
                PQsendPrepare(handle, name, statement.sql, Int32(bindings.types.count), bindings.types)
            }
            try execute(statement, bindings, name: name)
        } catch {
            forgetStatement(key)
            throw error
        }
        return key
    }

    /// Forgets a statement of which it is not known whether it is prepared.
    func forgetStatement(_ key: PostgresStatementCache.Key) { statements.remove(key) }

    /// Sends a statement once more, after it was forgotten.
    func sendAgain(_ statement: SQLStatementText) throws {
        try send(statement, try PostgresBindings(statement.bindings))
    }

    private func send(_ statement: SQLStatementText, _ bindings: PostgresBindings) throws {
        // A plan for any list would be a bad one: lists are planned for what they hold.
        let name = bindings.hasList ? nil : try preparedName(of: statement.sql, bindings.types)
        try execute(statement, bindings, name: name)
        try readRowByRow(statement)
    }

    /// Makes libpq give the rows as they come, unless they are few: in that mode it copies each of them.
    private func readRowByRow(_ statement: SQLStatementText) throws {
        guard !statement.givesFewRows else { return }
        guard PQsetSingleRowMode(handle) == 1 else { throw lostConnection }
    }

    func execute(_ statement: SQLStatementText, _ bindings: PostgresBindings, name: String?) throws {
        // The memory of the system takes less without waiting.
        let isLong = bindings.byteCount + (name == nil ? statement.sql.utf8.count : 0) > 4096
        executionCount &+= 1
        try sendWithinLimit(isLong ? answerLimit : nil) {
            bindings.withValues { count, values, lengths, formats in
                if let name {
                    PQsendQueryPrepared(handle, name, count, values, lengths, formats, 1)
                } else {
                    PQsendQueryParams(handle, statement.sql, count, bindings.types, values, lengths, formats, 1)
                }
            }
        }
    }

    /// Encodes the values of a statement, and says whether it is prepared and they are few.
    func isPrepared(_ statement: SQLStatementText) throws -> Bool {
        try bindings.replace(by: statement.bindings)
        let key = PostgresStatementCache.Key(sql: statement.sql, types: bindings.types)
        return !bindings.hasList && bindings.byteCount < 4096 && statements.name(for: key) != nil
    }

    private func preparedName(of sql: String, _ types: [Oid]) throws -> String {
        let key = PostgresStatementCache.Key(sql: sql, types: types)
        if let name = statements.name(for: key) { return name }
        tidyStatements()
        let name = statements.add(key)
        do {
            try prepare(name, sql, types)
        } catch {
            statements.remove(key)
            throw error
        }
        return name
    }

    private func prepare(_ name: String, _ sql: String, _ types: [Oid]) throws {
        guard answerLimit != nil else {
            guard let result = PQprepare(handle, name, sql, Int32(types.count), types) else { throw lostConnection }
            defer { PQclear(result) }
            return try check(result)
        }
        try sendWithinLimit(sendingLimit(for: sql)) { PQsendPrepare(handle, name, sql, Int32(types.count), types) }
        _ = try readResults()
    }
}
#endif
