import Fetching
import FetchingSQL
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite("Tables from models on SQLite")
struct CreatedTableTests {
    @Test("have types, keys, references and indexes")
    func statements() throws {
        #expect(
            try CreatedShop.schema(for: .sqlite) == [
                """
                CREATE TABLE "shops" ("id" INTEGER PRIMARY KEY, "code" TEXT NOT NULL, \
                "parent_code" TEXT REFERENCES "shops" ("code"))
                """,
                #"CREATE UNIQUE INDEX "shops_code_key" ON "shops" ("code")"#,
                #"CREATE INDEX "shops_parent_code_idx" ON "shops" ("parent_code")"#,
            ])
        #expect(
            try CreatedOrder.schema(for: .sqlite) == [
                """
                CREATE TABLE "orders" ("id" BLOB NOT NULL PRIMARY KEY, \
                "shop_id" INTEGER NOT NULL REFERENCES "shops" ("id"), "number" INTEGER NOT NULL, "plan" TEXT NOT NULL, \
                "rights" INTEGER NOT NULL, "total" TEXT NOT NULL, "is_paid" BOOLEAN NOT NULL, "weight" DOUBLE, \
                "note" TEXT, "picture" BLOB, "seen" INTEGER NOT NULL, "changed" TEXT NOT NULL, "made" DATETIME NOT NULL)
                """,
                #"CREATE INDEX "orders_plan_idx" ON "orders" ("plan")"#,
                #"CREATE UNIQUE INDEX "orders_shop_id_number_key" ON "orders" ("shop_id", "number")"#,
                #"CREATE INDEX "orders_plan_total_desc_idx" ON "orders" ("plan", "total" DESC)"#,
            ])
        #expect(
            try CreatedLine.schema(for: .sqlite) == [
                """
                CREATE TABLE "lines" ("shop_id" INTEGER NOT NULL, "number" INTEGER NOT NULL, "order_shop_id" INTEGER, \
                "order_number" INTEGER, PRIMARY KEY ("shop_id", "number"), \
                FOREIGN KEY ("order_shop_id", "order_number") REFERENCES "orders" ("shop_id", "number"))
                """,
                #"CREATE INDEX "lines_order_shop_id_order_number_idx" ON "lines" ("order_shop_id", "order_number")"#,
            ])
        #expect(
            try CreatedLookup.schema(for: .sqlite) == [
                #"-- No foreign key from ("name") to "unkeyed" ("text"), which is not declared '@Unique'"#,
                #"CREATE TABLE "lookups" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL)"#,
                #"CREATE INDEX "lookups_name_idx" ON "lookups" ("name")"#,
            ])
        #expect(
            try CreatedUnkeyed.schema(for: .sqlite) == [#"CREATE TABLE "unkeyed" ("value" INTEGER NOT NULL)"#])
    }

    @Test("fit their models, with no index missing, and come in an order that serves")
    func fitting() throws {
        let queue = try DatabaseQueue()
        let models: [any Fetchable.Type] = [
            CreatedLine.self, CreatedOrder.self, CreatedShop.self, CreatedLeft.self, CreatedRight.self,
            CreatedQuoted.self, CreatedUnkeyed.self, CreatedLine.self,
        ]
        let schema = SQLSchema(models)
        let tables = try schema.statements(for: .sqlite).filter { $0.hasPrefix("CREATE TABLE") }
        #expect(tables.map { $0.split(separator: "\"")[1] }.prefix(3) == ["shops", "orders", "lines"])
        #expect(tables.count == 7)
        try schema.create(in: queue)
        for model in models {
            try model.check(in: queue)
            #expect(try queue.read { try model.migrationSQL(in: $0) } == [], "\(model)")
        }
    }

    @Test("hold what their models hold")
    func roundTrip() throws {
        let queue = try DatabaseQueue()
        try SQLSchema(CreatedOrder.self, CreatedShop.self).create(in: queue)
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let order = CreatedOrder(
            id: UUID(), shopID: 1, number: 7, plan: .paid, rights: [.init(rawValue: 5)],
            total: Decimal(string: "12345678901234567890.12")!, isPaid: true, weight: nil, note: "007",
            picture: Data([0, 255]), seen: date, changed: date, made: date)
        try queue.write { db in
            try db.execute(sql: "INSERT INTO shops (code) VALUES ('a'), ('b')")
            let values = try CreatedOrder.fetchableEntity.columns.map { try $0.databaseValue(of: order) }
            let places = values.map { _ in "?" }.joined(separator: ", ")
            try db.execute(sql: "INSERT INTO orders VALUES (\(places))", arguments: StatementArguments(values))
        }
        #expect(try CreatedOrder.request().all().fetch(in: queue) == [order])
        #expect(try CreatedShop.request().all().fetch(in: queue).map(\.id) == [1, 2])
        // A key of one integer is counted, the rest is kept: values differ, and references lead somewhere.
        for sql in [
            "INSERT INTO shops (code) VALUES ('a')", "UPDATE orders SET shop_id = 9",
            "INSERT INTO shops (code, parent_code) VALUES ('c', 'x')", "UPDATE orders SET total = NULL",
        ] {
            let error = #expect(throws: DatabaseError.self) { try queue.write { try $0.execute(sql: sql) } }
            #expect(error?.resultCode == .SQLITE_CONSTRAINT, "\(sql)")
        }
    }

    @Test("are an error where they exist, and then nothing is created")
    func existing() async throws {
        let queue = try DatabaseQueue()
        try await CreatedOrder.create(in: queue)
        let error = #expect(throws: FetchError.self) {
            try SQLSchema(CreatedShop.self, CreatedOrder.self).create(in: queue)
        }
        #expect(error?.model == "CreatedOrder")
        #expect(error?.description.contains("'ifNotExists: true'") == true, "\(String(describing: error))")
        #expect(throws: FetchError.self) { try CreatedShop.check(in: queue) }
        try await SQLSchema(CreatedShop.self, CreatedOrder.self).create(in: queue, ifNotExists: true)
        try CreatedShop.check(in: queue)
        try await CreatedShop.create(in: queue, ifNotExists: true)
        try await queue.write { try CreatedShop.create(in: $0, ifNotExists: true) }
    }

    @Test("are left alone where there is a view")
    func view() throws {
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: "CREATE VIEW shops AS SELECT 1 AS id, 'a' AS code, NULL AS parent_code") }
        #expect(throws: FetchError.self) { try CreatedShop.create(in: queue) }
        try CreatedShop.create(in: queue, ifNotExists: true)
        try CreatedShop.check(in: queue)
        #expect(try queue.read { try CreatedShop.migrationSQL(in: $0) } == [])
    }

    @Test("are an error on a database that cannot be written, or that is closed")
    func unwritable() throws {
        var configuration = Configuration()
        configuration.readonly = true
        let path = NSTemporaryDirectory() + "fetching-created-\(UUID().uuidString).sqlite"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try DatabaseQueue(path: path).close()
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        #expect(throws: FetchError.self) { try CreatedShop.create(in: queue) }
        try queue.close()
        #expect(throws: FetchError.self) { try CreatedShop.create(in: queue) }
    }

    struct Unnameable: RowDecodable {
        struct FetchableMembers: FetchableMemberContainer {
            typealias Model = Unnameable
            let value = FetchableMember<Unnameable, Int>("value", column: "val\0ue") { _ in 1 }
        }
        static let fetchableMembers = FetchableMembers()
        static let fetchableEntity = FetchableEntity(name: "t", columns: [fetchableMembers.value.column])
        init<Row: FetchableRow>(fetching row: inout Row) throws {}
    }

    @Test("have no name with NUL")
    func nul() throws {
        let error = #expect(throws: FetchError.self) { try Unnameable.schema(for: .sqlite) }
        #expect(error?.description.contains("NUL") == true)
    }

    @Test("have indexes whose names are not cut")
    func longNames() {
        let column = CreatedShop.fetchableMembers.code.column
        let index = FetchableIndex([.init(column)], isUnique: true)
        #expect(index.name(in: String(repeating: "a", count: 54)) == String(repeating: "a", count: 54) + "_code_key")
        let (first, second) = (String(repeating: "ä", count: 40) + "1", String(repeating: "ä", count: 40) + "2")
        #expect(index.name(in: first) != index.name(in: second))
        #expect(index.name(in: first) == first + "_code_key")
        // A database that keeps 63 bytes.
        #expect(index.name(in: first, longest: 63) != index.name(in: second, longest: 63))
        #expect(index.name(in: first, longest: 63).utf8.count <= 63)
        #expect(FetchableIndex([.init(column)], name: "own").name(in: first) == "own")
    }

    @Test("are changed by statements that are only told")
    func migration() throws {
        let queue = try DatabaseQueue()
        #expect(try queue.read { try CreatedShop.migrationSQL(in: $0) } == CreatedShop.schema(for: .sqlite))
        try queue.write { db in
            try db.execute(sql: "CREATE TABLE shops (id INTEGER PRIMARY KEY, code TEXT NOT NULL)")
        }
        let statements = try queue.read { try CreatedShop.migrationSQL(in: $0) }
        #expect(
            statements == [
                #"ALTER TABLE "shops" ADD COLUMN "parent_code" TEXT REFERENCES "shops" ("code")"#,
                #"CREATE UNIQUE INDEX "shops_code_key" ON "shops" ("code")"#,
                #"CREATE INDEX "shops_parent_code_idx" ON "shops" ("parent_code")"#,
            ])
        let error = #expect(throws: FetchError.self) { try CreatedShop.check(in: queue) }
        #expect(error?.description.contains("table 'shops' has no unique index of 'code'") == true)
        try queue.write { db in for statement in statements { try db.execute(sql: statement) } }
        try CreatedShop.check(in: queue)
        #expect(try queue.read { try CreatedShop.migrationSQL(in: $0) } == [])
    }

    @Test("are made and changed by migrations of GRDB, into which the statements are put")
    func migrations() throws {
        let queue = try DatabaseQueue()
        var migrator = DatabaseMigrator()
        migrator.registerMigration("shops") { db in
            try db.execute(sql: "CREATE TABLE shops (id INTEGER PRIMARY KEY, code TEXT NOT NULL)")
        }
        try migrator.migrate(queue)
        let statements = try queue.read { try CreatedShop.migrationSQL(in: $0) }
        #expect(!statements.isEmpty)
        migrator.registerMigration("parents") { db in for sql in statements { try db.execute(sql: sql) } }
        migrator.registerMigration("orders") { db in try CreatedOrder.create(in: db) }
        try migrator.migrate(queue)
        try CreatedShop.check(in: queue)
        try CreatedOrder.check(in: queue)
        #expect(try queue.read { try CreatedShop.migrationSQL(in: $0) } == [])
        let shop = CreatedShop(id: 1, code: "a", parentCode: nil)
        #expect(try CreatedShop.insert(shop).returning().run(in: queue) == shop)
        #expect(throws: FetchError.self) { try CreatedShop.insert(CreatedShop(id: 2, code: "a")).run(in: queue) }
    }

    @Test("are changed by hand where it takes a decision")
    func decisions() throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: "CREATE TABLE shops (id INTEGER PRIMARY KEY, cod TEXT NOT NULL UNIQUE, parent_code INTEGER)")
        }
        let comments = try queue.read { try CreatedShop.migrationSQL(in: $0) }.filter { $0.hasPrefix("--") }
        #expect(
            comments == [
                """
                -- Column 'code' of table 'shops' does not exist (property 'code'), but 'cod' does: \
                ALTER TABLE "shops" RENAME COLUMN "cod" TO "code"
                """,
                """
                -- The rows need a value for column 'code': \
                ALTER TABLE "shops" ADD COLUMN "code" TEXT NOT NULL DEFAULT …
                """,
                """
                -- Column 'parent_code' of table 'shops' is declared INTEGER, which does not fit property 'parentCode': \
                create the table anew, copy the rows, and rename it
                """,
            ])
    }

    @Test(
        "have the unique index however it is declared",
        arguments: [
            ("code TEXT NOT NULL UNIQUE", true), ("code TEXT NOT NULL", false),
            ("code TEXT NOT NULL); CREATE INDEX i ON shops (code", false),
            ("code TEXT NOT NULL); CREATE UNIQUE INDEX i ON shops (code", true),
            ("code TEXT NOT NULL); CREATE UNIQUE INDEX i ON shops (code) WHERE (id > 1", false),
            ("code TEXT NOT NULL); CREATE UNIQUE INDEX i ON shops (code, id", false),
            ("code TEXT NOT NULL); CREATE UNIQUE INDEX i ON shops (lower(code)", false),
        ])
    func uniqueness(_ columns: String, _ fits: Bool) throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(sql: "CREATE TABLE shops (id INTEGER PRIMARY KEY, parent_code TEXT, \(columns))")
        }
        #expect(try queue.read { try CreatedShop.schemaDifferences(in: $0) }.isEmpty == fits)
    }

    @Test("are commented on in one line, whatever a name holds")
    func comments() {
        let comment = "-- a\r\nb\rc\nd".commented
        #expect(comment.unicodeScalars.allSatisfy { $0 != "\r" && $0 != "\n" })
    }
}

