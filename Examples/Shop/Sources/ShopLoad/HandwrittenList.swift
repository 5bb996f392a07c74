import FetchingSQLite
import Foundation
import Hummingbird
import Synchronization

/// The first page of the tracks whose title, album or artist has a word, of a genre, by SQL, GRDB and nothing else.
final class HandwrittenList: Sendable {
    private let file: String
    private let pool = Mutex<DatabasePool?>(nil)

    init(file: String) { self.file = file }

    func open() throws {
        let opened = try DatabasePool(path: file)
        pool.withLock { $0 = opened }
    }

    func tracks(_ request: Request) async throws -> Response {
        guard let pool = pool.withLock({ $0 }) else { throw HTTPError(.serviceUnavailable) }
        let word = "%\(request.uri.queryParameters["word"] ?? "")%"
        let genre = String(request.uri.queryParameters["genre"] ?? "")
        let (rows, total) = try await pool.read { db in
            let condition = """
                FROM tracks JOIN albums ON albums.id = tracks.album_id JOIN artists ON artists.id = albums.artist_id
                WHERE (tracks.title LIKE ?1 OR albums.title LIKE ?1 OR artists.name LIKE ?1) AND albums.genre = ?2
                """
            let rows = try Row.fetchCursor(
                db.cachedStatement(
                    sql: """
                        SELECT tracks.id, tracks.number, tracks.title, tracks.seconds, tracks.album_id, albums.title,
                            artists.name, albums.genre, albums.year, albums.price, albums.stock
                        \(condition) ORDER BY tracks.id LIMIT 41
                        """), arguments: [word, genre])
            let page = try Array(rows.map { HandwrittenRow($0) })
            let count = try Int.fetchOne(
                db.cachedStatement(sql: "SELECT COUNT(*) \(condition)"), arguments: [word, genre])
            return (page, count)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(HandwrittenPage(items: rows, total: total))
        return Response(
            status: .ok, headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(data: data)))
    }
}

struct HandwrittenPage: Encodable {
    var items: [HandwrittenRow]
    var total: Int?
}

struct HandwrittenRow: Encodable, Sendable {
    let id: Int
    let number: Int
    let title: String
    let seconds: Int
    let albumID: Int
    let album: String
    let artist: String
    let genre: String
    let year: Int
    let price: Decimal?
    let stock: Int

    init(_ row: Row) {
        id = row[0]
        number = row[1]
        title = row[2]
        seconds = row[3]
        albumID = row[4]
        album = row[5]
        artist = row[6]
        genre = row[7]
        year = row[8]
        price = Decimal(string: row[9])
        stock = row[10]
    }
}
