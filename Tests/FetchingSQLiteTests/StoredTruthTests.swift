import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Truth values that are stored as words.
@Suite struct StoredTruthTests {
    @Fetchable struct Product: Equatable {
        let id: Int
        @FetchingStorage(.yesOrNo) var isDiscontinued: Bool
        @FetchingStorage(.yesOrNo) var wasChecked: Bool?
        var isCheap: Bool
    }

    struct YesOrNo: FetchableStorage {
        func encode(_ value: Bool) -> String { value ? "yes" : "no" }
        func decode(_ storedValue: String) -> Bool { storedValue == "yes" }
    }

    private func database() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE "Product" (
                        id INTEGER PRIMARY KEY, isDiscontinued TEXT NOT NULL, wasChecked TEXT, isCheap INTEGER NOT NULL);
                    CREATE INDEX discontinued ON "Product" (isDiscontinued);
                    INSERT INTO "Product" VALUES (1, 'yes', NULL, 0), (2, 'no', 'yes', 1), (3, 'other', 'no', 1);
                    """)
        }
        return queue
    }

    private func condition(
        @PredicateBuilder<Product> _ condition: (Product.FetchableMembers) -> FetchPredicate<Product>
    ) throws -> Substring {
        let sql = try Product.request().all().where(condition).sql(for: .sqlite, showingValues: true)
        return sql[try #require(sql.range(of: "WHERE ")).upperBound...]
    }

    @Test func comparesWithWhatIsStoredForTrue() throws {
        #expect(try condition { $0.isDiscontinued } == #""isDiscontinued" = 'yes' COLLATE BINARY"#)
        #expect(try condition { !$0.isDiscontinued } == #""isDiscontinued" <> 'yes' COLLATE BINARY"#)
        #expect(
            try condition { ($0.id > 1) == $0.isDiscontinued }
                == #"("id" > 1) = ("isDiscontinued" = 'yes' COLLATE BINARY)"#)
        let mixed = try condition { $0.wasChecked == $0.isCheap }
        #expect(
            mixed.hasPrefix(#"CASE WHEN "wasChecked" IS NULL THEN NULL ELSE (("wasChecked" = 'yes' COLLATE BINARY)"#)
                && mixed.hasSuffix(#" = "isCheap""#), "\(mixed)")
    }

    @Test func assignsWhatIsStored() throws {
        let sql = try Product.request().all().updateSQL(for: .sqlite, showingValues: true) {
            $0.isDiscontinued = $0.id > 1
        }
        #expect(sql == #"UPDATE "Product" SET "isDiscontinued" = CASE WHEN "id" > 1 THEN 'yes' ELSE 'no' END"#)
    }

    @Test func usesTheIndex() throws {
        let plan = try database().read { db in
            try Product.request().all().where { $0.isDiscontinued }.explain(in: db)
        }
        #expect("\(plan)".contains("by the index 'discontinued' (isDiscontinued = ?)"), "\(plan)")
    }

    @Test func aWordThatIsNeitherIsNotTrue() throws {
        let queue = try database()
        #expect(try Product.request().all().where(\.isDiscontinued).select(\.id).fetch(in: queue) == [1])
        #expect(try Product.request().all().where { !$0.isDiscontinued }.delete(in: queue) == 2)
        #expect(try Product.request().all().fetch(in: queue).map(\.id) == [1])
    }
}

extension FetchableStorage where Self == StoredTruthTests.YesOrNo {
    static var yesOrNo: Self { Self() }
}
