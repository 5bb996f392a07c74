import ArgumentParser
public import FetchingCore
import Foundation

/// A program of your own about your models: it prints the SQL of their tables, and compares them with a database.
///
/// ```swift
/// await ModelCommands.run(Artist.self, Album.self)
/// // library-models schema                  CREATE TABLE "artists" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL); …
/// // library-models check library.sqlite    'Album' on SQLite: column 'title' of table 'albums' does not exist. …
/// ```
///
/// The three lines are the `main.swift` of an executable target that depends on the target of the models.
public enum ModelCommands {
    /// Runs the command that the command line names, and ends the process.
    ///
    /// The exit code is 0 if all is well, 1 if a model and its table differ, 2 if the database cannot be read, and 64 if the
    /// command line is wrong. `--help` tells the rest.
    ///
    /// - Parameter models: The models, in any order.
    public static func run(_ models: any Fetchable.Type...) async { await run(models) }

    /// Runs the command that the command line names, and ends the process.
    ///
    /// ```swift
    /// await ModelCommands.run([Artist.self, Album.self])
    /// ```
    ///
    /// - Parameter models: The models, in any order.
    public static func run(_ models: [any Fetchable.Type]) async {
        await $models.withValue(models) { await ModelCommand.main() }
    }

    /// The models of the program, which a command cannot be given: the parser makes it.
    @TaskLocal static var models: [any Fetchable.Type] = []
}

/// The command line of such a program.
struct ModelCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Console.program,
            abstract: "The tables of the models of this program.",
            discussion: """
                Exit codes: 0 all is well, 1 there are differences, 2 the database cannot be read, 64 the command line is wrong.
                """,
            subcommands: [SchemaCommand.self, CheckCommand.self])
    }
}
