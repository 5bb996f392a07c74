import ConformanceEngines
import Fetching
import FetchingCore
import FetchingSQLite
import Testing

@Fetchable private struct Reading: Sendable {
    let id: Int
    var value: Int?
}

@Suite("Requests of many parameters")
struct ParameterCountTests {
    @Test("tell those that are nil apart, or are rendered with them", arguments: [1, 2, 63, 64, 65, 66, 128, 200])
    func nils(count: Int) {
        let numbers = PreparedValues((0..<count).map { PreparedValue($0) })
        let nils = PreparedValues((0..<count).map { $0 == count - 1 ? PreparedValue(Int?.none) : PreparedValue($0) })
        #expect(numbers.nils == (count <= UInt.bitWidth ? 0 : nil))
        #expect(nils.nils == (count <= UInt.bitWidth ? 1 << UInt(count - 1) : nil))
    }

    /// The comparison with nil has the last parameter.
    @Test("find the rows whose value is nil", arguments: [1, 2, 30, 31, 32, 33, 63, 64, 65, 130])
    func rows(count: Int) throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try Reading.create(in: db)
            try Reading.insert([Reading(id: 1, value: nil), Reading(id: 2, value: 3)]).run(in: db)
        }
        let others = (0..<count).map { number in Reading.predicate { $0.id != 10 + number } }
        let isNil = Reading.predicate { $0.value / 1 == nil }
        let request = Reading.request().all().where(.all(others + [isNil]))
        #expect(try request.fetch(in: queue).map(\.id) == [1])
        for _ in 0..<3 { #expect(try request.parameterized.fetch(in: queue).map(\.id) == [1]) }
    }
}
