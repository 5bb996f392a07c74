import Fetching
import FetchingLists
import FetchingSQLite
import GRDB
import Testing

/// What remains when nobody looks at a list any more: nothing.
@Suite(.timeLimit(.minutes(15))) @MainActor struct CancellationTests {
    private let store = ObservedStore(Kennel(pets: Pet.numbered(1...5)).store)

    private func remove(_ id: Int) throws {
        try store.write { store in _ = try Pet.where { $0.id == id }.delete(in: &store) }
    }

    @Test func endsTheObservation() async throws {
        let source = WatchedSource(store)
        let list = FetchedList(Pet.byName, in: source)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            #expect(source.observationCount == 1)
        }
        #expect(source.observationCount == 0)
        let count = source.fetchCount
        try remove(1)
        await Task.yield()
        #expect(source.fetchCount == count && list.elements.count == 5)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.elements.count == 4 }
        }
        #expect(source.observationCount == 0)
    }

    @Test func duringAFetchDropsItsAnswer() async throws {
        let source = WatchedSource(store)
        let list = FetchedList(Pet.byName, in: source)
        source.isHolding = true
        let task = Task { await list.run() }
        try await eventually { source.heldCount == 1 }
        #expect(list.isLoading)
        task.cancel()
        source.release()
        await task.value
        #expect(list.elements.isEmpty && !list.isLoaded && !list.isLoading && list.error == nil)
        #expect(source.observationCount == 0)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.elements.count == 5 }
        }
    }

    @Test func ofTheTaskThatObservesLetsAnotherTakeItsPlace() async throws {
        let source = WatchedSource(store)
        let list = FetchedList(Pet.byName, in: source)
        let first = Task { await list.run() }
        try await eventually { list.isLoaded }
        let second = Task { await list.run() }
        let third = Task { await list.run() }
        third.cancel()
        await third.value
        #expect(source.observationCount == 1 && source.fetchCount == 1)
        first.cancel()
        await first.value
        try await eventually { source.fetchCount == 2 }
        try remove(1)
        try await eventually { list.elements.count == 4 }
        #expect(source.observationCount == 1)
        second.cancel()
        await second.value
        #expect(source.observationCount == 0)
    }

    @Test func leavesNobodyWhoHoldsTheList() async throws {
        weak var weakList: FetchedList<Pet>?
        weak var weakSource: WatchedSource?
        do {
            let source = WatchedSource(store)
            let list = FetchedList(Pet.byName, in: source, pageSize: 2)
            (weakList, weakSource) = (list, source)
            let mirroring = Task { [differences = list.differences()] in for await _ in differences {} }
            try await running {
                await list.run()
            } _: {
                try await eventually { list.isLoaded }
                await list.loadMore()
            }
            mirroring.cancel()
            await mirroring.value
        }
        try await eventually { weakList == nil && weakSource == nil }
    }

    @Test func theEndOfAListEndsItsDifferences() async throws {
        var list: FetchedList<Pet>? = FetchedList(Pet.byName, in: store)
        let differences = try #require(list?.differences())
        let counting = Task {
            var count = 0
            for await _ in differences { count += 1 }
            return count
        }
        await list?.reload()
        await Task.yield()
        list = nil
        #expect(await counting.value <= 1)
    }

    @Test func aPropertyFollowsUntilItIsGone() async throws {
        @MainActor final class Holder {
            @Fetch var pets: [Pet]

            init(_ source: some ListSource) { _pets = Fetch(Pet.byName, in: source) }
        }
        weak var weakList: FetchedList<Pet>?
        let source = WatchedSource(store)
        do {
            let holder = Holder(source)
            #expect(source.observationCount == 0 && source.fetchCount == 0)
            #expect(holder.pets.isEmpty)
            try await eventually { holder.pets.count == 5 }
            try remove(1)
            try await eventually { holder.pets.count == 4 }
            weakList = holder.$pets
            #expect(holder.$pets.error == nil && source.observationCount == 1)
        }
        try await eventually { weakList == nil && source.observationCount == 0 }
    }

    @Test func aSectionedPropertyFollowsUntilItIsGone() async throws {
        @MainActor final class Holder {
            @SectionedFetch var kinds: [ListSection<String?, Pet>]
            @SectionedFetch(
                Pet.request().all().sorted(by: .ascending(\.age)).including(\.owner), id: \.0.id, sectionedBy: \.age,
                in: ObservedStore(Kennel(pets: Pet.numbered(1...3)).store), pageSize: 2)
            var ages: [ListSection<Int, (Pet, Owner?)>]

            init(_ source: some ListSource) {
                let pets = Pet.request().all().sorted(by: .descending(\.kind), .ascending(\.name))
                _kinds = SectionedFetch(pets, sectionedBy: \.kind, in: source)
            }
        }
        weak var weakList: SectionedList<String?, Pet>?
        let source = WatchedSource(store)
        do {
            let holder = Holder(source)
            #expect(source.observationCount == 0 && source.fetchCount == 0)
            #expect(holder.kinds.isEmpty && holder.ages.isEmpty)
            try await eventually { holder.kinds.flatMap(\.elements).count == 5 && holder.$ages.hasMore }
            #expect(holder.kinds.allSatisfy { kind in kind.allSatisfy { $0.kind == kind.id } })
            #expect(holder.kinds.map(\.id) == ["dog", "cat"])
            #expect(holder.ages.flatMap(\.elements).count == 2)
            try remove(1)
            try await eventually { holder.kinds.flatMap(\.elements).count == 4 }
            weakList = holder.$kinds
            #expect(holder.$kinds === weakList && holder.$kinds.error == nil && source.observationCount == 1)
        }
        try await eventually { weakList == nil && source.observationCount == 0 }
    }

    @Test(arguments: [TestEngine.queue, .pool])
    func nothingIsAskedOfADatabase(engine: TestEngine) async throws {
        let kennel = Kennel(pets: Pet.numbered(1...5))
        let database = try await engine.database(with: kennel)
        let source = WatchedSource(database.source)
        let list = FetchedList(Pet.where { $0.age < 100 }.sorted(by: .ascending(\.name)), in: source)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            // Another table, and a transaction that changes nothing.
            for _ in 0..<5 { try await database.apply([.rename(Owner(id: 1, name: "Jo")), .delete(1000)]) }
            #expect(source.fetchCount == 1)
            try await database.apply([.delete(1)])
            try await eventually { list.elements.count == 4 }
            #expect(source.fetchCount == 2)
        }
        try await database.apply([.delete(2)])
        try await database.apply([.delete(3)])
        #expect(source.fetchCount == 2 && source.observationCount == 0)
    }
}