extension CreatedTableTests {
    @Test("have indexes each of which has a name of its own")
    func collidingNames() throws {
        let queue = try DatabaseQueue()
        let schema = SQLSchema(CreatedBin.self, CreatedCrate.self, CreatedCratePart.self)
        let statements = try schema.statements(for: .sqlite).filter { $0.hasPrefix("CREATE INDEX") }
        let names = statements.map { $0.split(separator: "\"")[1] }
        #expect(Set(names).count == statements.count, "\(names)")
        #expect(names.contains("bins_a_b_c_idx") && names.contains { $0.hasPrefix("bins_a_b_c_idx_") }, "\(names)")
        // The same in every process.
        #expect(try schema.statements(for: .sqlite).filter { $0.hasPrefix("CREATE INDEX") } == statements)
        try schema.create(in: queue)
        for model in schema.models {
            try model.check(in: queue)
            #expect(try queue.read { try model.migrationSQL(in: $0) } == [], "\(model)")
        }
        // Of one after the other, too, and of one that is missing.
        let others = try DatabaseQueue()
        try others.write { db in
            try db.execute(sql: "CREATE TABLE bins_a_b_c_idx (id)")
            try CreatedCratePart.create(in: db)
            try CreatedCrate.create(in: db)
            try CreatedBin.create(in: db)
            try db.execute(sql: "DROP INDEX bins_a_c_key; CREATE TABLE bins_a_c_key (id)")
        }
        let missing = try others.read { try CreatedBin.migrationSQL(in: $0) }
        #expect(missing.count == 1 && missing[0].hasPrefix("CREATE UNIQUE INDEX \"bins_a_c_key_"), "\(missing)")
        try others.write { db in for statement in missing { try db.execute(sql: statement) } }
        #expect(try others.read { try CreatedBin.migrationSQL(in: $0) } == [])
    }

