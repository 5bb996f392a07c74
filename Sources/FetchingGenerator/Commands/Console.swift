import ArgumentParser
import Foundation

/// The output of the tool.
enum Console {
    /// Prints a text as it is.
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    /// Prints a line beside the result.
    static func warn(_ text: String) { FileHandle.standardError.write(Data("fetching: \(text)\n".utf8)) }

    /// Runs a command, and prints its errors.
    ///
    /// - Throws: `ExitCode` 2 for an error of the database or of what was given.
    static func reporting(_ body: () async throws -> Void) async throws {
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
