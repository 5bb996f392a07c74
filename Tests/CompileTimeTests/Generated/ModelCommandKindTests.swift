import Foundation
import Testing

#if Postgres
import ConformanceEngines
import FetchingPostgres

/// The commands of a program whose models have versions, shard keys and keys of several columns, or stand for a view.
@Suite("Model commands for models of every kind", .serialized) struct ModelCommandKindTests {
    private static let source = """
        import Fetching
        import FetchingCommands

        @Fetchable("tenants") struct Tenant { let id: Int; var name: String }

        @Fetchable("notes", naming: .snakeCase)
        struct Note {
            @PrimaryKey @ShardKey let tenantID: Int
            @PrimaryKey let number: Int
            var title: String
            @Version var revision = 0

            static let tenant = ToOne<Note, Tenant>(\\.tenantID)
        }

        @Fetchable("note_titles", naming: .snakeCase) struct NoteTitle { var tenantID: Int?; var title: String? }
        """

    private static let main = """
        let models: [any Fetchable.Type] = [Note.self, Tenant.self]
        let withView = CommandLine.arguments.first?.hasSuffix("WithView") == true
        await ModelCommands.run(withView ? models + [NoteTitle.self] : models)
        """

    private static let program = Result {
        let program = try GeneratedBuild.commands("ModelCommandKinds", models: Self.source, main: Self.main)
        try FileManager.default.createSymbolicLink(
            at: program.deletingLastPathComponent().appending(path: "WithView"), withDestinationURL: program)
        return program
    }

    private func run(_ arguments: String..., withView: Bool = false) throws -> Command.Outcome {
        try run(arguments, withView: withView)
    }

    private func run(_ arguments: [String], withView: Bool) throws -> Command.Outcome {
        let program = try Self.program.get()
        return try Command.run(
            withView ? program.deletingLastPathComponent().appending(path: "WithView").path : program.path, arguments)
    }

    private static let view = "CREATE VIEW note_titles AS SELECT tenant_id, title FROM notes"

    @Test func printsAKeyOfTwoColumnsBehindItsTenant() throws {
        let sql = try run("schema").output
        #expect(sql.hasPrefix(#"CREATE TABLE "tenants" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL);"#), "\(sql)")
        #expect(sql.contains(#""revision" INTEGER NOT NULL"#), "\(sql)")
        #expect(sql.contains(#"PRIMARY KEY ("tenant_id", "number")"#), "\(sql)")
        #expect(sql.contains(#"REFERENCES "tenants" ("id")"#), "\(sql)")
        // The key begins with the column: an index of its own would be a second one.
        #expect(!sql.contains("tenant_id_idx"), "\(sql)")
    }

    @Test func comparesAViewAndItsTables() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(run("schema").output + Self.view, in: folder)
            let same = try run("check", database, withView: true)
            #expect(same.status == 0 && same.output == "", "\(same.output)")
            let none = try run("check", database, "--migration", withView: true)
            #expect(none.status == 0 && none.output == "", "\(none.output)")
            _ = try GeneratedModels.database(
                "DROP VIEW note_titles; ALTER TABLE notes DROP COLUMN revision; CREATE VIEW note_titles AS SELECT title FROM notes",
                in: folder)
            let other = try run("check", database, withView: true)
            #expect(other.status == 1)
            #expect(
                other.output.contains("'Note' on SQLite: column 'revision' of table 'notes' does not exist"),
                "\(other.output)")
            #expect(
                other.output.contains("'NoteTitle' on SQLite: column 'tenant_id' of"), "\(other.output)")
            let migration = try run("check", database, "--migration", withView: true).output
            #expect(migration.contains(#"ALTER TABLE "notes" ADD COLUMN "revision" INTEGER"#), "\(migration)")
            // No database adds a column to a view.
            #expect(!migration.contains(#"ALTER TABLE "note_titles""#), "\(migration)")
        }
    }

    @Test func tellsOfAKeyWithTooFewColumns() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(
                """
                CREATE TABLE tenants (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
                CREATE TABLE notes (tenant_id INTEGER NOT NULL REFERENCES tenants (id), number INTEGER NOT NULL PRIMARY KEY,
                    title TEXT NOT NULL, revision INTEGER NOT NULL)
                """, in: folder)
            let outcome = try run("check", database)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("tenant_id"), "\(outcome.output)")
        }
    }

    @Test(.enabled(if: PostgresServer.isExpected, "PostgreSQL is not installed (apt install postgresql)"))
    func comparesThemOnPostgreSQL() throws {
        let server = try PostgresServer.shared.get().configuration
        let schema = "kinds_" + UUID().uuidString.lowercased().replacing("-", with: "").prefix(12)
        let db = try PostgresConnection(server)
        try db.execute("CREATE SCHEMA \(name: schema)")
        let sql = try run("schema", "--postgres").output
        #expect(sql.contains(#"PRIMARY KEY ("tenant_id", "number")"#), "\(sql)")
        try db.execute(PostgresQuery(unchecked: "SET search_path = \(schema);\n\(sql);\n\(Self.view)"))
        for arguments in [[], ["--migration"]] {
            let same = try run(["check", server.url, "--schema", schema] + arguments, withView: true)
            #expect(same.status == 0 && same.output == "", "\(same.output)")
        }
        try db.execute("ALTER TABLE notes DROP COLUMN revision")
        let other = try run("check", server.url, "--schema", schema, withView: true)
        #expect(
            other.status == 1
                && other.output.contains("'Note' on PostgreSQL: column 'revision' of table 'notes' does not exist"),
            "\(other.output)")
        #expect(!other.output.contains("NoteTitle"), "\(other.output)")
    }
}
#endif
