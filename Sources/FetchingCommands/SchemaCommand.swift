import ArgumentParser
import FetchingPostgres
import FetchingSQL
import FetchingSQLite

/// `schema`: the SQL of the models' tables.
struct SchemaCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "schema",
            abstract: "Print the statements that create the tables of the models.",
            discussion: """
                A table comes behind those that it refers to. What the models do not tell is a comment.

                EXAMPLES
                  \(Console.program) schema
                  \(Console.program) schema --postgres > migration.sql

                EXIT CODES
                  0   The statements are printed.
                  2   A relationship is declared wrongly.
                  64  The command line is wrong.
                """)
    }

    @Flag(help: "Print the statements for PostgreSQL instead of SQLite.") var postgres = false

    func run() async throws {
        try await Console.reporting {
            let schema = SQLSchema(ModelCommands.models)
            try Console.write(statements: schema.statements(for: postgres ? .postgres : .sqlite))
        }
    }
}
