#if Postgres
import FetchingCommands
import FetchingCore
import FetchingPostgres

/// The tables of a schema of a PostgreSQL server, which is only read.
struct PostgresTableSource: TableSource {
    let address: String
    let schema: String

    func shape(where isWanted: (String) -> Bool) throws -> DatabaseShape {
        try PostgresShapeReader(schema: schema).shape(of: address, where: isWanted)
    }

    func fetch(_ request: FetchableRequest<TableRow, [TableRow]>) throws -> [TableRow] {
        try request.fetch(in: connection())
    }

    func explain(_ request: FetchableRequest<TableRow, [TableRow]>) throws -> String {
        "\(try request.explain(in: connection()))"
    }

    private func connection() throws -> PostgresConnection {
        try PostgresAddress.open(address, schema: schema)
    }
}
#endif
