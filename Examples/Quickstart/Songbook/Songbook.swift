import Fetching
import FetchingSQLite
import Foundation

/// The songbook as an SQLite file. Tables and rows are written with GRDB, and nothing in them is special to Fetching.
struct Songbook {
    let file: URL
    let database: DatabaseQueue

    /// Makes a new songbook in a folder, in the place of one that may be there.
    init(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "songbook.sqlite")
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        database = try DatabaseQueue(path: file.path)
        try database.write { db in
            try db.execute(sql: Self.tables)
            for artist in Artist.songbook { try artist.insert(into: db) }
            for song in Song.songbook { try song.insert(into: db) }
            for album in Album.songbook { try album.insert(into: db) }
            for track in Track.songbook { try track.insert(into: db) }
            for playlist in Playlist.songbook { try playlist.insert(into: db) }
            for joining in PlaylistSong.songbook { try joining.insert(into: db) }
        }
    }

    private static let tables = """
        CREATE TABLE artists (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            nickname TEXT,
            country TEXT NOT NULL,
            birthday DATETIME
        );
        CREATE TABLE songs (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL,
            artist_id INTEGER NOT NULL REFERENCES artists (id),
            year INTEGER NOT NULL,
            released DATETIME,
            seconds INTEGER NOT NULL,
            genre TEXT NOT NULL,
            tags INTEGER NOT NULL,
            rating DOUBLE,
            is_favorite BOOLEAN NOT NULL,
            last_sung INTEGER
        );
        CREATE INDEX song_artist ON songs (artist_id);
        CREATE TABLE albums (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL,
            year INTEGER NOT NULL,
            artist_id INTEGER NOT NULL REFERENCES artists (id)
        );
        CREATE INDEX album_artist ON albums (artist_id);
        CREATE TABLE tracks (
            id INTEGER PRIMARY KEY,
            number INTEGER NOT NULL,
            album_id INTEGER NOT NULL REFERENCES albums (id),
            song_id INTEGER NOT NULL REFERENCES songs (id)
        );
        CREATE INDEX track_album ON tracks (album_id);
        CREATE INDEX track_song ON tracks (song_id);
        CREATE TABLE playlists (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL
        );
        CREATE TABLE playlist_songs (
            playlist_id INTEGER NOT NULL REFERENCES playlists (id),
            song_id INTEGER NOT NULL REFERENCES songs (id),
            PRIMARY KEY (playlist_id, song_id)
        );
        CREATE INDEX playlist_song ON playlist_songs (song_id);
        """

    /// The same in memory.
    static var inMemory: MemoryStore {
        MemoryStore()
            .adding(Artist.songbook).adding(Song.songbook).adding(Album.songbook).adding(Track.songbook)
            .adding(Playlist.songbook).adding(PlaylistSong.songbook)
            .adding(Song.songbook.map { SongGenre(genre: $0.genre) })
    }
}

extension Artist {
    fileprivate func insert(into db: Database) throws {
        try db.execute(
            sql: "INSERT INTO artists VALUES (?, ?, ?, ?, ?)", arguments: [id, name, nickname, country, born])
    }
}

extension Song {
    fileprivate func insert(into db: Database) throws {
        try db.execute(
            sql: "INSERT INTO songs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            arguments: [
                id, title, artistID, year, released, seconds, genre.rawValue, tags.rawValue, rating, isFavorite,
                lastSung.map { Int($0.timeIntervalSince1970) },
            ])
    }
}

extension Album {
    fileprivate func insert(into db: Database) throws {
        try db.execute(sql: "INSERT INTO albums VALUES (?, ?, ?, ?)", arguments: [id, title, year, artistID])
    }
}

extension Track {
    fileprivate func insert(into db: Database) throws {
        try db.execute(sql: "INSERT INTO tracks VALUES (?, ?, ?, ?)", arguments: [id, number, albumID, songID])
    }
}

extension Playlist {
    fileprivate func insert(into db: Database) throws {
        try db.execute(sql: "INSERT INTO playlists VALUES (?, ?)", arguments: [id, name])
    }
}

extension PlaylistSong {
    fileprivate func insert(into db: Database) throws {
        try db.execute(sql: "INSERT INTO playlist_songs VALUES (?, ?)", arguments: [playlistID, songID])
    }
}
