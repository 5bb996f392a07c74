// What becomes of the requests of the documentation.

import Fetching
import FetchingPostgres
import FetchingSQL
import FetchingSQLite

func record(_ request: some SQLStatementRequest) throws {
    for dialect in dialects {
        for showsValues in [true, false] {
            guard let texts = try? request.statements(for: dialect.rules, showingValues: showsValues) else { continue }
            for text in texts { statements.append((dialect.name, text)) }
        }
    }
}

func record<Model, Count>(_ request: InsertRequest<Model, Count>) throws {
    try record { try request.sql(for: $0, showingValues: $1) }
}

func record<Model, Count>(_ request: ModelChangeRequest<Model, Count>) throws {
    try record { try request.sql(for: $0, showingValues: $1) }
}

func record<Rows, Result>(_ request: ReturningRequest<Rows, Result>) throws {
    try record { try request.sql(for: $0, showingValues: $1) }
}

func record<Model: RowDecodable>(_ predicate: FetchPredicate<Model>) throws {
    try record(Model.request().all().where(predicate))
}

@_disfavoredOverload
func record(_ value: some Sendable) throws {
    if let text = value as? String {
        statements.append(("sqlite", text))
        statements.append(("postgres", text))
    }
    for text in value as? [String] ?? [] {
        statements.append(("sqlite", text))
        statements.append(("postgres", text))
    }
}

@_disfavoredOverload
func record<Value>(_ value: Value) throws {}

private func record(_ text: (SQLDialect, Bool) throws -> String) throws {
    for dialect in dialects {
        for showsValues in [true, false] {
            if let text = try? text(dialect.rules, showsValues) { statements.append((dialect.name, text)) }
        }
    }
}

/// A condition by itself.
func condition<Model: RowDecodable>(
    of model: Model.Type, @PredicateBuilder<Model> _ condition: (Model.FetchableMembers) -> FetchPredicate<Model>
) throws {
    try record(Model.request().all().where(condition))
}

/// A value by itself.
func value<Model: RowDecodable, Value: FetchableSelection>(
    of model: Model.Type, _ value: (Model.FetchableMembers) -> Value
) throws where Value.Model == Model {
    try record(Model.request().all().select(value))
}

/// An aggregate by itself.
func aggregate<Model: RowDecodable, Value: FetchableSelection>(
    of model: Model.Type, _ value: (FetchableGroup<Model, Void>) -> Value
) throws where Value.Model == Model {
    try record(Model.request().all().aggregate(value))
}

/// Assignments by themselves.
func assigned<Model: RowDecodable>(_ model: Model.Type, _ assign: (inout Model.FetchableUpdate) throws -> Void) throws {
    try record { try Model.request().all().updateSQL(for: $0, showingValues: $1, assign) }
}

private let dialects: [(name: String, rules: SQLDialect)] = [("sqlite", .sqlite), ("postgres", .postgres)]
