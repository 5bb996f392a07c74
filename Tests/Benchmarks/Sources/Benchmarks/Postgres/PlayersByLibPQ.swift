import CLibPQ
import Fetching
import FetchingPostgres

/// A player as one reads it who knows the type of each column: no checks of any kind.
extension Player {
    @inline(__always)
    init(byLibPQ result: OpaquePointer) {
        id = Int(Int64(byLibPQ: result, 0))
        name = String(byLibPQ: result, 1)
        score = Double(bitPattern: UInt64(byLibPQ: result, 2))
        rating = Double(bitPattern: UInt64(byLibPQ: result, 3))
        level = Int(Int32(byLibPQ: result, 4))
        nickname = PQgetisnull(result, 0, 5) == 1 ? nil : String(byLibPQ: result, 5)
        isAdmin = UInt8(byLibPQ: result, 6) != 0
        bestRank = PQgetisnull(result, 0, 7) == 1 ? nil : Int(Int64(byLibPQ: result, 7))
    }

    static func createTable(in db: PostgresConnection, count: Int) throws {
        try db.execute(
            """
            CREATE TABLE IF NOT EXISTS "Player" (
                id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL, score double precision NOT NULL,
                rating double precision NOT NULL, level integer NOT NULL, nickname text COLLATE "C",
                "isAdmin" boolean NOT NULL, "bestRank" bigint);
            TRUNCATE "Player"
            """)
        let players = (0..<count).map(example)
        try db.execute(
            """
            INSERT INTO "Player" SELECT * FROM unnest(\(players.map(\.id)), \(players.map(\.name)),
                \(players.map(\.score)), \(players.map(\.rating)), \(players.map(\.level)),
                \(players.map(\.nickname)), \(players.map(\.isAdmin)), \(players.map(\.bestRank)))
            """)
    }

    static let postgresColumns = #"id, name, score, rating, level, nickname, "isAdmin", "bestRank""#
}

extension FixedWidthInteger where Self: BitwiseCopyable {
    @inline(__always)
    init(byLibPQ result: OpaquePointer, _ column: Int32) {
        self.init(bigEndian: UnsafeRawPointer(PQgetvalue(result, 0, column)!).loadUnaligned(as: Self.self))
    }
}

extension String {
    @inline(__always)
    init(byLibPQ result: OpaquePointer, _ column: Int32) {
        let bytes = UnsafeRawBufferPointer(
            start: PQgetvalue(result, 0, column), count: Int(PQgetlength(result, 0, column)))
        self = String(decoding: bytes, as: UTF8.self)
    }
}
