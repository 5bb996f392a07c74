public import FetchingCore

/// Renders the statements of a request and reads nothing: what is invalid is found before any row is read.
@usableFromInline
package final class StatementRecorder: EngineReader {
    let dialect: SQLDialect

    /// The statements that would be run.
    fileprivate(set) var statements: [SQLStatementText] = []

    @usableFromInline
    package init(_ dialect: SQLDialect) { self.dialect = dialect }

    /// The statements that a closure would run.
    static func record(
        for dialect: SQLDialect, of model: any Fetchable.Type, _ run: (StatementRecorder) throws -> Void
    ) throws -> [SQLStatementText] {
        let recorder = StatementRecorder(dialect)
        do {
            try run(recorder)
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
        return recorder.statements
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        statements.append(try selection.statement(for: dialect, of: model))
    }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        statements.append(try load.statement(for: dialect))
        return []
    }
}

extension LoadingRequest {
    /// Records the statements: those for related models, and the request's own unless it is one for models alone.
    @usableFromInline
    package func record(in recorder: StatementRecorder) throws {
        guard columns.isEmpty else {
            _ = try rows.run(on: recorder)
            return
        }
        // Without models, nothing can be missing.
        _ = try assemble([], recorder)
    }
}

extension LoadingRequest: SQLStatementRequest {
    @_documentation(visibility: internal)
    public func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try StatementRecorder.record(for: dialect, of: Model.self) { recorder in
            if columns.isEmpty { recorder.statements.append(try query.statement(for: dialect, of: Model.self)) }
            try record(in: recorder)
        }
    }
}

extension PageRequest: SQLStatementRequest {
    @_documentation(visibility: internal)
    public func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try StatementRecorder.record(for: dialect, of: Model.self) { recorder in _ = try plan.run(on: recorder) }
    }
}
