import Foundation
import Testing

@testable import FetchingFilters

/// The validator `jsonschema`, written in Python by others, which says what a schema admits.
enum SchemaJudge {
    /// Whether tests ask it. In CI they do, so that they fail where it is missing.
    static let isExpected = OtherProgram.isExpected { try OtherProgram.run([program, "--check"]).status == 0 }

    /// Whether the schema admits each document.
    static func answers(_ schema: JSONSchema, _ documents: [String], isUnaided: Bool = false) throws -> [Bool] {
        let run = try OtherProgram.withFolder { folder in
            let (schemaFile, documentFile) = (folder.appending(path: "schema"), folder.appending(path: "documents"))
            try schema.data.write(to: schemaFile)
            try Data(documents.map { $0 + "\n" }.joined().utf8).write(to: documentFile)
            return try OtherProgram.run(
                [program, schemaFile.path, documentFile.path] + (isUnaided ? ["--unaided"] : []), showsErrors: true)
        }
        let answers = run.output.split(separator: "\n").map { $0 == "1" }
        guard run.status == 0, answers.count == documents.count else {
            throw SchemaJudgeError("it ended with status \(run.status) after \(answers.count) documents")
        }
        return answers
    }

    private static let program = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "JSONSchema/judge").path
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
