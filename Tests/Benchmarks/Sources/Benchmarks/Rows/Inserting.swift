import Fetching
import FetchingSQLite
import GRDB
import GRDBSQLite

extension Benchmark {
    /// Many rows in one transaction, which is rolled back.
    static func bulkInsert(rows: Int) throws -> Benchmark {
        let players = (0..<rows).map(Player.example)
        let fixture = try Fixture { db in try Player.createTable(in: db, count: 0) }
        let byHand = try WritingConnection()
        return Benchmark(
            "Bulk insert: \(rows) rows of 8 columns", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "C calls by hand", usually: 0.8)],
            contenders: [
                Contender("C calls by hand") {
                    try byHand.rollingBack { for player in players { byHand.insert(player) } }
                    return { rows }
                },
                Contender("Fetching") {
                    let count = try fixture.rollingBack { try Player.insert(players).run(in: $0) }
                    return { count }
                },
                Contender("GRDB, insert") {
                    try fixture.rollingBack { db in
                        for player in players { try StoredPlayer(player: player).insert(db) }
                    }
                    return { rows }
                },
                Contender("GRDB, cached statement") {
                    try fixture.rollingBack { db in
                        let statement = try db.cachedStatement(sql: Player.insertion)
                        for player in players { try statement.execute(arguments: player.arguments) }
                    }
                    return { rows }
                },
            ])
    }

    /// One row at a time, the request being built each time.
    static func singleInsert(count: Int) throws -> Benchmark {
        let players = (0..<count).map(Player.example)
        let fixture = try Fixture { db in try Player.createTable(in: db, count: 0) }
        let byHand = try WritingConnection()
        return Benchmark(
            "Single insert: \(count) times, building the request each time", repetitions: count,
            limits: [.time(of: "Fetching", atMost: 1.5, times: "prepared statement in C", usually: 2.4)],
            contenders: [
                Contender("prepared statement in C") {
                    try byHand.rollingBack { for player in players { byHand.insert(player) } }
                    return { count }
                },
                Contender("Fetching") {
                    let sum = try fixture.rollingBack { db in
                        try players.reduce(0) { try $0 + Player.insert($1).run(in: db) }
                    }
                    return { sum }
                },
                Contender("GRDB, insert") {
                    try fixture.rollingBack { db in
                        for player in players { try StoredPlayer(player: player).insert(db) }
                    }
                    return { count }
                },
            ])
    }
}

/// A player as a record of GRDB that can be inserted.
private struct StoredPlayer: PersistableRecord {
    static let databaseTableName = "Player"

    let player: Player

    func encode(to container: inout PersistenceContainer) {
        container["id"] = player.id
        container["name"] = player.name
        container["score"] = player.score
        container["rating"] = player.rating
        container["level"] = player.level
        container["nickname"] = player.nickname
        container["isAdmin"] = player.isAdmin
        container["bestRank"] = player.bestRank
    }
}

extension Player {
    fileprivate static let insertion = "INSERT INTO Player VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

    fileprivate var arguments: StatementArguments {
        [id, name, score, rating, level, nickname, isAdmin, bestRank]
    }
}

extension Fixture {
    /// Writes in a transaction that is rolled back.
    fileprivate func rollingBack<Value>(_ write: (Database) throws -> Value) throws -> Value {
        try pool.writeWithoutTransaction { db in
            var result: Value?
            try db.inTransaction {
                result = try write(db)
                return .rollback
            }
            guard let result else { throw SQLiteFailure(code: SQLITE_ERROR) }
            return result
        }
    }
}

/// A connection by hand to a file of its own, with the settings of GRDB's pool.
private final class WritingConnection {
    private let fixture: Fixture
    private var handle: OpaquePointer?
    private var statement: OpaquePointer?

    init() throws {
        fixture = try Fixture { db in try Player.createTable(in: db, count: 0) }
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(fixture.path, &handle, flags, nil) == SQLITE_OK else {
            throw SQLiteFailure(code: SQLITE_ERROR)
        }
        try run("PRAGMA synchronous = NORMAL")
        sqlite3_prepare_v3(handle, Player.insertion, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close_v2(handle)
    }

    func rollingBack(_ write: () throws -> Void) throws {
        try run("BEGIN IMMEDIATE")
        try write()
        try run("ROLLBACK")
    }

    private func run(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteFailure(code: code) }
    }

    @inline(__always)
    func insert(_ player: Player) {
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        func bind(_ text: String, at index: Int32) {
            var text = text
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    _ = sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), copied)
                }
            }
        }
        sqlite3_bind_int64(statement, 1, Int64(player.id))
        bind(player.name, at: 2)
        sqlite3_bind_double(statement, 3, player.score)
        sqlite3_bind_double(statement, 4, player.rating)
        sqlite3_bind_int64(statement, 5, Int64(player.level))
        if let nickname = player.nickname { bind(nickname, at: 6) } else { sqlite3_bind_null(statement, 6) }
        sqlite3_bind_int64(statement, 7, player.isAdmin ? 1 : 0)
        if let rank = player.bestRank {
            sqlite3_bind_int64(statement, 8, Int64(rank))
        } else {
            sqlite3_bind_null(statement, 8)
        }
        sqlite3_step(statement)
        sqlite3_reset(statement)
    }
}
