import Fetching
import FetchingSQLite

/// Runs steps, prints what each one does, and stops at the first that does not do what it states.
final class Tour {
    let songbook: Songbook
    private(set) var stepCount = 0

    #if Postgres
    /// The songbook on a server, where there is one.
    var server: PostgresSongbook?
    #endif

    init(of songbook: Songbook) { self.songbook = songbook }

    /// Runs a request on the file and on the models in memory: the Swift, the SQL it became, and the rows.
    func fetch<Model: TourRow>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ request: () throws -> FetchableRequest<Model, [Model]>
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        let request = try request()
        show(sql: try request.sql(for: .sqlite))
        let rows = try request.fetch(in: songbook.database)
        show(rows)
        try require(rows, expected, from: "SQLite")
        try require(try request.fetch(in: Songbook.inMemory), expected, from: "The same request in memory")
        try compareOnServer(request) { try require($0, expected, from: $1) }
    }

    /// Runs a request for one model.
    func fetchFirst<Model: TourRow>(
        _ title: String, gives expected: String?, file: String = #filePath, line: Int = #line,
        _ request: () throws -> FetchableRequest<Model, Model?>
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        let request = try request()
        show(sql: try request.sql(for: .sqlite))
        let rows = [try request.fetch(in: songbook.database)].compactMap(\.self)
        show(rows)
        let expected = [expected].compactMap(\.self)
        try require(rows, expected, from: "SQLite")
        let inMemory = [try request.fetch(in: Songbook.inMemory)].compactMap(\.self)
        try require(inMemory, expected, from: "The same request in memory")
        try compareOnServer(request) { try require([$0].compactMap(\.self), expected, from: $1) }
    }

    /// Runs a request that loads related models.
    func load<Model: RowDecodable, Element>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ request: () throws -> LoadingRequest<Model, [Element]>, row: (Element) -> String
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        let request = try request()
        for sql in try request.sql(for: .sqlite) { show(sql: sql) }
        let rows = try request.fetch(in: songbook.database).map(row)
        for row in rows { print("  → \(row)") }
        try require(titles: rows, expected, from: "SQLite")
        let inMemory = try request.fetch(in: Songbook.inMemory).map(row)
        try require(titles: inMemory, expected, from: "The same request in memory")
        try compareOnServer(request) { try require(titles: $0.map(row), expected, from: $1) }
    }

    /// Runs code that gives rows.
    func run<Model: TourRow>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ code: () async throws -> [Model]
    ) async throws {
        try begin(title, SourceCode(file: file, line: line))
        let rows = try await code()
        show(rows)
        try require(rows, expected, from: "The code")
    }

    /// Runs code that must fail with certain words.
    func fail(
        _ title: String, saying expected: [String], file: String = #filePath, line: Int = #line,
        _ code: () throws -> Void
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        do {
            try code()
        } catch let error as FetchError {
            show("\(error)", as: "error")
            for words in expected where !error.description.contains(words) {
                throw TourFailure("The error should say “\(words)”.")
            }
            return
        }
        throw TourFailure("The code should have thrown an error.")
    }
}

extension Tour {
    func begin(_ title: String, _ source: SourceCode) throws {
        stepCount += 1
        print("\n\(stepCount). \(title)\n")
        for line in try source.closure() { print("    " + line) }
        print()
    }

    func show(_ text: String, as label: String) {
        print("  \(label): \(text)")
    }

    /// Prints a statement, each clause on a line of its own.
    func show(sql: String, as label: String = "SQL") {
        let clauses = ["FROM", "JOIN", "LEFT", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "SET"]
        var (lines, depth) = ([""], 0)
        for word in sql.split(separator: " ") {
            let isAfterLeft = word == "JOIN" && lines.last?.hasSuffix("LEFT") == true
            let isInside = word == "ORDER" && lines.last?.contains("OVER") == true
            if clauses.contains(String(word)), !isAfterLeft, !isInside, lines != ["DELETE"] {
                lines.append(String(repeating: "  ", count: 3 + depth))
            }
            lines[lines.count - 1] += (lines.last?.last == " " || lines.last == "" ? "" : " ") + word
            depth += word.count { $0 == "(" } - word.count { $0 == ")" }
        }
        show(lines.joined(separator: "\n"), as: label)
    }

    private func show<Model: TourRow>(_ rows: [Model]) {
        if rows.isEmpty { print("  → no rows") }
        for row in rows { print("  → " + ([row.title] + row.details).joined(separator: ", ")) }
    }

    private func require<Model: TourRow>(_ rows: [Model], _ expected: [String], from source: String) throws {
        try require(titles: rows.map(\.title), expected, from: source)
    }

    func require(titles: [String], _ expected: [String], from source: String) throws {
        guard titles != expected else { return }
        throw TourFailure("\(source) gave \(titles), but the step states \(expected).")
    }
}
