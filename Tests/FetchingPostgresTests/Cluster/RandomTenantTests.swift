#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

extension ClusterTests {
    /// `FETCHING_TENANT_REQUESTS` says how many random requests are drawn, 250 without it, and `FETCHING_SEED` from where.
    @Suite("Random requests for tenants, of shards that are asked directly")
    struct RandomTenantTests {
        private static let shared = Result { try ClusterBed(shards: 3) }
        private static let environment = ProcessInfo.processInfo.environment
        private static let count = environment["FETCHING_TENANT_REQUESTS"].flatMap { Int($0) } ?? 250
        private static let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_125

        @Test("have the meaning that they have in memory, with the shard key and without")
        func sameMeaning() async throws {
            let servers = try Self.shared.get().servers
            let schema = try ShardedSchema(servers)
            try schema.addNotes()
            let store = MemoryStore()
                .adding(try TenantNote.request().all().fetch(in: schema.db))
                .adding(try TenantComment.request().all().fetch(in: schema.db))
            let cluster = schema.directCluster(servers)
            defer { cluster.close() }
            var random = RandomTenantRequests(seed: Self.seed)
            var (direct, differing) = (0, 0)
            for _ in 0..<Self.count where differing < 5 {
                let request = random.request()
                let expected = try request.answer(in: store)
                let found = try await request.answer(in: cluster)
                if found != expected {
                    differing += 1
                    Issue.record("\(request): \(found) instead of \(expected)")
                }
                if try request.isDirect(in: cluster) { direct += 1 }
            }
            // Most are asked of the shards themselves: nothing is compared otherwise.
            #expect(direct > Self.count / 2, "\(direct) of \(Self.count)")
        }
    }
}

/// A request of one of several kinds, whose answers are compared as texts.
private struct TenantRequest: CustomStringConvertible {
    enum Kind: Int, CaseIterable {
        case all, first, titles, pages, count, sum, least, greatest, average, exists, groups, firstGroups, tenants,
            included, stream
    }

    let kind: Kind
    let notes: FetchableRequest<TenantNote, [TenantNote]>
    let size: Int

    var description: String { "\(kind) \(size): \((try? notes.sql(for: .postgres, showingValues: true)) ?? "")" }

    private var first: FetchableRequest<TenantNote, [TenantNote]> { notes.limit(size, offset: size / 3) }

    func answer(in store: MemoryStore) throws -> String {
        switch kind {
        case .all, .stream: try notes.fetch(in: store).inOrder
        case .first: "\(try first.fetch(in: store))"
        case .titles: "\(try first.select(\.title, \.words).fetch(in: store))"
        case .pages: try pages { try $0.fetch(in: store) }
        case .count: "\(try notes.count().fetch(in: store))"
        case .sum: "\(try notes.sum(\.words).fetch(in: store))"
        case .least: "\(String(describing: try notes.min(\.title).fetch(in: store)))"
        case .greatest: "\(String(describing: try notes.max(\.words).fetch(in: store)))"
        case .average: "\(String(describing: try notes.average(\.words).fetch(in: store)))"
        case .exists: "\(try notes.exists().fetch(in: store))"
        case .groups: "\(try groups.fetch(in: store).sorted { $0.0 < $1.0 })"
        case .firstGroups: "\(try firstGroups.fetch(in: store))"
        case .tenants: "\(try tenants.fetch(in: store))"
        case .included: "\(try first.including(\.comments).fetch(in: store).map { ($0, $1.map(\.id).sorted()) })"
        }
    }

    func answer(in cluster: PostgresCluster) async throws -> String {
        switch kind {
        case .all: return try await notes.fetch(in: cluster).inOrder
        case .stream:
            var models: [TenantNote] = []
            for try await note in notes.stream(in: cluster) { models.append(note) }
            return models.inOrder
        case .first: return "\(try await first.fetch(in: cluster))"
        case .titles: return "\(try await first.select(\.title, \.words).fetch(in: cluster))"
        case .pages: return try pages { try $0.fetch(in: cluster) }
        case .count: return "\(try await notes.count(in: cluster))"
        case .sum: return "\(try await notes.sum(\.words).fetch(in: cluster))"
        case .least: return "\(String(describing: try await notes.min(\.title).fetch(in: cluster)))"
        case .greatest: return "\(String(describing: try await notes.max(\.words).fetch(in: cluster)))"
        case .average: return "\(String(describing: try await notes.average(\.words).fetch(in: cluster)))"
        case .exists: return "\(try await notes.exists(in: cluster))"
        case .groups: return "\(try await groups.fetch(in: cluster).sorted { $0.0 < $1.0 })"
        case .firstGroups: return "\(try await firstGroups.fetch(in: cluster))"
        case .tenants: return "\(try await tenants.fetch(in: cluster))"
        case .included:
            return "\(try await first.including(\.comments).fetch(in: cluster).map { ($0, $1.map(\.id).sorted()) })"
        }
    }

