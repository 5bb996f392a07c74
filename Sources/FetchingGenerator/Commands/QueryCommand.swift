import ArgumentParser
import FetchingCommands
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
              fetching query postgres://localhost/library books 'author:zola' --schema sales

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

    @Argument(
        help: ArgumentHelp(
            "The path of an SQLite database, or the address of a PostgreSQL server.", valueName: "database"),
        completion: .file())
    var database: String

    @Argument(help: "The table or the view.")
    var table: String

    @Argument(help: "The search. Without one, every row is found.")
    var search = ""

    @Flag(exclusivity: .exclusive) var format: Format?

    @Option(
        help: ArgumentHelp("The most rows to print: 100 for a table, and all of them otherwise.", valueName: "count"))
    var limit: Int?

    @Option(help: "The schema of a PostgreSQL database.") var schema = "public"

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit cannot be negative.") }
    }

    func run() async throws {
        try await Console.reporting {
            let result = try TableQuery(
                database: database, table: table, search: search, format: format, limit: limit, schema: schema
            ).run()
            Console.write(result.text)
            result.notes.forEach(Console.warn)
        }
    }
}

/// A search of a table of a database.
struct TableQuery {
    let database: String
    let table: String
    var search = ""
    var format: QueryCommand.Format?
    var limit: Int?
    var schema = "public"

    /// The rows of a table on the terminal, unless it is said.
    private static let usualLimit = 100

    /// - Returns: What is printed, and what is said beside it.
    /// - Throws: ``ToolError``, or an error of the database.
    func run() throws -> (text: String, notes: [String]) {
        let source = try source()
        let shape = try source.shape { $0.asciiLowercased == table.asciiLowercased }
        // PostgreSQL tells names apart by their case.
        guard let found = shape.tables.first(where: { $0.name == table }) ?? shape.tables.first else {
            var names: [String] = []
            _ = try source.shape { name in
                names.append(name)
                return false
            }
            throw ToolError.unknown("table", named: table, among: names)
        }
        let open = OpenTable(found, enums: shape.enums)
        guard !open.columns.isEmpty else {
            throw ToolError(
                "no column of '\(found.name.inComment)' can be read", cure: found.notes.first ?? "Name another table")
        }
        let notes = found.columns.filter { column in !open.columns.contains { $0.column.name == column.name } }.map {
            "the column '\($0.name.inComment)' is not shown: \($0.type.isLeftOut ? $0.type.reason : "it is an array")"
        }
        return try OpenTable.$current.withValue(open) {
            do {
                return try read(open, of: source, notes)
            } catch let error as SearchError {
                throw ToolError("\n" + error.marked, cure: "")
            } catch var error as FetchError {
                error.model = found.name
                throw error
            }
        }
    }

    /// - Throws: ``ToolError`` for an address, where the tool was built without PostgreSQL.
    private func source() throws -> any TableSource {
        guard PostgresAddress.isAddress(database) else { return SQLiteTableSource(path: database) }
        #if Postgres
        return PostgresTableSource(address: database, schema: schema)
        #else
        throw PostgresAddress.unavailable
        #endif
    }

    private func read(_ open: OpenTable, of source: any TableSource, _ notes: [String]) throws -> (
        text: String, notes: [String]
    ) {
        let search = TableSearch(search, in: open)
        let limit = limit ?? (format == nil ? Self.usualLimit : nil)
        if format == .explain {
            return ("\(try source.explain(search.request(on: open, limit: limit)))\n", notes)
        }
        // One more than is shown tells whether there are more.
        var rows = try source.fetch(search.request(on: open, limit: limit.map { $0 == .max ? $0 : $0 + 1 }))
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
