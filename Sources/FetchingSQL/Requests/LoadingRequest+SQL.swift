public import FetchingCore

extension LoadingRequest {
    /// The statements that the request is run with: one for the models, and one for each relationship that is included.
    ///
    /// ```swift
    /// try Album.request().all().including(\.tracks).sql(for: .sqlite)
    /// // SELECT "id", "title" FROM "Album"
    /// // SELECT "Track"."id", … FROM "Track" WHERE "Track"."albumID" IN (SELECT value FROM fetching_list(?))
    /// ```
    ///
    /// The keys of the models, which are known only when the request runs, are in the place of the list. If they are few,
    /// there is a placeholder for each.
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether values stand in the text instead of placeholders. They may be somebody's secrets:
    ///     keep the text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> [String] {
        try StatementRecorder.record(for: dialect, of: Model.self, showingValues: showingValues) { recorder in
            guard columns.isEmpty else {
                _ = try rows.run(on: recorder)
                return
            }
            recorder.statements.append(try query.statement(for: dialect, of: Model.self))
            // Without models, nothing can be missing.
            _ = try assemble([], recorder)
        }
    }
}

extension PageRequest {
    /// The statements that the request is run with: one for the page, and one for each relationship that is included.
    ///
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    package func sql(ofAllQueriesFor dialect: SQLDialect, showingValues: Bool) throws -> [String] {
        try StatementRecorder.record(for: dialect, of: Model.self, showingValues: showingValues) { recorder in
            _ = try plan.run(on: recorder)
        }
    }
}

/// Keeps the statements that would be run.
private final class StatementRecorder: EngineReader {
    let dialect: SQLDialect
    var statements: [SQLStatementText] = []

    private init(_ dialect: SQLDialect) { self.dialect = dialect }

    static func record(
        for dialect: SQLDialect, of model: any Fetchable.Type, showingValues: Bool,
        _ run: (StatementRecorder) throws -> Void
    ) throws -> [String] {
        let recorder = StatementRecorder(dialect)
        do {
            try run(recorder)
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
        return recorder.statements.map { showingValues ? $0.sqlWithValues(in: dialect.rules) : $0.sql }
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        statements.append(try selection.statement(for: dialect, of: model))
    }

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        statements.append(try load.statement(for: dialect))
        return []
    }
}
