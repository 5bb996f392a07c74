#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// A storage of more numbers than its type has.
private struct Turned: FetchableStorage {
    func encode(_ value: Int8) -> Int { -Int(value) }
    func decode(_ storedValue: Int) -> Int8 { Int8(-storedValue) }
}

@Fetchable("narrow_gauge")
@Projection
private struct Gauge: Sendable, Equatable {
    let id: Int
    var ratio: Float
    var best: Float?
    var step: Int8?
    @FetchingStorage(Turned()) var turned: Int8? = .min
}

/// Calculations whose result the type of the member does not hold as it is.
@Suite("Numbers of few bytes", .onPostgres, .timeLimit(.minutes(5)))
struct NarrowNumberTests {
    private static let gauges = [
        Gauge(id: 1, ratio: 1, best: nil, step: nil), Gauge(id: 2, ratio: 1e-20, best: 0.1, step: 3),
        Gauge(id: 3, ratio: -1e-20, best: 16_777_216, step: -3), Gauge(id: 4, ratio: .infinity, best: -0.7, step: 0),
        Gauge(id: 5, ratio: 1e20, best: 3, step: 100),
    ]

    private typealias Changes = @Sendable (inout ModelUpdate<Gauge>) -> Void

    private static let changes: [Changes] = [
        { $0.ratio += 0.1 },
        { $0.ratio = $0.ratio / 3 },
        { $0.ratio *= 1e-24 },
        { $0.ratio *= 1e-26 },
        { $0.best *= 0.1 },
        { $0.best += 1 },
        { $0.best = $0.ratio * 2 },
        { $0.ratio = $0.best ?? 0.7 },
        { $0.ratio = choose(if: $0.step == nil, then: $0.ratio + 0.3, else: $0.ratio) },
        { $0.turned = choose(if: $0.step == nil, then: $0.turned, else: $0.turned) },
    ]

    private static let tooLarge: [Changes] = [
        { $0.ratio *= 1e30 },
        { $0.best = $0.ratio * 1e20 },
        { $0.step *= 2 },
    ]

    /// The columns as the schema makes them, and as others have them.
    private static let tables = [
        "CREATE TABLE narrow_gauge (id int8 PRIMARY KEY, ratio float8 NOT NULL, best float8, step int8, turned int8)",
        "CREATE TABLE narrow_gauge (id int8 PRIMARY KEY, ratio float4 NOT NULL, best float4, step int2, turned int2)",
    ]

    private func queue() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try Gauge.create(in: db)
            try Gauge.insert(Self.gauges).run(in: db)
        }
        return queue
    }

    private let all = Gauge.request().all().sorted(by: .ascending(\.id))

    /// Whether each number is found by what is read of it.
    private func expectFound(_ gauges: [Gauge], _ fetch: (FetchableRequest<Gauge, [Gauge]>) throws -> [Gauge]) throws {
        for gauge in gauges {
            let (ratio, best) = (gauge.ratio, gauge.best)
            #expect(try fetch(all.where { $0.ratio == ratio && $0.id == gauge.id }) == [gauge])
            #expect(try fetch(all.where { $0.ratio < ratio && $0.id == gauge.id }).isEmpty)
            #expect(try fetch(all.where { $0.best == best && $0.id == gauge.id }) == [gauge])
        }
    }

    @Test("are the nearest ones that the type has, on every engine", arguments: tables)
    func nearest(table: String) throws {
        for change in Self.changes {
            var store = MemoryStore().adding(Self.gauges)
            #expect(try all.update(in: &store, change) == Self.gauges.count)
            let expected = try all.fetch(in: store)

            let queue = try queue()
            try queue.write { _ = try all.update(in: $0, change) }
            #expect(try all.fetch(in: queue) == expected)
            try expectFound(expected) { try $0.fetch(in: queue) }

            let fixture = try PostgresFixture(table)
            try Gauge.insert(Self.gauges).run(in: fixture.db)
            #expect(try all.update(in: fixture.db, change) == Self.gauges.count)
            #expect(try all.fetch(in: fixture.db) == expected)
            try expectFound(expected) { try $0.fetch(in: fixture.db) }
        }
    }

    @Test("are too large on every engine, and nothing is changed")
    func overflow() throws {
        for change in Self.tooLarge {
            var store = MemoryStore().adding(Self.gauges)
            #expect(throws: FetchError.self) { try all.update(in: &store, change) }
            let queue = try queue()
            #expect(throws: FetchError.self) { try queue.write { _ = try all.update(in: $0, change) } }
            #expect(try all.fetch(in: queue) == Self.gauges)
            let fixture = try PostgresFixture(Self.tables[0])
            try Gauge.insert(Self.gauges).run(in: fixture.db)
            #expect(throws: FetchError.self) { try all.update(in: fixture.db, change) }
            #expect(try all.fetch(in: fixture.db) == Self.gauges)
        }
    }

    @Test("are inserted from a request as they are updated")
    func insertion() throws {
        let source = Gauge.where { $0.id < 4 }.select {
            Gauge.selecting(
                id: $0.id + 10, ratio: $0.ratio + 0.1, best: $0.best * 0.1, step: $0.step,
                turned: choose(if: $0.step == nil, then: $0.turned, else: $0.turned))
        }
        let tooLarge = Gauge.where { $0.id == 5 }.select {
            Gauge.selecting(id: $0.id + 10, ratio: $0.ratio, best: $0.best, step: $0.step * 2, turned: $0.turned)
        }
        var store = MemoryStore().adding(Self.gauges)
        try Gauge.insert(from: source).run(in: &store)
        let expected = try all.fetch(in: store)
        #expect(expected.count == 8)
        #expect(throws: FetchError.self) { try Gauge.insert(from: tooLarge).run(in: &store) }

        let queue = try queue()
        try queue.write { _ = try Gauge.insert(from: source).run(in: $0) }
        #expect(try all.fetch(in: queue) == expected)
        try expectFound(expected) { try $0.fetch(in: queue) }
        #expect(throws: FetchError.self) { try queue.write { try Gauge.insert(from: tooLarge).run(in: $0) } }

        let fixture = try PostgresFixture(Self.tables[0])
        try Gauge.insert(Self.gauges).run(in: fixture.db)
        try Gauge.insert(from: source).run(in: fixture.db)
        #expect(try all.fetch(in: fixture.db) == expected)
        try expectFound(expected) { try $0.fetch(in: fixture.db) }
        #expect(throws: FetchError.self) { try Gauge.insert(from: tooLarge).run(in: fixture.db) }
        #expect(try all.fetch(in: fixture.db) == expected)
    }
}
#endif
