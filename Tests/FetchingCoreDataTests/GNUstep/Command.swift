import Foundation

/// Another program, run to its end.
enum Command {
    struct Outcome {
        let status: Int32
        let output: Data
    }

    /// - Parameters:
    ///   - input: The file that it reads as standard input.
    ///   - errors: Where its standard error goes: to the output, if nil.
    static func run(
        _ program: URL, _ arguments: [String] = [], input: URL? = nil, errors: FileHandle? = nil
    ) throws -> Outcome {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
        process.standardOutput = output
        if let errors {
            process.standardError = errors
        } else {
            process.standardError = output
        }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: data)
    }
}
