import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite("The SQL of relationships") struct RelationshipSQLTests {
    @Test func show() throws {
        func show<M: Fetchable>(_ r: FetchableRequest<M, [M]>) throws {
            print(try r.sql(for: .sqlite, showingValues: true).replacing(" COLLATE BINARY", with: ""))
        }
        try show(Track.request().all().where { $0.album.title == "a" })
        try show(Track.request().all().where { $0.album.artist.name.hasPrefix("A") && $0.album.year > 1990 })
        try show(Track.request().all().where { $0.album.artist.name != "A" })
        try show(Album.request().all().where { $0.artist == nil })
        try show(Album.request().all().where { $0.artist != nil })
        try show(Album.request().all().where { $0.artist == 3 })
        try show(Album.request().all().where { $0.artist != 3 })
        try show(Album.request().all().where { $0.artist.mentor == $0.artist.mentor.mentor })
        try show(Artist.request().all().where { $0.mentor.name == $0.name })
        try show(Artist.request().all().where { $0.albums.contains { $0.year > 3 && $0.title.hasPrefix("M") } })
        try show(Artist.request().all().where { $0.albums.allSatisfy { $0.year > 3 } })
        try show(Artist.request().all().where { $0.albums.isEmpty })
        try show(Artist.request().all().where { $0.albums.contains(Album(id: 3, title: "x")) })
        try show(Artist.request().all().where { $0.albums.contains { $0.tracks.count > 10 } })
        try show(
            Artist.request().all().where { a in a.albums.contains { $0.title == a.name && $0.artist.mentor.name == "x" }
            })
        try show(Artist.request().all().where { $0.tracks.count > 3 && $0.tracks.sum(\.seconds) > 100 })
        try show(Playlist.request().all().where { $0.tracks.count { $0.album.year > 2000 } > 3 })
        try show(Playlist.request().all().where { $0.entryTracks.count > 3 && $0.entryTracks.max(\.name) == "z" })
        try show(
            Album.request().all().where { $0.tracks.average(\.seconds) > 100 }.sorted(
                by: .ascending(\.artist.name), .descending { $0.tracks.count }))
        try show(
            Album.request().first(nth: 3).where { $0.artist.name == "x" || $0.artist.rank == 3 }.sorted(
                by: .ascending(\.artist.name)))
        try show(Album.request().all().where { $0.artist.name == "x" || $0.title == "3" })
        try show(Track.request().all().where { $0.album.artist.pupils.contains { $0.mentor.name == "x" } })
        try show(Artist.request().all().where { $0.pupils.contains { $0.pupils.contains { $0.pupils.isEmpty } } })
    }
}
