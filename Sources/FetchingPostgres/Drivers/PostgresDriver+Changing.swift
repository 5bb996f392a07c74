public import FetchingCore
import FetchingSQL

extension PostgresDriver {
    /// Updates or deletes the rows of models by this driver.
    ///
    /// All or none are changed where the driver runs all statements of a request in one transaction, and rolls it back when an
    /// error is thrown.
    ///
    /// ```swift
    /// let count = try await driver.run(User.update(users))
    /// // WITH changed AS (UPDATE "User" … RETURNING 1) SELECT count(*) FROM changed
    /// ```
    ///
    /// - Returns: The number of rows that were changed.
    /// - Throws: `FetchError`, as for a row to update that is not there, or what the driver throws.
    @discardableResult
    public func run<Model, Count>(_ request: ModelChangeRequest<Model, Count>) async throws -> Int {
        var statements = PostgresKeyedStatements(request.rows, request.change, returning: [], isOneByOne: true)
        var count = 0
        while let batch = try statements.next() {
            let counting = try PostgresStatement(counting: batch.statement)
            let changed = try Row.count(in: try await rows(of: counting, Model.self), Model.self)
            try statements.check(changed, of: batch)
            count += changed
        }
        return count
    }

    /// Updates the changed columns of a model's row by this driver.
    ///
    /// ```swift
    /// let count = try await driver.run(User.changes(from: old, to: new))
    /// // WITH changed AS (UPDATE "User" … RETURNING 1) SELECT count(*) FROM changed
    /// ```
    ///
    /// - Returns: 1, or 0 if nothing differs. Then nothing is run.
    /// - Throws: `FetchError`, as for a row that is not there, or what the driver throws.
    @discardableResult
    public func run<Model>(_ changes: ModelChanges<Model>) async throws -> Int {
        guard let request = changes.request else { return 0 }
        return try await run(request)
    }

    /// The rows that the statements of a change return.
    func rows<Rows: WrittenRows>(
        returned columns: [ExpressionTree], of models: Rows, by change: KeyedChange
    ) async throws -> [[Row]] {
        var statements = PostgresKeyedStatements(models, change, returning: columns, isOneByOne: true)
        var answers: [[Row]] = []
        while let batch = try statements.next() {
            let answer = try await rows(of: PostgresStatement(batch.statement), Rows.Model.self)
            try statements.check(answer.count, of: batch)
            answers.append(answer)
        }
        return answers
    }
}
