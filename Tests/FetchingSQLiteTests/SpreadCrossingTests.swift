import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@FetchableFields(.columns)
private struct CrossingText: Equatable, Sendable {
    var title: String
    var body: String?
    @FetchingStorage(.unixSeconds) var writtenAt: Date
}

@FetchableFields(.columns)
private struct CrossingOwner: Equatable, Sendable {
    var authorID: Int
    var since: Int
}

@Fetchable
private struct CrossingAuthor: Equatable, Sendable {
    let id: Int
    var name: String

    static let articles = ToMany<Self, CrossingArticle>(\.owner.authorID)
    static let formerArticles = ToMany<Self, CrossingArticle>(\.formerOwner.authorID)
}

@Fetchable
@FullText(\.text.title, \.text.body)
private struct CrossingArticle: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.columns) var text: CrossingText
    @FetchingStorage(.columns) var owner: CrossingOwner
    @FetchingStorage(.columns) var formerOwner: CrossingOwner?

    static let author = ToOne<Self, CrossingAuthor>(\.owner.authorID)
    static let formerAuthor = ToOne<Self, CrossingAuthor>(\.formerOwner.authorID)
}

/// A full text index of what is no text.
@Fetchable
@FullText(\.owner.since)
private struct CrossingNumber: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.columns) var owner: CrossingOwner
}

@Suite("Members of structs in columns, crossed") struct SpreadCrossingTests {
    private let queue: DatabaseQueue
    private let store: MemoryStore
    private static let authors = [CrossingAuthor(id: 1, name: "Ada"), CrossingAuthor(id: 2, name: "Bea")]
    private static let articles = [
        CrossingArticle(
            id: 1, text: text("On engines", "They weave patterns"), owner: CrossingOwner(authorID: 1, since: 3),
            formerOwner: nil),
        CrossingArticle(
            id: 2, text: text("On looms", nil), owner: CrossingOwner(authorID: 2, since: 5),
            formerOwner: CrossingOwner(authorID: 1, since: 1)),
        CrossingArticle(
            id: 3, text: text("Patterns", "Of engines"), owner: CrossingOwner(authorID: 1, since: 7),
            formerOwner: CrossingOwner(authorID: 2, since: 2)),
    ]

    private static func text(_ title: String, _ body: String?) -> CrossingText {
        CrossingText(title: title, body: body, writtenAt: Date(timeIntervalSince1970: 60))
    }

    init() throws {
        queue = try DatabaseQueue()
        try CrossingAuthor.create(in: queue)
        try CrossingArticle.create(in: queue)
        try CrossingAuthor.insert(Self.authors).run(in: queue)
        try CrossingArticle.insert(Self.articles).run(in: queue)
        store = MemoryStore().adding(Self.authors).adding(Self.articles)
    }

    @Test("are foreign keys of a table") func foreignKeys() throws {
        let targets = try queue.read { db in
            try Row.fetchAll(db, sql: "PRAGMA foreign_key_list('CrossingArticle')").map {
                "\($0["from"] as String): \($0["table"] as String)"
            }.sorted()
        }
        #expect(targets == ["formerOwner_authorID: CrossingAuthor", "owner_authorID: CrossingAuthor"])
        try CrossingArticle.check(in: queue)
        let orphan = Self.articles[0]
        let error = #expect(throws: FetchError.self) {
            try CrossingArticle.where { $0.id == orphan.id }.update(in: queue) { $0.owner.authorID = 9 }
        }
        #expect(error?.code == .constraintViolation)
    }

    @Test("are the keys by which related models are found") func relationships() throws {
        let byAda = CrossingArticle.where { $0.author.name == "Ada" && $0.formerAuthor.name != "Ada" }
            .sorted(by: .ascending(\.id))
        #expect(try byAda.fetch(in: queue).map(\.id) == [1, 3])
        #expect(try byAda.fetch(in: store).map(\.id) == [1, 3])

        let former = CrossingArticle.request().all().sorted(by: .ascending(\.id)).including(\.formerAuthor)
        #expect(try former.fetch(in: queue).map { $0.1?.name } == [nil, "Ada", "Bea"])
        #expect(try former.fetch(in: store).map { $0.1?.name } == [nil, "Ada", "Bea"])

        let authors = CrossingAuthor.request().all().sorted(by: .ascending(\.id)).including(\.articles)
        #expect(try authors.fetch(in: queue).map { $0.1.map(\.id).sorted() } == [[1, 3], [2]])
        #expect(try authors.fetch(in: store).map { $0.1.map(\.id).sorted() } == [[1, 3], [2]])

        let counts = CrossingAuthor.request().all().sorted(by: .ascending(\.id)).select {
            $0.formerArticles.max(\.formerOwner.since)
        }
        #expect(try counts.fetch(in: queue) == [1, 2])
        #expect(try counts.fetch(in: store) == [1, 2])
    }

    @Test("have a full text index") func fullText() throws {
        let searches: [(TextQuery, [Int])] = [("engines", [1, 3]), ("weave pattern*", [1]), ("loom*", [2])]
        for (words, keys) in searches {
            let request = CrossingArticle.where { $0.matchesText(words) }.sorted(by: .ascending(\.id))
            #expect(try request.fetch(in: queue).map(\.id) == keys, "\(words)")
            #expect(try request.fetch(in: store).map(\.id) == keys, "\(words)")
        }
        try CrossingArticle.where { $0.id == 2 }.update(in: queue) { $0.text.body = "of engines" }
        #expect(try CrossingArticle.where { $0.matchesText("engines") }.count().fetch(in: queue) == 3)
    }

    @Test("that are no texts have no full text index") func fullTextOfNumbers() throws {
        let created = #expect(throws: FetchError.self) { try CrossingNumber.create(in: queue) }
        #expect(created?.description.contains("owner.since") == true, "\(String(describing: created))")
        let asked = #expect(throws: FetchError.self) {
            try CrossingNumber.where { $0.matchesText("a") }.fetch(in: [CrossingNumber]())
        }
        #expect(asked?.description.contains("owner.since") == true, "\(String(describing: asked))")
    }

    @Test("are in statements that are kept") func keptStatements() throws {
        let since = CrossingArticle.prepared(Int.self) { since in
            CrossingArticle.where { $0.owner.since > since || $0.formerOwner.since == since }
                .sorted(by: .ascending(\.owner.since))
        }
        for (value, keys) in [(5, [3]), (1, [1, 2, 3]), (2, [1, 2, 3]), (7, []), (5, [3])] {
            #expect(try since(value).fetch(in: queue).map(\.id) == keys)
            #expect(try since(value).fetch(in: Self.articles).map(\.id) == keys)
        }
        let structs = CrossingArticle.prepared(Int.self) { id in
            CrossingArticle.where { $0.id == id }.select(\.formerOwner, \.text)
        }
        for article in Self.articles + Self.articles {
            let found = try structs(article.id).fetch(in: queue)
            #expect(found.map(\.0) == [article.formerOwner])
            #expect(found.map(\.1) == [article.text])
        }
    }
}
