public import FetchingCore
import FetchingSQL

extension PostgresDriver {
    /// Inserts rows by this driver.
    ///
    /// Many rows take several statements. All or none are inserted where the driver runs them in one transaction.
    ///
    /// ```swift
    /// let count = try await driver.insert(User.insert(users))
    /// // WITH changed AS (INSERT INTO "User" … RETURNING 1) SELECT count(*) FROM changed
    /// ```
    ///
    /// - Returns: The number of rows that were inserted or updated.
    /// - Throws: `FetchError`, or what the driver throws.
    @discardableResult
    public func insert<Rows: WrittenRows, Count: RowCount>(
        _ request: InsertRequest<Rows, Count>
    ) async throws -> Int {
        switch request.source {
        case .selected(let selected):
            let statement = try selected.statement(for: .postgres, request.conflict, returning: [])
            return try Row.count(
                in: try await rows(of: PostgresStatement(counting: statement), Rows.Model.self), Rows.Model.self)
        case .given(let given):
            var statements = PostgresInsertStatements(given, request.conflict, returning: [])
            var count = 0
            while let statement = try statements.next() {
                let counting = try PostgresStatement(counting: statement)
                let changed = try Row.count(in: try await rows(of: counting, Rows.Model.self), Rows.Model.self)
                try request.conflict?.check(changed, of: statements.batchCount, Rows.Model.self)
                count += changed
            }
            return count
        }
    }

    /// Inserts, updates or deletes rows by this driver, and gives values of them.
    ///
    /// ```swift
    /// let id = try await driver.run(User.insert(User.Draft(name: "Joe")).returning(\.id))
    /// // INSERT INTO "User" ("name") VALUES ($1) RETURNING "id"
    /// ```
    ///
    /// - Throws: `FetchError`, or what the driver throws.
    @discardableResult
    public func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) async throws -> Result {
        var answers: [[Row]] = []
        switch request.change {
        case .keyed(let models, let change):
            answers = try await rows(returned: request.columns, of: models, by: change)
        case .deletion, .update:
            if let statement = try request.changeStatement(for: .postgres) {
                answers.append(try await rows(of: PostgresStatement(statement), Rows.Model.self))
            }
        case .insertion(.selected(let selected), let conflict):
            let statement = try selected.statement(for: .postgres, conflict, returning: request.columns)
            answers.append(try await rows(of: PostgresStatement(statement), Rows.Model.self))
        case .insertion(.given(let given), let conflict):
            var statements = PostgresInsertStatements(given, conflict, returning: request.columns)
            while let statement = try statements.next() {
                let answer = try await rows(of: PostgresStatement(statement), Rows.Model.self)
                try conflict?.check(answer.count, of: statements.batchCount, Rows.Model.self)
                answers.append(answer)
            }
        }
        return try request.result(of: answers)
    }
}

extension ReturningRequest {
    /// The result of the rows of each statement, as a driver gives them.
    package func result<Row: PostgresDriverRow>(of answers: [[Row]]) throws -> Result {
        do {
            return try read { body in
                try withoutActuallyEscaping(body) { body in
                    var sink = SelectionSink<PostgresDriverRowReader<Row>>(columns, of: Model.self, read: body)
                    for row in answers.joined() {
                        var reader = PostgresDriverRowReader(row)
                        try sink.take(&reader)
                    }
                }
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}
