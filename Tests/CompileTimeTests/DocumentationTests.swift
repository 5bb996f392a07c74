import Foundation
import Testing

/// The Swift code of the README and of the articles compiles, without an `import GRDB`.
///
/// `Tests/FetchingCoreDataTests` checks the article on Core Data, and `Examples/SealedCursors` what encrypts a cursor.
@Suite struct DocumentationTests {
    struct Article: CustomTestStringConvertible, Sendable {
        let name: String

        /// The files of the models that it speaks of and does not declare.
        var models = ["Tests/QuickstartTests/User.swift", "Tests/QuickstartTests/Plan.swift"]

        /// The values that it speaks of and does not declare, besides those that others have in common.
        var values = ""

        var testDescription: String { name }
    }

    private static let values = """
        database: DatabasePool, dbQueue: DatabaseQueue, dbPool: DatabasePool, minimum: Double?, words: [String], \
        cursor: PageCursor?, send: (Any) async throws -> Void, show: (Any) -> Void
        """

    @Test func `the README`() throws {
        try check(SourceFiles.package.appending(path: "README.md"), models: [], values: ", joe: User")
    }

    private static let articles = [
        Article(name: "Changes", values: ", user: User, users: [User], old: User, new: User"),
        Article(
            name: "ComposingPredicates",
            models: [
                "Tests/QuickstartTests/User.swift", "Tests/QuickstartTests/Plan.swift",
                "Examples/Memos/MemoFilters/Memo.swift",
            ]),
        Article(name: "OperatorsAndEngines"), Article(name: "Errors", values: ", joe: User"),
        Article(name: "ExactDecimals", models: ["Tests/QuickstartTests/Payment.swift"]),
        Article(name: "Generating", models: []),
        Article(name: "GettingStarted"),
        Article(
            name: "Inserting", models: ["Tests/QuickstartTests/Plan.swift"],
            values: ", db: Database, users: [User], drafts: [User.Draft]"),
        Article(name: "Operators"), Article(name: "FragmentsOfSQL"),
        Article(name: "Pages"), Article(name: "Relationships", values: ", users: [User], pets: [Pet]"),
        Article(name: "Requests"),
        Article(name: "RowByRow"), Article(name: "Scopes", models: [], values: ", db: Database"),
        Article(
            name: "Transactions", models: ["Tests/QuickstartTests/User.swift", "Tests/QuickstartTests/Plan.swift"],
            values: ", db: DatabasePool, joe: User, jane: User, store: inout MemoryStore"),
        Article(name: "Values"), Article(name: "Verdicts", values: ", user: User"),
        Article(name: "Witnesses", values: ", joe: User"),
        Article(name: "ValuesAndStorage", models: []),
        Article(name: "Fetching", models: []),
        Article(
            name: "StoredPredicates",
            values: ", file: URL, body: Data, answer: ([Pet]) -> Void, refuse: (String) -> Void"),
        Article(
            name: "Insight",
            models: [
                "Tests/QuickstartTests/User.swift", "Tests/QuickstartTests/Plan.swift",
                "Tests/Documentation/Insight/Shelf.swift",
            ], values: ", path: String"),
        Article(name: "FullTextSearch", models: ["Tests/Documentation/Models/Articles.swift"], values: ""),
        Article(
            name: "SearchBox", models: ["Models", "Music", "Books"].map { "Tests/Documentation/Models/\($0).swift" },
            values: ", text: String"),
    ]

    @Test(arguments: articles)
    func `an article`(article: Article) throws {
        try check(
            SourceFiles.package.appending(path: "Sources/Fetching/Fetching.docc/\(article.name).md"),
            models: article.models.map { SourceFiles.package.appending(path: $0) }, values: article.values)
    }

    /// The articles whose code others check.
    private static let others = [
        "CoreData": "UnrunDocCommentTests; ArticleTests compare its formats", "FilterSchemas": "SchemaArticleTests",
        "FoundationPredicates": "UnrunDocCommentTests", "Lists": "A test of its own",
        "MovingFromCoreData": "UnrunDocCommentTests",
        "MovingFromOthers": "A test of its own",
        "OtherPostgreSQLDrivers": "A test of its own", "QueryStrings": "QueryArticleTests", "Tutorial": "TutorialTests",
    ]

    /// A new article with code is compiled, or it is said why not.
    @Test func `every article with code is checked`() throws {
        let folder = SourceFiles.package.appending(path: "Sources/Fetching/Fetching.docc")
        let checked = Set((Self.articles + Self.postgresArticles).map(\.name))
        var withCode: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "md" {
            guard try String(contentsOf: file, encoding: .utf8).contains("\n```swift\n") else { continue }
            withCode.insert(file.deletingPathExtension().lastPathComponent)
        }
        #expect(withCode.subtracting(checked).sorted() == Self.others.keys.sorted())
    }

