import Fetching
import Testing

/// Comparisons of numbers with constants are looked up in an interval, whose ends are the numbers next to the constant.
@Suite("Comparisons of numbers at their limits")
struct NumberIntervalTests {
    static let doubles: [Double] = [
        -.infinity, -.greatestFiniteMagnitude, -1.0.nextUp, -1, -.leastNonzeroMagnitude, -0.0, 0,
        .leastNonzeroMagnitude, .leastNormalMagnitude, 1, 1.0.nextUp, .greatestFiniteMagnitude, .infinity,
    ]

    static let integers: [Int] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]

    @Test(arguments: doubles)
    func doublesCompareAsInSwift(constant: Double) throws {
        let gauges = Self.doubles.map { Gauge(level: $0, number: 0) }
        try expectAsInSwift(Gauge.fetchableMembers.level, \.level, of: gauges, comparedWith: constant)
    }

    @Test(arguments: integers)
    func integersCompareAsInSwift(constant: Int) throws {
        let gauges = Self.integers.map { Gauge(level: 0, number: $0) }
        try expectAsInSwift(Gauge.fetchableMembers.number, \.number, of: gauges, comparedWith: constant)
    }

    private func expectAsInSwift<Value: FetchableValue & Comparable>(
        _ member: FetchableMember<Gauge, Value>, _ property: KeyPath<Gauge, Value>, of gauges: [Gauge],
        comparedWith constant: Value
    ) throws where Value.Base == Value {
        let values = gauges.map { $0[keyPath: property] }
        func found(_ predicate: FetchPredicate<Gauge>) throws -> [Value] {
            try Gauge.request().all().where(predicate).fetch(in: gauges).map { $0[keyPath: property] }
        }
        #expect(try found(member < constant) == values.filter { $0 < constant })
        #expect(try found(member <= constant) == values.filter { $0 <= constant })
        #expect(try found(member > constant) == values.filter { $0 > constant })
        #expect(try found(member >= constant) == values.filter { $0 >= constant })
        #expect(try found(member == constant) == values.filter { $0 == constant })
        #expect(try found(member != constant) == values.filter { $0 != constant })
    }

    @Test func aValueThatIsNotANumberIsNil() throws {
        let gauges = [Gauge(level: .nan, number: 1)]
        #expect(try Gauge.request().all().where { $0.level >= -.infinity }.fetch(in: gauges).isEmpty)
        #expect(try Gauge.request().all().where { $0.level <= .infinity }.fetch(in: gauges).isEmpty)
        #expect(try Gauge.request().all().where { $0.level != 1 }.fetch(in: gauges).count == 1)
    }

    @Test func noValueIsWithinNoInterval() throws {
        let gauges = [Gauge(level: 0, number: 1)]
        #expect(try Gauge.request().all().where { $0.spare >= .min }.fetch(in: gauges).isEmpty)
        #expect(try Gauge.request().all().where { $0.spare != 1 }.fetch(in: gauges).count == 1)
    }
}

@Fetchable
private struct Gauge {
    var level: Double
    var number: Int
    var spare: Int?
}
