import Foundation
import GRDB
import Testing

/// What `fetching generate` makes of databases compiles without a warning, fits every table, and reads every row.
@Suite("Generated models", .serialized) struct GeneratedModelTests {
    /// A well-known schema, the number of its tables and views, and of the relationships between them.
    struct Schema: CustomTestStringConvertible, Sendable {
        let name: String
        let tables: Int
        let relationships: Int
        var options: [String] = []

        var testDescription: String { ([name] + options).joined(separator: " ") }
    }

    @Test(
        arguments: [
            Schema(name: "Chinook", tables: 11, relationships: 24),
            Schema(name: "Northwind", tables: 16, relationships: 32),
            Schema(name: "Sakila", tables: 18, relationships: 48),
            Schema(name: "Chinook", tables: 11, relationships: 24, options: ["--public"]),
            Schema(name: "Northwind", tables: 16, relationships: 32, options: ["--naming", "as-written"]),
            Schema(name: "Sakila", tables: 18, relationships: 48, options: ["--naming", "upper-camel-case"]),
        ])
    func readEveryRow(schema: Schema) throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(Self.script(schema.name), in: folder)
            let models = try GeneratedModels(of: database, in: folder, options: schema.options)
            #expect(models.warnings == "")
            let report = try models.report(on: database, in: folder)
            #expect(report.sorted() == (try Self.counts(in: database, models)).sorted())
            #expect(report.count == schema.tables)
            #expect(models.models.map(\.relationships.count).reduce(0, +) == schema.relationships)
        }
    }

    @Test(arguments: [1, 2] as [UInt64])
    func ofRandomSchemas(seed: UInt64) throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(RandomSchema(seed: seed, tables: 30).script, in: folder)
            let models = try GeneratedModels(of: database, in: folder)
            #expect(models.models.count > 25)
            // Each ends with the numbers of rows and relationships. A name of a table may have a newline.
            let report = try models.report(on: database, in: folder).filter { $0.contains(#/ \d+ \d+$/#) }
            #expect(report.count == models.models.count)
        }
    }

    @Test func standHostileNames() throws {
        try TemporaryFolder.with { folder in
            let long = String(repeating: "x", count: 5000)
            let script =
                try Self.script("Hostile")
                + "CREATE TABLE \"\(long)\" (\"\(long)\" INT, \"\(long)y\" INT); CREATE TABLE \"\(long)z\" (id INTEGER PRIMARY KEY);"
            let database = try GeneratedModels.database(script, in: folder)
            let models = try GeneratedModels(of: database, in: folder)
            #expect(models.warnings == "fetching: no model of '': the name is empty\n")
            #expect(models.models.count > 30)
            // A line for each model, and one more for the table with a newline in its name.
            #expect(try models.report(on: database, in: folder).count == models.models.count + 1)
            #expect(
                models.source.split(separator: "\n").allSatisfy { !$0.contains("let x = 1") || $0.contains("evil") })
        }
    }

    static func script(_ name: String) throws -> String {
        try String(
            contentsOf: SourceFiles.package.appending(path: "Tests/CompileTimeTests/Generated/\(name).sql"),
            encoding: .utf8)
    }

    /// The same lines as a program prints, by plain SQL.
    static func counts(in database: String, _ models: GeneratedModels) throws -> [String] {
        let tables = models.source.matches(of: /@Fetchable\("([^"]+)"/).map { String($0.1) }
        let queue = try DatabaseQueue(path: database)
        return try zip(tables, models.models).map { table, model in
            let count = try queue.read { db in
                try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \"\(table)\"") ?? -1
            }
            return "\(table) \(count) \(model.relationships.count)"
        }
    }
}
