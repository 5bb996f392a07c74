import Fetching
import FetchingCore
import Foundation
import Testing

@Suite("Lists that are decided from changed rows")
struct DecidedListTests {
    @Fetchable struct Runner: Sendable, Equatable {
        let id: Int
        var name: String = ""
        var laps: Int?
        var start: Date = Date(timeIntervalSince1970: 0)
        var tags: [String] = []

        static let rival = ToOne<Runner, Runner>(\.laps)
    }

    private typealias Request = FetchableRequest<Runner, [Runner]>

    private static let all = (1...6).map { Runner(id: $0, name: "n\($0)", laps: $0 * 10) }

    /// Decides what becomes of a list when rows change, and compares a decided list with one that is fetched.
    private func decide(
        _ request: Request, _ changes: [(id: Int, row: Runner?)], in rows: [Runner] = all,
        isInOrderOfKeys: Bool = false, distinguishing: [[FetchableColumn]] = []
    ) throws -> ListDecision {
        let rules = try #require(
            ListRules<Runner>(request.query, isInOrderOfKeys: isInOrderOfKeys, distinguishing: distinguishing))
        let before = try request.fetch(in: rows)
        var list = DecidedList(before, by: rules)
        let decision = list.apply(changes.map { RowChange(key: RowKey([.int64(Int64($0.id))]), model: $0.row) })
        var after = rows
        for (id, row) in changes {
            after.removeAll { $0.id == id }
            if let row { after.append(row) }
        }
        after.sort { $0.id < $1.id }
        switch decision {
        case .unaffected: #expect(try list.models == before && request.fetch(in: after) == before)
        case .changed: #expect(try list.models == request.fetch(in: after))
        case .fetchAgain: break
        }
        return decision
    }

    private let many = Runner.where { $0.laps > 15 }.sorted(by: .descending(\.laps))

    @Test func rowsThatComeAndGo() throws {
        #expect(try decide(many, [(7, Runner(id: 7, laps: 35))]) == .changed)
        #expect(try decide(many, [(7, Runner(id: 7, laps: 5))]) == .unaffected)
        #expect(try decide(many, [(7, Runner(id: 7, laps: nil))]) == .unaffected)
        #expect(try decide(many, [(1, Runner(id: 1, laps: 12))]) == .unaffected)
        #expect(try decide(many, [(1, Runner(id: 1, laps: 99))]) == .changed)
        #expect(try decide(many, [(3, Runner(id: 3, laps: 1))]) == .changed)
        #expect(try decide(many, [(3, nil)]) == .changed)
        #expect(try decide(many, [(1, nil)]) == .unaffected)
        #expect(try decide(many, [(8, nil)]) == .unaffected)
    }

    @Test func rowsThatStayAndMove() throws {
        #expect(try decide(many, [(3, Runner(id: 3, name: "other", laps: 30))]) == .changed)
        #expect(try decide(many, [(3, Runner(id: 3, name: "n3", laps: 30))]) == .unaffected)
        #expect(try decide(many, [(3, Runner(id: 3, laps: 55))]) == .changed)
        #expect(try decide(many, [(6, Runner(id: 6, laps: 16))]) == .changed)
        #expect(
            try decide(
                many,
                [(2, nil), (3, Runner(id: 3, laps: 61)), (4, Runner(id: 4, laps: 3)), (9, Runner(id: 9, laps: 44))]
            ) == .changed)
    }

    @Test func equalsByTheOrder() throws {
        #expect(try decide(many, [(7, Runner(id: 7, laps: 30))]) == .fetchAgain)
        #expect(try decide(many, [(3, Runner(id: 3, laps: 40))]) == .fetchAgain)
        let byKey = many.sorted(by: .ascending(\.id))
        #expect(try decide(byKey, [(7, Runner(id: 7, laps: 30))]) == .changed)
        // An index may give equals in the order of a value that is changed.
        let equals = Self.all + [Runner(id: 7, name: "a", laps: 30)]
        #expect(try decide(many, [(7, Runner(id: 7, name: "b", laps: 30))], in: equals) == .fetchAgain)
        #expect(try decide(many, [(2, Runner(id: 2, name: "b", laps: 20))], in: equals) == .changed)
    }

    @Test func nilInTheOrder() throws {
        let byLaps = Runner.request().all().sorted(by: .ascending(\.laps), .ascending(\.id))
        let last = Runner.request().all().sorted(by: .ascending(\.laps).nilsLast, .descending(\.id))
        for request in [byLaps, last] {
            #expect(try decide(request, [(3, Runner(id: 3, laps: nil))]) == .changed)
            #expect(try decide(request, [(3, Runner(id: 3, laps: nil)), (9, Runner(id: 9, laps: nil))]) == .changed)
        }
    }

    @Test func limits() throws {
        let top = Runner.request().first(nth: 3).sorted(by: .descending(\.laps))
        // 60, 50, 40 of 60, 50, 40, 30, 20, 10.
        #expect(try decide(top, [(7, Runner(id: 7, laps: 45))]) == .changed)
        #expect(try decide(top, [(7, Runner(id: 7, laps: 35))]) == .unaffected)
        #expect(try decide(top, [(3, Runner(id: 3, laps: 55))]) == .changed)
        #expect(try decide(top, [(5, nil)]) == .fetchAgain)
        #expect(try decide(top, [(5, nil), (3, Runner(id: 3, laps: 70))]) == .changed)
        #expect(try decide(top, [(5, nil), (3, Runner(id: 3, laps: 39))]) == .fetchAgain)
        #expect(try decide(top, [(4, Runner(id: 4, laps: 41))]) == .changed)
        #expect(try decide(top, [(4, Runner(id: 4, laps: 39))]) == .fetchAgain)
        #expect(try decide(top, [(6, Runner(id: 6, laps: 45))]) == .changed)
        // Of four that are fewer than the limit, all are known.
        let few = Runner.where { $0.laps > 25 }.sorted(by: .descending(\.laps)).limit(5)
        #expect(try decide(few, [(6, nil)]) == .changed)
        #expect(try decide(few, [(1, Runner(id: 1, laps: 80)), (2, Runner(id: 2, laps: 90))]) == .changed)
        #expect(try decide(Runner.request().first(nth: 0), [(1, nil), (9, Runner(id: 9))]) == .unaffected)
    }

    @Test func withoutAnOrder() throws {
        let unsorted = Runner.where { $0.laps > 15 }
        #expect(try decide(unsorted, [(3, nil)]) == .changed)
        let changed: [(id: Int, row: Runner?)] = [(3, Runner(id: 3, name: "x", laps: 17))]
        #expect(try decide(unsorted, changed) == .fetchAgain)
        #expect(try decide(unsorted, changed, isInOrderOfKeys: true) == .changed)
        #expect(try decide(unsorted, [(7, Runner(id: 7, laps: 17))]) == .fetchAgain)
        #expect(try decide(unsorted, [(7, Runner(id: 7, laps: 17))], isInOrderOfKeys: true) == .changed)
        #expect(try decide(unsorted, [(1, Runner(id: 1, laps: 17))], isInOrderOfKeys: true) == .changed)
    }

    @Test func rowsThatOthersReplace() throws {
        let names = [[Runner.fetchableMembers.name.column]]
        let replacing = Runner(id: 9, name: "n3", laps: 1)
        #expect(try decide(many, [(9, replacing)], distinguishing: names) == .fetchAgain)
        #expect(try decide(many, [(9, replacing), (3, nil)], distinguishing: names) == .changed)
        #expect(try decide(many, [(9, Runner(id: 9, name: "n9", laps: 1))], distinguishing: names) == .unaffected)
        // Nil is like no other.
        let laps = [[Runner.fetchableMembers.laps.column]]
        let all = Runner.request().all().sorted(by: .ascending(\.id))
        let rows = Self.all + [Runner(id: 8, laps: nil)]
        #expect(try decide(all, [(9, Runner(id: 9, laps: nil))], in: rows, distinguishing: laps) == .changed)
    }

    @Test func datesBetweenMilliseconds() throws {
        func runner(_ seconds: Double) -> Runner { Runner(id: 9, start: Date(timeIntervalSince1970: seconds)) }
        let early = Runner.where { $0.start > Date(timeIntervalSince1970: 1) }.sorted(by: .ascending(\.id))
        #expect(try decide(early, [(9, runner(1.001))]) == .changed)
        #expect(try decide(early, [(9, runner(1.0004))]) == .fetchAgain)
        #expect(try decide(many, [(9, runner(1.0004))]) == .unaffected)
    }

    @Test func requestsOfWhichRowsDoNotTell() {
        let all = Runner.request().all()
        func isDecidable(_ request: Request) -> Bool { ListRules<Runner>(request.query) != nil }
        #expect(isDecidable(all.where { $0.name.hasPrefix("a") && $0.tags.contains("x") }))
        #expect(!isDecidable(all.where { $0.name.matches("a+") }))
        #expect(!isDecidable(all.where { $0.rival.name == "a" }))
        #expect(!isDecidable(all.sorted(by: .ascending(\.rival.name))))
        #expect(!isDecidable(all.where { $0.id.isIn(Runner.where { $0.laps > 1 }.select(\.id)) }))
        #expect(!isDecidable(all.distinct()))
        #expect(!isDecidable(Runner.request().all(after: 1)))
        #expect(!isDecidable(Runner.request().first(nth: -1)))
        #expect(!isDecidable(all.union(Runner.where { $0.laps > 1 })))
    }
}
