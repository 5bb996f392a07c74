package import ArgumentParser

/// The command line tool `fetching`.
package struct FetchingCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "fetching",
        abstract: "Models from a database, and requests without models.",
        discussion: """
            The models of a program are compared with a database by a program of your own, of three lines: see the article \
            'Models from a database'.

            Exit codes: 0 all is well, 1 there are differences, 2 the database or the text cannot be read, 64 the command \
            line is wrong.
            """,
        subcommands: [GenerateCommand.self, QueryCommand.self])

    package init() {}

    /// Runs the command that the command line names, and ends the process.
    package static func start() async { await main() }
}
