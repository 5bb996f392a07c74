import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite("Loading related models") struct LoadingTests {
    @Test func aTupleSaysWhatWasLoaded() throws {
        let library = try MusicLibrary()
        let albums: [(Album, Artist?, [Track])] = try Album.request()
            .all()
            .where { $0.year > 1970 }
            .sorted(by: .ascending(\.id))
            .including(\.artist)
            .including { $0.tracks.where { $0.seconds > 300 }.sorted(by: .descending(\.seconds)) }
            .fetch(in: library.database)
        #expect(albums.map(\.0.title) == ["Blue", "Desire", "Dangling", "Bob"])
        #expect(albums.map(\.1?.name) == ["Joni", "Bob", nil, "Bob"])
        #expect(albums.map { $0.2.map(\.name) } == [[], ["Hurricane", "Isis", "Sara"], [], []])
    }

    @Test func valuesAreInTheModelsPlace() throws {
        let library = try MusicLibrary()
        let request = Album.request().all().where { $0.year > 1970 }.sorted(by: .ascending(\.id))
            .select(\.title, \.tracks.count)
            .including(\.artist)
            .including { $0.tracks.sorted(by: .ascending(\.name)).select(\.name) }
        let albums: [(String, Int, Artist?, [String])] = try request.fetch(in: library.database)
        #expect(albums.map(\.0) == ["Blue", "Desire", "Dangling", "Bob"])
        #expect(albums.map(\.2?.name) == ["Joni", "Bob", nil, "Bob"])
        #expect(albums.allSatisfy { $0.1 == $0.3.count })
        let statements = try request.sql(for: .sqlite)
        try #require(statements.count == 3)
        #expect(
            statements[0].hasPrefix(
                #"SELECT "album"."id", "album"."title", "album"."year", "album"."artistID", "album"."title", (SELECT COUNT(*)"#
            ))
        #expect(
            statements[2].hasPrefix(
                #"SELECT "track"."id", "track"."name", "track"."seconds", "track"."albumID", "track"."name", "track"."albumID" FROM"#
            ), "\(statements[2])")
    }

    @Test func statementsCanBeShownOfAnyRequest() throws {
        func show(_ request: some SQLiteRequest) throws -> [String] {
            try request.sql(for: .sqlite, showingValues: true)
        }
        let artists = Artist.request().all().where { $0.rank > 3 }
        #expect(try show(artists).count == 1)
        #expect(try show(artists)[0].hasSuffix(#"WHERE "rank" > 3"#))
        #expect(try show(artists.select(\.name)) == [#"SELECT "name" FROM "artist" WHERE "rank" > 3"#])
        #expect(try show(artists.count()) == [#"SELECT COUNT(*) FROM "artist" WHERE "rank" > 3"#])
        #expect(try show(artists.including(\.albums)).count == 2)
        #expect(try show(artists.including(\.albums).page(size: 3)).count == 2)
        #expect(try show(artists.first())[0].hasSuffix(#"WHERE "rank" > 3 LIMIT 1"#))
        // A request that is known to have one statement gives that one.
        let statement: String = try artists.sql(for: .sqlite, showingValues: true)
        #expect(try [statement] == show(artists))
    }

    @Test func whatWasLoadedCanBePrinted() throws {
        let library = try MusicLibrary()
        // The type that is wanted is `Any`.
        let count: Any = try Artist.request().all().including(\.albums).fetch(in: library.database).count
        #expect(count as? Int == 4)
        let first: Any = try Artist.request().first().including(\.albums).fetch(in: library.database)?.1.count as Any
        #expect(first as? Int == 1)
    }

    @Test func statementsAreOneForEachRelationship() throws {
        let request = Artist.request().all()
            .including { $0.albums.including { $0.tracks.including(\.playlists) } }
            .including(\.mentor)
            .including(\.tracks)
        for count in [0, 1, 10, 1_000] {
            let statements = try statements(of: request, artists: count)
            #expect(statements.count == 6, "for \(count) artists: \(statements)")
            #expect(try request.sql(for: .sqlite).count == 6)
        }
    }

    /// The statements that a request runs on a database with a number of artists, each with an album.
    private func statements<Result>(of request: LoadingRequest<Artist, Result>, artists: Int) throws -> [String] {
        let library = try MusicLibrary()
        let log = StatementLog()
        return try library.database.write { db in
            try db.execute(sql: "DELETE FROM artist; DELETE FROM album")
            for id in 0..<artists {
                try db.execute(sql: "INSERT INTO artist VALUES (?, 'a', 1, NULL)", arguments: [id])
                try db.execute(sql: "INSERT INTO album VALUES (?, 'b', 1990, ?)", arguments: [id, id])
            }
            // The functions are added to the connection by then, and counted for nothing.
            _ = try request.fetch(in: db)
            db.trace { event in
                if case .statement(let statement) = event { log.append(statement.sql) }
            }
            defer { db.trace(nil) }
            _ = try request.fetch(in: db)
            return log.statements
        }
    }

    @Test func aHundredThousandParents() throws {
        let database = try DatabaseQueue()
        let count = 100_000
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE artist (id INTEGER PRIMARY KEY, name TEXT NOT NULL, rank INTEGER, mentorID INTEGER);
                    CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT NOT NULL, year INTEGER, artistID INTEGER);
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
                    INSERT INTO artist SELECT i, 'artist', i, i + 1 FROM n;
                    INSERT INTO album SELECT id * 2, 'first', 1990, id FROM artist;
                    INSERT INTO album SELECT id * 2 + 1, 'second', 1991, id FROM artist;
                    """)
        }
        let artists = try Artist.request().all().sorted(by: .ascending(\.id))
            .including { $0.albums.sorted(by: .descending(\.year)).first(nth: 1) }
            .including(\.mentor)
            .fetch(in: database)
        #expect(artists.count == count)
        let areRight = artists.allSatisfy { artist, albums, mentor in
            albums.map(\.id) == [artist.id * 2 + 1] && (mentor?.id ?? count + 1) == artist.id + 1
        }
        #expect(areRight)
    }

    @Test func requiredModelsAreThereOrAnError() throws {
        let library = try MusicLibrary()
        let albums: [(Album, Artist)] = try Album.request().all().where { $0.artist != nil }
            .including(\.artist.required).fetch(in: library.database)
        #expect(albums.count == 4)
        let error = #expect(throws: FetchError.self) {
            try Album.request().all().sorted(by: .ascending(\.id)).including(\.artist.required)
                .fetch(in: library.database)
        }
        #expect(error?.code == .missingModel)
        let text = "\(try #require(error))"
        #expect(
            text
                == "'Album.artist' in the row with key 4 on SQLite: the required 'Artist' is missing. Correct the reference, "
                + "or load with 'including' without 'required', which gives nil")
    }

    @Test func requiredModelsBringTheirOwn() throws {
        let library = try MusicLibrary()
        let albums = Album.request().all().where { $0.artist != nil }
        let found: [(Album, (Artist, [Album], [Track]))] =
            try albums.including { $0.artist.required.including(\.albums).including(\.tracks) }
            .fetch(in: library.database)
        #expect(found.count == 4)
        for (album, (artist, ofArtist, tracks)) in found {
            #expect(album.artistID == artist.id)
            #expect(ofArtist.contains { $0.id == album.id })
            #expect(tracks.allSatisfy { track in ofArtist.contains { $0.id == track.albumID } })
        }
        let nested: [(Track, (Album, Artist))] =
            try Track.request().all().where { $0.album.artist != nil }
            .including { $0.album.required.including(\.artist.required) }.fetch(in: library.database)
        #expect(!nested.isEmpty)
        #expect(nested.allSatisfy { $0.albumID == $1.0.id && $1.0.artistID == $1.1.id })
    }

    @Test func memoryGivesTheSame() throws {
        let library = try MusicLibrary()
        let request = Artist.request().all().sorted(by: .ascending(\.id))
            .including {
                $0.albums.sorted(by: .descending(\.year)).first(nth: 1).including {
                    $0.tracks.sorted(by: .ascending(\.id))
                }
            }
            .including { $0.tracks.sorted(by: .ascending(\.name)) }
        let (database, memory) = (try request.fetch(in: library.database), try request.fetch(in: library.store))
        #expect("\(database)" == "\(memory)")
        #expect(database.map { $0.1.map(\.0.id) } == [[1], [6], [2], []])
        #expect(database.map { $0.2.count } == [2, 3, 1, 0])
    }

    @Test func theFirstModelWithItsRelatedOnes() throws {
        let library = try MusicLibrary()
        let request = Artist.request().first().where { $0.name == "Bob" }
            .including { $0.albums.sorted(by: .ascending(\.id)) }
        let bob: (Artist, [Album])? = try request.fetch(in: library.database)
        #expect(bob?.1.map(\.title) == ["Desire", "Bob"])
        #expect(try request.where { $0.rank == 77 }.fetch(in: library.database) == nil)
    }

    @Test func asynchronously() async throws {
        let library = try MusicLibrary()
        let playlists = try await Playlist.request().all().sorted(by: .ascending(\.id)).including(\.tracks)
            .fetch(in: library.database)
        #expect(playlists.map { $0.1.count } == [2, 1, 0])
    }

    @Test func insideOfATransaction() throws {
        let library = try MusicLibrary()
        let count = try library.database.write { db in
            try db.execute(sql: "INSERT INTO playlist_track VALUES (3, 5)")
            return try Playlist.request().all().including(\.tracks).fetch(in: db).map(\.1.count).reduce(0, +)
        }
        #expect(count == 4)
        // A fetch in a reentrant read finds the transaction that is there.
        let playlists = try library.database.read { _ in
            try Playlist.request().all().including(\.tracks).fetch(in: library.database)
        }
        #expect(playlists.count == 3)
    }

    @Test func queriesOfAPoolSeeOneState() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = Configuration()
        // A reader that finds the shared index of the WAL half written takes the write lock for a moment.
        configuration.busyMode = .timeout(10)
        let pool = try DatabasePool(path: folder.appending(path: "pool.sqlite").path, configuration: configuration)
        try await pool.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE playlist (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
                    CREATE TABLE entry (id INTEGER PRIMARY KEY, playlistID INTEGER NOT NULL, trackID INTEGER);
                    INSERT INTO playlist VALUES (1, '0');
                    """)
        }
        // Each write adds an entry and says in the playlist how many there are.
        let writer = Task {
            for count in 1...300 {
                try await pool.write { db in
                    try db.execute(sql: "INSERT INTO entry VALUES (?, 1, NULL)", arguments: [count])
                    try db.execute(sql: "UPDATE playlist SET name = ?", arguments: ["\(count)"])
                }
            }
        }
        for _ in 0..<300 {
            let playlists = try await Playlist.request().all().including(\.entries).fetch(in: pool)
            #expect(playlists.map(\.0.name) == playlists.map { "\($0.1.count)" })
        }
        try await writer.value
    }

    @Test func aLimitWithDistinctIsRefused() throws {
        let library = try MusicLibrary()
        let request = Artist.request().all().including { $0.albums.distinct().first(nth: 2) }
        #expect(throws: FetchError.self) { try request.fetch(in: library.database) }
        let distinct = Artist.request().all().sorted(by: .ascending(\.id)).including { $0.albums.distinct() }
        #expect(try distinct.fetch(in: library.database).map(\.1.count) == [1, 2, 1, 0])
    }

    @Test func aCombinationIsRefused() throws {
        let library = try MusicLibrary()
        let request = Artist.request().all().including {
            $0.albums.requesting { $0.where { $0.year > 2000 }.union($0.where { $0.year < 1990 }) }
        }
        let error = #expect(throws: FetchError.self) { try request.fetch(in: library.database) }
        #expect(error?.code == .unsupported)
        #expect(error?.reason == "related models of several requests together are asked for")
        #expect(error?.member == "albums")
    }

    @Test func errorsNameTheModelThatIsLoaded() throws {
        let library = try MusicLibrary()
        try library.database.write { db in
            try db.execute(sql: "UPDATE album SET title = x'00' WHERE id = 3; DROP TABLE entry")
        }
        let unreadable = #expect(throws: FetchError.self) {
            try Artist.request().all().including(\.albums).fetch(in: library.database)
        }
        #expect(unreadable?.model == "Album")
        #expect(unreadable?.member == "title")
        #expect(unreadable?.key == "3")
        let missing = #expect(throws: FetchError.self) {
            try Playlist.request().all().including(\.entries).fetch(in: library.database)
        }
        #expect(missing?.code == .missingTable)
        #expect(missing?.model == "Entry")
        let condition = #expect(throws: FetchError.self) {
            try Playlist.request().all().where { !$0.entries.isEmpty }.fetch(in: library.database)
        }
        #expect(condition?.code == .missingTable)
        #expect(condition?.reason == "the database has no table 'entry'")
        try library.database.write { try $0.execute(sql: "ALTER TABLE track RENAME COLUMN seconds TO length") }
        let column = #expect(throws: FetchError.self) {
            try Artist.request().all().where { $0.tracks.sum(\.seconds) > 3 }.fetch(in: library.database)
        }
        #expect(column?.code == .missingColumn)
        #expect(column?.reason == "the table of the models that 'tracks' leads to has no column 'seconds'")
        let missingModels = #expect(throws: FetchError.self) {
            try Artist.request().all().including(\.albums).fetch(in: MemoryStore().adding([Artist]()).adding([Track]()))
        }
        #expect(missingModels?.code == .missingTable)
        #expect(missingModels?.model == "Album")
    }
}

/// The statements that were run.
private final class StatementLog: @unchecked Sendable {
    private(set) var statements: [String] = []

    func append(_ sql: String) { statements.append(sql) }
}
