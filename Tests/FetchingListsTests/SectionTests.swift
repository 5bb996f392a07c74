import Fetching
import FetchingLists
import FetchingTestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) @MainActor struct SectionTests {
    @Test(arguments: TestEngine.available)
    func areOfTheRowsInTheirOrder(engine: TestEngine) async throws {
        for seed in 1...(engine == .memory ? 60 : 12) {
            var generator = SplitMix64(seed: UInt64(seed))
            var kennel = Kennel.draw(&generator)
            let database = try await engine.database(with: kennel)
            let request = Pet.request().all().sorted(by: .descending(\.kind), .ascending(\.name))
            let pageSize = generator.isOneOf(2) ? nil : 4
            let list = SectionedList(request, sectionedBy: \.kind, in: database.source, pageSize: pageSize)
            var window = pageSize ?? .max
            try await running {
                await list.run()
            } _: {
                for _ in 0..<6 {
                    let expected = try request.page(size: .max).fetch(in: kennel.store).elements.prefix(window)
                    try await eventually { list.isLoaded && list.elements == Array(expected) }
                    #expect(list.sections.flatMap(\.elements) == list.elements)
                    #expect(list.sections.flatMap { section in section.map(\.kind) } == list.elements.map(\.kind))
                    #expect(list.sections.allSatisfy { section in section.allSatisfy { $0.kind == section.id } })
                    #expect(list.sections.allSatisfy { !$0.isEmpty })
                    #expect(Set(list.sections.map(\.id)).count == list.sections.count)
                    if list.hasMore, generator.isOneOf(2) {
                        await list.loadMore()
                        window += 4
                    } else {
                        let changes = kennel.drawChanges(&generator)
                        for change in changes { kennel.apply(change) }
                        try await database.apply(changes)
                    }
                }
            }
        }
    }

    @Test(arguments: TestEngine.available)
    func alongRelationshipsAndBesideRelatedModels(engine: TestEngine) async throws {
        var kennel = Kennel(
            pets: [.named("A", id: 1, ownerID: 1), .named("B", id: 2), .named("C", id: 3, ownerID: 1)],
            owners: [Owner(id: 1, name: "Joe")])
        let database = try await engine.database(with: kennel)
        let request = Pet.request().all().sorted(by: .ascending(\.owner.name), .ascending(\.name)).including(\.owner)
        let list = SectionedList(request, id: \.0.id, sectionedBy: \.owner.name, in: database.source)
        await list.reload()
        #expect(list.sections.map(\.id) == [nil, "Joe"])
        #expect(list.sections.map { $0.map(\.0.name) } == [["B"], ["A", "C"]])
        let change = Change.rename(Owner(id: 1, name: "Jane"))
        kennel.apply(change)
        try await database.apply([change])
        await list.reload()
        #expect(list.sections.map(\.id) == [nil, "Jane"])
        #expect(list.difference?.updated == [1, 2])
        await list.load(
            Pet.where { $0.id > 1 }.sorted(by: .ascending(\.age)).including(\.owner),
            sectionedBy: {
                $0.owner.name
            })
        #expect((list.error as? FetchError)?.reason == "the request is not sorted by the sections first")
        #expect(list.sections.map(\.id) == [nil, "Jane"])
    }

    @Test func mustBeWhatTheRequestIsSortedByFirst() async throws {
        let store = ObservedStore(Kennel(pets: Pet.numbered(1...3)).store)
        let unsorted = Pet.request().all()
        let requests = [
            unsorted, unsorted.sorted(by: .ascending(\.name)),
            unsorted.sorted(by: .ascending(\.age), .ascending(\.kind)),
            unsorted.sorted(by: .ascending(\.kind, options: .caseInsensitive)),
        ]
        for request in requests {
            let list = SectionedList(request, sectionedBy: \.kind, in: store)
            await list.reload()
            let error = try #require(list.error as? FetchError)
            #expect(error.code == .unsupported)
            #expect(
                error.description == """
                    'Pet': the request is not sorted by the sections first. \
                    Sort first by the value that the sections have in common, and by the text as it is
                    """)
            #expect(list.sections.isEmpty && list.elements.isEmpty && !list.isLoaded && !list.isLoading)
        }
        let list = SectionedList(
            unsorted.sorted(by: .descending { $0.age / 2 }), sectionedBy: { $0.age / 2 }, in: store)
        await list.reload()
        #expect(list.sections.map(\.id) == [1, 0])
    }
}
