#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation

extension ClusterBed {
    /// The coordinator and its three shards.
    var servers: ShardedServers {
        ShardedServers(
            coordinator: configuration("primary"), shards: (1...3).map { configuration("shard\($0)") })
    }
}

extension ShardedSchema {
    /// Notes of 30 tenants, 20 of each, with two comments on each.
    func addNotes() throws {
        try addTable(
            "notes",
            "\"tenantID\" bigint NOT NULL, id bigint NOT NULL, title text COLLATE \"C\" NOT NULL, words bigint NOT NULL",
            by: "tenantID", constraint: ", PRIMARY KEY (\"tenantID\", id)")
        try addTable(
            "comments",
            "\"tenantID\" bigint NOT NULL, id bigint NOT NULL, \"noteID\" bigint NOT NULL, text text COLLATE \"C\" NOT NULL",
            by: "tenantID", constraint: ", PRIMARY KEY (\"tenantID\", id)")
        try db.run(
            """
            INSERT INTO notes SELECT t, n, 'note ' || n, n FROM generate_series(1, 30) t, generate_series(1, 20) n;
            INSERT INTO comments SELECT t, n, n % 20 + 1, 'comment ' || n
                FROM generate_series(1, 30) t, generate_series(1, 40) n;
            ANALYZE notes; ANALYZE comments
            """)
    }
}
#endif
