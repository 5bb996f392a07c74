import ArgumentParser
import FetchingSQLite
import FetchingSearch
import Foundation

/// `fetching query`: the rows of any table that a search finds.
struct QueryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "query",
        abstract: "Search any table, without a model.",
        discussion: """
            The search has the grammar of the search box: words, "two words", -not, a OR b, column:value, column:>10, \
            column:1..5, column:nil. Words are looked for in all texts. sort:-pages,title sorts by columns. \
            Put -- before a search that begins with a minus.

            EXAMPLES
              fetching query library.sqlite books 'author:zola pages:>300 sort:-pages'
              fetching query library.sqlite books 'published:2024-05 -lent:yes' --json
              fetching query library.sqlite books 'pages:>300' --explain
              fetching query library.sqlite books --csv -- '-zola'

            EXIT CODES
              0   The rows are printed, or there are none.
              2   The database cannot be read, or the search is not valid.
              64  The command line is wrong.
            """)

    enum Format: String, EnumerableFlag {
        case json, csv, explain

        static func help(for value: Format) -> ArgumentHelp? {
            switch value {
            case .json: "Print an array of objects."
            case .csv: "Print comma-separated values."
            case .explain: "Print the statement, and how the database runs it."
            }
        }
    }

    @Argument(help: ArgumentHelp("The path of an SQLite database.", valueName: "database"), completion: .file())
    var database: String

    @Argument(help: "The table or the view.")
    var table: String

    @Argument(help: "The search. Without one, every row is found.")
    var search = ""

    @Flag(exclusivity: .exclusive) var format: Format?

    @Option(
        help: ArgumentHelp("The most rows to print: 100 for a table, and all of them otherwise.", valueName: "count"))
    var limit: Int?

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit cannot be negative.") }
    }

    func run() async throws {
        try await Console.reporting {
            let result = try TableQuery(
                database: database, table: table, search: search, format: format, limit: limit
            ).run()
            Console.write(result.text)
            result.notes.forEach(Console.warn)
        }
    }
}

/// A search of a table of an SQLite database.
struct TableQuery {
    let database: String
    let table: String
    var search = ""
    var format: QueryCommand.Format?
    var limit: Int?

    /// The rows of a table on the terminal, unless it is said.
    private static let usualLimit = 100

    /// The rows that are looked at for the forms of dates and the like.
    private static let sample = 10_000

    /// - Returns: What is printed, and what is said beside it.
    /// - Throws: ``ToolError``, or an error of the database.
    func run() throws -> (text: String, notes: [String]) {
        guard !PostgresAddress.isAddress(database) else {
            throw ToolError("'query' reads SQLite databases only", cure: "Name the path of one")
        }
        var shape = try SQLiteShapeReader(rows: Self.sample).shape(of: database) {
            $0.asciiLowercased == table.asciiLowercased
        }
        guard !shape.tables.isEmpty else {
            let names = try SQLiteShapeReader(rows: 0).shape(of: database) { _ in true }.tables.map(\.name)
            throw ToolError.unknown("table", named: table, among: names)
        }
        let found = shape.tables.removeFirst()
        let open = OpenTable(found)
        guard !open.columns.isEmpty else {
            throw ToolError(
                "no column of '\(found.name.inComment)' can be read", cure: found.notes.first ?? "Name another table")
        }
        let notes = found.columns.filter(\.type.isLeftOut).map {
            "the column '\($0.name.inComment)' is not shown: \($0.type.reason)"
        }
        return try OpenTable.$current.withValue(open) {
            do {
                return try read(open, notes)
            } catch let error as SearchError {
                throw ToolError("\n" + error.marked, cure: "")
            } catch var error as FetchError {
                error.model = found.name
                throw error
            }
        }
    }

    private func read(_ open: OpenTable, _ notes: [String]) throws -> (text: String, notes: [String]) {
        let queue = try SQLiteFile(database).open()
        let search = TableSearch(search, in: open)
        let limit = limit ?? (format == nil ? Self.usualLimit : nil)
        if format == .explain {
            return ("\(try search.request(on: open, limit: limit).explain(in: queue))\n", notes)
        }
        // One more than is shown tells whether there are more.
        var rows = try search.request(on: open, limit: limit.map { $0 == .max ? $0 : $0 + 1 }).fetch(in: queue)
        let isCut = limit.map { rows.count > $0 } ?? false
        if isCut { rows.removeLast() }
        let text = RowText(columns: open.columns, rows: rows)
        switch format {
        case .json: return (text.json, notes)
        case .csv: return (text.csv, notes)
        case .explain, nil:
            let count = isCut ? ["there are more rows than these \(rows.count): raise '--limit'"] : []
            return (text.table, notes + count)
        }
    }
}
