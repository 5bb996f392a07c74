import Fetching
import FetchingSQLite
import GRDB
import Testing

/// A calculation that overflows is nil in conditions, orders and groups, and an error in what is given back or stored.
@Suite struct OverflowTests {
    @Fetchable("row") struct Row: Sendable, Equatable {
        let id: Int
        var oi: Int
        var rank: Int
        var parentID: Int?

        static let parent = ToOne<Row, Row>(\.parentID)
        static let kids = ToMany<Row, Row>(\.parentID)
    }

    private static let rows = [
        Row(id: 1, oi: 5, rank: 1, parentID: nil), Row(id: 2, oi: .max, rank: 2, parentID: 1),
        Row(id: 3, oi: 1, rank: 3, parentID: 2), Row(id: 4, oi: .max, rank: 4, parentID: 2),
    ]

    private let store = MemoryStore().adding(Self.rows)
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE row (id INTEGER PRIMARY KEY, oi INTEGER NOT NULL, rank INTEGER NOT NULL, parentID INTEGER);
                    CREATE INDEX row_oi ON row (oi);
                    """)
            for row in Self.rows {
                try db.execute(
                    sql: "INSERT INTO row VALUES (?, ?, ?, ?)", arguments: [row.id, row.oi, row.rank, row.parentID])
            }
        }
    }

    private func keys(_ request: FetchableRequest<Row, [Row]>) throws -> [Int] {
        let keys = try request.fetch(in: store).map(\.id)
        #expect(try request.fetch(in: database).map(\.id) == keys)
        return keys
    }

    private let all = Row.request().all().sorted(by: .ascending(\.id))

    @Test func rowsThatNothingAsksAbout() throws {
        #expect(try keys(all.where { $0.kids.contains { $0.oi * $0.parent.oi > 1 } }) == [2])
        #expect(try keys(all.where { $0.oi * 2 > 1 && $0.oi < 10 }) == [1, 3])
        #expect(try keys(all.where { $0.oi < 10 && $0.oi * 2 > 1 }) == [1, 3])
    }

    /// SQLite's own sum is an error as soon as some of the rows do not fit.
    @Test func sumsThatFitThoughNotOnTheirWay() throws {
        let rows =
            [Row(id: 5, oi: .max, rank: -1, parentID: 9), Row(id: 6, oi: 1, rank: -1, parentID: 9)]
            + [Row(id: 7, oi: -1, rank: -1, parentID: 9), Row(id: 9, oi: 0, rank: -1, parentID: nil)]
        try database.write { db in
            for row in rows {
                try db.execute(
                    sql: "INSERT INTO row VALUES (?, ?, ?, ?)", arguments: [row.id, row.oi, row.rank, row.parentID])
            }
        }
        let some = Row.request().all().where { $0.rank < 0 }
        let store = MemoryStore().adding(rows)
        #expect(try some.sum(\.oi).fetch(in: database) == .max)
        #expect(try some.sum(\.oi).fetch(in: store) == .max)
        let parents = some.where { $0.id == 9 }
        #expect(try parents.select { $0.kids.sum(\.oi) }.fetch(in: database) == [.max])
        #expect(try some.grouped(by: \.rank).select { $0.sum(\.oi) }.fetch(in: database) == [.max])
        try parents.update(in: database) { $0.oi = $0.kids.sum(\.oi) }
        #expect(try parents.select(\.oi).fetch(in: database) == [.max])
    }

    @Test func valuesOfRelatedRows() throws {
        let doubled = all.where { $0.id == 2 }.select(\.id, { $0.kids.where { $0.oi < 5 }.select { $0.oi * 2 } })
        #expect(try doubled.fetch(in: database).map(\.1) == [[2]])
        #expect(try doubled.fetch(in: store).map(\.1) == [[2]])
        for request in [
            all.where { $0.id == 2 }.select(\.id, { $0.kids.select { $0.oi * 2 } }),
            all.where { $0.id == 2 }.select({ $0.oi + 1 }, { $0.kids.select(\.oi) }),
        ] {
            for run in [{ try request.fetch(in: database) }, { try request.fetch(in: store) }] {
                let error = try #require(throws: FetchError.self) { _ = try run() }
                #expect(error.code == .arithmeticOverflow && error.model == "Row", "\(error)")
            }
        }
    }

    @Test func sumsInConditionsAndOrders() throws {
        #expect(try keys(all.where { !($0.kids.sum(\.oi) > 0) }) == [2, 3, 4])
        #expect(try keys(all.where { $0.kids.sum(\.oi) > 0 }) == [1])
        #expect(try keys(all.where { $0.kids.sum(\.oi) != 0 }) == [1, 2])
        let sorted = Row.request().all().sorted(by: .ascending { $0.kids.sum(\.oi) }, .ascending(\.id))
        #expect(try keys(sorted) == [2, 3, 4, 1])
    }

    @Test func groups() throws {
        let groups = Row.request().all().grouped { $0.oi + 1 }
        let counts = groups.sorted(by: .ascending(\.count), .ascending { $0.key }).select(\.count)
        #expect(try counts.fetch(in: database) == [1, 1, 2])
        #expect(try counts.fetch(in: store) == [1, 1, 2])
        let keys = groups.having { $0.key > 0 }.sorted(by: .ascending { $0.key }).select(\.key)
        #expect(try keys.fetch(in: database) == [2, 6])
        #expect(try keys.fetch(in: store) == [2, 6])
        expectOverflow(groups.select(\.key))
        let sums = Row.request().all().grouped(by: \.parentID).having { $0.sum(\.oi) > 1 }
            .sorted(by: .ascending { $0.key }).select(\.count)
        #expect(try sums.fetch(in: database) == [1, 1])
        #expect(try sums.fetch(in: store) == [1, 1])
    }

    /// However texts are put together, the statement has no more levels for more of them.
    @Test func joinedTexts() throws {
        func joined(_ row: Row.FetchableMembers, _ add: (inout FetchExpression<Row, String?>) -> Void)
            -> FetchExpression<Row, String?>
        {
            var text = FetchExpression<Row, String?>((row.oi + 1).asString.tree)
            for _ in 0..<40 { add(&text) }
            return text
        }
        let some = all.where { $0.id == 1 }
        let end = String(repeating: "a", count: 40)
        #expect(try some.select { joined($0) { $0 = $0 + "a" } }.fetch(in: database) == ["6" + end])
        #expect(try some.select { joined($0) { $0 = "a" + $0 } }.fetch(in: database) == [end + "6"])
        expectOverflow(all.select { joined($0) { $0 = $0 + "a" } })
        expectOverflow(all.select { joined($0) { $0 = "a" + $0 } })
    }

    @Test func whatIsGivenBackIsAnError() throws {
        expectOverflow(all.select { $0.oi + 1 })
        expectOverflow(all.select { $0.kids.sum(\.oi) })
        expectOverflow(all.select { $0.kids.sum { $0.oi * 2 } })
        expectOverflow(all.sum(\.oi))
        expectOverflow(all.max { $0.oi + 1 })
        let conditions = all.select { $0.oi + 1 > 3 }
        #expect(try conditions.fetch(in: database) == [true, false, false, false])
        #expect(try conditions.fetch(in: store) == [true, false, false, false])
    }

    @Test func theRowsBehindALimitAreNotAskedFor() throws {
        let first = Row.request().all().sorted(by: .ascending(\.rank)).first(nth: 1)
        #expect(try first.select { $0.oi + 1 }.fetch(in: database) == [6])
        #expect(try first.select { $0.oi + 1 }.fetch(in: store) == [6])
        #expect(try first.update(in: database) { $0.oi = $0.kids.max(\.rank) + 1 } == 1)
        #expect(try first.update(in: database) { $0.oi = $0.oi + $0.kids.count } == 1)
        #expect(try first.select(\.oi).fetch(in: database) == [4])
        #expect(throws: FetchError.self) { try Row.request().all().update(in: database) { $0.oi += 1 } }
    }

    // What SQLite meets on its way to what is asked for

    @Test func groupsThatAreLeftOut() throws {
        let groups = all.grouped(by: \.parentID)
        let sums = groups.having { $0.count < 2 }.sorted(by: .ascending { $0.key }).select { $0.sum(\.oi) }
        try expect(sums, [5, .max])
        let first = groups.sorted(by: .ascending { $0.key }).first(nth: 2)
        try expect(first.select { $0.sum(\.oi) }, [5, .max])
        try expect(first.select { $0.max { $0.rank * 2 } }, [2, 4])
        try expect(first.select { $0.average { $0.oi - $0.rank } }, [4, Double(Int.max)])
        expectOverflow(groups.sorted(by: .ascending { $0.key }).first(nth: 3).select { $0.sum(\.oi) })
        expectOverflow(groups.select { $0.min { $0.oi + 1 } })
        expectOverflow(groups.select { $0.average { $0.oi + 1 } })
    }

    @Test func sumsThatFitInTheEnd() throws {
        try expect(all.sum { $0.oi * (3 - $0.id) }, 10)
        try expect(all.select { $0.kids.sum { $0.oi - 2 } }, [.max - 2, .max - 3, 0, 0])
        try expect(all.where { $0.id < 3 }.select { $0.kids.sum { $0.oi - 2 } - $0.oi }, [.max - 7, -3])
    }

    @Test func distinctValuesWithinALimit() throws {
        let values = Row.request().all().select { $0.oi + 1 }.distinct().sorted(by: .descending { $0.oi + 1 })
        try expect(values.first(nth: 2), [6, 2])
        expectOverflow(values)
    }

    @Test func pagesBehindACursor() throws {
        let others = [Row(id: 5, oi: 7, rank: 5, parentID: nil), Row(id: 6, oi: 8, rank: 6, parentID: nil)]
        let store = MemoryStore().adding(Self.rows + others)
        try database.write { db in
            try db.execute(sql: "INSERT INTO row VALUES (5, 7, 5, NULL), (6, 8, 6, NULL)")
        }
        let request = Row.request().all().sorted(by: .ascending(\.oi)).select { $0.oi + 1 }
        let first = try request.page(size: 2).fetch(in: database)
        #expect(first.elements == [2, 6])
        #expect(try request.page(size: 1, after: first.next).fetch(in: database).elements == [8])
        #expect(try request.page(size: 1, after: first.next).fetch(in: store).elements == [8])
        // The rows with the value of the cursor overflow, and are not asked for.
        let descending = Row.request().all().sorted(by: .descending(\.oi))
        let cursor = try descending.page(size: 2).fetch(in: database).next
        let behind = descending.select { $0.oi + 1 }.page(size: 1, after: cursor)
        #expect(try behind.fetch(in: database).elements == [9])
        #expect(try behind.fetch(in: store).elements == [9])
    }

    @Test func theRowBehindAPageIsNotAskedFor() throws {
        let request = Row.request().all().sorted(by: .ascending(\.rank)).select { $0.oi + 1 }
        let first = try request.page(size: 1).fetch(in: database)
        #expect(first.elements == [6])
        #expect(try request.page(size: 1).fetch(in: store) == first)
        expectOverflow(request.page(size: 2))
        expectOverflow(request.page(size: 1, after: first.next))
        let models = Row.request().all().where { $0.id > 2 }.sorted(by: .descending(\.rank)).annotated { $0.oi + 1 }
        let last = try models.page(size: 1, before: nil).fetch(in: database)
        #expect(last.elements.map(\.1) == [2])
        #expect(last.previous != nil)
        #expect(try models.page(size: 1, before: nil).fetch(in: store).previous == last.previous)
        expectOverflow(models.page(size: 1, before: last.previous))
    }

    @Test func valuesOfWhatIsIncluded() throws {
        let sums = all.including { $0.kids.sorted(by: .ascending(\.id)).select { $0.oi + $0.rank } }
        let memory = #expect(throws: FetchError.self) { try sums.fetch(in: store) }
        let sqlite = #expect(throws: FetchError.self) { try sums.fetch(in: database) }
        #expect(memory?.code == .arithmeticOverflow)
        #expect(sqlite?.code == .arithmeticOverflow)
        let first = all.where { $0.id == 2 }.including {
            $0.kids.sorted(by: .ascending(\.id)).select { $0.oi + $0.rank }.first(nth: 1)
        }
        #expect(try first.fetch(in: store).map(\.1) == [[4]])
        #expect(try first.fetch(in: database).map(\.1) == [[4]])
    }

    private func expect<Request: ValueRequest & SQLiteRequest>(
        _ request: Request, _ result: Request.Result, location: SourceLocation = #_sourceLocation
    ) throws where Request.Result: Equatable {
        #expect(try request.fetch(in: database) == result, sourceLocation: location)
        #expect(try request.fetch(in: store) == result, sourceLocation: location)
    }

    private func expectOverflow<Request: ValueRequest & SQLiteRequest>(
        _ request: Request, location: SourceLocation = #_sourceLocation
    ) {
        let sqlite = #expect(throws: FetchError.self, sourceLocation: location) { _ = try request.fetch(in: database) }
        let memory = #expect(throws: FetchError.self, sourceLocation: location) { _ = try request.fetch(in: store) }
        #expect(sqlite?.code == .arithmeticOverflow, sourceLocation: location)
        #expect(memory?.code == .arithmeticOverflow, sourceLocation: location)
    }
}
