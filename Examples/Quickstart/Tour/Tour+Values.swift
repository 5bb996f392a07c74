import Fetching
import FetchingSQLite

extension Tour {
    /// Runs a request for values on the file and on the models in memory: the Swift, the SQL it became, and the values.
    func fetchValues<Request: TourRequest>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ request: () throws -> Request
    ) throws {
        try fetch(title, expected, SourceCode(file: file, line: line), request) { TourText.rows(of: $0) }
    }

    /// Runs a request for a page.
    func fetchPage<Model: RowDecodable, Element>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ request: () throws -> PageRequest<Model, Element>
    ) throws {
        try fetch(title, expected, SourceCode(file: file, line: line), request) { TourText.rows(of: $0.elements) }
    }

    private func fetch<Request: TourRequest>(
        _ title: String, _ expected: [String], _ source: SourceCode, _ request: () throws -> Request,
        rows: (Request.Result) -> [String]
    ) throws {
        try begin(title, source)
        let request = try request()
        for sql in try request.statements() { show(sql: sql) }
        let found = rows(try request.fetch(in: songbook.database))
        show(texts: found)
        try require(titles: found, expected, from: "SQLite")
        let inMemory = rows(try request.fetch(in: Songbook.inMemory))
        try require(titles: inMemory, expected, from: "The same request in memory")
        try compareOnServer(request) { try require(titles: rows($0), expected, from: $1) }
    }

    /// Runs code that gives values.
    func runValues<Values>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ code: () throws -> Values
    ) throws {
        try begin(title, SourceCode(file: file, line: line))
        try require(try code(), expected)
    }

    /// Runs code that gives values and waits for them.
    func runValues<Values>(
        _ title: String, gives expected: [String], file: String = #filePath, line: Int = #line,
        _ code: () async throws -> Values
    ) async throws {
        try begin(title, SourceCode(file: file, line: line))
        try require(try await code(), expected)
    }

    private func require(_ values: Any, _ expected: [String]) throws {
        let values = TourText.rows(of: values)
        show(texts: values)
        try require(titles: values, expected, from: "The code")
    }

    func show(texts: [String]) {
        if texts.isEmpty { print("  → no rows") }
        for text in texts { print("  → \(text)") }
    }
}
