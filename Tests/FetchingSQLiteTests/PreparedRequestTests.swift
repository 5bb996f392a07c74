import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Prepared requests give what the requests give that are written with the values. `SQLiteTests` and `RandomFormTests` compare
/// the others.
@Suite("A prepared request on SQLite") struct PreparedRequestTests {
    private static let users: [User] = (1...9).map { id in
        var user = User.named("user \(id)", id: id)
        user.nickname = id % 3 == 0 ? nil : "nick \(id % 3)"
        user.plan = id % 2 == 0 ? .premium : .freemium
        return user
    }

    @Test func isRenderedOnce() throws {
        let calls = CallCount()
        let byName = User.prepared(String.self) { name in
            calls.add()
            return User.where { $0.name == name }.first()
        }
        let queue = try makeDatabase(Self.users)
        for user in Self.users {
            #expect(try byName(user.name).fetch(in: queue) == user)
        }
        #expect(try byName("nobody").fetch(in: queue) == nil)
        #expect(calls.count == 1)
        #expect(try byName.sql(for: .sqlite)[0].contains(#"WHERE "name" = ? COLLATE BINARY"#))
    }

    @Test func choosesAParameter() throws {
        let request = User.prepared(String.self, Plan.self) { name, plan in
            User.where {
                choose(if: $0.plan == .premium, then: $0.name, else: name) == name
                    && choose(if: $0.id > 4, then: plan, else: $0.plan) == plan
            }
        }
        let queue = try makeDatabase(Self.users)
        for plan in [Plan.freemium, .premium] {
            let expected = Self.users.filter {
                ($0.plan == .premium ? $0.name : "user 2") == "user 2" && ($0.id > 4 ? plan : $0.plan) == plan
            }
            #expect(try request("user 2", plan).fetch(in: queue) == expected)
            #expect(try request("user 2", plan).fetch(in: Self.users) == expected)
        }
    }

    @Test func nilIsNull() throws {
        let byNickname = User.prepared(String?.self, Plan.self) { nickname, plan in
            User.where { $0.nickname == nickname && $0.plan == plan }
        }
        let butNickname = User.prepared(String?.self) { nickname in User.where { $0.nickname != nickname } }
        let queue = try makeDatabase(Self.users)
        for nickname in [nil, "nick 1", "nobody"] {
            for plan in [Plan.freemium, .premium] {
                let users = try byNickname(nickname, plan).fetch(in: queue)
                #expect(users == Self.users.filter { $0.nickname == nickname && $0.plan == plan })
                #expect(users == (try byNickname(nickname, plan).fetch(in: Self.users)))
            }
            let others = Self.users.filter { $0.nickname != nickname }
            #expect(try butNickname(nickname).fetch(in: queue) == others)
            #expect(try butNickname(nickname).fetch(in: Self.users) == others)
        }
    }

    @Test func anOrderWithNilIsFalse() throws {
        let behind = User.prepared(String?.self) { nickname in
            User.where { !($0.nickname > "nick 1") }.where { $0.nickname == nickname || $0.nickname != nickname }
        }
        let queue = try makeDatabase(Self.users)
        #expect(try behind(nil).fetch(in: queue) == behind(nil).fetch(in: Self.users))
    }

    @Test func parametersStandOnTheLeftAndInCalculations() throws {
        let request = User.prepared(Double.self, Int.self) { factor, id in
            User.where { factor < $0.score * factor && id >= $0.id }
        }
        let queue = try makeDatabase(Self.users)
        let users = try request(2, 4).fetch(in: queue)
        #expect(users.map(\.id) == [2, 3, 4])
        #expect(try request(2, 4).fetch(in: Self.users) == users)
    }

    @Test func selectsAndComputes() throws {
        let queue = try makeDatabase(Self.users)
        let names = User.prepared(Double.self) { score in
            User.where { $0.score > score }.sorted(by: .descending(\.score)).select(\.name, { $0.score + score })
        }
        let rows = try names(7).fetch(in: queue)
        #expect(rows.map(\.0) == ["user 9", "user 8"] && rows.map(\.1) == [16, 15])
        let count = User.prepared(Plan.self) { plan in User.where { $0.plan == plan }.count() }
        #expect(try count(.premium).fetch(in: queue) == 4)
        #expect(try count(.premium).fetch(in: Self.users) == 4)
        #expect(try count(.freemium).fetch(in: queue) == 5)
    }

