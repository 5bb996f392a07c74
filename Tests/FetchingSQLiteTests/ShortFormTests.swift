import Fetching
import FetchingSQLite
import Testing

/// Short forms are the requests that they stand for.
@Suite struct ShortFormTests {
    private static let isGood = User.predicate { $0.score > 10 }

    private static let terms: [SortTerm<User>] = [.ascending(\.name), .descending(\.score)]

    private static let requests: [(short: FetchableRequest<User, [User]>, long: FetchableRequest<User, [User]>)] = [
        (User.where { $0.score > 10 }, User.request().all().where { $0.score > 10 }),
        (User.where(isGood), User.request().all().where(isGood)),
        (User.where(\.isAdmin), User.request().all().where(\.isAdmin)),
        (User.sorted(by: .ascending(\.name)), User.request().all().sorted(by: .ascending(\.name))),
        (User.sorted(byTerms: terms), User.request().all().sorted(by: .ascending(\.name), .descending(\.score))),
        (User.limit(3), User.request().first(nth: 3)),
        (User.limit(3, offset: 2), User.request().first(nth: 3, after: 2)),
        (
            User.limit(3, offset: 2).where(\.isAdmin).sorted(by: .ascending(\.name)),
            User.request().first(nth: 3, after: 2).where(\.isAdmin).sorted(by: .ascending(\.name))
        ),
        (User.sorted(by: .ascending(\.name)).limit(3), User.request().first(nth: 3).sorted(by: .ascending(\.name))),
        (User.where(\.isAdmin).limit(3, offset: 2), User.request().first(nth: 3, after: 2).where(\.isAdmin)),
        (User.where(\.isAdmin).limit(9).limit(3, offset: 2), User.request().first(nth: 3, after: 2).where(\.isAdmin)),
        (
            User.sorted(by: .ascending(\.name)).then(by: .descending(\.score), .ascending(\.id)),
            User.request().all().sorted(by: .ascending(\.name), .descending(\.score), .ascending(\.id))
        ),
    ]

    @Test(arguments: requests.indices)
    func models(index: Int) throws {
        let (short, long) = Self.requests[index]
        #expect(try short.sql(for: .sqlite, showingValues: true) == long.sql(for: .sqlite, showingValues: true))
    }

    @Test func valuesAndGroups() throws {
        let names = User.request().all().select(\.name)
        #expect(
            try names.sorted(by: .ascending(\.plan)).then(by: .descending(\.score)).limit(3, offset: 1).sql(
                for: .sqlite)
                == names.sorted(by: .ascending(\.plan), .descending(\.score)).first(nth: 3, after: 1).sql(for: .sqlite))
        let groups = User.request().all().grouped(by: \.plan)
        #expect(
            try groups.sorted(by: .descending(\.count)).then(by: .ascending(\.key)).limit(2).select(\.key).sql(
                for: .sqlite)
                == groups.sorted(by: .descending(\.count), .ascending(\.key)).first(nth: 2).select(\.key)
                .sql(for: .sqlite))
    }

    @Test func groupsByTerms() throws {
        let groups = User.request().all().grouped(by: \.plan)
        let terms: [GroupSortTerm<User, FetchExpression<User, Plan>>] = [.descending(\.count), .ascending(\.key)]
        #expect(
            try groups.sorted(byTerms: terms).select(\.key).sql(for: .sqlite)
                == groups.sorted(by: .descending(\.count), .ascending(\.key)).select(\.key).sql(for: .sqlite))
        #expect(
            try groups.sorted(byTerms: []).select(\.key).sql(for: .sqlite)
                == groups.select(\.key).sql(for: .sqlite))
    }

    @Test func limitOfTheModel() throws {
        let users = [4, 1, 3, 2].map { User.named("user \($0)", id: $0) }
        let database = try makeDatabase(users)
        #expect(try User.limit(2).fetch(in: users).map(\.id) == [1, 2])
        #expect(try User.limit(2, offset: 1).fetch(in: users).map(\.id) == [2, 3])
        #expect(try User.limit(2).fetch(in: database).map(\.id) == [1, 2])
        #expect(try User.limit(2, offset: 1).fetch(in: database).map(\.id) == [2, 3])
        let last = User.limit(2, offset: 1).sorted(by: .descending(\.id))
        #expect(try last.fetch(in: users).map(\.id) == [3, 2])
        #expect(try last.fetch(in: database).map(\.id) == [3, 2])
    }

    @Test func relatedModels() throws {
        let artists = [Artist(id: 1, name: "b"), Artist(id: 2, name: "a"), Artist(id: 3, name: "a")]
        let store = MemoryStore().adding(artists).adding([Album]())
        let request = Artist.sorted(by: .ascending(\.name)).including(\.albums)
        let first = try request.then(by: .descending(\.id)).limit(1).fetch(in: store)
        #expect(first.map(\.0.id) == [3])
        #expect(
            try request.limit(2, offset: 1).sql(for: .sqlite)
                == Artist.sorted(by: .ascending(\.name)).limit(2, offset: 1).including(\.albums).sql(for: .sqlite))
    }

    @Test func negativeLimits() {
        #expect(throws: FetchError.self) { try User.where(\.isAdmin).limit(-1).fetch(in: [User]()) }
        #expect(throws: FetchError.self) { try User.where(\.isAdmin).limit(1, offset: -1).fetch(in: [User]()) }
        #expect(throws: FetchError.self) { try User.limit(-1).fetch(in: [User]()) }
        #expect(throws: FetchError.self) { try User.limit(1, offset: -1).fetch(in: [User]()) }
    }
}
