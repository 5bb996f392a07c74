#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import GRDB
import Synchronization
import Testing

/// The number of times that the policy at the end of all ways was asked.
private let leafCalls = Mutex(0)

private struct Visitor: PolicyPrincipal {}

// Each of two leads to each of two: four ways to the last one.
@Fetchable private struct RuleTop: PolicedFetchable {
    let id: Int
    var leftID: Int
    var rightID: Int

    static let left = ToOne<RuleTop, RuleLeft>(\.leftID)
    static let right = ToOne<RuleTop, RuleRight>(\.rightID)
    static let policy = Policy<RuleTop, Visitor> { top, _ in top.left != nil && top.right != nil }
}

@Fetchable private struct RuleLeft: PolicedFetchable {
    let id: Int
    static let next = ToOne<RuleLeft, RuleMiddle>(\.id)
    static let policy = Policy<RuleLeft, Visitor> { left, _ in left.next != nil }
}

@Fetchable private struct RuleRight: PolicedFetchable {
    let id: Int
    static let next = ToOne<RuleRight, RuleMiddle>(\.id)
    static let policy = Policy<RuleRight, Visitor> { right, _ in right.next != nil }
}

@Fetchable private struct RuleMiddle: PolicedFetchable {
    let id: Int
    static let low = ToOne<RuleMiddle, RuleLow>(\.id)
    static let high = ToOne<RuleMiddle, RuleHigh>(\.id)
    static let policy = Policy<RuleMiddle, Visitor> { middle, _ in middle.low != nil && middle.high != nil }
}

@Fetchable private struct RuleLow: PolicedFetchable {
    let id: Int
    static let leaf = ToOne<RuleLow, RuleLeaf>(\.id)
    static let policy = Policy<RuleLow, Visitor> { low, _ in low.leaf != nil }
}

@Fetchable private struct RuleHigh: PolicedFetchable {
    let id: Int
    static let leaf = ToOne<RuleHigh, RuleLeaf>(\.id)
    static let policy = Policy<RuleHigh, Visitor> { high, _ in high.leaf != nil }
}

@Fetchable private struct RuleLeaf: PolicedFetchable {
    let id: Int
    static let policy = Policy<RuleLeaf, Visitor> { leaf, _ in
        leafCalls.withLock { $0 += 1 }
        return leaf.id > 0
    }
}

// An author edits drafts of a book that may be read; a book may be read if it has an author who may be.
@Fetchable private struct RuleAuthor: PolicedFetchable {
    let id: Int
    var bookID: Int

    static let book = ToOne<RuleAuthor, RuleBook>(\.bookID)
    static let policy = Policy<RuleAuthor, Visitor> { author, _ in author.id < 100 }
        .editing { author, _ in author.book != nil }
}

@Fetchable private struct RuleBook: PolicedFetchable {
    let id: Int

    static let authors = ToMany<RuleBook, RuleAuthor>(\.bookID)
    static let policy = Policy<RuleBook, Visitor> { book, _ in !book.authors.isEmpty }
}

@Fetchable private struct RuleSnake: PolicedFetchable {
    let id: Int
    var tailID: Int

    static let tail = ToOne<RuleSnake, RuleTail>(\.tailID)
    static let policy = Policy<RuleSnake, Visitor> { snake, _ in snake.tail != nil }
}

@Fetchable private struct RuleTail: PolicedFetchable {
    let id: Int

    static let snakes = ToMany<RuleTail, RuleSnake>(\.tailID)
    static let policy = Policy<RuleTail, Visitor> { tail, _ in !tail.snakes.isEmpty }
}

/// Two members by one name.
private struct RuleTwin: PolicyPrincipal {
    let id: Int
    let groupID: Int

    static let policySettings = [PolicySetting("id", \RuleTwin.id), PolicySetting("id", \RuleTwin.groupID)]
}

@Fetchable private struct RuleRoom: PolicedFetchable {
    let id: Int
    static let policy = Policy<RuleRoom, RuleTwin> { room, me in room.id == me.groupID }
}

@Suite("Policies that ask policies", .onPostgres)
struct PolicyRuleTests {
    private func code(_ body: () throws -> Any) -> FetchError.Code? {
        do { _ = try body() } catch let error as FetchError { return error.code } catch {}
        return nil
    }