    @Test func `manifests`() throws {
        let target = try Command.run("swiftc", ["-print-target-info"]).output
        let runtime = try #require(target.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)).1
        let articles = ["README.md"] + ["Generating", "Tutorial"].map { "Sources/Fetching/Fetching.docc/\($0).md" }
        let blocks = try articles.flatMap { try DocumentedBlock.ofArticle($0) }.filter {
            $0.text.contains("import PackageDescription")
        }
        #expect(blocks.count == 3)
        for block in blocks {
            try TemporaryFolder.with { folder in
                let file = folder.appending(path: "Package.swift")
                try block.text.write(to: file, atomically: true, encoding: .utf8)
                let outcome = try Command.run(
                    "swiftc",
                    ["-typecheck", "-package-description-version", "6.1", "-I", "\(runtime)/pm/ManifestAPI", file.path])
                #expect(outcome.succeeded, "\(outcome.output)")
            }
        }
    }

    private static let postgresArticles = [
        Article(name: "PostgreSQL"), Article(name: "FromSQLiteToPostgreSQL"), Article(name: "BeyondOneMachine"),
        Article(name: "Policies", models: []),
        Article(
            name: "TablesFromModels", models: ["Tests/QuickstartTests/Plan.swift"], values: ", pool: PostgresPool"),
    ]

    #if Postgres
    @Test(arguments: postgresArticles)
    func `an article on PostgreSQL`(article: Article) throws {
        try check(
            SourceFiles.package.appending(path: "Sources/Fetching/Fetching.docc/\(article.name).md"),
            models: article.models.map { SourceFiles.package.appending(path: $0) }, values: article.values,
            imports: ["Fetching", "FetchingPostgres", "FetchingSQLite", "Foundation", "Logging"])
    }
    #endif

    /// Each block is a program of its own: half of them are those of GRDB and of Foundation.
    @Test func `the article on moving from others`() throws {
        let article = SourceFiles.package.appending(path: "Sources/Fetching/Fetching.docc/MovingFromOthers.md")
        let blocks = DocumentedProgram.blocks(of: try String(contentsOf: article, encoding: .utf8))
        #expect(blocks.count == 4)
        for block in blocks {
            try TemporaryFolder.with { folder in
                let file = folder.appending(path: "main.swift")
                let imports = block.contains("import ") ? "" : "import Fetching\nimport FetchingSQLite\n"
                try (imports + block).write(to: file, atomically: true, encoding: .utf8)
                let outcome = try Compiler().run(
                    ["-typecheck", "-module-name", "Program", "-warnings-as-errors", file.path])
                #expect(outcome.succeeded, "\(outcome.output)")
            }
        }
    }

    /// PostgresNIO itself is not to be had everywhere: a stub declares what the adapter needs of its public API.
    @Test func `the article on other drivers of PostgreSQL`() throws {
        try TemporaryFolder.with { folder in
            for module in ["NIOCore", "PostgresNIO"] {
                let outcome = try Compiler().run(
                    [
                        "-emit-module", "-parse-as-library", "-module-name", module, "-emit-module-path",
                        folder.appending(path: "\(module).swiftmodule").path,
                    ] + SourceFiles.stub(module).map(\.path), modules: [folder])
                #expect(outcome.succeeded, "\(outcome.output)")
            }
            try check(
                SourceFiles.package.appending(path: "Sources/Fetching/Fetching.docc/OtherPostgreSQLDrivers.md"),
                models: ["User", "Plan"].map {
                    SourceFiles.package.appending(path: "Tests/QuickstartTests/\($0).swift")
                },
                values: ", driver: NIODriver, connection: PostgresNIO.PostgresConnection, logger: Logger",
                imports: [
                    "Fetching", "FetchingPostgres", "FetchingSQLite", "Foundation", "Logging", "NIOCore", "PostgresNIO",
                ],
                modules: [folder])
        }
    }

    #if os(Linux)
    /// Stubs declare what views need of SwiftUI and of UIKit. Lists are used on the main actor.
    @Test func `the article on lists`() throws {
        try TemporaryFolder.with { folder in
            let outcome = try Compiler().run(
                [
                    "-emit-module", "-parse-as-library", "-module-name", "UIKit", "-emit-module-path",
                    folder.appending(path: "UIKit.swiftmodule").path,
                ] + SourceFiles.stub("UIKit").map(\.path))
            #expect(outcome.succeeded, "\(outcome.output)")
            try check(
                SourceFiles.package.appending(path: "Sources/Fetching/Fetching.docc/Lists.md"),
                models: ["User", "Plan"].map {
                    SourceFiles.package.appending(path: "Tests/QuickstartTests/\($0).swift")
                },
                values: "", imports: ["Fetching", "FetchingLists", "FetchingSQLite", "Foundation", "SwiftUI", "UIKit"],
                modules: [CoreDataBuild.shared().folder, folder], arguments: ["-default-isolation", "MainActor"])
        }
    }
    #endif

    private func check(
        _ document: URL, models: [URL], values: String,
        imports: [String] = [
            "Fetching", "FetchingCommands", "FetchingPredicate", "FetchingSQLite", "FetchingSQLiteTestSupport",
            "Foundation", "Logging", "Testing",
        ], modules: [URL] = [], arguments: [String] = []
    ) throws {
        let markdown = try String(contentsOf: document, encoding: .utf8)
        let program = DocumentedProgram(
            of: markdown, given: Self.values + values, imports: imports, leavingOut: "SymmetricKey")
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Program.swift")
            try program.source.write(to: file, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run(
                ["-typecheck", "-parse-as-library", "-module-name", "Program", "-suppress-warnings", file.path]
                    + BlockBuild.testing() + arguments + models.map(\.path), modules: modules)
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }
}
