import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite("The SQL of relationships") struct RelationshipSQLTests {
    @Test func show() throws {
        let library = try MusicLibrary()
        try library.database.write { try $0.execute(sql: "CREATE INDEX album_year ON album (year); CREATE INDEX album_title ON album(title)") }
        func show<M: Fetchable>(_ n: String, _ r: FetchableRequest<M, [M]>) throws {
            let sql = try r.sql(for: .sqlite, showingValues: true)
            print("@@", n)
            print("##", sql[(sql.range(of: " FROM ")!.lowerBound)...].dropFirst(1).replacingOccurrences(of: " COLLATE BINARY", with: ""))
            let plan = try library.database.read { db in try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String } }
            print("%%", plan.joined(separator: "; "))
        }
        try show("a to-one", Track.request().all().where { $0.album.title == "Wild" })
        try show("two steps", Track.request().all().where { $0.album.artist.name.hasPrefix("N") })
        try show("missing", Album.request().all().where { $0.artist == nil })
        try show("key", Album.request().all().where { $0.artist == 3 })
        try show("not", Track.request().all().where { $0.album.artist.name != "Bob" })
        try show("contains", Artist.request().all().where { $0.albums.contains { $0.year > 1970 && $0.title.hasPrefix("B") } })
        try show("allSatisfy", Artist.request().all().where { $0.albums.allSatisfy { $0.year > 1970 } })
        try show("isEmpty", Artist.request().all().where { $0.albums.isEmpty })
        try show("nested count", Artist.request().all().where { $0.albums.contains { $0.tracks.count > 1 } })
        try show("correlated", Artist.request().all().where { artist in artist.albums.contains { $0.title == artist.name } })
        try show("joined", Playlist.request().all().where { $0.tracks.contains { $0.album.artist == 2 } })
        try show("joined count", Playlist.request().all().where { $0.tracks.count > 1 })
        try show("joined with duplicates", Playlist.request().all().where { $0.entryTracks.sum(\.seconds) > 600 })
        try show("order", Album.request().all().sorted(by: .ascending(\.artist.name), .descending { $0.tracks.count }))
        try show("one join", Album.request().all().where { $0.artist.name == "Bob" || $0.artist.rank == 1 || $0.artist.mentor.rank == 1 })
        try show("outer for one side", Album.request().all().where { $0.artist.name == "Bob" || $0.title == "Blue" })
        try show("sum of outer", Artist.request().all().where { artist in artist.albums.sum { _ in artist.rank } > 3 })
    }
}
