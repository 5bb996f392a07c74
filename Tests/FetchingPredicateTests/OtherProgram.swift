import Foundation

/// A program that others wrote, which tests ask for a second opinion.
enum OtherProgram {
    /// Whether tests ask programs. In CI they do, so that they fail where one is missing.
    static func isExpected(_ isInstalled: () throws -> Bool) -> Bool {
        if ProcessInfo.processInfo.environment["CI"].map({ !$0.isEmpty }) == true { return true }
        return (try? isInstalled()) ?? false
    }

    /// Runs a program until it ends.
    ///
    /// - Parameters:
    ///   - arguments: The program, which is looked for as a shell does, and its arguments.
    ///   - showsErrors: Whether what it says of errors stands among the output of the tests.
    static func run(
        _ arguments: [String], in folder: URL? = nil, showsErrors: Bool = false
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let output = Pipe()
        process.standardOutput = output
        if !showsErrors { process.standardError = FileHandle.nullDevice }
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Gives a folder to some work, and removes it.
    static func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(folder)
    }
}
