import Fetching
import FetchingLists
import Testing

/// Answers that come late, and steps that come in between.
@Suite(.timeLimit(.minutes(15))) @MainActor struct RaceTests {
    private let store = ObservedStore(Kennel(pets: Pet.numbered(1...20)).store)
    private let source: WatchedSource

    init() { source = WatchedSource(store) }

    private func ids(_ list: FetchedList<Pet>) -> [Int] { list.elements.map(\.id) }

    @Test(arguments: [true, false], [true, false])
    func theNewestRequestWins(lastFirst: Bool, isRunning: Bool) async throws {
        let list = FetchedList(Pet.byName, in: source)
        await list.reload()
        let task = isRunning ? Task { await list.run() } : nil
        if isRunning { try await eventually { source.answerCount == 2 } }
        source.isHolding = true
        let first = Task { await list.load(Pet.where { $0.id < 4 }.sorted(by: .ascending(\.id))) }
        try await eventually { source.heldCount == 1 }
        let second = Task { await list.load(Pet.where { $0.id > 18 }.sorted(by: .ascending(\.id))) }
        if !isRunning { try await eventually { source.heldCount == 2 } }
        #expect(list.elements.count == 20 && list.isLoading && !list.isLoaded)
        source.release(lastFirst: lastFirst)
        await first.value
        await second.value
        try await eventually { ids(list) == [19, 20] }
        #expect(list.isLoaded && !list.isLoading && list.error == nil)
        task?.cancel()
        await task?.value
        #expect(ids(list) == [19, 20])
    }

    @Test func anErrorOfAnEarlierRequestIsDropped() async throws {
        struct Late: Error {}
        let list = FetchedList(Pet.byName, in: source)
        source.isHolding = true
        source.heldFailure = Late()
        let first = Task { await list.load(Pet.where { $0.id > 3 }) }
        try await eventually { source.heldCount == 1 }
        source.isHolding = false
        await list.load(Pet.where { $0.id < 3 })
        source.release()
        await first.value
        #expect(list.isLoaded && ids(list) == [1, 2] && list.error == nil)
    }

    @Test func aChangeWhileMoreIsLoaded() async throws {
        let list = FetchedList(Pet.byName, in: source, pageSize: 5)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            source.isHolding = true
            let more = Task { await list.loadMore() }
            try await eventually { source.heldCount == 1 }
            #expect(list.isLoading)
            // The page that is under way begins behind a row that is no longer there.
            try store.write { store in
                try Pet.where { $0.id.isIn([3, 5]) }.delete(in: &store)
                try Pet.insert(.named("pet 1000", id: 99)).run(in: &store)
            }
            try await eventually { source.heldCount == 2 }
            source.release()
            await more.value
            try await eventually { ids(list) == [99, 1, 2, 4, 6, 7, 8, 9, 10, 11] }
            #expect(list.hasMore)
        }
    }

    @Test func moreWhileAChangeIsFollowed() async throws {
        let list = FetchedList(Pet.byName, in: source, pageSize: 5)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            source.isHolding = true
            try store.write { store in try Pet.where { $0.id == 2 }.delete(in: &store) }
            try await eventually { source.heldCount == 1 }
            let more = Task { await list.loadMore() }
            try await eventually { source.heldCount == 2 }
            source.release(lastFirst: true)
            await more.value
            #expect(ids(list) == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
        }
    }

    @Test func moreIsLoadedOnceAtATime() async throws {
        let list = FetchedList(Pet.byName, in: source, pageSize: 5)
        await list.loadMore()
        #expect(source.fetchCount == 0)
        await list.reload()
        source.isHolding = true
        let more = Task { await list.loadMore() }
        try await eventually { source.heldCount == 1 }
        await list.loadMore()
        #expect(source.fetchCount == 2)
        source.release()
        await more.value
        #expect(ids(list) == Array(1...10))
        await list.loadMore()
        await list.loadMore()
        #expect(ids(list) == Array(1...20) && !list.hasMore)
        let count = source.fetchCount
        await list.loadMore()
        #expect(source.fetchCount == count)
    }

    @Test func moreOfAnEarlierRequestIsDropped() async throws {
        let list = FetchedList(Pet.byName, in: source, pageSize: 5)
        await list.reload()
        source.isHolding = true
        let more = Task { await list.loadMore() }
        try await eventually { source.heldCount == 1 }
        let other = Task { await list.load(Pet.where { $0.id > 10 }.sorted(by: .descending(\.id))) }
        try await eventually { source.heldCount == 2 }
        source.release(lastFirst: true)
        await more.value
        await other.value
        #expect(ids(list) == [20, 19, 18, 17, 16])
    }

    @Test func theWindowIsFetchedByOneRequest() async throws {
        let list = FetchedList(Pet.byName, in: source, pageSize: 3)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            for _ in 0..<4 { await list.loadMore() }
            #expect(list.elements.count == 15 && source.fetchCount == 5)
            try store.write { store in try Pet.where { $0.id == 14 }.update(in: &store) { $0.age = 99 } }
            try await eventually { list.elements.count > 13 && list.elements[13].age == 99 }
            #expect(source.fetchCount == 6 && list.elements.count == 15)
        }
    }

    @Test func aThousandChangesCoalesce() async throws {
        let list = FetchedList(Pet.byName, in: source)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            for id in 1001...2000 {
                try store.write { store in try Pet.insert(.named("new", id: id)).run(in: &store) }
            }
            try await eventually { list.elements.count == 1020 }
            #expect(source.fetchCount <= 3)
        }
    }

    @Test func anErrorStandsBesideTheLastRows() async throws {
        struct Offline: Error {}
        let list = FetchedList(Pet.byName, in: source)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            source.failure = Offline()
            try store.write { store in try Pet.where { $0.id == 1 }.delete(in: &store) }
            try await eventually { list.error is Offline }
            #expect(list.elements.count == 20 && list.isLoaded)
            source.failure = nil
            try store.write { store in try Pet.where { $0.id == 2 }.delete(in: &store) }
            try await eventually { list.error == nil }
            #expect(list.elements.count == 18)
        }
    }

    @Test func anInvalidRequestIsNotTriedAgainAndAgain() async throws {
        let list = FetchedList(Pet.byName, in: source, pageSize: 0)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.error != nil }
            #expect((list.error as? FetchError)?.code == .invalidLimit)
            #expect(!list.isLoaded && !list.isLoading)
        }
        #expect(source.fetchCount == 1)
    }
}
