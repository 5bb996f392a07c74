import Fetching
import FetchingLists
import FetchingTestSupport
import Foundation
import Testing

/// Lists beside a naive model: after random changes, requests, pages and restarts they have the rows that a fetch gives.
///
/// `FETCHING_LISTS=10 FETCHING_SEED=7 swift test --filter RandomListTests` draws ten times as many, or others.
@Suite(.timeLimit(.minutes(15))) @MainActor struct RandomListTests {
    @Test(arguments: TestEngine.available)
    func models(engine: TestEngine) async throws {
        for seed in engine.seeds(0) {
            try await follow(
                engine, seed: seed, describing: { "\($0)" },
                list: { request, source, pageSize in FetchedList(request, in: source, pageSize: pageSize) },
                request: { $0 })
        }
    }

    @Test(arguments: TestEngine.available)
    func modelsWithRelatedOnes(engine: TestEngine) async throws {
        for seed in engine.seeds(1) {
            try await follow(
                engine, seed: seed, describing: { "\($0.0) \($0.1?.name ?? "-")" },
                list: { request, source, pageSize in FetchedList(request, id: \.0.id, in: source, pageSize: pageSize) },
                request: { $0.including(\.owner) })
        }
    }

    @Test(arguments: TestEngine.available)
    func selectedValues(engine: TestEngine) async throws {
        for seed in engine.seeds(2) {
            try await follow(
                engine, seed: seed, describing: { "\($0)" },
                list: { request, source, pageSize in FetchedList(request, id: \.0, in: source, pageSize: pageSize) },
                request: { $0.select(\.id, \.age, \.owner.name) })
        }
    }

    private func follow<Element: Sendable, Request: ModelRequest<Pet, [Element]>>(
        _ engine: TestEngine, seed: Int, describing describe: @escaping (Element) -> String,
        list make: (Request, any ListSource, Int?) -> FetchedList<Element>,
        request makeRequest: (FetchableRequest<Pet, [Pet]>) -> Request
    ) async throws {
        var generator = SplitMix64(seed: UInt64(seed))
        var kennel = Kennel.draw(&generator)
        let database = try await engine.database(with: kennel)
        var request = makeRequest(Pet.draw(&generator))
        let pageSize = Bool.random(using: &generator) ? nil : Int.random(in: 1...7, using: &generator)
        let list = make(request, database.source, pageSize)
        var window = pageSize ?? .max
        var mirror: [Element] = []
        var isMirrored = true
        let differences = list.differences()
        let mirroring = Task {
            for await difference in differences {
                let applied = difference.applied(to: mirror)
                if applied.map({ $0.map(describe) }) != difference.elements.map(describe) { isMirrored = false }
                mirror = difference.elements
            }
        }
        var running = Task { await list.run() }
        for step in 0..<12 {
            var isFollowed = true
            switch Int.random(in: 0...9, using: &generator) {
            case 0, 1:
                let hadMore = list.hasMore && list.isLoaded
                await list.loadMore()
                if hadMore, let pageSize { window += pageSize }
            case 2:
                request = makeRequest(Pet.draw(&generator))
                window = pageSize ?? .max
                await list.load(request)
            case 3: await list.reload()
            case 4:
                running.cancel()
                await running.value
                // Nobody follows these changes.
                for change in kennel.drawChanges(&generator) {
                    kennel.apply(change)
                    try await database.apply([change])
                }
                running = Task { await list.run() }
            // Any other number: changes, which is what lists are about.
            default:
                let changes = kennel.drawChanges(&generator)
                for change in changes { kennel.apply(change) }
                try await database.apply(changes)
                isFollowed = !generator.isOneOf(3)
            }
            // Further steps may come before the list has followed.
            guard isFollowed else { continue }
            let expected = try request.page(size: .max).fetch(in: kennel.store).elements.map(describe)
            let shown = Array(expected.prefix(window))
            do {
                try await eventually {
                    list.elements.map(describe) == shown && list.hasMore == (expected.count > window)
                }
            } catch {
                #expect(list.elements.map(describe) == shown, "seed \(seed), step \(step)")
                throw error
            }
            #expect(list.error == nil)
        }
        try await eventually { mirror.map(describe) == list.elements.map(describe) }
        #expect(isMirrored, "seed \(seed)")
        running.cancel()
        mirroring.cancel()
        await running.value
        await mirroring.value
    }
}

extension TestEngine {
    private static let environment = ProcessInfo.processInfo.environment
    private static let factor = environment["FETCHING_LISTS"].flatMap { Int($0) } ?? 1
    private static let seed = environment["FETCHING_SEED"].flatMap { Int($0) } ?? 1

    /// The seeds of the random courses of a kind.
    fileprivate func seeds(_ kind: Int) -> Range<Int> {
        let first = Self.seed &+ kind * 1_000_000
        return first..<first &+ courses * max(1, Self.factor)
    }

    private var courses: Int { self == .memory ? 60 : self == .queue || self == .pool ? 20 : 8 }
}

extension SplitMix64 {
    mutating func isOneOf(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &self) == 0 }
}

extension Pet {
    /// Conditions, an order, and at times a limit.
    fileprivate static func draw(_ generator: inout SplitMix64) -> FetchableRequest<Pet, [Pet]> {
        let limit = Int.random(in: 0...15, using: &generator)
        var request =
            generator.isOneOf(6)
            ? Pet.request().first(nth: limit, after: limit % 3) : Pet.request().all()
        let age = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0...4, using: &generator) {
        case 0: request = request.where { $0.age > age }
        case 1: request = request.where { $0.kind != "dog" }
        case 2: request = request.where { $0.owner.name.hasPrefix("A") || $0.age < 2 }
        // Any other number: no condition.
        default: break
        }
        let terms: [SortTerm<Pet>] = [
            .ascending(\.name), .descending(\.age), .ascending(\.kind), .descending(\.kind).nilsFirst,
            .ascending(\.owner.name), .ascending(\.name, options: .caseInsensitive), .descending { $0.age * -1 },
        ]
        return request.sorted(byTerms: Array(terms.shuffled(using: &generator).prefix(generator.isOneOf(4) ? 0 : 2)))
    }
}
