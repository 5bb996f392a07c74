import CLibPQ
import Fetching
import FetchingPostgres

extension Benchmark {
    /// Many rows in one transaction, which is rolled back.
    static func postgresBulkInsert(rows: Int, at address: String) throws -> Benchmark {
        let players = (0..<rows).map(Player.example)
        let fixture = try PostgresFixture(address: address) { try Player.createTable(in: $0, count: 0) }
        let connection = fixture.connection
        return Benchmark(
            "PostgreSQL, bulk insert: \(rows) rows of 8 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.2, times: "COPY … BINARY by hand", usually: 1.05)],
            contenders: [
                Contender("COPY … BINARY by hand") {
                    try connection.rollingBack { try connection.copy(players) }
                    return { rows }
                },
                Contender("Fetching") {
                    let count = try fixture.rollingBack { try Player.insert(players).run(in: $0) }
                    return { count }
                },
            ])
    }

    /// One row at a time, the request being built each time.
    static func postgresSingleInsert(count: Int, at address: String) throws -> Benchmark {
        let players = (0..<count).map(Player.example)
        let fixture = try PostgresFixture(address: address) { try Player.createTable(in: $0, count: 0) }
        let connection = fixture.connection
        try connection.prepare(
            "insert",
            #"INSERT INTO "Player" (id, name, score, rating, level, "isAdmin") VALUES ($1, 'a', $2, 1, 1, TRUE)"#,
            [20, 701])
        return Benchmark(
            "PostgreSQL, single insert: \(count) times, building the request each time", repetitions: count,
            limits: [.time(of: "Fetching", atMost: 1.5, times: "PQexecPrepared", usually: 1.3)],
            contenders: [
                Contender("PQexecPrepared") {
                    try connection.rollingBack {
                        for player in players {
                            connection.forEachRow(
                                of: "insert", (UInt64(player.id), player.score.bitPattern), count: 2
                            ) { _ in }
                        }
                    }
                    return { count }
                },
                Contender("Fetching") {
                    let sum = try fixture.rollingBack { db in
                        try players.reduce(0) { try $0 + Player.insert($1).run(in: db) }
                    }
                    return { sum }
                },
            ])
    }
}

private struct RolledBack: Error {}

extension PostgresFixture {
    /// Writes in a transaction that is rolled back.
    fileprivate func rollingBack<Value>(_ write: (PostgresConnection) throws -> Value) throws -> Value {
        var result: Value?
        do {
            try pool.write { db in
                result = try write(db)
                throw RolledBack()
            }
        } catch is RolledBack {}
        guard let result else { throw PostgresFailure() }
        return result
    }
}

extension PostgresByHand {
    fileprivate func rollingBack(_ write: () throws -> Void) throws {
        try run("BEGIN")
        try write()
        try run("ROLLBACK")
    }

    /// Writes rows in the binary format of `COPY`, by one who knows the type of each column.
    fileprivate func copy(_ players: [Player]) throws {
        let begun = PQexec(handle, #"COPY "Player" FROM STDIN (FORMAT binary)"#)
        defer { PQclear(begun) }
        guard PQresultStatus(begun) == PGRES_COPY_IN else { throw PostgresFailure() }
        var bytes: [UInt8] = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0] + [UInt8](repeating: 0, count: 8)
        func send() {
            bytes.withUnsafeBytes { buffer in
                _ = PQputCopyData(handle, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
            }
            bytes.removeAll(keepingCapacity: true)
        }
        for player in players {
            bytes.append(bigEndian: 8 as Int16)
            bytes.append(field: Int64(player.id))
            bytes.append(field: player.name)
            bytes.append(field: player.score.bitPattern)
            bytes.append(field: player.rating.bitPattern)
            bytes.append(field: Int32(player.level))
            if let nickname = player.nickname {
                bytes.append(field: nickname)
            } else {
                bytes.append(bigEndian: -1 as Int32)
            }
            bytes.append(bigEndian: 1 as Int32)
            bytes.append(player.isAdmin ? 1 : 0)
            if let rank = player.bestRank {
                bytes.append(field: Int64(rank))
            } else {
                bytes.append(bigEndian: -1 as Int32)
            }
            if bytes.count > 1 << 16 { send() }
        }
        bytes.append(bigEndian: -1 as Int16)
        send()
        guard PQputCopyEnd(handle, nil) == 1 else { throw PostgresFailure() }
        while let result = PQgetResult(handle) {
            defer { PQclear(result) }
            guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw PostgresFailure() }
        }
    }
}

extension [UInt8] {
    @inline(__always)
    fileprivate mutating func append(bigEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }

    @inline(__always)
    fileprivate mutating func append<Value: FixedWidthInteger>(field value: Value) {
        append(bigEndian: Int32(MemoryLayout<Value>.size))
        append(bigEndian: value)
    }

    @inline(__always)
    fileprivate mutating func append(field value: String) {
        append(bigEndian: Int32(value.utf8.count))
        append(contentsOf: value.utf8)
    }
}
