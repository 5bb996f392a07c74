#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Testing

@Suite("Requests put together on PostgreSQL", .onPostgres, .timeLimit(.minutes(10)))
struct PostgresCombinationTests {
    private let adults = User.where { $0.age > 20 }

    @Test("stand side by side, with the order of all")
    func statements() throws {
        #expect(
            try User.request().all().select(\.nickname).union(adults.select(\.nickname)).sorted(
                by: .ascending(\.nickname)
            )
            .limit(3).sql(for: .postgres) == #"""
                SELECT "nickname" COLLATE "C" FROM "users" UNION SELECT "nickname" COLLATE "C" FROM "users" \#
                WHERE "age" > $1 ORDER BY 1 NULLS FIRST LIMIT $2
                """#)
        #expect(
            try adults.select(\.id).subtracting(adults.sorted(by: .descending(\.age)).limit(2).select(\.id))
                .sql(for: .postgres) == #"""
                    SELECT "id" FROM "users" WHERE "age" > $1 EXCEPT SELECT * FROM (SELECT "id" FROM "users" \#
                    WHERE "age" > $2 ORDER BY "age" DESC, "id" DESC LIMIT $3) AS "part"
                    """#)
    }

    @Test("are not locked")
    func locks() throws {
        for text in [
            { try adults.union(adults).locked().sql(for: .postgres) },
            { try adults.locked().union(adults).sql(for: .postgres) },
            { try adults.union(adults.locked()).sql(for: .postgres) },
            { try adults.locked().select(\.id).union(adults.select(\.id)).sql(for: .postgres) },
            { try adults.select(\.id).union(adults.locked().select(\.id)).sql(for: .postgres) },
        ] {
            #expect(throws: FetchError.self) { try text() }
        }
    }
}
#endif
