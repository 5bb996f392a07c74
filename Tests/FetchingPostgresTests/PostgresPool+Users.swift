#if Postgres
import ConformanceEngines
import FetchingPostgres
import Foundation

extension PostgresPool {
    /// A pool on a schema of its own, with a table of users.
    static func withUsers(
        _ users: [User] = [], connections: Int = 4, configure: (inout PostgresConfiguration) -> Void = { _ in }
    ) throws -> PostgresPool {
        var configuration = try PostgresServer.shared.get().configuration
        let schema = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
        let setup = try PostgresConnection(configuration)
        try setup.run(
            """
            CREATE SCHEMA \(schema);
            CREATE TABLE \(schema).users (id bigint PRIMARY KEY, name text NOT NULL, nickname text,
                score double precision NOT NULL, age integer NOT NULL, "isAdmin" boolean NOT NULL, joined timestamptz,
                boss_id bigint)
            """)
        for user in users {
            try setup.execute(
                """
                INSERT INTO \(name: schema).users VALUES (\(user.id), \(user.name), \(user.nickname), \(user.score), \(user.age),
                    \(user.isAdmin), NULL, \(user.bossID))
                """)
        }
        configuration.searchPath = [schema]
        configuration.maximumConnections = connections
        configuration.checkoutTimeout = .seconds(600)
        configure(&configuration)
        return PostgresPool(configuration)
    }
}

extension [User] {
    static let three = [User.named("Ann", id: 1), .named("Bo", id: 2), .named("Cy", id: 3)]
}
#endif
