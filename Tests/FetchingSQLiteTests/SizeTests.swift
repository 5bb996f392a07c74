import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Long lists and large conditions.
@Suite struct SizeTests {
    let database: DatabaseQueue

    init() throws { database = try makeDatabase((1...50).map { .named("Ma\($0)", id: $0) }) }

    @Test func listOf100_000Values() throws {
        #expect(try User.request().all().where { $0.id.isIn(Array(10..<100_010)) }.fetch(in: database).count == 41)
        #expect(try User.request().all().where { $0.id.isNotIn(Array(10..<100_010)) }.fetch(in: database).count == 9)
        let names = (0..<100_000).map { "Ma\($0)" }
        #expect(try User.request().all().where { $0.name.isIn(names) }.fetch(in: database).count == 50)
        let scores = (0..<100_000).map { Double($0) / 2 }
        #expect(try User.request().all().where { $0.score.isIn(scores) }.fetch(in: database).count == 50)
    }

    /// Each is three levels of parentheses, or four of an optional, of 20.
    @Test func listsWithinLists() throws {
        func names(_ count: Int) -> FetchPredicate<User> {
            guard count > 0 else { return User.predicate { $0.name == "Ma7" } }
            return User.predicate { $0.name.isIn(User.where(names(count - 1)).select(\.name)) }
        }
        func nicknames(_ count: Int) -> FetchPredicate<User> {
            guard count > 0 else { return User.predicate { $0.nickname == nil } }
            return User.predicate { $0.nickname.isIn(User.where(nicknames(count - 1)).select(\.nickname)) }
        }
        #expect(try User.where(names(6)).fetch(in: database).map(\.id) == [7])
        #expect(throws: FetchError.self) { try User.where(names(7)).fetch(in: database) }
        #expect(try User.where(nicknames(5)).count(in: database) == 50)
        #expect(throws: FetchError.self) { try User.where(nicknames(6)).fetch(in: database) }
    }

    @Test(arguments: [100, 101, 10_000]) func manyConditions(_ count: Int) throws {
        let any = FetchPredicate.any((0..<count).map { id in User.predicate { $0.id == id } })
        #expect(try User.request().all().where(any).fetch(in: database).count == 50)
        let all = FetchPredicate.all((0..<count).map { id in User.predicate { $0.id != id + 3 } })
        #expect(try User.request().all().where(all).fetch(in: database).map(\.id) == [1, 2])
        #expect(
            try User.request().all().where {
                $0.id > 1
                for id in 3..<count { $0.id != id }
            }.fetch(in: database).map(\.id)
                == [2])
    }

    @Test func chainsOfOperatorsStayShallow() throws {
        var left = User.predicate { $0.id == 0 }
        var right = left
        for id in 1..<10_000 {
            left = left || User.predicate { $0.id == id }
            right = User.predicate { $0.id == id } || right
        }
        #expect(try User.request().all().where(left).fetch(in: database).count == 50)
        #expect(try User.request().all().where(right).fetch(in: database).count == 50)
    }

    @Test func depthIsLimited() throws {
        func nested(_ depth: Int) -> FetchPredicate<User> {
            (0..<depth).reduce(User.predicate { $0.id > 0 }) { inner, index in
                index.isMultiple(of: 2)
                    ? User.predicate { $0.id > 0 } && inner : User.predicate { $0.id == -1 } || inner
            }
        }
        #expect(try User.request().all().where(nested(20)).fetch(in: database).count == 50)
        for depth in [22, 255, 256, 20_000] {
            let request = User.request().all().where(nested(depth))
            let error = #expect(throws: FetchError.self) { try request.fetch(in: database) }
            #expect(error?.code == .tooDeep)
        }
        #expect(try User.request().all().where(nested(200)).fetch(in: [User.named("a", id: 1)]).count == 1)
    }

    @Test func whatSQLiteCannotReadAtOnceIsTooDeep() throws {
        let leaf = User.predicate { $0.id > 0 }
        let tree = (0..<12).reduce(leaf) { inner, index in
            let others = [FetchPredicate](repeating: leaf, count: 99)
            return index.isMultiple(of: 2) ? .all([inner] + others) : .any([inner] + others)
        }
        let error = #expect(throws: FetchError.self) { try User.request().all().where(tree).fetch(in: database) }
        #expect(error?.code == .tooDeep)
        #expect(error?.description.contains("See the underlying error") == false)
    }

    @Test func nestedNegationsOfOptionals() throws {
        var predicate = User.predicate { $0.nickname > "a" }
        for _ in 0..<19 { predicate = !(predicate && User.predicate { $0.nickname < "b" }) }
        let request = User.request().all().where(predicate)
        let users = (1...50).map { User.named("Ma\($0)", id: $0) }
        #expect(try request.fetch(in: database).count == request.fetch(in: users).count)
    }

    @Test("nested closures either work or are refused by us", arguments: 1...10)
    func nestedClosures(depth: Int) throws {
        let library = try MusicLibrary()
        let isLeaf = Artist.predicate { $0.name == "Joni" }
        let predicate = (0..<depth).reduce(isLeaf) { inner, _ in
            Artist.predicate { artist in
                (artist.rank == 99 || !artist.pupils.allSatisfy { $0.satisfies(!inner) })
                    && (artist.id > 0 || artist.rank == 7)
            }
        }
        do {
            let count = try Artist.request().all().where(predicate).fetch(in: library.database).count
            #expect(count == (depth <= 2 ? 1 : 0))
            #expect(depth <= 5)
        } catch let error as FetchError {
            #expect(error.code == .tooDeep)
            #expect(error.underlyingError == nil, "SQLite was asked: \(error)")
            #expect(depth > 3)
        }
    }
}
