/// The address of a PostgreSQL server on the command line.
enum PostgresAddress {
    /// Whether a text is one: as a URL, or in the words of libpq.
    static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
            || text.firstMatch(of: /(^|\s)(host|hostaddr|dbname|service|port|user)\s*=/) != nil
    }

    /// The error of a tool that was built without PostgreSQL.
    static var unavailable: ToolError {
        ToolError(
            "this tool was built without PostgreSQL",
            cure: "Build it with the trait: swift build --traits SQLite,Postgres")
    }
}
