#if Postgres
import ConformanceEngines
import FetchingPostgres
import Foundation

/// A connection whose tables are in a schema of its own.
struct PostgresFixture {
    let db: PostgresConnection
    let configuration: PostgresConfiguration
    let schema: String

    init(_ sql: String = "") throws {
        let server = try PostgresServer.shared.get().configuration
        schema = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
        try PostgresConnection(server).run("CREATE SCHEMA \(schema)")
        var configuration = server
        configuration.url += " options='-c search_path=\(schema),public'"
        self.configuration = configuration
        db = try PostgresConnection(configuration)
        if !sql.isEmpty { try db.run(sql) }
    }

    /// Makes types that belong to extensions, once: two who do so at a time disturb each other.
    static let extensions = Result {
        try PostgresConnection(PostgresServer.shared.get().configuration).run(
            "CREATE EXTENSION citext SCHEMA public; CREATE EXTENSION ltree SCHEMA public")
    }

    func makePool() -> PostgresPool { PostgresPool(configuration) }
}
#endif
