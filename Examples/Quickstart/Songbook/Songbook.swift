import Foundation
import GRDB

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
        """
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
