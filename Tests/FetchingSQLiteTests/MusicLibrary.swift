import Fetching
import FetchingSQLite
import GRDB

/// A small library, in a database and in memory. It has a reference to nothing, missing references, artists and playlists
/// with nothing, and a track that is in a playlist twice.
struct MusicLibrary {
    let database: DatabaseQueue
    let store: MemoryStore

    static let artists = [
        Artist(id: 1, name: "Nina", rank: 1),
        Artist(id: 2, name: "Bob", mentorID: 1),
        Artist(id: 3, name: "Joni", rank: 3, mentorID: 2),
        Artist(id: 4, name: "Silent", mentorID: 99),
    ]

    static let albums = [
        Album(id: 1, title: "Wild", year: 1966, artistID: 1),
        Album(id: 2, title: "Blue", year: 1971, artistID: 3),
        Album(id: 3, title: "Desire", year: 1976, artistID: 2),
        Album(id: 4, title: "Nobody's", artistID: nil),
        Album(id: 5, title: "Dangling", year: 2000, artistID: 77),
        Album(id: 6, title: "Bob", year: 1990, artistID: 2),
    ]

    static let tracks = [
        Track(id: 1, name: "Four", seconds: 264, albumID: 1),
        Track(id: 2, name: "Lilac", seconds: 402, albumID: 1),
        Track(id: 3, name: "Carey", seconds: 180, albumID: 2),
        Track(id: 4, name: "Hurricane", seconds: 513, albumID: 3),
        Track(id: 5, name: "Isis", seconds: 416, albumID: 3),
        Track(id: 6, name: "Sara", seconds: 329, albumID: 3),
        Track(id: 7, name: "Orphan", seconds: 100, albumID: 55),
        Track(id: 8, name: "Ghost", seconds: 90, albumID: 5),
    ]

    static let playlists = [
        Playlist(id: 1, name: "Morning"), Playlist(id: 2, name: "Night"), Playlist(id: 3, name: "Empty"),
    ]

    static let joinings = [
        PlaylistTrack(playlistID: 1, trackID: 1), PlaylistTrack(playlistID: 1, trackID: 4),
        PlaylistTrack(playlistID: 2, trackID: 4), PlaylistTrack(playlistID: 2, trackID: 88),
    ]

    static let entries = [
        Entry(id: 1, playlistID: 1, trackID: 1), Entry(id: 2, playlistID: 1, trackID: 1),
        Entry(id: 3, playlistID: 1, trackID: 5), Entry(id: 4, playlistID: 2, trackID: nil),
        Entry(id: 5, playlistID: 2, trackID: 99), Entry(id: 6, playlistID: 2, trackID: 5),
    ]

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: Self.tables)
            for artist in Self.artists {
                try db.execute(
                    sql: "INSERT INTO artist VALUES (?, ?, ?, ?)",
                    arguments: [artist.id, artist.name, artist.rank, artist.mentorID])
            }
            for album in Self.albums {
                try db.execute(
                    sql: "INSERT INTO album VALUES (?, ?, ?, ?)",
                    arguments: [album.id, album.title, album.year, album.artistID])
            }
            for track in Self.tracks {
                try db.execute(
                    sql: "INSERT INTO track VALUES (?, ?, ?, ?)",
                    arguments: [track.id, track.name, track.seconds, track.albumID])
            }
            for playlist in Self.playlists {
                try db.execute(sql: "INSERT INTO playlist VALUES (?, ?)", arguments: [playlist.id, playlist.name])
            }
            for joining in Self.joinings {
                try db.execute(
                    sql: "INSERT INTO playlist_track VALUES (?, ?)", arguments: [joining.playlistID, joining.trackID])
            }
            for entry in Self.entries {
                try db.execute(
                    sql: "INSERT INTO entry VALUES (?, ?, ?)", arguments: [entry.id, entry.playlistID, entry.trackID])
            }
        }
        store = MemoryStore()
            .adding(Self.artists).adding(Self.albums).adding(Self.tracks).adding(Self.playlists)
            .adding(Self.joinings).adding(Self.entries)
    }

    private static let tables = """
        CREATE TABLE artist (id INTEGER PRIMARY KEY, name TEXT NOT NULL, rank INTEGER, mentorID INTEGER);
        CREATE INDEX artist_mentor ON artist (mentorID);
        CREATE INDEX artist_name ON artist (name);
        CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT NOT NULL, year INTEGER, artistID INTEGER);
        CREATE INDEX album_artist ON album (artistID);
        CREATE INDEX album_year ON album (year);
        CREATE INDEX album_title ON album (title);
        CREATE TABLE track (id INTEGER PRIMARY KEY, name TEXT NOT NULL, seconds INTEGER NOT NULL, albumID INTEGER NOT NULL);
        CREATE INDEX track_album ON track (albumID);
        CREATE TABLE playlist (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE playlist_track (playlistID INTEGER NOT NULL, trackID INTEGER NOT NULL, PRIMARY KEY (playlistID, trackID));
        CREATE INDEX playlist_track_track ON playlist_track (trackID);
        CREATE TABLE entry (id INTEGER PRIMARY KEY, playlistID INTEGER NOT NULL, trackID INTEGER);
        CREATE INDEX entry_playlist ON entry (playlistID);
        """
}
