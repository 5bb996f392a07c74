#if Postgres
import Fetching
import FetchingPostgres

/// The songbook in a schema of its own on a PostgreSQL server. Tables and rows are written by SQL, and nothing in them is
/// special to Fetching.
struct PostgresSongbook {
    let pool: PostgresPool

    /// Makes a new songbook, in the place of one that may be there.
    init(at url: String) throws {
        var configuration = PostgresConfiguration(url: url)
        // The tables are those of the schema that the tour makes, in every session.
        configuration.searchPath = ["songbook"]
        pool = PostgresPool(configuration)
        try pool.write { db in
            try db.execute("DROP SCHEMA IF EXISTS songbook CASCADE; CREATE SCHEMA songbook")
            try db.execute(Self.tables)
            for artist in Artist.songbook { try artist.insert(into: db) }
            for song in Song.songbook { try song.insert(into: db) }
            for album in Album.songbook { try album.insert(into: db) }
            for track in Track.songbook { try track.insert(into: db) }
            for playlist in Playlist.songbook { try playlist.insert(into: db) }
            for joining in PlaylistSong.songbook { try joining.insert(into: db) }
        }
        // The planner knows nothing of new tables.
        try pool.write { db in try db.execute("ANALYZE") }
    }

    private static var tables: PostgresQuery {
        """
        CREATE TABLE artists (
            id bigint PRIMARY KEY,
            name text COLLATE "C" NOT NULL,
            nickname text COLLATE "C",
            country text COLLATE "C" NOT NULL,
            birthday timestamptz
        );
        CREATE TABLE songs (
            id bigint PRIMARY KEY,
            title text COLLATE "C" NOT NULL,
            artist_id bigint NOT NULL REFERENCES artists (id),
            year integer NOT NULL,
            released timestamptz,
            seconds integer NOT NULL,
            genre text COLLATE "C" NOT NULL,
            tags bigint NOT NULL,
            rating double precision,
            is_favorite boolean NOT NULL,
            last_sung bigint
        );
        CREATE INDEX song_artist ON songs (artist_id);
        CREATE TABLE albums (
            id bigint PRIMARY KEY,
            title text COLLATE "C" NOT NULL,
            year integer NOT NULL,
            artist_id bigint NOT NULL REFERENCES artists (id)
        );
        CREATE INDEX album_artist ON albums (artist_id);
        CREATE TABLE tracks (
            id bigint PRIMARY KEY,
            number integer NOT NULL,
            album_id bigint NOT NULL REFERENCES albums (id),
            song_id bigint NOT NULL REFERENCES songs (id)
        );
        CREATE INDEX track_album ON tracks (album_id);
        CREATE INDEX track_song ON tracks (song_id);
        CREATE TABLE playlists (
            id bigint PRIMARY KEY,
            name text COLLATE "C" NOT NULL
        );
        CREATE TABLE playlist_songs (
            playlist_id bigint NOT NULL REFERENCES playlists (id),
            song_id bigint NOT NULL REFERENCES songs (id),
            PRIMARY KEY (playlist_id, song_id)
        );
        CREATE INDEX playlist_song ON playlist_songs (song_id);
        """
    }
}

extension Artist {
    fileprivate func insert(into db: PostgresConnection) throws {
        try db.execute("INSERT INTO artists VALUES (\(id), \(name), \(nickname), \(country), \(born))")
    }
}

extension Song {
    fileprivate func insert(into db: PostgresConnection) throws {
        let lastSung = lastSung.map { Int($0.timeIntervalSince1970) }
        try db.execute(
            """
            INSERT INTO songs VALUES (\(id), \(title), \(artistID), \(year), \(released), \(seconds), \(genre), \(tags),
                \(rating), \(isFavorite), \(lastSung))
            """)
    }
}

extension Album {
    fileprivate func insert(into db: PostgresConnection) throws {
        try db.execute("INSERT INTO albums VALUES (\(id), \(title), \(year), \(artistID))")
    }
}

extension Track {
    fileprivate func insert(into db: PostgresConnection) throws {
        try db.execute("INSERT INTO tracks VALUES (\(id), \(number), \(albumID), \(songID))")
    }
}

extension Playlist {
    fileprivate func insert(into db: PostgresConnection) throws {
        try db.execute("INSERT INTO playlists VALUES (\(id), \(name))")
    }
}

extension PlaylistSong {
    fileprivate func insert(into db: PostgresConnection) throws {
        try db.execute("INSERT INTO playlist_songs VALUES (\(playlistID), \(songID))")
    }
}
#endif
