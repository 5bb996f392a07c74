import Fetching
import FetchingCore
import FetchingSQLite
import GRDB
import Testing

@Fetchable("pages")
private struct Page: Equatable {
    let id: Int
    var title: String
    @Version var version = 0
}

@Fetchable("cards")
private struct Card: Equatable {
    let id: Int
    @Version @FetchingName("lock_version") var version: Int8
}

@Suite struct VersionTests {
    private let database: DatabaseQueue
    private static let pages = [Page(id: 1, title: "a"), Page(id: 2, title: "b", version: 4)]

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try Page.create(in: db)
            try Card.create(in: db)
            try Page.insert(Self.pages).run(in: db)
        }
    }

    private var all: [Page] { get throws { try Page.sorted(by: .ascending(\.id)).fetch(in: database) } }

    private func code(_ body: () throws -> Void) -> FetchError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? FetchError)?.code }
    }

    @Test func updatesCountUp() throws {
        let page = Page(id: 2, title: "c", version: 4)
        #expect(
            try Page.update(page).sql(for: .sqlite, showingValues: true) == """
                UPDATE "pages" SET "title" = 'c', "version" = "pages"."version" + 1 WHERE "id" = 2 AND "version" = 4
                """)
        #expect(try Page.update(page).returning().run(in: database) == Page(id: 2, title: "c", version: 5))
        #expect(code { try Page.update(page).run(in: database) } == .staleModel)
        #expect(code { try Page.update(page).returning().run(in: database) } == .staleModel)
        var pages = Self.pages
        #expect(try Page.update(page).returning().run(in: &pages) == Page(id: 2, title: "c", version: 5))
        #expect(code { try Page.update(page).run(in: &pages) } == .staleModel)
        #expect(try all == pages)
    }

    /// Several rows are saved by one statement.
    @Test func aStaleModelUndoesItsStatement() throws {
        let many = (1...70).map { Page(id: $0, title: "n", version: $0 == 2 ? 4 : 0) }
        #expect(try Page.save(many).run(in: database) == 70)
        #expect(try all.map(\.version) == many.map { $0.id < 3 ? $0.version + 1 : $0.version })
        #expect(code { try Page.save(many.filter { $0.id > 2 } + [many[0]]).run(in: database) } == .staleModel)
        #expect(try all.allSatisfy { $0.version == ($0.id == 2 ? 5 : $0.id == 1 ? 1 : 0) })
        let found = try all
        #expect(try Page.save(found).run(in: database) == 70)
        #expect(try all.map(\.version) == found.map { $0.version + 1 })
    }

    @Test func aStaleModelUndoesTheList() throws {
        let list = [Page(id: 1, title: "x"), Page(id: 2, title: "y", version: 3)]
        #expect { try Page.update(list).run(in: database) } throws: { error in
            let error = error as? FetchError
            return error?.code == .staleModel && error?.key == "2"
        }
        #expect(code { try Page.update([list[0], list[0]]).run(in: database) } == .staleModel)
        #expect(code { try Page.update(Page(id: 9, title: "")).run(in: database) } == .staleModel)
        #expect(try all == Self.pages)
        var pages = Self.pages
        #expect(code { try Page.update(list).run(in: &pages) } == .staleModel)
        #expect(code { try Page.update([list[0], list[0]]).run(in: &pages) } == .staleModel)
        #expect(pages == Self.pages)
    }

    @Test func changesCompareTheOldVersion() throws {
        // The version is no change by itself, and that of the old model counts.
        #expect(try Page.changes(from: Self.pages[0], to: Page(id: 1, title: "a", version: 7)).isEmpty)
        let changes = try Page.changes(from: Self.pages[0], to: Page(id: 1, title: "z", version: 7))
        #expect(changes.names == ["title"])
        #expect(try changes.run(in: database) == 1)
        #expect(code { try changes.run(in: database) } == .staleModel)
        var pages = Self.pages
        try changes.run(in: &pages)
        #expect(try all == pages && pages[0] == Page(id: 1, title: "z", version: 1))
    }

    @Test func savingCountsUp() throws {
        let list = [Page(id: 1, title: "x"), Page(id: 3, title: "new", version: 2)]
        #expect(
            try Page.save(list).sql(for: .sqlite).hasSuffix(#" WHERE "pages"."version" = "excluded"."version""#))
        let saved = [Page(id: 1, title: "x", version: 1), list[1]]
        #expect(try Page.save(list).returning().run(in: database) == saved)
        #expect(code { try Page.save([list[1], list[0]]).run(in: database) } == .staleModel)
        #expect(code { try Page.save([list[1], list[0]]).returning().run(in: database) } == .staleModel)
        #expect(try all == [saved[0], Self.pages[1], list[1]])
        var pages = Self.pages
        #expect(try Page.save(list).returning().run(in: &pages) == saved)
        #expect(code { try Page.save([list[1], list[0]]).run(in: &pages) } == .staleModel)
        #expect(try all == pages)
    }

    @Test func deletionsCompareTheVersion() throws {
        #expect(code { try Page.delete(Page(id: 2, title: "")).run(in: database) } == .staleModel)
        #expect(try Page.delete(Self.pages[1]).run(in: database) == 1)
        var pages = Self.pages
        #expect(code { try Page.delete(Page(id: 2, title: "")).run(in: &pages) } == .staleModel)
        #expect(try Page.delete(Self.pages[1]).run(in: &pages) == 1)
        #expect(try all == pages)
    }

    @Test func aModelOfNothingElse() throws {
        try Card.insert([Card(id: 1, version: 126), Card(id: 2, version: 127)]).run(in: database)
        #expect(try Card.update(Card(id: 1, version: 126)).returning(\.version).run(in: database) == 127)
        var cards = [Card(id: 2, version: 127)]
        #expect(code { try Card.update(cards[0]).run(in: database) } == .arithmeticOverflow)
        #expect(code { try Card.update(cards).run(in: &cards) } == .arithmeticOverflow)
    }

    @Test func requestsLeaveTheVersion() throws {
        try Page.where { $0.id == 1 }.update(in: database) { $0.title = "q" }
        try Page.insert(Self.pages[1]).onConflict(\.id) { $0.title = $1.title }.run(in: database)
        #expect(try all.map(\.version) == [0, 4])
    }
}
