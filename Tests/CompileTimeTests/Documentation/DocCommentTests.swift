#if Postgres
import Foundation
import Testing

/// The examples of doc comments compile, and those that show SQL become that SQL.
///
/// `Tests/Documentation` has the models and the values that they speak of. ``BlockRoot`` says what stands around a part of a
/// request, and ``BlockGivens`` what some of them name besides.
@Suite("Examples of doc comments", .serialized) struct DocCommentTests {
    static let folders = [
        "Fetching", "FetchingCore", "FetchingFilters", "FetchingFoundation", "FetchingSearch", "FetchingSQL",
        "FetchingSQLite",
    ]

    private static let blocks = Result {
        try folders.flatMap { try DocumentedBlock.ofComments(in: "Sources/\($0)") }
    }

    /// The blocks that are compiled.
    private static let compiled = Result {
        ProgramSample.inCI(of: try blocks.get().filter { LeftOutBlock.reason($0) == nil })
    }

    /// What each block asks SQLite for, and the text of its requests for PostgreSQL.
    private static let statements = Result {
        try BlockBuild.run(BlockProgram(compiled.get(), imports: imports))
    }

    private static let imports = [
        "Fetching", "FetchingLists", "FetchingPostgres", "FetchingPredicate", "FetchingSQL", "FetchingSQLite",
        "Foundation", "Logging",
        "Testing",
    ]

    @Test func compile() throws {
        #expect(try Self.blocks.get().count > 680)
        #expect(try Self.statements.get().count * ProgramSample.oneIn > (ProgramSample.isPartial ? 300 : 400))
    }

    /// A block that is not compiled is a decision, with a reason.
    @Test func areRarelyLeftOut() throws {
        let leftOut = try Self.blocks.get().filter { LeftOutBlock.reason($0) != nil }
        #expect(leftOut.count <= LeftOutBlock.limit, "\(leftOut.map(\.testDescription))")
    }

    /// `Tests/Documentation/Uncompared.txt` has the claims that the models and values at hand do not show. It may not grow unseen:
    /// record it anew with `FETCHING_RECORD_CLAIMS=1`.
    @Test func becomeTheSQLBesideThem() throws {
        let statements = try Self.statements.get()
        var uncompared: [String] = []
        var held = 0
        for block in try Self.compiled.get() {
            for claim in StatementClaim.all(in: block) {
                let found = statements[block.testDescription, default: []]
                if found.contains(where: { $0.dialect == claim.dialect && claim.holds(of: $0.sql) }) {
                    held += 1
                } else {
                    uncompared.append("\(block.path): \(claim.sql)")
                }
            }
        }
        let list = SourceFiles.package.appending(path: "Tests/Documentation/Uncompared.txt")
        guard ProcessInfo.processInfo.environment["FETCHING_RECORD_CLAIMS"] == nil || ProgramSample.isPartial else {
            return try (uncompared.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        }
        let known = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
        for claim in uncompared where !known.contains(claim) { Issue.record("It becomes other SQL: \(claim)") }
        #expect(
            ProgramSample.isPartial || known.subtracting(uncompared).isEmpty, "These hold now: record the list anew")
        #expect(held * ProgramSample.oneIn > (ProgramSample.isPartial ? 300 : 400))
    }
}

/// What makes the verdicts of ``DocCommentTests`` worth something.
@Suite("The harness for doc comments") struct DocCommentHarnessTests {
    private func block(_ lines: String...) -> DocumentedBlock {
        DocumentedBlock(path: "Sources/A.swift", line: 7, lines: lines)
    }

    @Test func aBlockIsFoundWithItsLine() {
        let source = """
            extension User {
                /// The name.
                ///
                /// ```swift
                /// $0.name == "a"      // "name" = 'a'
                ///     && $0.isAdmin
                /// ```
                var name: String
            """
        let blocks = DocumentedBlock.ofComments(source, path: "A.swift")
        #expect(blocks.map(\.line) == [5])
        #expect(blocks.map(\.lines) == [[#"$0.name == "a"      // "name" = 'a'"#, "    && $0.isAdmin"]])
    }

    @Test func aClaimIsReadWithItsNextLines() {
        let claims = StatementClaim.all(
            in: block(
                "User.all()", "// SELECT … FROM \"User\"", "//     WHERE \"id\" = 1", "// PostgreSQL: SELECT 1",
                "// true"))
        #expect(claims.map(\.sql) == [#"SELECT … FROM "User" WHERE "id" = 1"#, "SELECT 1"])
        #expect(claims.map(\.dialect) == [.sqlite, .postgres])
    }

    @Test func aClaimHoldsOfWhatItShowsOnly() {
        let claim = StatementClaim.all(in: block("// SELECT … FROM \"User\" WHERE \"id\" = 1"))[0]
        #expect(claim.holds(of: #"SELECT "id", "name" FROM "User" WHERE "id" = 1 LIMIT 1"#))
        #expect(!claim.holds(of: #"SELECT "id", "name" FROM "User" WHERE "id" = 2"#))
        #expect(!claim.holds(of: #"SELECT "id" FROM "Pet" WHERE "id" = 1"#))
    }

    @Test func anErrorStandsAtItsLine() throws {
        let program = BlockProgram(
            [block("let users = [1]", "User.request().all().where { $0.scor > 5 }")],
            imports: ["Fetching", "FetchingSQLite"])
        let error = #expect(throws: GeneratedBuildError.self) { try BlockBuild.run(program) }
        #expect(error?.description.contains("Sources/A.swift:8:") == true, "\(error?.description ?? "")")
    }
}
#endif
