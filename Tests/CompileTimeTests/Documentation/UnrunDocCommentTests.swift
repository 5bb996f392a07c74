#if Postgres && os(Linux)
import ConformanceEngines
import FetchingPostgres
import Foundation
import Testing

/// The examples of doc comments that need a server, views, Core Data or an engine of one's own: their types are checked.
///
/// ``DocCommentTests`` run the others.
@Suite("Examples of doc comments that are not run", .serialized) struct UnrunDocCommentTests {
    struct Modules: CustomTestStringConvertible, Sendable {
        let folders: [String]
        var articles: [String] = []
        let imports: [String]

        /// The blocks that there are at least, and those of them that are left out at most.
        let (count, leftOut): (Int, Int)

        /// The folder of `Tests/Documentation` with the values that they speak of and do not declare.
        let values: String

        var transaction = "dbQueue"
        var isolation = ""

        var testDescription: String { (folders + articles).joined(separator: ", ") }

        func program() throws -> BlockProgram {
            let blocks =
                try folders.flatMap { try DocumentedBlock.ofComments(in: "Sources/\($0)") }
                + articles.flatMap { try DocumentedBlock.ofArticle("Sources/Fetching/Fetching.docc/\($0).md") }
            let compiled = blocks.filter { LeftOutBlock.reason($0) == nil }
            #expect(blocks.count >= count && blocks.count - compiled.count <= leftOut, "\(blocks.count)")
            return BlockProgram(compiled, imports: imports, transaction: transaction, isolation: isolation)
        }
    }

    private static let postgres = Modules(
        folders: ["FetchingPostgres", "FetchingPostgresTestSupport"],
        imports: [
            "Fetching", "FetchingPostgres", "FetchingPostgresTestSupport", "FetchingSQL", "Foundation", "Logging",
            "Testing",
        ], count: 143, leftOut: 0, values: "Postgres", transaction: "pool")

    private static let modules = [
        postgres,
        Modules(
            folders: ["FetchingTestSupport", "FetchingSQLiteTestSupport"],
            imports: [
                "Fetching", "FetchingSQLite", "FetchingSQLiteTestSupport", "FetchingTestSupport", "Foundation",
                "Testing",
            ], count: 36, leftOut: 2, values: "Suites"),
        Modules(
            folders: ["FetchingCommands"], imports: ["Fetching", "FetchingCommands"], count: 2, leftOut: 0,
            values: "Suites"),
        lists,
        Modules(
            folders: [], articles: ["FoundationPredicates"],
            imports: ["Fetching", "FetchingPredicate", "FetchingSQLite", "Foundation", "SwiftData"], count: 8,
            leftOut: 0,
            values: "Foundation"),
    ]

    private static let lists = Modules(
        folders: ["FetchingLists"],
        imports: ["Fetching", "FetchingLists", "FetchingSQLite", "Foundation", "Observation", "SwiftUI"], count: 27,
        leftOut: 0, values: "Lists", isolation: "@MainActor ")

    private static let objects = Modules(
        folders: ["FetchingCoreData", "FetchingObjects"], articles: ["CoreData", "MovingFromCoreData"],
        imports: ["CoreData", "Fetching", "FetchingCoreData", "FetchingLists", "Foundation", "SwiftUI"], count: 81,
        leftOut: 2, values: "CoreData", isolation: "@MainActor ")

    @Test(arguments: modules)
    func compile(modules: Modules) throws {
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Blocks.swift")
            try modules.program().declarations.write(to: file, atomically: true, encoding: .utf8)
            let others = modules.values == "Foundation" ? [] : ["Models", "SQLite"]
            let sources = (others + [modules.values]).flatMap { SourceFiles.all(in: "Tests/Documentation/\($0)") }
            let stubs =
                switch modules.values {
                case "Lists": [try CoreDataBuild.shared().folder]
                case "Foundation": [try SwiftDataBuild.shared().folder]
                // The others need what the package is built with.
                default: [URL]()
                }
            let outcome = try Compiler().run(
                ["-typecheck", "-parse-as-library", "-suppress-warnings", "-module-name", "Program"]
                    + BlockBuild.testing() + ([file] + sources).map(\.path), modules: stubs)
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    /// Claims that the models and values at hand do not show are not counted.
    @Test(.enabled(if: PostgresServer.isExpected, "PostgreSQL is not installed (apt install postgresql)"))
    func ofPostgreSQLBecomeTheSQLBesideThem() throws {
        let server = try PostgresServer.shared.get().configuration
        let schema = "blocks_" + UUID().uuidString.lowercased().replacing("-", with: "").prefix(12)
        try PostgresConnection(server).execute("CREATE SCHEMA \(name: schema)")
        let statements = try BlockBuild.run(
            Self.postgres.program(), values: ["Postgres"],
            arguments: [server.url + " options='-c search_path=\(schema)'"])
        let blocks = try Self.postgres.folders.flatMap { try DocumentedBlock.ofComments(in: "Sources/\($0)") }
        var (held, others) = (0, [String]())
        for block in blocks {
            for claim in StatementClaim.all(in: block) {
                let found = statements[block.testDescription, default: []]
                if found.contains(where: { $0.dialect == claim.dialect && claim.holds(of: $0.sql) }) {
                    held += 1
                } else {
                    others.append("\(block.testDescription): \(claim.sql)")
                }
            }
        }
        #expect(held >= 48, "\(held) \(others.joined(separator: "\n"))")
    }

    @Test func ofCoreDataCompile() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Blocks.swift")
            try Self.objects.program().declarations.write(to: file, atomically: true, encoding: .utf8)
            let outcome = try CoreDataBuild.shared().typeCheck(
                [file], beside: SourceFiles.all(in: "Tests/Documentation/CoreData"), arguments: ["-suppress-warnings"])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    /// A new module with examples is compiled, too.
    @Test func areThoseOfAllModules() throws {
        let known = Set(DocCommentTests.folders + (Self.modules + [Self.objects]).flatMap(\.folders))
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: SourceFiles.package.appending(path: "Sources").path)
        for folder in folders where !known.contains(folder) {
            #expect(try DocumentedBlock.ofComments(in: "Sources/\(folder)").isEmpty, "\(folder)")
        }
    }

    /// An error in a block fails, at its line.
    @Test func anErrorIsFound() throws {
        let block = DocumentedBlock(
            path: "Sources/FetchingPostgres/A.swift", line: 7, lines: ["try User.request().all().where { $0.scor > 5 }"]
        )
        let program = BlockProgram([block], imports: ["Fetching"], transaction: "pool")
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Blocks.swift")
            try program.declarations.write(to: file, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run(
                ["-typecheck", "-parse-as-library", "-suppress-warnings", file.path]
                    + ["Models", "SQLite"].flatMap { SourceFiles.all(in: "Tests/Documentation/\($0)") }.map(\.path))
            #expect(outcome.output.contains("Sources/FetchingPostgres/A.swift:7:"), "\(outcome.output)")
        }
    }
}
#endif
