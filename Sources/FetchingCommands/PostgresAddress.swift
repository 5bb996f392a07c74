#if Postgres
package import FetchingPostgres
#endif

/// The address of a PostgreSQL server on the command line.
package enum PostgresAddress {
    /// Whether a text is one: as a URL, or in the words of libpq.
    package static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
            || text.firstMatch(of: /(^|\s)(host|hostaddr|dbname|service|port|user)\s*=/) != nil
    }

    /// The error of a tool that was built without PostgreSQL.
    package static var unavailable: ToolError {
        ToolError(
            "this tool was built without PostgreSQL",
            cure: "Turn on both traits: in a clone by 'swift build --traits SQLite,Postgres', in your package by "
                + "'traits: [\"SQLite\", \"Postgres\"]' at the dependency")
    }

    #if Postgres
    /// Opens a connection that only reads.
    ///
    /// - Throws: `FetchError`.
    package static func open(_ address: String, schema: String) throws -> PostgresConnection {
        var configuration = PostgresConfiguration(url: address)
        configuration.searchPath = [schema]
        let db = try PostgresConnection(configuration)
        try db.execute("SET default_transaction_read_only = on")
        return db
    }
    #endif
}
