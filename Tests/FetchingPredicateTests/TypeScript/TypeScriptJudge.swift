import Foundation
import Testing

/// The compiler of TypeScript and Node.js, which say what a module admits and does.
enum TypeScriptJudge {
    /// Whether tests ask them. In CI they do, so that they fail where these are missing.
    static let isExpected = OtherProgram.isExpected {
        try ["tsc", "node"].allSatisfy { try OtherProgram.run([$0, "--version"]).status == 0 }
    }

    struct Mistake: CustomStringConvertible {
        let file: String
        let line: Int
        let text: String

        var description: String { "\(file):\(line): \(text)" }
    }

    /// The mistakes that the strict compiler finds in files, and what each of some files prints when it is run.
    static func compile(
        _ files: [String: String], running programs: [String] = []
    ) throws -> (mistakes: [Mistake], outputs: [String]) {
        try OtherProgram.withFolder { try compile(files, running: programs, in: $0) }
    }

    private static func compile(
        _ files: [String: String], running programs: [String], in folder: URL
    ) throws -> (mistakes: [Mistake], outputs: [String]) {
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name + ".ts"))
        }
        let strict = [
            "--strict", "--noImplicitReturns", "--noUnusedLocals", "--noUnusedParameters", "--noImplicitOverride",
            "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--noPropertyAccessFromIndexSignature",
        ]
        let run = try OtherProgram.run(
            ["tsc"] + strict + [
                "--target", "es2020", "--module", "commonjs", "--typeRoots", "types", "--lib", "es2020,dom",
            ]
                + ["--outDir", "js"] + files.keys.sorted().map { $0 + ".ts" }, in: folder)
        // file.ts(3,17): error TS2345: Argument of type …
        let mistakes = run.output.matches(of: #/([^\n(]+)\.ts\(([0-9]+),[0-9]+\): error (TS[^\n]*)/#).map {
            Mistake(file: String($0.output.1), line: Int($0.output.2) ?? 0, text: String($0.output.3))
        }
        guard run.status == 0 || !mistakes.isEmpty else { throw TypeScriptJudgeError("tsc: \(run.output)") }
        let outputs = try programs.map { program in
            let run = try OtherProgram.run(["node", "js/\(program).js"], in: folder)
            guard run.status == 0 else { throw TypeScriptJudgeError("node: \(run.output)") }
            return run.output
        }
        return (mistakes, outputs)
    }
}

struct TypeScriptJudgeError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = "The compiler of TypeScript: \(description)" }
}

extension Trait where Self == ConditionTrait {
    /// Marks tests that ask the compiler of TypeScript.
    static var asksTypeScript: Self {
        .enabled(
            if: TypeScriptJudge.isExpected,
            "'tsc' or 'node' is missing: 'scripts/setup --tests' installs them, and in CI the test fails")
    }
}