    @Test(
        "have a key, however it is declared",
        arguments: [
            ("NOT NULL", ", PRIMARY KEY (number, depot)", true), ("NOT NULL", ", UNIQUE (depot, number)", true),
            ("NOT NULL", "", false), ("PRIMARY KEY", "", false),
            ("NOT NULL", ", PRIMARY KEY (depot, number, c)", false),
        ])
    func keys(_ depot: String, _ constraint: String, _ fits: Bool) throws {
        let queue = try DatabaseQueue()
        let others = ["number", "a_b", "c", "a", "b_c"].map { "\($0) INTEGER NOT NULL" }.joined(separator: ", ")
        try queue.write { try $0.execute(sql: "CREATE TABLE bins (depot INTEGER \(depot), \(others)\(constraint))") }
        let kinds = try queue.read { try CreatedBin.schemaDifferences(in: $0) }.map(\.kind)
        #expect(kinds.contains(.missingPrimaryKey(columns: ["depot", "number"])) != fits, "\(kinds)")
        let statements = try queue.read { try CreatedBin.migrationSQL(in: $0) }
        let index = #"CREATE UNIQUE INDEX "bins_depot_number_key" ON "bins" ("depot", "number")"#
        #expect(statements.contains(index) != fits, "\(statements)")
        try queue.write { db in for statement in statements { try db.execute(sql: statement) } }
        try CreatedBin.check(in: queue)
    }

