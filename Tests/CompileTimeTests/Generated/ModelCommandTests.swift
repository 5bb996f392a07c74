import Foundation
import Testing

#if Postgres
import ConformanceEngines
import FetchingPostgres
#endif

/// A program of three lines, as the article 'Models from a database' shows it, with models of every form of column.
@Suite("A program of model commands", .serialized) struct ModelCommandTests {
    private static let models = """
        import Fetching
        import Foundation

        enum Plan: String, FetchableValue, CaseIterable { case free, pro }
        enum Rank: Int, FetchableValue { case low = 1, high }

        @Fetchable("pets", naming: .snakeCase)
        @Index(\\.name, \\.born.descending)
        struct Pet {
            @PrimaryKey var code: UUID
            var ownerID: Int?
            var name: String
            @FetchingStorage(.dayText) var born: Date?
            var photo: Data
            var size: Double?

            static let owner = ToOne<Pet, User>(\\.ownerID)
        }

        @Fetchable("users", naming: .snakeCase)
        struct User {
            let id: Int
            @Unique var mail: String
            @FetchingName("signed_up_at") var signupDate: Date
            @FetchingStorage(.unixSeconds) var seen: Date?
            var plan: Plan
            var rank: Rank?
            var balance: Decimal
            var isAdmin: Bool
            @FetchingIgnored var isSelected = false
        }
        """

    private static let program = Result {
        try GeneratedBuild.commands(
            "ModelCommands", models: Self.models, main: "await ModelCommands.run(Pet.self, User.self)")
    }

    private func run(_ arguments: String...) throws -> Command.Outcome {
        try Command.run(Self.program.get().path, arguments)
    }

    @Test func printsTheTablesBehindThoseThatTheyReferTo() throws {
        let outcome = try run("schema")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "mail" TEXT NOT NULL, "signed_up_at" DATETIME NOT NULL, \
                "seen" INTEGER, "plan" TEXT NOT NULL, "rank" INTEGER, "balance" TEXT NOT NULL, "is_admin" BOOLEAN NOT NULL);
                CREATE UNIQUE INDEX "users_mail_key" ON "users" ("mail");
                CREATE TABLE "pets" ("code" BLOB NOT NULL PRIMARY KEY, "owner_id" INTEGER REFERENCES "users" ("id"), \
                "name" TEXT NOT NULL, "born" TEXT, "photo" BLOB NOT NULL, "size" DOUBLE);
                CREATE INDEX "pets_name_born_desc_idx" ON "pets" ("name", "born" DESC);
                CREATE INDEX "pets_owner_id_idx" ON "pets" ("owner_id");

                """, "\(outcome.output)")
    }

    @Test func comparesAnSQLiteFile() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(run("schema").output, in: folder)
            let same = try run("check", database)
            #expect(same.status == 0 && same.output == "", "\(same.output)")
            _ = try GeneratedModels.database(
                "ALTER TABLE pets DROP COLUMN size; DROP INDEX users_mail_key; ALTER TABLE users DROP COLUMN seen",
                in: folder)
            let other = try run("check", database)
            #expect(other.status == 1)
            #expect(
                other.output.contains("'Pet' on SQLite: column 'size' of table 'pets' does not exist"),
                "\(other.output)")
            #expect(
                other.output.contains("'User' on SQLite: column 'seen' of table 'users' does not exist"),
                "\(other.output)")
            let migration = try run("check", database, "--migration")
            #expect(migration.status == 1)
            #expect(
                migration.output == """
                    ALTER TABLE "users" ADD COLUMN "seen" INTEGER;
                    CREATE UNIQUE INDEX "users_mail_key" ON "users" ("mail");
                    ALTER TABLE "pets" ADD COLUMN "size" DOUBLE;

                    """, "\(migration.output)")
            _ = try GeneratedModels.database(migration.output, in: folder)
            #expect(try run("check", database).status == 0)
        }
    }

    /// Where both tables are missing, the one that the other refers to is made first.
    @Test func printsAMigrationOfNothing() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database("SELECT 1", in: folder)
            let migration = try run("check", database, "--migration")
            #expect(migration.status == 1)
            #expect(try migration.output == run("schema").output)
        }
    }

    @Test func tellsWhatIsWrong() throws {
        let missing = try run("check", "/none.sqlite")
        #expect(missing.status == 2)
        #expect(
            missing.output == "program: there is no file '/none.sqlite'. Name an SQLite database that exists\n",
            "\(missing.output)")
        #expect(try run("check").status == 64)
        #expect(try run("schema", "--oracle").status == 64)
        let help = try run("check", "--help")
        #expect(help.status == 0 && help.output.contains("program check library.sqlite --migration"))
        #expect(try run("--generate-completion-script", "zsh").output.hasPrefix("#compdef program"))
    }

    #if Postgres
    @Test(.enabled(if: PostgresServer.isExpected, "PostgreSQL is not installed (apt install postgresql)"))
    func comparesAPostgreSQLDatabase() throws {
        let server = try PostgresServer.shared.get().configuration
        let schema = "commands_" + UUID().uuidString.lowercased().replacing("-", with: "").prefix(12)
        let db = try PostgresConnection(server)
        try db.execute("CREATE SCHEMA \(name: schema)")
        let none = try run("check", server.url, "--schema", schema)
        #expect(
            none.status == 1 && none.output.contains("'User' on PostgreSQL: table 'users' does not exist"),
            "\(none.output)")
        let sql = try run("schema", "--postgres").output
        #expect(try run("check", server.url, "--schema", schema, "--migration").output == sql)
        try db.execute(PostgresQuery(unchecked: "SET search_path = \(schema);\n\(sql)"))
        let same = try run("check", server.url, "--schema", schema)
        #expect(same.status == 0 && same.output == "", "\(same.output)")
        try db.execute("ALTER TABLE pets ALTER COLUMN name DROP NOT NULL")
        let other = try run("check", server.url, "--schema", schema)
        #expect(
            other.status == 1 && other.output.contains("column 'name' of table 'pets' may hold NULL"), "\(other.output)"
        )
        #expect(try run("check", "postgres://localhost:1/none").status == 2)
    }
    #endif
}
