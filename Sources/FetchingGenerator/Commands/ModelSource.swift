import ArgumentParser
import FetchingCommands
import FetchingSQLite
import Foundation

/// The generated source of a database's models.
struct ModelSource {
    let text: String

    /// The tables that have no model.
    let warnings: [String]

    /// - Throws: ``ToolError``, or an error of the database.
    init(
        of database: String, naming: FilePlanner.NamingOption = .automatic, rows: Int = 100_000, only: [String] = [],
        without: [String] = [], isPublic: Bool = false, schema: String = "public"
    ) throws {
        let wanted = TableChoice(only: only, without: without)
        let shape = try Self.shape(of: database, rows: rows, schema: schema, where: wanted.contains)
        try wanted.requireAll(in: shape.tables.map(\.name))
        let plan = FilePlanner.plan(shape, naming: naming)
        text = ModelWriter(plan: plan, database: shape.name, engine: shape.engine, isPublic: isPublic).source
        warnings = plan.leftOut.map { "no model of '\($0.table.inComment)': \($0.reason)" }
    }

    private static func shape(
        of database: String, rows: Int, schema: String, where isWanted: (String) -> Bool
    ) throws -> DatabaseShape {
        guard PostgresAddress.isAddress(database) else {
            var shape = try SQLiteShapeReader(rows: rows).shape(of: database, where: isWanted)
            shape.tables = shape.tables.withUnifiedReferences()
            return shape
        }
        #if Postgres
        return try PostgresShapeReader(schema: schema).shape(of: database, where: isWanted)
        #else
        throw PostgresAddress.unavailable
        #endif
    }

    /// - Throws: ``ToolError`` where the file cannot be written.
    func write(to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw ToolError(
                "'\(path.inComment)' cannot be written: \(error.localizedDescription)",
                cure: "Name a file in a folder that exists")
        }
    }

    /// - Throws: `ExitCode` 1 where the file is another than would be written, ``ToolError`` where it cannot be read.
    func compare(with path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolError(
                "there is no file '\(path.inComment)'", cure: "Write it: fetching generate … --output \(path.inComment)"
            )
        }
        // Texts that look the same differ in their bytes.
        guard data != Data(text.utf8) else { return }
        let existing = String(decoding: data, as: UTF8.self)
        Console.write(TextDifference(from: existing, to: text).description)
        Console.warn(
            "'\(path.inComment)' differs from the database. Write it anew with '--output \(path.inComment)', and look at what changed"
        )
        throw ExitCode(1)
    }
}

/// The tables that are asked for.
struct TableChoice {
    let only: [String]
    let without: [String]

    /// Tables in which migrations note what they have done.
    private static let records = ["grdb_migrations", "fetching_migrations"]

    func contains(_ name: String) -> Bool {
        if !only.isEmpty { return only.contains { $0.asciiLowercased == name.asciiLowercased } }
        return !(without + Self.records).contains { $0.asciiLowercased == name.asciiLowercased }
    }

    /// - Throws: ``ToolError`` for a table that there is not.
    func requireAll(in names: [String]) throws {
        let known = Set(names.map(\.asciiLowercased))
        guard let missing = only.first(where: { !known.contains($0.asciiLowercased) }) else { return }
        throw ToolError("there is no table '\(missing.inComment)'", cure: "Leave '--only' out to see all tables")
    }
}
