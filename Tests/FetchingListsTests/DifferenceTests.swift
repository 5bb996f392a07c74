import Fetching
import FetchingLists
import FetchingTestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) @MainActor struct DifferenceTests {
    private func difference(_ old: [Pet], _ new: [Pet]) async throws -> ListDifference<Pet> {
        // The order of the store is that of the rows: no request sorts them.
        let source = FixedSource(old)
        let list = FetchedList(Pet.request().all(), in: source)
        await list.reload()
        await source.set(new)
        await list.reload()
        return try #require(list.difference)
    }

    private func pets(_ ids: [Int]) -> [Pet] { ids.map { .named("pet", id: $0) } }

    @Test func namesWhatComesGoesMovesAndChanges() async throws {
        let old = pets([1, 2, 3, 4, 5])
        var new = pets([5, 1, 3, 6, 4])
        new[2].age = 9
        let difference = try await difference(old, new)
        #expect(difference.removed == [1])
        #expect(difference.inserted == [3])
        #expect(difference.moved.map(\.from) == [4] && difference.moved.map(\.to) == [0])
        #expect(difference.updated == [2])
        #expect(difference.elements == new && !difference.isEmpty)
        #expect(difference.applied(to: old) == new)
        #expect(difference.applied(to: []) == nil)
        #expect(difference.collectionDifference(from: []) == nil)
    }

    @Test func leadsFromAnyRowsToAnyOthers() async throws {
        var generator = SplitMix64(seed: 5)
        var moves = 0
        for _ in 0..<300 {
            let old = pets(
                Array((1...12).shuffled(using: &generator).prefix(Int.random(in: 1...12, using: &generator))))
            var new = pets(
                Array((1...12).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))))
            for index in new.indices where generator.isOneOf(4) { new[index].age += 1 }
            guard old != new else { continue }
            let difference = try await difference(old, new)
            #expect(difference.applied(to: old) == new)
            let order = try #require(difference.collectionDifference(from: old))
            #expect(old.applying(order)?.map(\.id) == new.map(\.id))
            #expect(Set(difference.updated.map { new[$0] }).isDisjoint(with: old))
            moves += difference.moved.count
            // No difference of the standard library takes fewer steps.
            let standard = new.map(\.id).difference(from: old.map(\.id))
            #expect(order.count == standard.count)
        }
        #expect(moves > 300)
    }

    @Test func rowsWithTheSameIdentifierAreTheFirstAndTheSecond() async throws {
        let store = ObservedStore(Kennel(pets: Pet.numbered(1...6)).store)
        let list = FetchedList(Pet.byName, id: \.kind, in: store)
        await list.reload()
        #expect(list.difference?.inserted == Array(0..<6))
        try store.write { store in _ = try Pet.where { $0.id == 3 }.delete(in: &store) }
        await list.reload()
        #expect(list.elements.map(\.id) == [1, 2, 4, 5, 6])
        #expect(list.difference?.removed.count == 1)
    }

    @Test func theFirstOneInsertsTheRowsThatAreThere() async throws {
        let list = FetchedList(Pet.byName, in: ObservedStore(Kennel(pets: Pet.numbered(1...3)).store))
        await list.reload()
        var differences = list.differences().makeAsyncIterator()
        let first = try #require(await differences.next())
        #expect(first.inserted == [0, 1, 2] && first.elements == list.elements)
    }

    @Test func comesOfManyRowsAtOnce() async throws {
        let old = pets(Array(1...20_000))
        let new = pets(Array((10_001...30_000).reversed()))
        let duration = try await ContinuousClock().measure {
            let difference = try await difference(old, new)
            #expect(difference.moved.count == 9_999 && difference.removed.count == 10_000)
        }
        // The difference of the standard library takes minutes for these.
        #expect(duration < .seconds(30))
    }
}

/// A source of rows in an order of their own: it hands out pages of what it was given.
@MainActor final class FixedSource: ListSource {
    private var rows: [Pet]

    init(_ rows: [Pet]) { self.rows = rows }

    func set(_ rows: [Pet]) async { self.rows = rows }

    func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        _ request: PageRequest<Model, Element>
    ) async throws -> Page<Element> {
        Page(elements: rows.compactMap { $0 as? Element })
    }

    nonisolated func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        of request: PageRequest<Model, Element>
    ) -> AsyncThrowingStream<Void, any Error> {
        AsyncThrowingStream { nil }
    }
}
