import Foundation
import Testing

/// The tutorial holds what it says: the database of its first step, the models that the tool writes, what each program prints,
/// and the test.
@Suite("The tutorial", .serialized) struct TutorialTests {
    private let article: String
    private let programs: [String]

    init() throws {
        let path = "Sources/Fetching/Fetching.docc/Tutorial.md"
        article = try String(contentsOf: SourceFiles.package.appending(path: path), encoding: .utf8)
        programs = DocumentedProgram.blocks(of: article)
    }

    /// Makes the database and the models of the tutorial in a folder.
    private func models(in folder: URL) throws -> (database: String, models: GeneratedModels) {
        let script = try #require(article.firstMatch(of: /(?s)\n```sql\n(.*?)\n```/)).1
        let database = try GeneratedModels.database(String(script), in: folder)
        return (database, try GeneratedModels(of: database, in: folder))
    }

    @Test func showsTheModelsThatTheToolWrites() throws {
        try TemporaryFolder.with { folder in
            let (_, models) = try models(in: folder)
            let shown = try #require(programs.first { $0.contains("@Fetchable") })
            #expect(models.warnings == "")
            #expect(models.source.hasSuffix("import Foundation\n\n" + shown + "\n"), "\(models.source)")
        }
    }

    /// The later ones change the database: each begins with its own.
    @Test func showsWhatEachProgramPrints() throws {
        let shown = article.matches(of: /(?s)\n```swift\n([^`]*?)\n```\n[^`]*?```\n(.*?)```/)
            .filter { $0.1.contains("DatabaseQueue(") }
        #expect(shown.count == programs.count { $0.contains("DatabaseQueue(") } && shown.count > 5)
        for program in shown {
            try TemporaryFolder.with { folder in
                let (database, _) = try models(in: folder)
                let file = folder.appending(path: "main.swift")
                try program.1.replacing("library.sqlite", with: database).write(
                    to: file, atomically: true, encoding: .utf8)
                let printed = try GeneratedBuild.shared().run(
                    [folder.appending(path: "Models.swift"), file], in: folder, isScript: true)
                #expect(printed == program.2, "\(program.1)")
            }
        }
    }

    @Test func showsATestThatCompiles() throws {
        try TemporaryFolder.with { folder in
            _ = try models(in: folder)
            let test = try #require(programs.first { $0.contains("import Testing") })
            let file = folder.appending(path: "LongBooks.swift")
            try test.write(to: file, atomically: true, encoding: .utf8)
            let library = try Compiler().run(
                [
                    "-emit-module", "-parse-as-library", "-enable-testing", "-module-name", "Library",
                    "-emit-module-path", folder.appending(path: "Library.swiftmodule").path,
                    folder.appending(path: "Models.swift").path,
                ])
            #expect(library.succeeded, "\(library.output)")
            let outcome = try Compiler().run(
                ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "LibraryTests", file.path],
                modules: [folder])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }
}
