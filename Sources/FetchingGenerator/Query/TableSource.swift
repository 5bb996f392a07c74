import FetchingCommands
import FetchingCore
import FetchingSQLite

/// A database whose tables are searched without models.
protocol TableSource {
    /// The tables of some names, with the types of their columns.
    func shape(where isWanted: (String) -> Bool) throws -> DatabaseShape

    func fetch(_ request: FetchableRequest<TableRow, [TableRow]>) throws -> [TableRow]

    /// The statement of a request, and how the database runs it.
    func explain(_ request: FetchableRequest<TableRow, [TableRow]>) throws -> String
}

struct SQLiteTableSource: TableSource {
    let path: String

    /// The rows that are looked at for the forms of dates and the like.
    private static let sample = 10_000

    func shape(where isWanted: (String) -> Bool) throws -> DatabaseShape {
        try SQLiteShapeReader(rows: Self.sample).shape(of: path, where: isWanted)
    }

    func fetch(_ request: FetchableRequest<TableRow, [TableRow]>) throws -> [TableRow] {
        try request.fetch(in: SQLiteFile(path).open())
    }

    func explain(_ request: FetchableRequest<TableRow, [TableRow]>) throws -> String {
        "\(try request.explain(in: SQLiteFile(path).open()))"
    }
}
