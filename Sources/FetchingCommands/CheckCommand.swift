import ArgumentParser
import FetchingCore

/// `check`: the differences between the models and a database.
struct CheckCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check",
            abstract: "Compare the models with a database.",
            discussion: """
                Every difference is printed, and nothing where there is none. The database is only read.

                EXAMPLES
                  \(Console.program) check library.sqlite
                  \(Console.program) check postgres://localhost/library --schema sales
                  \(Console.program) check library.sqlite --migration

                EXIT CODES
                  0   Each model fits its table.
                  1   There are differences.
                  2   The database cannot be read.
                  64  The command line is wrong.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The path of an SQLite database, or the address of a PostgreSQL database.", valueName: "database"),
        completion: .file())
    var database: String

    @Flag(help: "Print statements that would mend the tables, for a migration. None is run.") var migration = false

    @Option(help: "The schema of a PostgreSQL database.") var schema = "public"

    func run() async throws {
        try await Console.reporting {
            let checked = try CheckedDatabase(database, schema: schema)
            let differences =
                try ModelCommands.models.compactMap { model in
                    do {
                        try checked.check(model)
                        return nil
                    } catch let error as FetchError where error.code == .schemaMismatch {
                        return error
                    }
                } as [FetchError]
            if migration {
                try Console.write(statements: checked.migrationSQL(of: ModelCommands.models))
            } else {
                for difference in differences { Console.write("\(difference)\n") }
            }
            guard differences.isEmpty else { throw ExitCode(1) }
        }
    }
}
