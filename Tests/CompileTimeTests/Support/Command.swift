import Foundation

/// A program that is run to its end.
enum Command {
    struct Outcome {
        let status: Int32
        let output: String

        var succeeded: Bool { status == 0 }
    }

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - name: The program's path, or its name in `PATH`.
    ///   - environment: Variables beside those of this process.
    ///   - folder: The folder that it works in, nil for that of this process.
    static func run(
        _ name: String, _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