    @Test("are asked once for a request, however many ways lead to them")
    func once() throws {
        let queue = try DatabaseQueue()
        try SQLSchema(
            RuleTop.self, RuleLeft.self, RuleRight.self, RuleMiddle.self, RuleLow.self, RuleHigh.self, RuleLeaf.self
        ).create(in: queue)
        try RuleLeaf.insert(RuleLeaf(id: 1)).run(in: queue)
        try RuleLow.insert(RuleLow(id: 1)).run(in: queue)
        try RuleHigh.insert(RuleHigh(id: 1)).run(in: queue)
        try RuleMiddle.insert(RuleMiddle(id: 1)).run(in: queue)
        try RuleLeft.insert(RuleLeft(id: 1)).run(in: queue)
        try RuleRight.insert(RuleRight(id: 1)).run(in: queue)
        try RuleTop.insert(RuleTop(id: 1, leftID: 1, rightID: 1)).run(in: queue)
        let mine = queue.acting(as: Visitor())
        leafCalls.withLock { $0 = 0 }
        #expect(try mine.fetch(RuleTop.request().all().count()) == 1)
        #expect(leafCalls.withLock { $0 } == 1)
        #expect(try mine.fetch(RuleTop.request().all().count()) == 1)
        #expect(leafCalls.withLock { $0 } == 2)
        #expect(try RuleTop.rowLevelSecurity().count == 12)
    }

    @Test("may lead back to a model for another action, and not in a circle")
    func circles() throws {
        let queue = try DatabaseQueue()
        try SQLSchema(RuleAuthor.self, RuleBook.self).create(in: queue)
        try RuleBook.insert((1...3).map { RuleBook(id: $0) }).run(in: queue)
        // The author of the second book is not seen, and so the book is not.
        let authors = [RuleAuthor(id: 1, bookID: 1), RuleAuthor(id: 200, bookID: 2)]
        try RuleAuthor.insert(authors).run(in: queue)
        let mine = queue.acting(as: Visitor())
        #expect(try mine.update(RuleAuthor.request().all()) { $0.bookID = 1 } == 1)
        #expect(try mine.run(RuleAuthor.update(authors[0])) == 1)
        #expect(code { try mine.run(RuleAuthor.update(authors[1])) } == .missingModel)
        #expect(code { try mine.run(RuleAuthor.insert(RuleAuthor(id: 3, bookID: 1))) } == .forbidden)
        #expect(try mine.fetch(RuleBook.request().all().count()) == 1)
        // The server looks for a circle of tables, whatever is done to their rows.
        #expect(code { try RuleAuthor.rowLevelSecurity() } == .unsupported)
        #expect(code { try RuleBook.rowLevelSecurity() } == nil)
        #expect(code { try mine.fetch(RuleSnake.request().all()) } == .unsupported)
        #expect(code { try mine.fetch(RuleTail.request().all()) } == .unsupported)
        #expect(code { try RuleSnake.rowLevelSecurity() } == .unsupported)
    }

    @Test("answer by themselves, and not by that of their model")
    func others() throws {
        let strict = Policy<Squad, Teammate> { squad, _ in squad.id > 10 }.allowing(.editing)
        let squads = [Squad(id: 1, name: "a", isActive: true), Squad(id: 11, name: "b", isActive: false)]
        #expect(try Squad.policy.allows(.reading, squads[0], as: .some))
        #expect(try !Squad.policy.allows(.reading, squads[1], as: .some))
        for action in [PolicyAction.reading, .editing] {
            #expect(try !strict.allows(action, squads[0], as: .some))
            #expect(try strict.allows(action, squads[1], as: .some))
            #expect(try !strict.allows(action, squads[0], as: .some, in: MemoryStore()))
            #expect(try strict.allows(action, squads[1], as: .some, in: MemoryStore()))
            #expect(try strict.verdict(for: squads[1], action, as: .some).holds)
            #expect(try !strict.verdict(for: squads[0], action, as: .some).holds)
        }
        #expect(try !strict.allows(.deleting, squads[1], as: .some))
    }

    @Test("know no two members by one name")
    func names() throws {
        #expect(code { try RuleRoom.rowLevelSecurity() } == .unsupported)
        let fixture = try PostgresFixture()
        #expect(
            code { try fixture.db.transaction { try $0.setPrincipal(RuleTwin(id: 1, groupID: 2)) } } == .unsupported)
    }
}
#endif
