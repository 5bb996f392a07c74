import Fetching
import FetchingSQLite
import Testing

@Suite("Functions that take any request")
struct TypedRequestTests {
    private let store = MemoryStore()
        .adding([
            Voter(id: 1, name: "Ann", age: 30), Voter(id: 2, name: "Bo", age: 20), Voter(id: 3, name: "Cy", age: 30),
        ])
        .adding([Ballot(id: 7, voterID: 3), Ballot(id: 8, voterID: 1), Ballot(id: 9, voterID: 3)])

    private func result<Result>(of request: some TypedRequest<Result>) throws -> Result {
        try request.fetch(in: store)
    }

    private func names(of request: some TypedRequest<[Voter]>) throws -> [String] {
        try request.fetch(in: store).map(\.name)
    }

    private func statements<Result>(of request: some SQLStatementRequest<Result>) throws -> [String] {
        try request.sql(for: .sqlite, showingValues: true)
    }

    private let voters = Voter.request().all().where { $0.age == 30 }.sorted(by: .descending(\.id))

    @Test("models, the first one, and a page of them")
    func models() throws {
        #expect(try names(of: voters) == ["Cy", "Ann"])
        #expect(try result(of: Voter.request().first().where { $0.age < 25 })?.id == 2)
        #expect(try result(of: voters.page(size: 1)).elements.map(\.id) == [3])
    }

    @Test("models with those that are related to them")
    func relatedModels() throws {
        let rows = try result(of: voters.including(\.ballots))
        #expect(rows.map(\.0.id) == [3, 1] && rows.map { $0.1.map(\.id) } == [[7, 9], [8]])
    }

    @Test("values, projections and groups")
    func values() throws {
        #expect(try result(of: voters.select(\.name)) == ["Cy", "Ann"])
        let cards = try result(of: voters.select { Card.selecting(title: $0.name) })
        #expect(cards == [Card(title: "Cy"), Card(title: "Ann")])
        let ages = Voter.request().all().grouped(by: \.age).sorted(by: .ascending { $0.key })
        #expect(try result(of: ages.select(\.count)) == [1, 2])
    }

    @Test("aggregates")
    func aggregates() throws {
        #expect(try result(of: voters.count()) == 2)
        #expect(try result(of: voters.exists()))
        #expect(try result(of: voters.max(\.id)) == 3)
        #expect(try result(of: voters.aggregate(\.count, { $0.sum(\.age) })) == (2, 60))
    }

    @Test("prepared requests of any kind")
    func preparedRequests() throws {
        let byAge = Voter.prepared(Int.self) { age in Voter.where { $0.age == age } }
        #expect(try names(of: byAge(20)) == ["Bo"])
        let first = Voter.prepared(Int.self) { age in Voter.where { $0.age == age }.first() }
        #expect(try result(of: first(20))?.name == "Bo")
        let number = Voter.prepared(Int.self) { age in Voter.where { $0.age == age }.count() }
        #expect(try result(of: number(30)) == 2)
        let withBallots = Voter.prepared(Int.self) { age in Voter.where { $0.age == age }.including(\.ballots) }
        #expect(try result(of: withBallots(20)).map(\.1.count) == [0])
    }

    @Test("requests of several kinds in one list")
    func severalKinds() throws {
        let requests: [any TypedRequest<[Int]>] = [voters.select(\.id), voters.grouped(by: \.age).select(\.count)]
        #expect(try requests.map { try $0.fetch(in: store) } == [[3, 1], [2]])
    }

    @Test("the SQL of any request")
    func statements() throws {
        #expect(
            try statements(of: voters.select(\.name)) == [
                #"SELECT "name" FROM "Voter" WHERE "age" = 30 ORDER BY "id" DESC"#
            ])
        #expect(try statements(of: voters.count()) == [#"SELECT COUNT(*) FROM "Voter" WHERE "age" = 30"#])
        #expect(try statements(of: voters.including(\.ballots)).count == 2)
    }
}

@Fetchable
private struct Voter: Sendable {
    let id: Int
    var name: String
    var age: Int

    static let ballots = ToMany<Voter, Ballot>(\.voterID)
}

@Fetchable
private struct Ballot: Sendable {
    let id: Int
    var voterID: Int
}

@Projection
private struct Card: Equatable {
    var title: String
}
