import ArgumentParser
import Foundation

/// The output of a program.
package enum Console {
    /// The name by which the program was called.
    static let program = URL(filePath: CommandLine.arguments.first ?? "fetching").lastPathComponent

    /// Prints a text as it is.
    package static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    /// Prints statements and comments as a script that a database runs.
    static func write(statements: [String]) {
        for statement in statements { write(statement.hasPrefix("--") ? "\(statement)\n" : "\(statement);\n") }
    }

    /// Prints a line beside the result.
    package static func warn(_ text: String) { FileHandle.standardError.write(Data("\(program): \(text)\n".utf8)) }

    /// Runs a command, and prints its errors.
    ///
    /// - Throws: `ExitCode` 2 for an error of the database or of what was given.
    package static func reporting(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch let code as ExitCode {
            throw code
        } catch {
            warn("\(error)")
            throw ExitCode(2)
        }
    }
}