    @Test func whatDependsOnTheValueIsRenderedWithIt() throws {
        let queue = try makeDatabase(Self.users)
        let among = User.prepared([Int].self) { ids in User.where { user in ids.condition { user.id.isIn($0) } } }
        #expect(try among([1, 3, 30]).fetch(in: queue).map(\.id) == [1, 3])
        #expect(try among([]).fetch(in: queue).isEmpty)
        #expect(try among(Array(1...1000)).fetch(in: queue).count == 9)
        let notAmong = User.prepared([String?].self) { names in
            User.where { user in names.condition { user.nickname.isNotIn($0) } }
        }
        #expect(try notAmong([nil, "nick 1"]).fetch(in: queue).map(\.id) == [2, 5, 8])
        let starting = User.prepared(String.self) { start in
            User.where { user in start.condition { user.name.hasPrefix($0) } }
        }
        #expect(try starting("user 4").fetch(in: queue).map(\.id) == [4])
        #expect(try starting("").fetch(in: queue).count == 9)
        let best = User.prepared(Int.self) { count in User.sorted(by: .descending(\.score)).limit(count) }
        #expect(try best(2).fetch(in: queue).map(\.id) == [9, 8])
        #expect(try best(0).fetch(in: Self.users).isEmpty)
        #expect(throws: FetchError.self) { try among.sql(for: .sqlite) }
    }

