#if Postgres
import Fetching
import Foundation
import Testing

@testable import FetchingCore
@testable import FetchingPostgres

/// A list that is told of changed rows in any order of moments, without a server.
@Suite("A list and the moments of changed rows")
struct PostgresObservedListTests {
    private typealias List = PostgresObservedList<Track>

    private let request = Track.where { $0.seconds > 100 }.sorted(by: .ascending(\.id))

    private func makeList() throws -> List { List(try #require(ListRules<Track>(request.query, isPlain: true))) }

    private func moment(_ end: UInt64, server: String = "s", facts: String = "f") -> PostgresMoment {
        PostgresMoment(server: server, snapshot: PostgresSnapshot(end: end, running: []), table: "1", facts: facts)
    }

    private func batch(_ track: Track, _ moment: PostgresMoment) throws -> List.Batch {
        List.Batch(changes: [try RowChange(track)], moment: moment)
    }

    @Test func whatIsToldWhileItIsFetched() throws {
        let list = try makeList()
        list.tell(try batch(.made(1, 150), moment(10)))
        list.tell(try batch(.made(1, 170), moment(30)))
        // It was fetched between the two.
        list.settle([.made(1, 160)], at: moment(20), isDecidable: true)
        #expect(list.current() == [.made(1, 170)])
        list.tell(try batch(.made(1, 180), moment(30)))
        #expect(list.current() == [.made(1, 170)])
        list.tell(try batch(.made(2, 180), moment(31)))
        #expect(list.current() == [.made(1, 170), .made(2, 180)])
    }

    @Test func moreThanIsKept() throws {
        let list = try makeList()
        for end in 0..<17 { list.tell(try batch(.made(1, 150), moment(UInt64(end)))) }
        list.settle([.made(1, 150)], at: moment(40), isDecidable: true)
        #expect(list.current() == nil)
        list.settle([.made(1, 160)], at: moment(41), isDecidable: true)
        #expect(list.current() == [.made(1, 160)])
    }

    @Test func otherServersAndTables() throws {
        let list = try makeList()
        for other in [moment(50, server: "t"), moment(50, facts: "g")] {
            list.settle([.made(1, 160)], at: moment(41), isDecidable: true)
            #expect(list.needsRows)
            list.tell(try batch(.made(1, 170), other))
            #expect(!list.needsRows)
            #expect(list.current() == nil)
        }
        list.settle([.made(1, 160)], at: moment(41), isDecidable: true)
        list.fetchAgain()
        #expect(list.current() == nil)
        list.fetchAgain()
        list.settle([.made(1, 160)], at: moment(60), isDecidable: true)
        #expect(list.current() == nil)
    }

    @Test func whatRowsDoNotTell() throws {
        let list = try makeList()
        list.settle([.made(1, 160)], at: moment(41), isDecidable: false)
        #expect(!list.needsRows)
        #expect(list.current() == nil)
        list.tell(try batch(.made(1, 170), moment(50)))
        list.settle([.made(1, 160)], at: moment(41), isDecidable: false)
        guard case .unknown = list.take() else {
            Issue.record("It is not fetched again")
            return
        }
    }

    @Test func requestsThatAreNotPlain() {
        let all = Track.request().all()
        func isPlain(_ request: FetchableRequest<Track, [Track]>) -> Bool {
            ListRules<Track>(request.query, isPlain: true) != nil
        }
        #expect(
            isPlain(all.where { ($0.seconds > 5 || !($0.name == "a")) && $0.price != nil && $0.room.isIn([1, 2]) }))
        #expect(isPlain(all.where { $0.seconds > $0.room }.sorted(by: .descending(\.start), .ascending(\.name))))
        #expect(!isPlain(all.where { $0.seconds + 1 > 5 }))
        #expect(!isPlain(all.where { $0.name.hasPrefix("a") }))
        #expect(!isPlain(all.where { $0.name.unicodeScalarCount > 2 }))
        #expect(!isPlain(all.where { $0.price > Double.nan }))
        #expect(!isPlain(all.where { $0.start > Date(timeIntervalSince1970: 0.0001) }))
        #expect(!isPlain(all.sorted(by: .ascending(\.name, options: .caseInsensitive))))
        #expect(!isPlain(all.sorted(by: .ascending(\.name, locale: Locale(identifier: "sv")))))
        #expect(!isPlain(all.first(nth: 5, after: 2)))
    }
}
#endif
