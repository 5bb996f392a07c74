import Fetching
import Testing

@Fetchable
private struct Note: Sendable {
    let id: Int
    var text = ""
    var parentID: Int?
    var topic: String?

    static let parent = ToOne<Note, Note>(\.parentID)
    static let children = ToMany<Note, Note>(\.parentID)
    static let topicNote = ToOne<Note, Note>(\.topic, to: \.text)
}

@Suite("Related models in memory") struct MemoryStoreTests {
    private let notes = [
        Note(id: 1, text: "root"), Note(id: 2, text: "leaf", parentID: 1, topic: "root"),
        Note(id: 3, text: "leaf", parentID: 2, topic: "leaf"),
    ]

    @Test func modelsAreAddedToThoseThatAreThere() throws {
        var store = MemoryStore()
        store.add(notes.prefix(1))
        store.add(notes.dropFirst())
        let found = try Note.request().all().where { $0.parent.parent.text == "root" }.fetch(in: store)
        #expect(found.map(\.id) == [3])
        #expect(try Note.request().first().where { $0.children.isEmpty }.fetch(in: store)?.id == 3)
    }

    @Test func aStoreAnswersInOneStep() throws {
        let store = MemoryStore().adding(notes)
        let leaves = Note.request().all().where { $0.parent != nil }
        #expect(try leaves.count(in: store) == 2)
        #expect(try leaves.count(distinct: \.text).fetch(in: store) == 1)
        #expect(try leaves.exists(in: store))
        #expect(try !leaves.where { $0.parent.parent.text == "leaf" }.exists(in: store))
        #expect(try leaves.sum(\.parent.id).fetch(in: store) == 3)
        #expect(try leaves.average(\.children.count).fetch(in: store) == 0.5)
        #expect(try leaves.min(\.id).fetch(in: store) == 2)
        #expect(try leaves.max(\.parent.id).fetch(in: store) == 2)
        #expect(throws: FetchError.self) { try leaves.count(in: MemoryStore()) }
    }

    @Test func anArrayAnswersInOneStep() throws {
        let leaves = Note.request().all().where { $0.text == "leaf" }
        #expect(try leaves.count(in: notes) == 2)
        #expect(try leaves.count(distinct: \.text).fetch(in: notes) == 1)
        #expect(try leaves.exists(in: notes))
        #expect(try leaves.sum(\.id).fetch(in: notes) == 5)
        #expect(try leaves.average(\.id).fetch(in: notes) == 2.5)
        #expect(try leaves.min(\.id).fetch(in: notes) == 2)
        #expect(try leaves.max(\.topic).fetch(in: notes) == "root")
    }

    @Test func whatIsSelectedCountsDifferentValues() throws {
        let store = MemoryStore().adding(notes)
        let counts = try Note.request().all().select { $0.children.count(distinct: \.text) }.fetch(in: store)
        #expect(counts == [1, 1, 0])
    }

    @Test func aStoreIsAValue() throws {
        let first = MemoryStore().adding(notes.prefix(1))
        let second = first.adding(notes.dropFirst())
        #expect(try Note.request().all().fetch(in: first).count == 1)
        #expect(try Note.request().all().fetch(in: second).count == 3)
    }

    @Test func whatWasNotAddedIsAnError() throws {
        let error = #expect(throws: FetchError.self) { try Note.request().all().fetch(in: MemoryStore()) }
        #expect(error?.code == .missingTable)
        let related = #expect(throws: FetchError.self) {
            try Note.request().all().where { $0.parent == nil }.fetch(in: notes)
        }
        #expect(related?.code == .missingTable)
        #expect(related?.cure.contains("MemoryStore") == true)
    }

    @Test func aPredicateIsEvaluatedWithTheStore() throws {
        let store = MemoryStore().adding(notes)
        let predicate = Note.predicate { $0.parent.text == "root" }
        #expect(try predicate.evaluate(notes[1], in: store))
        #expect(try !predicate.evaluate(notes[2], in: store))
        #expect(throws: FetchError.self) { try predicate.evaluate(notes[1]) }
    }

    @Test func aReferenceToTwoModelsIsAnError() throws {
        let store = MemoryStore().adding(notes)
        let error = #expect(throws: FetchError.self) {
            try Note.request().all().where { $0.topicNote.id > 0 }.fetch(in: store)
        }
        #expect(error?.code == .schemaMismatch)
    }

    @Test func aMemberOutsideOfItsClosureIsAnError() throws {
        var leaked = Note.predicate { $0.id == 1 }
        let request = Note.request().all().where {
            $0.children.contains { child in
                leaked = child.id == 2
                return child.id == 2
            }
        }.where(leaked)
        let error = #expect(throws: FetchError.self) { try request.fetch(in: MemoryStore().adding(notes)) }
        #expect(error?.code == .unsupported)
        #expect(error?.reason == "a member of 'children' is used outside of the closure that it belongs to")
    }

    @Test func modelsOfClassesLive() throws {
        let store = MemoryStore().adding([Page(id: 1, bookID: 7)]).adding([Book(id: 7)])
        #expect(try Page.request().all().where { $0.book == 7 }.fetch(in: store).map(\.id) == [1])
    }
}

@Fetchable
private final class Page {
    var id: Int
    var bookID: Int
    static let book = ToOne<Page, Book>(\.bookID)

    init(id: Int, bookID: Int) {
        self.id = id
        self.bookID = bookID
    }
}

@Fetchable
private final class Book {
    var id: Int

    init(id: Int) { self.id = id }
}
