#if Postgres
import ConformanceEngines
import FetchingPostgres
import Testing

extension ClusterTests {
    /// A server that is `async_capable` is asked beside others. Of a scan whose condition asks the same server for other rows, PostgreSQL
    /// 15.18 loses rows then: of this request, three answers in ten on a busy machine.
    @Suite("Servers that could be asked at the same time")
    struct AsynchronousScanTests {
        private static let request: PostgresQuery = """
            SELECT "player".id FROM "player"
                LEFT JOIN "team" ON "team".code = "player".team
                LEFT JOIN "player" AS "rival" ON "rival".id = "player".rival
                LEFT JOIN "team" AS "rivals" ON "rivals".code = "rival".team
                LEFT JOIN "player" AS "third" ON "third".id = "rival".rival
            WHERE EXISTS (
                SELECT 1 FROM "player" AS a JOIN "player" AS b ON b.rival = a.id
                WHERE a.team = "team".code AND (
                    EXISTS (SELECT 1 FROM "player" AS c JOIN "team" AS d ON d.code = c.team
                        WHERE c.team = "team".code AND d.id = b.score)
                    OR EXISTS (SELECT 1 FROM "tagging" AS e JOIN "tag" AS f ON f.id = e.tag
                        WHERE e.team = "rivals".id AND (
                            SELECT SUM(g.score::float8) / NULLIF(COUNT(g.score), 0) FROM "player" AS g
                            WHERE g.rival = "rival".id) IS DISTINCT FROM 1.5)))
            OR EXISTS (SELECT 1 FROM "tagging" AS h JOIN "tag" AS i ON i.id = h.tag
                WHERE h.team = "rivals".id AND (i.label IS NULL OR "third".id = 3) IS NOT TRUE)
            ORDER BY 1
            """

        private let bed: ClusterBed
        private let schema: ShardedSchema

        init() throws {
            bed = try ClusterBed(shards: 3)
            schema = try ShardedSchema(
                ShardedServers(
                    coordinator: bed.configuration("primary"),
                    shards: [1, 2, 3].map { [bed] in bed.configuration("shard\($0)") }))
            let text = #"text COLLATE "C""#
            try schema.addTable("player", "id int8, team \(text), score int8 NOT NULL, rival int8", by: "id")
            try schema.addTable("team", "id int8, code \(text) NOT NULL", by: "id")
            try schema.addTable("tag", "id int8, label \(text) NOT NULL", by: "id")
            try schema.addTable("tagging", "id int8, team int8, tag int8", by: "id")
            try schema.db.execute(
                """
                INSERT INTO "player" VALUES (1, 'A', 3, 10), (2, 'a', 4, 1), (3, NULL, 2, NULL), (4, 'A', 2, 2),
                    (5, 'B', 2, 8), (6, NULL, 1, 7), (7, 'a', 1, 1)
                """)
            try schema.db.execute(
                #"INSERT INTO "team" VALUES (1, 'A'), (2, 'a'), (3, 'B'), (4, ''), (5, 'C')"#)
            try schema.db.execute(#"INSERT INTO "tag" VALUES (1, ''), (2, 'Ab'), (3, 'a')"#)
            try schema.db.execute(
                """
                INSERT INTO "tagging" VALUES (1, 5, 1), (2, 6, 2), (3, NULL, NULL), (4, 3, NULL), (5, 3, NULL), (6, 3, 1),
                    (7, 2, 4), (8, 5, 4)
                """)
        }

        @Test("lose no row in the sessions of a cluster")
        func losesNothing() async throws {
            var configuration = bed.configuration("primary")
            configuration.sharding = PostgresSharding()
            configuration.searchPath = [schema.name]
            let answers = try await withThrowingTaskGroup(of: [[Int]].self) { [configuration] group in
                for _ in 0..<8 {
                    group.addTask {
                        let db = try PostgresConnection(configuration)
                        return try (0..<15).map { _ in
                            try db.values(Self.request, of: Int.self)
                        }
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(answers.count == 120)
            #expect(Set(answers) == [[1, 2, 4, 7]])
        }
    }
}
#endif
