import Fetching
import FetchingSQLite
import FetchingTestSupport
import GRDB
import Testing

/// Relationships that are followed step by step, and those through them.
@Suite("Recursive relationships") struct RecursiveRelationshipTests {
    @Fetchable("folder", naming: .snakeCase)
    struct Folder {
        let id: Int
        var parentID: Int?
        var name: String

        static let parent = ToOne<Folder, Folder>(\.parentID)
        static let children = ToMany<Folder, Folder>(\.parentID)
        static let ancestors = ToMany<Folder, Folder>(recursively: Folder.parent)
        static let descendants = ToMany<Folder, Folder>(recursively: Folder.children)
        static let links = ToMany<Folder, Folder>(through: Link.self, \.sourceID, \.targetID)
    }

    @Fetchable("link", naming: .snakeCase)
    struct Link {
        let id: Int
        var sourceID: Int
        var targetID: Int
    }

    /// A path of ten folders, below which are three others, and a circle of two.
    private static let folders =
        (1...10).map { Folder(id: $0, parentID: $0 == 1 ? nil : $0 - 1, name: "folder \($0)") }
        + (11...13).map { Folder(id: $0, parentID: 10, name: "leaf") }
        + [Folder(id: 20, parentID: 21, name: "circle"), Folder(id: 21, parentID: 20, name: "circle")]

    private func makeDatabase() throws -> DatabaseQueue {
        // Two folders refer to each other, and one that is deleted is referred to.
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let database = try DatabaseQueue(configuration: configuration)
        try Folder.create(in: database)
        try Link.create(in: database)
        try Folder.insert(Self.folders).run(in: database)
        return database
    }

    @Test("change what they lead to, read before the change")
    func changes() throws {
        let database = try makeDatabase()
        let store = MemoryStore().adding(Self.folders)
        let below = Folder.where { $0.ancestors.contains { $0.id == 8 } }
        #expect(try below.update(in: database) { $0.name = "below" } == 5)
        #expect(
            try Folder.where { $0.name == "below" }.select(\.id).fetch(in: database).sorted() == [9, 10, 11, 12, 13])
        #expect(try Folder.where { $0.descendants.count == 3 }.delete(in: database) == 1)
        // The tree is cut there.
        #expect(try Folder.where { $0.ancestors.contains { $0.id == 1 } }.count(in: database) == 8)
        #expect(try below.fetch(in: store).map(\.id) == [9, 10, 11, 12, 13])
    }

    @Test("are counted, grouped, paged, prepared and streamed")
    func kinds() async throws {
        let database = try makeDatabase()
        let deep = Folder.where { $0.ancestors.count > 7 }.sorted(by: .ascending(\.id))
        #expect(try await deep.count(in: database) == 5)
        let page = try await deep.page(size: 2).fetch(in: database)
        #expect(page.elements.map(\.id) == [9, 10])
        let next = try #require(page.next)
        #expect(try await deep.page(size: 2, after: next).fetch(in: database).elements.map(\.id) == [11, 12])
        let depths = try await Folder.request().all().grouped { $0.ancestors.count }.select(\.key, \.count)
            .fetch(in: database)
        #expect(depths.max { $0.0 < $1.0 }.map { "\($0)" } == "(10, 3)")
        let under = Folder.prepared(Int.self) { id in
            Folder.where { $0.ancestors.contains { $0.id == id } }.select(\.id)
        }
        #expect(try await under(9).fetch(in: database).sorted() == [10, 11, 12, 13])
        #expect(try await under(13).fetch(in: database).isEmpty)
        var streamed = 0
        for try await _ in deep.stream(in: database) { streamed += 1 }
        #expect(streamed == 5)
    }

    private func isRefused(_ relationship: ToMany<Folder, Folder>, _ code: FetchError.Code) throws -> Bool {
        let member = ToManyMember(relationship, named: "mistaken")
        let request = Folder.request().all().where(member.isEmpty)
        let database = try makeDatabase()
        let store = MemoryStore().adding(Self.folders)
        return [
            { _ = try request.fetch(in: database) }, { _ = try request.loading.fetch(in: store) },
            { _ = try Folder.request().all().including { _ in member }.fetch(in: database) },
        ].allSatisfy { (run: () throws -> Void) in
            do {
                try run()
                return false
            } catch { return (error as? FetchError)?.code == code }
        }
    }

    @Test("keep their mistakes where another goes on from them")
    func mistakes() throws {
        let none = ToMany<Folder, Folder>(recursively: Folder.children, depth: 0)
        let joined = ToMany<Folder, Folder>(recursively: Folder.links)
        for (relationship, code) in [(none, FetchError.Code.invalidLimit), (joined, .unsupported)] {
            #expect(try isRefused(relationship, code))
            #expect(try isRefused(ToMany(through: relationship, Folder.children), code))
            #expect(try isRefused(ToMany(through: Folder.children, relationship), code))
            #expect(try isRefused(ToMany(through: relationship, Folder.parent), code))
        }
        #expect(try isRefused(ToMany(recursively: Folder.descendants, depth: 2), .unsupported))
        #expect(try isRefused(ToMany(recursively: Folder.children, depth: 1_001), .invalidLimit))
    }

    @Test("end in a circle, to the greatest depth")
    func circles() throws {
        let database = try makeDatabase()
        let request = Folder.where { $0.parent.recursively(depth: 1_000).count == 2 }.select(\.id)
        let start = ProcessorTime.now
        // The folder 3 has two above it.
        #expect(try request.fetch(in: database).sorted() == [3, 20, 21])
        #expect(ProcessorTime.now - start < .seconds(10))
    }
}
