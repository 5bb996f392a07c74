import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite struct ChangeSQLTests {
    @Test func aDeletionIsOneStatement() throws {
        #expect(try User.request().all().deletionSQL(for: .sqlite) == #"DELETE FROM "user""#)
        #expect(
            try User.request().all().where { $0.plan == .premium }.deletionSQL(for: .sqlite)
                == #"DELETE FROM "user" WHERE "plan" = ? COLLATE BINARY"#)
        #expect(
            try User.request().all().where { $0.score > 10 }.sorted(by: .ascending(\.name))
                .deletionSQL(for: .sqlite, showingValues: true) == #"DELETE FROM "user" WHERE "score" > 10.0"#)
    }

    /// To Swift, the apostrophe and the accent are one character; to a database, the apostrophe ends the text.
    @Test func aShownTextEndsWhereItShould() throws {
        let request = User.request().all().where { $0.name == "'\u{301}" }
        let expected = "DELETE FROM \"user\" WHERE \"name\" = '''\u{301}' COLLATE BINARY"
        #expect(Array(try request.deletionSQL(for: .sqlite, showingValues: true).utf8) == Array(expected.utf8))
    }

    @Test func aLimitGoesByTheKey() throws {
        let request = User.request().first(nth: 10, after: 2).where { $0.isAdmin }.sorted(by: .descending(\.score))
        #expect(
            try request.deletionSQL(for: .sqlite, showingValues: true)
                == #"DELETE FROM "user" WHERE "id" IN (SELECT "user"."id" FROM "user" WHERE "user"."isAdmin" = 1 "#
                + #"ORDER BY "user"."score" DESC, "user"."id" DESC LIMIT 10 OFFSET 2)"#)
    }

    @Test func aKeyOfTwoColumnsIsARowValue() throws {
        #expect(
            try PlaylistTrack.request().first(nth: 1).deletionSQL(for: .sqlite)
                == #"DELETE FROM "playlist_track" WHERE ("playlistID", "trackID") IN (SELECT "#
                + #""playlist_track"."playlistID", "playlist_track"."trackID" FROM "playlist_track" "#
                + #"ORDER BY "playlist_track"."playlistID", "playlist_track"."trackID" LIMIT ?)"#)
    }

    @Test func aToOneGoesByTheKey() throws {
        #expect(
            try Album.request().all().where { $0.artist.name == "Bach" }.deletionSQL(for: .sqlite)
                == #"DELETE FROM "album" WHERE "id" IN (SELECT "album"."id" FROM "album" "#
                + #"JOIN "artist" ON "artist"."id" = "album"."artistID" "#
                + #"WHERE "artist"."name" = ? COLLATE BINARY)"#)
    }

    @Test func aToManyNeedsNoKey() throws {
        #expect(
            try Artist.request().all().where { $0.albums.contains { $0.year < 1900 } }
                .deletionSQL(for: .sqlite, showingValues: true)
                == #"DELETE FROM "artist" WHERE EXISTS (SELECT 1 FROM "album" AS "albums" "#
                + #"WHERE "albums"."artistID" = "artist"."id" AND "albums"."year" < 1900)"#)
    }

    @Test func anUpdateIsOneStatement() throws {
        let request = User.request().all().where { $0.isAdmin }
        #expect(
            try request.updateSQL(for: .sqlite) {
                $0.score += 1
                $0.plan = .freemium
                $0.nickname = nil
            }
                == #"UPDATE "user" SET "score" = "score" + ?, "plan" = ?, "nickname" = ? WHERE "isAdmin" = 1"#)
        #expect(
            try User.request().all().updateSQL(for: .sqlite, showingValues: true) {
                $0.isAdmin = $0.score > 10
                $0.name = "O'Neill"
                $0.isAdmin = !$0.isAdmin
            }
                == #"UPDATE "user" SET "isAdmin" = ("score" <= 10.0), "name" = 'O''Neill'"#)
        #expect(try request.updateSQL(for: .sqlite) { _ in } == "")
    }

    @Test func statementsFollowEachOther() throws {
        let sql = try User.request().all().updateSQL(for: .sqlite, showingValues: true) {
            $0.score += 1
            $0.score += 1
            $0.name = "a"
            $0.nickname = $0.name
            $0.name = "b"
        }
        #expect(sql == #"UPDATE "user" SET "score" = ("score" + 1.0) + 1.0, "name" = 'b', "nickname" = 'a'"#)
    }

    @Test func rowsAreFoundFirstIfTheConditionReadsOthers() throws {
        #expect(
            try Artist.request().all().where { !$0.pupils.isEmpty }.updateSQL(for: .sqlite) { $0.rank = 1 }
                == #"UPDATE "artist" SET "rank" = ? WHERE "id" IN (SELECT "artist"."id" FROM "artist" "#
                + #"WHERE EXISTS (SELECT 1 FROM "artist" AS "pupils" WHERE "pupils"."mentorID" = "artist"."id"))"#)
        #expect(
            try Artist.request().all().where { $0.albums.isEmpty }.updateSQL(for: .sqlite) { $0.rank = 1 }
                == #"UPDATE "artist" SET "rank" = ? WHERE "id" IN (SELECT "artist"."id" FROM "artist" "#
                + #"WHERE NOT EXISTS (SELECT 1 FROM "album" AS "albums" WHERE "albums"."artistID" = "artist"."id"))"#)
    }

    @Test func valuesOfOthersAreComputedFirst() throws {
        #expect(
            try Artist.request().all().where { $0.id > 1 }.updateSQL(for: .sqlite) { $0.rank = $0.albums.count }
                == #"UPDATE "artist" SET "rank" = "new"."value1" FROM (SELECT "artist"."id" AS "key1", "#
                + #"(SELECT COUNT(*) FROM "album" AS "albums" WHERE "albums"."artistID" = "artist"."id") AS "value1" "#
                + #"FROM "artist" WHERE "artist"."id" > ?) AS "new" WHERE "artist"."id" = "new"."key1""#)
        #expect(
            try Artist.request().all().updateSQL(for: .sqlite) {
                $0.rank = $0.pupils.count
                $0.name = "x"
            }
                == #"UPDATE "artist" SET "rank" = "new"."value1", "name" = "new"."value2" FROM (SELECT "#
                + #""artist"."id" AS "key1", (SELECT COUNT(*) FROM "artist" AS "pupils" "#
                + #"WHERE "pupils"."mentorID" = "artist"."id") AS "value1", ? AS "value2" FROM "artist") AS "new" "#
                + #"WHERE "artist"."id" = "new"."key1""#)
        #expect(
            try Album.request().all().updateSQL(for: .sqlite) { $0.year = $0.artist.rank }
                == #"UPDATE "album" SET "year" = "new"."value1" FROM (SELECT "album"."id" AS "key1", "#
                + #""artist"."rank" AS "value1" FROM "album" LEFT JOIN "artist" ON "artist"."id" = "album"."artistID") "#
                + #"AS "new" WHERE "album"."id" = "new"."key1""#)
    }

    @Test func withoutAKeyALimitIsRefused() throws {
        let error = #expect(throws: FetchError.self) {
            try Word.request().first(nth: 1).deletionSQL(for: .sqlite)
        }
        #expect(error?.code == .unsupported)
        #expect(
            error?.description
                == "'Word' on SQLite: a delete or update with a limit or relationships needs a primary key, which the "
                + "model lacks. Declare '@PrimaryKey', or leave the limit and relationships out")
        #expect(try Word.request().all().where { $0.text == "a" }.deletionSQL(for: .sqlite).hasPrefix("DELETE"))
    }

    @Test func changesOfAllRowsMustBeMeant() throws {
        let error = #expect(throws: FetchError.self) {
            try User.request().all().where(.all([])).deletionSQL(for: .sqlite)
        }
        #expect(error?.code == .unconditionalChange)
        #expect(
            error?.description == "'User' on SQLite: the conditions hold for every row, which would change all rows. "
                + "Write '.all()' without 'where' if all rows are meant, or leave no condition out")
    }
}

/// A model without a key.
@Fetchable("word")
struct Word: Sendable {
    var text: String
}
