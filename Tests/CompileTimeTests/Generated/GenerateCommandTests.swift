import Foundation
import Testing

/// The command line of `fetching generate`, as a shell sees it.
@Suite("fetching generate") struct GenerateCommandTests {
    private static let sql =
        "CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL); INSERT INTO books VALUES (1, 'Nana')"

    private func run(_ arguments: String...) throws -> Command.Outcome {
        try Command.run(GeneratedBuild.shared().tool.path, arguments)
    }

    @Test func printsTheSourceThatItWrites() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(Self.sql, in: folder)
            let file = folder.appending(path: "Models.swift").path
            let printed = try run("generate", database)
            #expect(printed.status == 0 && printed.output.contains("struct Book {"))
            #expect(try run("generate", database, "--output", file).output == "")
            #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
            #expect(try run("generate", database).output == printed.output)
        }
    }

    @Test func comparesAFileWithTheDatabase() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(Self.sql, in: folder)
            let file = folder.appending(path: "Models.swift").path
            _ = try run("generate", database, "--output", file)
            let same = try run("generate", database, "--check", file)
            #expect(same.status == 0 && same.output == "")
            let changed = try GeneratedModels.database("ALTER TABLE books ADD COLUMN pages INT", in: folder)
            let other = try run("generate", changed, "--check", file)
            #expect(other.status == 1)
            #expect(
                other.output.hasPrefix(
                    "…\n      let id: Int\n      var title: String\n+     var pages: Int?\n  }\n  \nfetching: "))
            #expect(try run("generate", database, "--check", file + "x").status == 2)
        }
    }

    @Test func onlyReadsTheDatabase() throws {
        try TemporaryFolder.with { folder in
            let database = try GeneratedModels.database(Self.sql, in: folder)
            let before = try Data(contentsOf: URL(filePath: database))
            _ = try run("generate", database)
            #expect(try Data(contentsOf: URL(filePath: database)) == before)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["database.sqlite"])
            let missing = folder.appending(path: "none.sqlite").path
            let outcome = try run("generate", missing)
            #expect(outcome.status == 2)
            #expect(outcome.output == "fetching: there is no file '\(missing)'. Name an SQLite database that exists\n")
            #expect(!FileManager.default.fileExists(atPath: missing))
        }
    }

    @Test func tellsWhatIsWrong() throws {
        try TemporaryFolder.with { folder in
            let text = folder.appending(path: "notes.txt")
            try String(repeating: "not a database ", count: 100).write(to: text, atomically: true, encoding: .utf8)
            let other = try run("generate", text.path)
            #expect(other.status == 2 && other.output.contains("file is not a database. Name an SQLite database"))
            let wide = try GeneratedModels.database("PRAGMA encoding = 'UTF-16'; " + Self.sql, in: folder)
            let encoded = try run("generate", wide)
            #expect(encoded.status == 2 && encoded.output.contains("stores its text as UTF-16le, in which"))
            try FileManager.default.removeItem(atPath: wide)
            let database = try GeneratedModels.database(Self.sql, in: folder)
            let unknown = try run("generate", database, "--only", "boks")
            #expect(unknown.status == 2 && unknown.output.contains("there is no table 'boks'"))
            #expect(try run("generate", database, "--output", folder.path + "/none/Models.swift").status == 2)
            #expect(try run("generate").status == 64)
            #expect(try run("generate", database, "--rows", "-1").status == 64)
            #expect(try run("generate", database, "--naming", "kebab").status == 64)
            let help = try run("generate", "--help")
            #expect(help.status == 0 && help.output.contains("EXAMPLES") && help.output.contains("EXIT CODES"))
        }
    }
}
