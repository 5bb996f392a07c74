import Fetching
import FetchingCoreData
import Testing

@testable import FetchingCore
@testable import FetchingTestSupport

/// A number or a sum of what is related to a model that may be missing is zero where it is, in every kind of condition.
@Suite struct TotalsOfNothingTests {
    private static let league = League(
        teams: [Team(id: 1, name: "A", code: "A"), Team(id: 2, name: "B", code: "B", motherID: 1)],
        players: [
            Player(id: 1, score: 3, weight: 1.5, teamCode: "A"), Player(id: 2, score: -3, teamCode: "A", rivalID: 1),
            Player(id: 3, score: 2, teamCode: "B", rivalID: 9), Player(id: 4, score: 1, rivalID: 2),
        ])

    static let conditions: [FetchPredicate<Player>] = {
        let members = Player.fetchableMembers
        let (count, sum) = (members.team.players.count, members.team.players.sum(\.score))
        let (weights, some) = (members.rival.team.players.sum(\.weight), members.rival.admirers.count { $0.score > 0 })
        return [
            count.isIn(0...1), count.isIn(1...2), count.isIn(0..<1), count.isIn(...0), count.isIn(1...),
            count.isIn(..<1),
            count.isIn([0, 5]), count.isIn([1, 2]), count.isIn([]), count.isIn([0]), count.isNotIn([0, 2]),
            count == 0, count != 0, count > 0, count >= 0, count < 1, count <= -1,
            sum.isIn(-1...1), sum.isIn([0, 2]), sum == 0, sum < 1, sum != 2,
            weights == 0, weights > -0.5, weights.isIn(0.0...1.0), weights.isIn([0, 1.5]), weights.isIn([1.5]),
            some == 0, some.isIn([0]), some.isIn(1...), some != 1,
            members.team.players.isEmpty, members.rival.admirers.contains { $0.score > 0 },
            members.rival.team.players.allSatisfy { $0.score > 0 }, members.team.players.min(\.score) < 0,
            members.team.players.max(\.score).isIn(0...2), members.team.players.average(\.score) == nil,
            members.team.players.average(\.score).isIn(0.0...2.0), members.team.players.max(\.weight) == nil,
            members.team.players.min(\.weight).isIn([nil, 1.5]),
        ]
    }()

    @Test(arguments: conditions.indices)
    func holdAsInMemory(_ index: Int) throws {
        var store = MemoryStore()
        for collection in try Self.league.collections { collection.add(to: &store) }
        let tally = FormatTally()
        for condition in [Self.conditions[index], !Self.conditions[index]] {
            try FormatCheck(tally: tally).check(
                Player.request().all().where(condition).query, of: Player.self, in: StoredObjects(store))
        }
        #expect(tally.translated == 2, "\(tally.summary)")
    }

    @Test func areNotCalculatedWith() throws {
        let error = #expect(throws: FetchError.self) {
            try Player.predicate { $0.team.players.count + 1 > 0 }.predicateFormat()
        }
        #expect(error?.code == .unsupported)
        #expect(error?.cure == "Compare the number with a constant")
    }
}
