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

@FetchableFields(.columns)
private struct Frame: Sendable, Equatable {
    var ratio: Float
    var step: Int8
}

@Fetchable("narrow_camera")
private struct Camera: Sendable, Equatable {
    let id: Int
    @FetchingStorage(.columns) var frame: Frame
    @FetchingStorage(.columns(prefix: "old_")) var oldFrame: Frame
    var ratios: [Float]

    init(_ id: Int, _ ratio: Float, _ step: Int8) {
        self.id = id
        frame = Frame(ratio: ratio, step: step)
        oldFrame = Frame(ratio: 0, step: 0)
        ratios = [ratio, 0.5]
    }
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

    private static let cameras = [Camera(1, 0.1, 1), Camera(2, 16_777_216, 2), Camera(3, -1.1, 100)]

    /// The requests for cameras by each number of one.
    private static func requests(_ camera: Camera) -> [FetchableRequest<Camera, [Camera]>] {
        let (ratio, oldRatio, ratios) = (camera.frame.ratio, camera.oldFrame.ratio, camera.ratios)
        return [
            Camera.where { $0.frame.ratio == ratio && $0.id == camera.id },
            Camera.where { !($0.frame.ratio < ratio) && !($0.frame.ratio > ratio) && $0.id == camera.id },
            Camera.where { $0.oldFrame.ratio == oldRatio && $0.id == camera.id },
            Camera.where { $0.ratios.contains(ratios[0]) && $0.id == camera.id },
            Camera.where { $0.ratios == ratios && $0.id == camera.id },
            Camera.where { $0.frame.ratio.isIn([ratio]) && $0.id == camera.id },
        ]
    }

    private static let cameraChanges: [@Sendable (inout Camera.FetchableUpdate) -> Void] = [
        { _ in },
        { $0.frame.ratio *= 0.3 },
        {
            $0.frame.ratio += 0.1
            $0.oldFrame = $0.frame
        },
    ]

    @Test("are found in structs in columns and in arrays, as they are written and as they are calculated")
    func withinOthers() throws {
        let all = Camera.request().all().sorted(by: .ascending(\.id))
        for (index, change) in Self.cameraChanges.enumerated() {
            var store = MemoryStore().adding(Self.cameras)
            if index > 0 { try all.update(in: &store, change) }
            let expected = try all.fetch(in: store)
            let queue = try DatabaseQueue()
            try queue.write { db in
                try Camera.create(in: db)
                try Camera.insert(Self.cameras).run(in: db)
                if index > 0 { try all.update(in: db, change) }
            }
            #expect(try all.fetch(in: queue) == expected, "\(index)")
            let fixture = try PostgresFixture()
            try Camera.create(in: fixture.db)
            try Camera.insert(Self.cameras).run(in: fixture.db)
            if index > 0 { try all.update(in: fixture.db, change) }
            #expect(try all.fetch(in: fixture.db) == expected, "\(index)")
            for camera in expected {
                for (place, request) in Self.requests(camera).enumerated() {
                    #expect(try request.fetch(in: store) == [camera], "memory, \(index), \(place)")
                    #expect(try request.fetch(in: queue) == [camera], "SQLite, \(index), \(place)")
                    #expect(try request.fetch(in: fixture.db) == [camera], "PostgreSQL, \(index), \(place)")
                }
            }
        }
    }

    @Test("of a struct that is copied are too large where the calculated ones are")
    func copiedStructs() throws {
        let change: @Sendable (inout Camera.FetchableUpdate) -> Void = {
            $0.frame.step *= 2
            $0.oldFrame = $0.frame
            $0.frame.step = 1
        }
        let all = Camera.request().all()
        var store = MemoryStore().adding(Self.cameras)
        #expect(throws: FetchError.self) { try all.update(in: &store, change) }
        let queue = try DatabaseQueue()
        try queue.write { db in
            try Camera.create(in: db)
            try Camera.insert(Self.cameras).run(in: db)
            #expect(throws: FetchError.self) { try all.update(in: db, change) }
        }
        let fixture = try PostgresFixture()
        try Camera.create(in: fixture.db)
        try Camera.insert(Self.cameras).run(in: fixture.db)
        #expect(throws: FetchError.self) { try all.update(in: fixture.db, change) }
    }

    @Test("are calculated in a conflict as in an update")
    func conflicts() throws {
        let again = Self.gauges.prefix(3).map { Gauge(id: $0.id, ratio: 0.1, best: 0.7, step: 100) }
        let upsert = Gauge.insert(Array(again)).onConflict(\.id) {
            $0.ratio += $1.ratio
            $0.best *= $1.ratio
        }
        let tooLarge = Gauge.insert(Array(again)).onConflict(\.id) { $0.step = $1.step * 2 }
        var store = MemoryStore().adding(Self.gauges)
        try upsert.run(in: &store)
        let expected = try all.fetch(in: store)
        #expect(expected != Self.gauges)
        #expect(throws: FetchError.self) { try tooLarge.run(in: &store) }
        let queue = try queue()
        try queue.write { _ = try upsert.run(in: $0) }
        #expect(try all.fetch(in: queue) == expected)
        try expectFound(expected) { try $0.fetch(in: queue) }
        #expect(throws: FetchError.self) { try queue.write { _ = try tooLarge.run(in: $0) } }
        let fixture = try PostgresFixture(Self.tables[0])
        try Gauge.insert(Self.gauges).run(in: fixture.db)
        try upsert.run(in: fixture.db)
        #expect(try all.fetch(in: fixture.db) == expected)
        try expectFound(expected) { try $0.fetch(in: fixture.db) }
        #expect(throws: FetchError.self) { try tooLarge.run(in: fixture.db) }
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
