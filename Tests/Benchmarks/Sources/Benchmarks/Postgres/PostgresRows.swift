import CLibPQ
import Fetching
import FetchingPostgres
import Foundation

extension Benchmark {
    /// Many rows of plain columns, most of which meet the two conditions.
    static func postgresBulkFetch(rows: Int, at address: String) throws -> Benchmark {
        let fixture = try PostgresFixture(address: address) { try Player.createTable(in: $0, count: rows) }
        let connection = fixture.connection
        try connection.prepare(
            "bulk", #"SELECT \#(Player.postgresColumns) FROM "Player" WHERE score >= $1 AND level < $2"#, [701, 20])
        let values = (Double(10).bitPattern, UInt64(95))
        return Benchmark(
            "PostgreSQL, bulk fetch: \(rows) rows of 8 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "libpq by hand", usually: 1.1)],
            contenders: [
                Contender("rows only") {
                    connection.forEachRow(of: "bulk", values, count: 2) { _ in }
                    return { nil }
                },
                Contender("libpq by hand") {
                    var players: [Player] = []
                    connection.forEachRow(of: "bulk", values, count: 2) { players.append(Player(byLibPQ: $0)) }
                    return { [players] in players.checksum }
                },
                Contender("Fetching") {
                    let players = try Player.request()
                        .all()
                        .where { $0.score >= 10 && $0.level < 95 }
                        .fetch(in: fixture.pool, awaiting: false)
                    return { players.checksum }
                },
            ])
    }

    /// Rows of columns that have to be parsed.
    static func postgresWideRows(rows: Int, at address: String) throws -> Benchmark {
        let fixture = try PostgresFixture(address: address) { try Payment.createTable(in: $0, count: rows) }
        let connection = fixture.connection
        try connection.prepare(
            "wide", #"SELECT \#(Payment.postgresColumns) FROM "Payment" WHERE currency < $1"#, [20])
        return Benchmark(
            "PostgreSQL, dates, identifiers, decimals, enums and blobs: \(rows) rows of 11 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.15, times: "libpq by hand", usually: 1.15)],
            contenders: [
                Contender("libpq by hand") {
                    var payments: [Payment] = []
                    connection.forEachRow(of: "wide", (4, 0), count: 1) { result in
                        if let payment = Payment(byLibPQ: result) { payments.append(payment) }
                    }
                    return { [payments] in payments.checksum }
                },
                Contender("Fetching") {
                    let payments = try Payment.request()
                        .all()
                        .where { $0.currency < .franc }
                        .fetch(in: fixture.pool, awaiting: false)
                    return { payments.checksum }
                },
            ])
    }

    /// One row by its key, the request being built each time.
    static func postgresPointLookup(count: Int, at address: String) throws -> Benchmark {
        let rows = 10_000
        let fixture = try PostgresFixture(address: address) { try Player.createTable(in: $0, count: rows) }
        let connection = fixture.connection
        try connection.prepare(
            "lookup", #"SELECT \#(Player.postgresColumns) FROM "Player" WHERE id = $1"#, [20])
        return Benchmark(
            "PostgreSQL, point lookup: \(count) times by key, building the request each time", repetitions: count,
            limits: [
                .time(of: "Fetching", atMost: 1.15, times: "PQexecPrepared", usually: 1.45),
                .time(of: "Fetching, prepared", atMost: 1.05, times: "PQexecPrepared", usually: 1.45),
            ],
            contenders: [
                Contender("PQexecPrepared") {
                    var sum = 0
                    for index in 0..<count {
                        let player = connection.firstRow(of: "lookup", Int64(index * 7 % rows)) { Player(byLibPQ: $0) }
                        sum &+= player?.checksum ?? 0
                    }
                    return { [sum] in sum }
                },
                Contender("Fetching") {
                    var sum = 0
                    for index in 0..<count {
                        let key = index * 7 % rows
                        let player = try Player.request()
                            .first()
                            .where { $0.id == key }
                            .fetch(in: fixture.pool, awaiting: false)
                        sum &+= player?.checksum ?? 0
                    }
                    return { [sum] in sum }
                },
                Contender("Fetching, prepared") {
                    let byKey = Player.prepared(Int.self) { key in Player.request().first().where { $0.id == key } }
                    var sum = 0
                    for index in 0..<count {
                        sum &+= try byKey(index * 7 % rows).fetch(in: fixture.pool, awaiting: false)?.checksum ?? 0
                    }
                    return { [sum] in sum }
                },
                Contender("Fetching, with await") {
                    var sum = 0
                    for index in 0..<count {
                        let key = index * 7 % rows
                        let player = try await Player.request().first().where { $0.id == key }.fetch(in: fixture.pool)
                        sum &+= player?.checksum ?? 0
                    }
                    return { [sum] in sum }
                },
            ])
    }

    /// Lookups of eight tasks on four connections.
    static func postgresTasks(count: Int, at address: String) throws -> Benchmark {
        let rows = 10_000
        let fixture = try PostgresFixture(address: address) { try Player.createTable(in: $0, count: rows) }
        let connections = try (0..<4).map { _ in try PostgresByHand(address: address) }
        for connection in connections {
            try connection.prepare(
                "lookup", #"SELECT \#(Player.postgresColumns) FROM "Player" WHERE id = $1"#, [20])
        }
        return Benchmark(
            "PostgreSQL, 8 tasks on 4 connections: \(count) lookups", repetitions: count,
            limits: [.time(of: "Fetching", atMost: 1.11, times: "libpq on 4 threads", usually: 1.2)],
            contenders: [
                Contender("libpq on 4 threads") {
                    let sum = await withTaskGroup(of: Int.self) { group in
                        for (worker, connection) in connections.enumerated() {
                            group.addTask {
                                await withCheckedContinuation { continuation in
                                    Thread.detachNewThread {
                                        var sum = 0
                                        for index in stride(from: worker, to: count, by: 4) {
                                            let key = Int64(index * 7 % rows)
                                            let player = connection.firstRow(of: "lookup", key) { Player(byLibPQ: $0) }
                                            sum &+= player?.checksum ?? 0
                                        }
                                        continuation.resume(returning: sum)
                                    }
                                }
                            }
                        }
                        return await group.reduce(0, &+)
                    }
                    return { sum }
                },
                Contender("Fetching") {
                    let pool = fixture.pool
                    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
                        for worker in 0..<8 {
                            group.addTask {
                                var sum = 0
                                for index in stride(from: worker, to: count, by: 8) {
                                    let key = index * 7 % rows
                                    let player = try await Player.request().first().where { $0.id == key }.fetch(
                                        in: pool)
                                    sum &+= player?.checksum ?? 0
                                }
                                return sum
                            }
                        }
                        return try await group.reduce(0, &+)
                    }
                    return { sum }
                },
            ])
    }
}

extension PostgresRequest {
    /// Fetches without `await`, in a closure that could.
    @inline(__always)
    fileprivate func fetch(in pool: PostgresPool, awaiting: Bool) throws -> Result { try fetch(in: pool) }
}
