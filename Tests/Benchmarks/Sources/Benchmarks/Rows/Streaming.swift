// A cursor is no sequence.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import Fetching
import FetchingSQLite
import GRDB

extension Benchmark {
    /// Many rows, looked at one by one: fetched at once, by a cursor and as a stream.
    static func streaming(rows: Int) throws -> Benchmark {
        let fixture = try Fixture { db in try Player.createTable(in: db, count: rows) }
        let queue = try DatabaseQueue(path: fixture.path)
        let request = Player.request().all()
        return Benchmark(
            "Row by row: \(rows) rows of 8 columns", repetitions: 1,
            limits: [
                .time(of: "cursor", atMost: 1.1, times: "fetch", usually: 0.7),
                .time(of: "stream from a pool", atMost: 1.1, times: "fetch", usually: 0.9),
                .time(of: "stream from a queue", atMost: 1.1, times: "fetch", usually: 0.85),
            ],
            contenders: [
                Contender("fetch") {
                    let players = try await request.fetch(in: fixture.pool)
                    let sum = players.checksum
                    return { sum }
                },
                Contender("cursor") {
                    let sum = try queue.read { db in
                        var sum = Checksum()
                        try request.cursor(in: db).forEach { sum.add($0) }
                        return sum.value
                    }
                    return { sum }
                },
                Contender("stream from a pool") {
                    var sum = Checksum()
                    for try await player in request.stream(in: fixture.pool) { sum.add(player) }
                    return { [sum] in sum.value }
                },
                Contender("stream from a queue") {
                    var sum = Checksum()
                    for try await player in request.stream(in: queue) { sum.add(player) }
                    return { [sum] in sum.value }
                },
                Contender("GRDB, cursor, init(row:) by index") {
                    let sum = try queue.read { db in
                        var sum = Checksum()
                        try PlayerRecord.fetchCursor(db).forEach { sum.add($0.player) }
                        return sum.value
                    }
                    return { sum }
                },
            ])
    }
}

extension MemoryUse {
    /// How much memory a cursor and a stream take, which must not depend on the number of rows.
    static func streaming(sizes: [Int]) throws -> [() async throws -> MemoryUse] {
        let fixtures = try sizes.map { size in
            (size, try Fixture { db in try Player.createTable(in: db, count: size) })
        }
        let request = Player.request().all()
        return [
            {
                try await MemoryUse("Memory of a stream", fixtures, limit: 4 << 20) { fixture, sample in
                    for try await player in request.stream(in: fixture.pool) where player.id % 1024 == 0 { sample() }
                }
            },
            {
                try await MemoryUse("Memory of a cursor", fixtures, limit: 4 << 20) { fixture, sample in
                    try fixture.pool.unsafeRead { db in
                        try request.cursor(in: db).forEach { if $0.id % 1024 == 0 { sample() } }
                    }
                }
            },
        ]
    }
}

/// The checksum of players that are not kept.
private struct Checksum {
    private(set) var value = 0

    @inline(__always)
    mutating func add(_ player: Player) { value &+= 1 &+ player.checksum }
}
