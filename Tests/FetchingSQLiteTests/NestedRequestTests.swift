import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Requests about the results of requests, one within the other.
@Suite("Nested requests") struct NestedRequestTests {
    private let users = (1...3).map { User.named("user \($0)", id: $0) }

    /// Each step stands in the one before it, as the two operations differ.
    private func nested(_ steps: Int) -> FetchableRequest<User, [User]> {
        (0..<steps).reduce(User.request().all()) { request, step in
            step.isMultiple(of: 2)
                ? request.union(User.where { $0.id < 9 }) : request.subtracting(User.where { $0.id == 2 })
        }
    }

    private func nestedNames(_ steps: Int) -> ProjectionRequest<User, [String]> {
        let others = User.where { $0.id == 2 }.select(\.name)
        let names = User.where { $0.id < 9 }.select(\.name)
        return (0..<steps).reduce(names.union(names)) { request, step in
            step.isMultiple(of: 2) ? request.subtracting(others) : request.union(others)
        }
    }

    @Test("give what they say, as far as they may go")
    func run() throws {
        let database = try makeDatabase(users)
        for steps in [1, 2, 5, 6] {
            let ids = steps.isMultiple(of: 2) ? [1, 3] : [1, 2, 3]
            let request = nested(steps).sorted(by: .ascending(\.id))
            #expect(try request.fetch(in: users).map(\.id) == ids)
            #expect(try request.fetch(in: database).map(\.id) == ids)
        }
        #expect(try nested(32).fetch(in: users).map(\.id).sorted() == [1, 3])
        #expect(try nestedNames(5).fetch(in: users).count == 2)
    }

    @Test("are an error, and no crash, beyond", arguments: [33, 5_000])
    func limit(steps: Int) throws {
        let database = try makeDatabase(users)
        for run in [
            { _ = try nested(steps).fetch(in: users) }, { _ = try nested(steps).fetch(in: database) },
            { _ = try nested(steps).count(in: database) }, { _ = try nested(steps).sql(for: .sqlite) },
            { _ = try nestedNames(steps).fetch(in: users) }, { _ = try nestedNames(steps).fetch(in: database) },
            { _ = try nestedNames(steps).count().fetch(in: database) },
            { _ = try nested(steps).union(User.request().all()).fetch(in: users) },
        ] as [() throws -> Void] {
            let error = #expect(throws: FetchError.self, performing: run)
            #expect(error?.code == .tooDeep, "\(error?.description ?? "")")
        }
    }

    // SQLite before 3.46 has a stack of a hundred entries for what it is reading.
    @Test("are an error of ours where SQLite cannot read them", arguments: 7...32)
    func levels(steps: Int) throws {
        let database = try makeDatabase(users)
        let onTheRight = (0..<steps).reduce(User.request().all()) { request, step in
            User.where { $0.score * 2 + 1 > 0 }.subtracting(request.limit(5))
        }
        let values = (0..<steps).reduce(User.request().all().select(\.name)) { request, step in
            User.where { $0.score * 2 + 1 > 0 }.select(\.name).subtracting(request)
        }
        for run in [
            { _ = try nested(steps).fetch(in: database) }, { _ = try onTheRight.fetch(in: database) },
            { _ = try values.fetch(in: database) }, { _ = try nestedNames(steps).fetch(in: database) },
        ] as [() throws -> Void] {
            do {
                try run()
            } catch let error as FetchError {
                #expect(error.code == .tooDeep, "\(error)")
            }
        }
    }

    @Test("keep what is wrong with a part")
    func mistakes() throws {
        let mapped = User.request().all().select(\.id).map { $0 + 1 }.union(
            User.request().all().select(\.id))
        for message in [
            try #require(#expect(throws: FetchError.self) { _ = try mapped.count().fetch(in: users) }),
            try #require(#expect(throws: FetchError.self) { _ = try mapped.union(mapped).fetch(in: users) }),
        ] { #expect(message.description.contains("Put 'map' behind 'union'"), "\(message)") }
    }
}