    @Test("are created anew where SQLite is to count a key that the table does not have")
    func missingCountedKey() throws {
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: "CREATE TABLE crates_a (id INTEGER NOT NULL, b_c INTEGER NOT NULL)") }
        let error = #expect(throws: FetchError.self) { try CreatedCratePart.check(in: queue) }
        #expect(error?.description.contains("neither a primary key nor a unique index of 'id'") == true)
        #expect(
            try queue.read { try CreatedCratePart.migrationSQL(in: $0) } == [
                "-- Table 'crates_a' has neither a primary key nor a unique index of 'id': "
                    + "create the table anew, copy the rows, and rename it",
                #"CREATE INDEX "crates_a_b_c_idx" ON "crates_a" ("b_c")"#,
            ])
    }

    @Test(
        "have the index in a direction that serves",
        arguments: [
            ("a, b_c DESC", true), ("a DESC, b_c", true), ("a, b_c", false), ("a DESC, b_c DESC", false),
            ("a, b_c DESC, c", true), ("b_c DESC, a", false),
        ])
    func directions(_ columns: String, _ fits: Bool) throws {
        let queue = try DatabaseQueue()
        try CreatedCrate.create(in: queue)
        let name = try #require(
            try CreatedCrate.schema(for: .sqlite).first { $0.contains("DESC") }?.split(separator: "\"")[1])
        try queue.write { try $0.execute(sql: "DROP INDEX \(name); CREATE INDEX own ON crates (\(columns))") }
        let statements = try queue.read { try CreatedCrate.migrationSQL(in: $0) }
        #expect(statements.isEmpty == fits, "\(statements)")
        // It makes requests slow, and not wrong.
        try CreatedCrate.check(in: queue)
    }
}

extension FetchableColumn {
    /// The value as GRDB binds it.
    fileprivate func databaseValue<Model>(of model: Model) throws -> DatabaseValue {
        switch try value(of: model) {
        case .null: .null
        case .bool(let value): value.databaseValue
        case .int64(let value): value.databaseValue
        case .double(let value): value.databaseValue
        case .text(let value): value.databaseValue
        case .data(let value): value.databaseValue
        case .date(let value): value.databaseValue
        case .uuid(let value): value.databaseValue
        case .decimal(let value): "\(value)".databaseValue
        case .array: .null
        }
    }
}
