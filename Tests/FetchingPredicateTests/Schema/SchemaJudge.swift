import Foundation
import Testing

@testable import FetchingFilters

/// The validator `jsonschema`, written in Python by others, which says what a schema admits.
enum SchemaJudge {
    /// Whether tests ask it. In CI they do, so that they fail where it is missing.
    static let isExpected: Bool = {
        if ProcessInfo.processInfo.environment["CI"].map({ !$0.isEmpty }) == true { return true }
        return (try? run(["--check"]))?.status == 0
    }()

    /// Whether the schema admits each document.
    static func answers(_ schema: JSONSchema, _ documents: [String], isUnaided: Bool = false) throws -> [Bool] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (schemaFile, documentFile) = (folder.appending(path: "schema"), folder.appending(path: "documents"))
        try schema.data.write(to: schemaFile)
        try Data(documents.map { $0 + "\n" }.joined().utf8).write(to: documentFile)
        let run = try run([schemaFile.path, documentFile.path] + (isUnaided ? ["--unaided"] : []))
        let answers = run.output.split(separator: "\n").map { $0 == "1" }
        guard run.status == 0, answers.count == documents.count else {
            throw SchemaJudgeError("it ended with status \(run.status) after \(answers.count) documents")
        }
        return answers
    }

    private static let program = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "JSONSchema/judge")

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        if arguments == ["--check"] { process.standardError = FileHandle.nullDevice }
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

struct SchemaJudgeError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = "The validator of schemas: \(description)" }
}

extension Trait where Self == ConditionTrait {
    /// Marks tests that ask the validator.
    static var asksSchemaJudge: Self {
        .enabled(
            if: SchemaJudge.isExpected,
            "'jsonschema' of Python is missing: 'scripts/setup --tests' installs it, and in CI the test fails")
    }
}
