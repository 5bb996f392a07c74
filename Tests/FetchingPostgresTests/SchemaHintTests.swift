#if Postgres
import Fetching
import FetchingPostgres
import Testing

@Suite("schemaHints(in:) on PostgreSQL", .onPostgres)
struct SchemaHintTests {
    @Fetchable("owners") struct Owner {
        let id: Int
        var name: String
        static let animals = ToMany<Owner, Animal>(\.ownerID)
        static let vets = ToMany<Owner, Vet>(through: Visit.self, \.ownerID, \.vetID)
    }

    @Fetchable("animals") struct Animal {
        let id: Int
        var weight: Double
        var height: Float
        var label: String
        let size: Int
        @FetchingName("owner_id") var ownerID: Int?
        static let owner = ToOne<Animal, Owner>(\.ownerID)
    }

    @Fetchable("visits") struct Visit {
        let id: Int
        var ownerID: Int
        var vetID: Int
    }

    @Fetchable("vets") struct Vet { let id: Int }

    private static let tables = """
        CREATE TABLE owners (id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL);
        CREATE INDEX ON owners (name);
        CREATE TABLE animals (id bigint PRIMARY KEY, weight real, height real, label text, size int,
            owner_id bigint);
        CREATE TABLE visits (id bigint PRIMARY KEY, "ownerID" bigint, "vetID" bigint);
        CREATE TABLE vets (id bigint PRIMARY KEY);
        """

    private func hints(_ sql: String, of model: any Fetchable.Type) throws -> [String] {
        let fixture = try PostgresFixture(Self.tables + sql)
        let hints = try model.schemaHints(in: fixture.db)
        // Each statement mends what it is about.
        for statement in hints.compactMap(\.statement) { try fixture.db.run(statement) }
        #expect(try model.schemaHints(in: fixture.db).compactMap(\.statement) == [])
        return hints.map(\.description)
    }

    private static let missingIndex = """
        Column 'owner_id' of table 'animals' refers to other rows and has no index: \
        CREATE INDEX ON "animals" ("owner_id")
        """
    private static let precision = """
        Column 'weight' of table 'animals' is declared real, which keeps 6 digits: a value such as 0.1 is not equal to \
        itself there. Declare it double precision: ALTER TABLE "animals" ALTER COLUMN "weight" TYPE double precision
        """

    @Test("names the index that a relationship needs, from both sides")
    func missingIndex() throws {
        #expect(try hints("", of: Animal.self) == [Self.precision, Self.missingIndex])
        #expect(
            try hints("", of: Owner.self) == [
                Self.missingIndex,
                """
                Column 'ownerID' of table 'visits' refers to other rows and has no index: \
                CREATE INDEX ON "visits" ("ownerID")
                """,
                """
                Column 'vetID' of table 'visits' refers to other rows and has no index: \
                CREATE INDEX ON "visits" ("vetID")
                """,
            ])
        #expect(try hints("", of: Vet.self) == [])
        #expect(try hints("DROP TABLE animals", of: Animal.self) == [])
    }

    @Test(
        "knows the indexes that serve",
        arguments: [
            ("CREATE INDEX ON animals (owner_id)", true), ("CREATE INDEX ON animals (owner_id DESC, id)", true),
            ("CREATE INDEX ON animals USING hash (owner_id)", true),
            ("CREATE INDEX ON animals (owner_id) WHERE owner_id IS NOT NULL", true),
            ("CREATE INDEX ON animals (owner_id) WHERE id > 5", false),
            ("CREATE INDEX ON animals (id, owner_id)", false), ("CREATE INDEX ON animals ((owner_id + 1))", false),
            ("CREATE INDEX ON animals USING brin (owner_id)", false),
        ])
    func indexes(_ sql: String, serves: Bool) throws {
        #expect(try hints(sql, of: Animal.self).contains(Self.missingIndex) == !serves)
    }

    @Test("explains why the index of a text does not serve an order")
    func collation() throws {
        let hint = """
            Index 'labels' of table 'animals' finds equal texts, and serves neither an order nor '<' nor 'hasPrefix'. \
            Declare column 'label' COLLATE "C", or add an index: CREATE INDEX ON "animals" ("label" COLLATE "C")
            """
        #expect(try hints("CREATE INDEX labels ON animals (label)", of: Animal.self).contains(hint))
        let both = "CREATE INDEX labels ON animals (label); CREATE INDEX ON animals (label COLLATE \"C\")"
        #expect(try !hints(both, of: Animal.self).contains(hint))
    }

    @Fetchable("animals") struct Assignable {
        let id: Int
        var size: Int
    }

    @Test("tells a generated column whose property can be assigned to")
    func generated() throws {
        let sql = "ALTER TABLE animals DROP COLUMN size, ADD size int GENERATED ALWAYS AS (1) STORED"
        #expect(
            try hints(sql, of: Assignable.self) == [
                """
                Column 'size' of table 'animals' is generated, and no update can assign to it. \
                Declare property 'size' with 'let'
                """
            ])
        #expect(try hints(sql, of: Animal.self) == [Self.precision, Self.missingIndex])
    }
}
#endif