    @Test func followsRelationshipsAndIncludes() throws {
        let library = try MusicLibrary()
        let byLength = Artist.prepared(Int.self, String.self) { seconds, title in
            Artist.where { $0.albums.contains { $0.title != title && $0.tracks.contains { $0.seconds > seconds } } }
        }
        for (seconds, title) in [(300, "Wild"), (300, "none"), (900, "none")] {
            #expect(
                try byLength(seconds, title).fetch(in: library.database).map(\.id)
                    == byLength(seconds, title).fetch(in: library.store).map(\.id))
        }
        let withAlbums = Artist.prepared(Int.self) { year in
            Artist.request().all().including { $0.albums.where { $0.year > year.in(Album.self) } }
        }
        let artists = try withAlbums(1970).fetch(in: library.database)
        #expect(artists.map(\.1.count) == [0, 2, 1, 0])
        #expect(try withAlbums(1970).fetch(in: library.store).map(\.1.count) == [0, 2, 1, 0])
    }

    @Test func aWrongValueIsTheErrorOfThePlainRequest() throws {
        let queue = try makeDatabase(Self.users)
        let byScore = User.prepared(Double.self) { score in User.where { $0.score < score } }
        let plain = try #require(throws: FetchError.self) {
            try User.where { $0.score < .nan }.fetch(in: queue)
        }
        let prepared = try #require(throws: FetchError.self) { try byScore(.nan).fetch(in: queue) }
        #expect(prepared.description == plain.description)
        #expect(try byScore(3).fetch(in: queue).count == 2)
    }

    @Test func aParameterOutsideIsAnError() throws {
        let kept = Kept<FetchParameter<User, Int>>()
        _ = User.prepared(Int.self) { id in
            kept.value = id
            return User.where { $0.id == id }
        }
        let id = try #require(kept.value)
        let request = User.where { $0.id == id }
        #expect(throws: FetchError.self) { try request.fetch(in: makeDatabase(Self.users)) }
        #expect(throws: FetchError.self) { try request.fetch(in: Self.users) }
    }

    /// The parameter of another request has the same number, or one that there is no value for.
    @Test func aParameterOfAnotherRequestIsAnError() throws {
        let kept = Kept<[FetchParameter<User, Int>]>()
        _ = User.prepared(Int.self, Int.self) { first, second in
            kept.value = [first, second]
            return User.where { $0.id == first }
        }
        let parameters = try #require(kept.value)
        let queue = try makeDatabase(Self.users)
        for parameter in parameters {
            let other = User.prepared(Int.self) { id in User.where { $0.id >= id && $0.id == parameter } }
            #expect(throws: FetchError.self) { try other(1).fetch(in: queue) }
            let count = User.prepared(Int.self) { id in User.where { $0.id >= id && $0.id == parameter }.count() }
            #expect(throws: FetchError.self) { try count(1).fetch(in: queue) }
        }
    }

    /// Not nil, but stored as null: it is compared as nil is.
    @Test func aValueThatIsStoredAsNullIsFound() throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql:
                    "CREATE TABLE labels (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO labels VALUES (1, NULL), (2, 'a')"
            )
        }
        let byText = Label.prepared(String.self) { text in Label.where { $0.text == text } }
        for text in ["", "a", "", "b"] {
            #expect(
                try byText(text).fetch(in: queue).map(\.id)
                    == Label.where { $0.text == text }.fetch(in: queue).map(\.id))
        }
        #expect(try byText("").fetch(in: queue).map(\.id) == [1])
    }

    @Test func computesATextOfAParameter() throws {
        let byName = User.prepared(String.self) { name in User.where { $0.name.uppercased() == name.uppercased() } }
        #expect(try byName("USER 3").fetch(in: makeDatabase(Self.users)).map(\.name) == ["user 3"])
        #expect(try byName("User 3").fetch(in: Self.users).map(\.name) == ["user 3"])
    }

    @Test func goesOnAfterChangesOfTheSchema() throws {
        let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
        let queue = try makeDatabase(Self.users)
        #expect(try byID(3).fetch(in: queue)?.name == "user 3")
        try queue.write { db in
            try db.execute(sql: "ALTER TABLE user ADD COLUMN more TEXT; DROP INDEX user_name")
        }
        #expect(try byID(4).fetch(in: queue)?.name == "user 4")
        try queue.write { db in
            try db.execute(
                sql: "ALTER TABLE user RENAME TO former; CREATE TABLE user AS SELECT * FROM former WHERE id > 4")
        }
        #expect(try byID(4).fetch(in: queue) == nil)
        #expect(try byID(5).fetch(in: queue)?.name == "user 5")
        try queue.write { db in try db.execute(sql: "DROP TABLE user") }
        let error = try #require(throws: FetchError.self) { try byID(5).fetch(in: queue) }
        #expect(error.code == .missingTable)
        try queue.write { db in try db.execute(sql: "ALTER TABLE former RENAME TO user") }
        #expect(try byID(1).fetch(in: queue)?.name == "user 1")
        // Nothing of it holds the connection open.
        try queue.close()
    }

    @Test func isUsedWithinItself() throws {
        let after = User.prepared(Int.self) { id in User.where { $0.id > id } }
        let queue = try makeDatabase(Self.users)
        let pairs = try queue.read { db in
            let cursor = try User.request().all().cursor(in: db)
            var count = 0
            while let user = try cursor.next() { count += try after(user.id).fetch(in: db).count }
            return count
        }
        #expect(pairs == 36)
    }

    @Test(.forWaiting) func manyTasksUseItWithManyDatabases() async throws {
        let byName = User.prepared(String.self, String?.self) { name, nickname in
            User.where { $0.name == name && $0.nickname == nickname }.first()
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pools = try (0..<3).map { index in
            let pool = try DatabasePool(path: folder.appending(path: "\(index).sqlite").path)
            try makeDatabase(Self.users.map { User.named("\($0.name) of \(index)", id: $0.id) }).backup(to: pool)
            return pool
        }
        let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<12 {
                group.addTask {
                    var wrong = 0
                    for step in 0..<100 {
                        let (id, index) = ((task + step) % 9 + 1, step % 3)
                        let user = try await byName("user \(id) of \(index)", nil).fetch(in: pools[index])
                        if user?.id != id { wrong += 1 }
                        let none = try await byName("user \(id) of \(index)", "x").fetch(in: pools[index])
                        if none != nil { wrong += 1 }
                    }
                    return wrong
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(wrong == 0)
        for pool in pools { try pool.close() }
    }
}

@Fetchable("labels")
private struct Label {
    let id: Int
    @FetchingStorage(.nullIfEmpty) var text: String
}

/// An empty text is stored as null.
private struct NullIfEmpty: FetchableStorage {
    func encode(_ value: String) -> String? { value.isEmpty ? nil : value }
    func decode(_ storedValue: String?) -> String { storedValue ?? "" }
}

extension FetchableStorage where Self == NullIfEmpty {
    fileprivate static var nullIfEmpty: NullIfEmpty { NullIfEmpty() }
}

/// A number that several tasks raise.
private final class CallCount: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add() { lock.withLock { number += 1 } }
}

private final class Kept<Value>: @unchecked Sendable {
    var value: Value?
}