    func isDirect(in cluster: PostgresCluster) throws -> Bool {
        switch kind {
        case .all, .stream: try notes.explainShards(in: cluster).isDirect
        case .first: try first.explainShards(in: cluster).isDirect
        case .titles: try first.select(\.title).explainShards(in: cluster).isDirect
        case .pages: try notes.page(size: size).explainShards(in: cluster).isDirect
        case .count, .sum, .least, .greatest, .exists: try notes.count().explainShards(in: cluster).isDirect
        case .average: try notes.average(\.words).explainShards(in: cluster).isDirect
        case .groups: try groups.explainShards(in: cluster).isDirect
        case .firstGroups: try firstGroups.explainShards(in: cluster).isDirect
        case .tenants: try tenants.explainShards(in: cluster).isDirect
        case .included: try first.including(\.comments).explainShards(in: cluster).isDirect
        }
    }

    private var groups: AggregateRequest<TenantNote, [(Int, Int)]> {
        notes.grouped(by: \.words).select(\.key, \.count)
    }

    private var firstGroups: AggregateRequest<TenantNote, [(String, Double?, Int)]> {
        notes.grouped(by: \.title).having { $0.count > size % 3 && $0.average(\.words) > Double(size % 20) }
            .sorted(by: .descending { $0.average(\.tenantID) }, .ascending(\.key)).first(nth: size, after: size / 3)
            .select(\.key, { $0.average(\.tenantID) }, { $0.sum(\.words) - $0.count })
    }

    private var tenants: AggregateRequest<TenantNote, [(Int, Int, Int)]> {
        notes.grouped(by: \.tenantID).having { $0.max(\.words) > size % 20 }
            .sorted(by: .descending { $0.count }, .ascending(\.key)).first(nth: size, after: size / 4)
            .select(\.key, { $0.count(distinct: \.words) }, { $0.sum(distinct: \.words) })
    }

    /// All pages, there and the last two back.
    private func pages(_ fetch: (PageRequest<TenantNote, TenantNote>) throws -> Page<TenantNote>) throws -> String {
        var text = ""
        var page = try fetch(notes.page(size: size))
        text += "\(page.elements)"
        while let next = page.next {
            page = try fetch(notes.page(size: size, after: next))
            text += "\(page.elements)"
        }
        guard let previous = page.previous else { return text }
        return text + "\(try fetch(notes.page(size: size, before: previous)).elements)"
    }
}

extension [TenantNote] {
    fileprivate var inOrder: String { "\(sorted { ($0.tenantID, $0.id) < ($1.tenantID, $1.id) })" }
}

private struct RandomTenantRequests: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func request() -> TenantRequest {
        let kind = TenantRequest.Kind(rawValue: int(0...TenantRequest.Kind.allCases.count - 1)) ?? .all
        var notes = TenantNote.request().all()
        for _ in 0..<int(0...2) { notes = notes.where(condition(depth: 2)) }
        switch int(0...3) {
        case 0: break
        case 1:
            let key = keyCondition()
            notes = notes.where(key)
        case 2:
            let (a, b) = (keyCondition(), keyCondition())
            notes = notes.where(a || b)
        default:
            let tenant = int(1...31)
            notes = notes.where { $0.tenantID == tenant }
        }
        switch int(0...4) {
        case 0: notes = notes.sorted(by: .descending(\.title))
        case 1: notes = notes.sorted(by: .ascending(\.words), .descending(\.tenantID))
        case 2: notes = notes.sorted(by: .descending(\.title, options: .caseInsensitive))
        case 3: notes = notes.sorted(by: .ascending(\.comments.count))
        default: break
        }
        if int(0...5) == 0 {
            let count = int(0...3)
            // Texts in an order of their own decide for some notes only: the key does for the others.
            notes =
                int(0...1) == 0 ? notes.first(nth: count, ofEach: \.words) : notes.first(nth: count, ofEach: \.tenantID)
            if int(0...1) == 0 { notes = notes.where(condition(depth: 1)) }
        }
        return TenantRequest(kind: kind, notes: notes, size: int(1...40))
    }

    private mutating func keyCondition() -> FetchPredicate<TenantNote> {
        let (a, b, c) = (int(1...31), int(1...31), int(1...31))
        switch int(0...2) {
        case 0: return TenantNote.predicate { $0.tenantID == a }
        case 1: return TenantNote.predicate { $0.tenantID.isIn([a, b, c]) }
        default: return TenantNote.predicate { $0.tenantID == a && $0.words > b }
        }
    }

    private mutating func condition(depth: Int) -> FetchPredicate<TenantNote> {
        if depth > 0, int(0...1) == 0 {
            let (a, b) = (condition(depth: depth - 1), condition(depth: depth - 1))
            switch int(0...2) {
            case 0: return a && b
            case 1: return a || b
            default: return !a
            }
        }
        let number = int(0...30)
        switch int(0...8) {
        case 0: return TenantNote.predicate { $0.words > number }
        case 1: return TenantNote.predicate { $0.title.hasSuffix("\(number % 10)") }
        case 2: return TenantNote.predicate { $0.title > "note \(number)" }
        case 3: return TenantNote.predicate { $0.comments.contains { $0.id > number } }
        case 4: return TenantNote.predicate { $0.comments.count == number % 3 }
        case 5: return TenantNote.predicate { $0.tenantID > number }
        case 6: return TenantNote.predicate { $0.words + $0.tenantID > number }
        case 7: return TenantNote.predicate { $0.comments.allSatisfy { $0.note.words < number } }
        default: return TenantNote.predicate { $0.words != number }
        }
    }
}
#endif
