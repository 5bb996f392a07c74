import ArgumentParser
import FetchingCommands
import Foundation

/// `fetching generate`: the models of a database.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write the models of a database as a Swift file.",
        discussion: """
            Types come from the declared types and from a look at the rows. What is guessed is said in a comment beside the \
            property. The database is only read.

            EXAMPLES
              fetching generate library.sqlite
              fetching generate library.sqlite --output Sources/App/Models.swift
              fetching generate library.sqlite --check Sources/App/Models.swift
              fetching generate postgres://localhost/library --schema sales

            EXIT CODES
              0   The file is written, or it is the one that would be written.
              1   With --check: the database has changed since the file was written.
              2   The database or the file cannot be read or written.
              64  The command line is wrong.
            """)

    @Argument(
        help: ArgumentHelp(
            "The path of an SQLite database, or the address of a PostgreSQL database.", valueName: "database"),
        completion: .file())
    var database: String

    @Option(name: .shortAndLong, help: "The file to write. Without it, the source is printed.", completion: .file())
    var output: String?

    @Option(
        help: "A file to compare instead of writing one. The exit code is 1 where it differs.",
        completion: .file(extensions: ["swift"]))
    var check: String?

    @Option(help: "How columns are named: automatic, snake-case, upper-camel-case or as-written.")
    var naming: NamingArgument = .automatic

    @Option(
        help: ArgumentHelp(
            "The rows of each table to look at for the form of dates and the like. 0 looks at none.",
            valueName: "count"))
    var rows = 100_000

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("The only tables to make models of.", valueName: "table"))
    var only: [String] = []

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Tables to make no models of.", valueName: "table"))
    var without: [String] = []

    @Option(help: "The schema of PostgreSQL whose tables are read.")
    var schema = "public"

    @Flag(name: .customLong("public"), help: "Make the models visible to other modules.")
    var isPublic = false

    func validate() throws {
        if rows < 0 { throw ValidationError("--rows cannot be negative.") }
        if check != nil, output != nil { throw ValidationError("--check writes no file: leave out --output.") }
    }

    func run() async throws {
        try await Console.reporting {
            let generated = try ModelSource(
                of: database, naming: naming.option, rows: rows, only: only, without: without, isPublic: isPublic,
                schema: schema)
            generated.warnings.forEach(Console.warn)
            if let check { return try generated.compare(with: check) }
            guard let output else { return Console.write(generated.text) }
            try generated.write(to: output)
        }
    }
}

/// The naming strategies by their names on the command line.
enum NamingArgument: String, ExpressibleByArgument, CaseIterable {
    case automatic
    case snakeCase = "snake-case"
    case upperCamelCase = "upper-camel-case"
    case asWritten = "as-written"

    var option: FilePlanner.NamingOption {
        switch self {
        case .automatic: .automatic
        case .snakeCase: .fixed(.snakeCase)
        case .upperCamelCase: .fixed(.upperCamelCase(acronyms: []))
        case .asWritten: .fixed(.asWritten)
        }
    }
}
