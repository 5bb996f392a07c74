import Foundation
import Testing

/// The NSPredicate of GNUstep, as a second opinion on formats.
///
/// It is right about `== != < <= > >=` on numbers and dates, `== !=` on text, `IN %@`, `BEGINSWITH ENDSWITH CONTAINS LIKE`
/// plain and with `[c]`, `MATCHES`, `== nil` and `!= nil`, `ANY`, `ALL` and `NONE`, aggregates in key paths, and
/// `AND OR NOT`. A test must keep away from what GNUstep 1.28 (Debian 12) does in its own way:
///
/// | What | What it does |
/// |---|---|
/// | `BEGINSWITH` where the value is shorter than the prefix, in UTF-16 units | no answer for the row |
/// | Text beyond ASCII: `[c]`, and `e\u{301}` against `é` | folds some of it, and `==` takes the two for equal |
/// | `< <= > >=` on text | compares the numbers at its start |
/// | `<=` and `>=` of nil and nil | true |
/// | `?`, `\` and the signs of regular expressions in `LIKE` | `?` is one character or none, the others are not escaped |
/// | `[d]`, `[c]` after `==` and `IN`, `[n]` | the first two do nothing, the last is not read |
/// | Nil in the list of `IN` | equals nothing, not even nil |
/// | Nil among what is aggregated by `@sum @avg @min @max` | any number, or no answer |
/// | `@avg` of nothing | 0, not nil; `@sum` is 0, and `@min` and `@max` are nil |
/// | Integers beyond 2^53 | `< <= > >=` compare as doubles, and so does `==` with a double |
/// | `ANY`, `ALL` and `NONE` with `CONTAINS`, or behind a to-one relationship that is nil | no answer |
/// | `ANY` and `ALL` on a member behind two to-many relationships; `SOME` | another meaning |
/// | Arithmetic | in doubles, also `/`; not read in parentheses at the left; no answer where a member is nil |
/// | `BETWEEN`, literal lists | excludes the ends, finds nothing |
/// | `SUBQUERY`, `&` | not read |
/// | Comparing objects | a case has no objects as arguments, and two rows are never equal |
/// | `OR` beside `AND` without parentheses | joined first |
enum GNUstepPredicates {
    /// Evaluates cases in one run of the program. Cases in succession that share their rows take less time.
    ///
    /// - Throws: If the program cannot be compiled, or if a case brings it down.
    static func results(of cases: [GNUstepCase]) throws -> [GNUstepOutcome] {
        let program = try program.get()
        let input = folder.appending(path: "\(UUID().uuidString).json")
        try JSONEncoder().encode(GNUstepDocument(cases)).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        // GNUstep logs each format that it cannot read.
        let run = try Command.run(program, input: input, errors: .nullDevice)
        let lines = run.output.split(separator: UInt8(ascii: "\n"))
        guard run.status == 0, lines.count == cases.count else {
            let last = cases.indices.contains(lines.count) ? cases[lines.count].format : ""
            throw GNUstepError("the program ended with status \(run.status) at '\(last)'")
        }
        return try lines.map { try JSONDecoder().decode(GNUstepOutcome.self, from: Data($0)) }
    }

    /// Whether tests that ask GNUstep run. In CI they do, so that they fail where it is missing.
    static let areExpected: Bool = {
        #if os(Linux)
        if ProcessInfo.processInfo.environment["CI"].map({ !$0.isEmpty }) == true { return true }
        return (try? Command.run(build, ["--check"]).status) == 0
        #else
        return false
        #endif
    }()

    private static let build = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "GNUstep/build")

    private static let folder = FileManager.default.temporaryDirectory.appending(path: "GNUstep-\(UUID().uuidString)")

    /// The compiled program, which lives as long as the tests.
    private static let program = Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "predicate")
        let run = try Command.run(build, [program.path])
        guard run.status == 0 else {
            throw GNUstepError(
                """
                predicate.m cannot be compiled: \(String(decoding: run.output, as: UTF8.self))
                If GNUstep is missing, `scripts/setup --tests` installs it.
                """)
        }
        return program
    }
}

struct GNUstepError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = "GNUstep: \(description)"
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks tests that ask GNUstep.
    static var asksGNUstep: Self {
        .enabled(
            if: GNUstepPredicates.areExpected,
            "GNUstep is missing, or this is not Linux. On Debian and Ubuntu, `scripts/setup --tests` installs it.")
    }
}
