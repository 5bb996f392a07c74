import Foundation
import Testing

/// `FetchingSQLite` re-exports the types of GRDB that a file needs to open a database, and none of GRDB's operators.
@Suite struct ScopedImportTests {
    private static let archive = SourceFiles.package.appending(path: "Tests/QuickstartTests/Archive.swift")

    @Test(arguments: [[], ["import GRDB\n"]], [[], ["-enable-upcoming-feature", "MemberImportVisibility"]])
    func `the ordinary ways compile, with all of GRDB in sight as well`(
        imports: [String], options: [String]
    ) throws {
        try TemporaryFolder.with { folder in
            let program = folder.appending(path: "Program.swift")
            let source = try String(contentsOf: Self.archive, encoding: .utf8)
            #expect(!source.contains("\nimport GRDB"))
            try (imports.joined() + source).write(to: program, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run(
                [
                    "-emit-silgen", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors", "-module-name",
                    "Program",
                ] + options + [program.path])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    @Test func `a type of one's own goes before one of GRDB`() throws {
        try TemporaryFolder.with { folder in
            let program = folder.appending(path: "Program.swift")
            try """
            import FetchingSQLite
            struct Configuration { var colour = 1 }
            enum Row { case first }
            let configuration = Configuration(colour: 2)
            let row = Row.first
            func read(_ row: FetchingSQLite.Row) -> String? { row["name"] }
            """.write(to: program, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run(["-typecheck", "-parse-as-library", program.path])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    /// Among them those whose cost doubles with each condition where all of GRDB is imported: a negation, a mistake.
    @Test(
        arguments: [
            "$0.isAdmin", "!$0.isAdmin", "!($0.score > 3 && $0.isAdmin)", "$0.bonus >= $0.score", "$0.nam == \"Joe\"",
            "$0.name.hasPrefix(5)", "$0.score",
        ])
    func `a chain costs what it does without SQLite`(condition: String) throws {
        let filter = Filter.chain(Conditions.mixed(12)).replacing(3, with: condition).source
        let alone = try SolverCost.of(filter, imports: ["Fetching", "Foundation"])
        let cost = try SolverCost.of(filter, imports: SolverCost.importsWithoutGRDB)
        #expect(cost.scopes == alone.scopes && cost.errors == alone.errors, "\(cost)")
    }
}
