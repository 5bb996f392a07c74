#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingPostgresTestSupport
import FetchingTestSupport
import Foundation
import Testing

@Fetchable("birds")
struct MeaningBird {
    let id: Int
    var name: String
    var nickname: String?
    var weight: Double
    var born: Date
    var price: Decimal?
    var code: UUID
    var nestID: Int

    static let nest = ToOne<MeaningBird, MeaningNest>(\.nestID)
}

@Fetchable("nests")
struct MeaningNest {
    let id: Int
    var place: String
    var isHigh: Bool?

    static let birds = ToMany<MeaningNest, MeaningBird>(\.nestID)
}

@Suite("The same meaning on PostgreSQL", .onPostgres, .timeLimit(.minutes(10)))
struct PostgresMeaningTests {
    private static let tables = """
        CREATE TABLE nests (id bigint PRIMARY KEY, place text COLLATE "C" NOT NULL, "isHigh" boolean);
        CREATE TABLE birds (id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL, nickname text COLLATE "C",
            weight double precision NOT NULL, born timestamptz NOT NULL, price numeric, code uuid NOT NULL,
            "nestID" bigint NOT NULL REFERENCES nests (id));
        """

    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    private static let requests: [FetchableRequest<MeaningBird, [MeaningBird]>] = [
        MeaningBird.where { $0.weight > 10 && $0.name.hasPrefix("Ma") },
        MeaningBird.where { $0.nickname != "Rex" || $0.price > 5 },
        MeaningBird.where { $0.name.isEqual(to: "École", options: .diacriticAndCaseInsensitive) && $0.nickname == nil },
        MeaningBird.where { $0.born >= date && $0.born < date.addingTimeInterval(10) },
        MeaningBird.where { $0.nest.place == "A" && !($0.nest.isHigh == true) },
        MeaningBird.where { $0.nest.birds.contains { $0.weight > 3 && $0.price == nil } },
        MeaningBird.where { $0.name.isLike("a*_?%") || $0.name.contains("\\") },
    ]

    @Test("agrees, on a pool and on a connection, and leaves nothing")
    func agrees() throws {
        let fixture = try PostgresFixture(Self.tables)
        let pool = fixture.makePool()
        for request in Self.requests {
            let comparison = try requireSameMeaning(of: request, on: .postgres(pool), .postgres(fixture.db))
            #expect(comparison.compared >= 8 && comparison.rejected <= comparison.compared / 2, "\(comparison)")
        }
        #expect(try MeaningBird.request().all().count().fetch(in: pool) == 0)
        #expect(try MeaningNest.request().all().count().fetch(in: pool) == 0)
    }

    @Test("names what has another meaning")
    func difference() throws {
        let fixture = try PostgresFixture(
            Self.tables + """
                CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$
                    BEGIN new.place = upper(new.place); RETURN new; END $$;
                CREATE TRIGGER shouting BEFORE INSERT ON nests FOR EACH ROW EXECUTE FUNCTION shout();
                """)
        let error = #expect(throws: DifferentMeaning.self) {
            try requireSameMeaning(of: MeaningNest.where { $0.place == "high" }, on: .postgres(fixture.db))
        }
        #expect(
            error?.description
                == "'place == ?' has another meaning on PostgreSQL: a 'MeaningNest' passes in memory, and fails there")
    }
}
#endif
