import Fetching
import FetchingLists
import Foundation
import Observation
import Testing

/// Views are drawn again for what they show, and for nothing else.
@Suite(.timeLimit(.minutes(15))) @MainActor struct PublishingTests {
    /// A model that cannot compare itself.
    @Fetchable("pet")
    struct Animal: Sendable {
        let id: Int
        var name: String
        var kind: String?
    }

    private let store = ObservedStore(
        Kennel(pets: Pet.numbered(1...5), owners: [Owner(id: 1, name: "Jo")]).store.adding(
            Pet.numbered(1...5).map { Animal(id: $0.id, name: $0.name, kind: $0.kind) }))

    /// Whether what is read was told of a change since.
    private final class Watch {
        let isTold = Counter()

        @MainActor init(_ read: () -> Void) {
            withObservationTracking(read) { [isTold] in isTold.add(1) }
        }
    }

    @Test func nothingIsToldWhereNothingChanged() async throws {
        let source = WatchedSource(store)
        let list = FetchedList(Pet.byName, in: source, pageSize: 3)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            let watch = Watch {
                _ = (list.elements, list.difference, list.error as Any, list.isLoading, list.isLoaded, list.hasMore)
            }
            // Another model, the same values, and a row behind the page.
            try store.write { store in try Owner.where { $0.id == 1 }.update(in: &store) { $0.name = "Joe" } }
            try await eventually { source.answerCount == 2 }
            try store.write { store in try Pet.where { $0.id == 1 }.update(in: &store) { $0.name = "pet 1001" } }
            try await eventually { source.answerCount == 3 }
            try store.write { store in try Pet.where { $0.id == 5 }.update(in: &store) { $0.age = 99 } }
            try await eventually { source.answerCount == 4 }
            for _ in 0..<10 { await Task.yield() }
            #expect(watch.isTold.value == 0)
            try store.write { store in try Pet.where { $0.id == 1 }.update(in: &store) { $0.age = 99 } }
            try await eventually { watch.isTold.value == 1 }
            #expect(list.difference?.updated == [0])
        }
    }

    @Test func elementsThatCannotCompareThemselvesAreComparedByTheirParts() async throws {
        let source = WatchedSource(store)
        let animals = FetchedList(Animal.request().all().sorted(by: .ascending(\.name)), in: source)
        let pairs = FetchedList(Pet.byName.including(\.owner), id: \.0.id, in: source)
        let values = FetchedList(Pet.byName.select(\.id, \.kind), id: \.0, in: source)
        for _ in 0..<2 {
            await animals.reload()
            await pairs.reload()
            await values.reload()
        }
        let watch = Watch { _ = (animals.elements, pairs.elements, values.elements) }
        await animals.reload()
        await pairs.reload()
        await values.reload()
        #expect(watch.isTold.value == 0)
        try store.write { store in
            try Animal.where { $0.id == 2 }.update(in: &store) { $0.kind = nil }
            try Pet.where { $0.id == 3 }.update(in: &store) { $0.ownerID = 1 }
            try Pet.where { $0.id == 4 }.update(in: &store) { $0.kind = "cow" }
        }
        await animals.reload()
        await pairs.reload()
        await values.reload()
        #expect(animals.difference?.updated == [1])
        #expect(pairs.difference?.updated == [2, 3])
        #expect(values.difference?.updated == [3])
        try store.write { store in try Owner.where { $0.id == 1 }.update(in: &store) { $0.name = "Jane" } }
        await pairs.reload()
        #expect(pairs.difference?.updated == [2])
    }

    @Test func whoeverIsToldOfRowsSeesTheirSections() async throws {
        let pets = Pet.request().all().sorted(by: .ascending(\.kind), .ascending(\.name))
        let list = SectionedList(pets, sectionedBy: \.kind, in: store)
        await list.reload()
        let isRight = Counter()
        withObservationTracking {
            _ = list.elements
        } onChange: {
            MainActor.assumeIsolated {
                if list.sections.flatMap(\.elements) == list.elements { isRight.add(1) }
            }
        }
        try store.write { store in _ = try Pet.where { $0.kind == "cat" }.delete(in: &store) }
        await list.reload()
        #expect(isRight.value == 1 && list.sections.map(\.id) == ["dog"])
    }

    @Test func loadingIsToldForWhatIsAskedFor() async throws {
        let source = WatchedSource(store)
        let list = FetchedList(Pet.byName, in: source)
        #expect(!list.isLoading && !list.isLoaded)
        source.isHolding = true
        let reloading = Task { await list.reload() }
        try await eventually { source.heldCount == 1 }
        #expect(list.isLoading && !list.isLoaded)
        source.release()
        await reloading.value
        #expect(!list.isLoading && list.isLoaded)
    }
}
