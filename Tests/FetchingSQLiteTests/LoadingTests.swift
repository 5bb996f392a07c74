import Fetching
import FetchingSQLite
import GRDB
import Testing

@Suite("Loading related models") struct LoadingTests {
    @Test func show() throws {
        let library = try MusicLibrary()
        func show<M: Fetchable, R>(_ r: LoadingRequest<M, R>) throws {
            for s in try r.sql(for: .sqlite, showingValues: true) { print(s.replacing(" COLLATE BINARY", with: "")) }
            print(try r.fetch(in: library.database))
            print(try r.fetch(in: library.store))
            print()
        }
        try show(
            Album.request().all().including(\.artist).including(\.tracks) {
                $0.where { $0.seconds > 200 }.sorted(by: .descending(\.seconds))
            })
        try show(Artist.request().all().including(\.albums) { $0.sorted(by: .descending(\.year)).first(nth: 1) })
        try show(Artist.request().all().including(\.tracks))
        try show(Playlist.request().all().including(\.tracks))
        try show(Playlist.request().all().including(\.entryTracks))
        try show(
            Playlist.request().all().including(\.entryTracks) {
                $0.sorted(by: .ascending(\.album.artist.name)).first(nth: 1)
            })
        try show(Track.request().all().including(\.album.artist))
        try show(Track.request().all().including(\.album.artist.albums))
        try show(Artist.request().first().including(\.albums) { $0.including(\.tracks) })
        try show(
            Track.request().all().where { $0.album.artist.name == "Bob" }.including(required: \.album) {
                $0.including(required: \.artist)
            })
        try show(Artist.request().all().including(\.mentor).including(\.pupils))
        do { _ = try Album.request().all().including(required: \.artist).fetch(in: library.database) } catch {
            print(error)
        }
        do { _ = try Album.request().all().including(required: \.artist).fetch(in: library.store) } catch {
            print(error)
        }
    }
}
