import Foundation
import GRDB

/// The models that the tool makes of a database, and a program that checks them and reads every row by them.
struct GeneratedModels {
    let source: String

    /// What the tool prints beside the source.
    let warnings: String

    /// - Parameters:
    ///   - database: The path of a file, or an address.
    ///   - options: Further arguments of the tool.
    init(of database: String, in folder: URL, options: [String] = []) throws {
        let file = folder.appending(path: "Models.swift")
        let outcome = try Command.run(
            GeneratedBuild.shared().tool.path, ["generate", database, "--output", file.path] + options)
        guard outcome.succeeded else { throw GeneratedBuildError(description: outcome.output) }
        source = try String(contentsOf: file, encoding: .utf8)
        warnings = outcome.output
    }

    /// The models in their order, each with its relationships.
    var models: [(name: String, relationships: [String])] {
        var models: [(name: String, relationships: [String])] = []
        for line in source.split(separator: "\n") {
            if let match = line.firstMatch(of: /^(?:public )?struct (\S+) \{/) {
                models.append((String(match.1), []))
            } else if let match = line.firstMatch(of: /^ +(?:public )?static let (\S+) = To/) {
                models[models.count - 1].relationships.append(String(match.1))
            }
        }
        return models
    }

    /// Compiles the models with a program that compares each with its table, reads every row, and follows every relationship.
    ///
    /// - Returns: A line for each model: the table, the number of rows, and the number of relationships.
    func report(on database: String, in folder: URL, engine: Engine = .sqlite) throws -> [String] {
        let file = folder.appending(path: "Program.swift")
        try program(engine).write(to: file, atomically: true, encoding: .utf8)
        return try GeneratedBuild.shared().run(
            [folder.appending(path: "Models.swift"), file], in: folder, arguments: [database]
        ).split(separator: "\n").map(String.init)
    }

    enum Engine: String {
        case sqlite = "FetchingSQLite"
        case postgres = "FetchingPostgres"

        fileprivate var opening: String {
            switch self {
            case .sqlite:
                """
                var configuration = Configuration()
                configuration.readonly = true
                let database = try DatabaseQueue(path: CommandLine.arguments[1], configuration: configuration)
                """
            case .postgres:
                "let database = PostgresPool(PostgresConfiguration(url: CommandLine.arguments[1]))"
            }
        }
    }

    private func program(_ engine: Engine) -> String {
        let calls = models.flatMap { model, relationships in
            ["try report(\(model).self)"]
                + relationships.map { "_ = try \(model).request().all().including(\\.\($0)).fetch(in: database)" }
        }
        return """
            import Fetching
            import \(engine.rawValue)

            @main enum Program {
                static func main() throws {
                    \(engine.opening)
                    func report<Model: RowDecodable>(_ model: Model.Type) throws {
                        try model.check(in: database)
                        let differences = try database.read { db in try model.schemaDifferences(in: db) }
                        guard differences.isEmpty else { throw Differences(differences: differences) }
                        let rows = try model.request().all().fetch(in: database)
                        print(model.fetchableEntity.name, rows.count, model.fetchableRelationships.count)
                    }
                    \(calls.joined(separator: "\n        "))
                }
            }

            struct Differences: Error {
                let differences: [SchemaDifference]
            }
            """
    }
}

extension GeneratedModels {
    /// Makes a database of a script.
    static func database(_ sql: String, in folder: URL) throws -> String {
        let path = folder.appending(path: "database.sqlite").path
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
        return path
    }
}
