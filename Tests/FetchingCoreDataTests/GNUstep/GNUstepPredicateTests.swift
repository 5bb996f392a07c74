import FetchingTestSupport
import Testing

/// GNUstep agrees with plain Swift on the formats that it is asked for a second opinion on.
@Suite(.asksGNUstep) struct GNUstepPredicateTests {
    private let keepers: [Keeper] = {
        var generator = SplitMix64(seed: 7)
        return (0..<60).map { _ in .random(using: &generator) }
    }()

    @Test(arguments: KeeperConditionKind.allCases)
    func conditionsHoldAsInSwift(_ kind: KeeperConditionKind) throws {
        try compare(kind.conditions)
    }

    @Test func compoundsHoldAsInSwift() throws {
        let conditions = KeeperConditionKind.allCases.flatMap(\.conditions)
        var generator = SplitMix64(seed: 11)
        try compare((0..<200).map { _ in .joined(conditions, depth: 4, using: &generator) })
    }

    @Test func valuesArriveWhole() throws {
        let values: [GNUstepValue] = [
            .integer(.max), .integer(.min), .double(0.1), .double(.leastNonzeroMagnitude), .double(-.infinity),
            .text("\u{0}\u{1F600} \"\\\n\u{2028}%@ $x é"), .text(""), .bool(false),
            .date(.init(timeIntervalSinceReferenceDate: 756_123_456.789012)),
        ]
        let outcomes = try GNUstepPredicates.results(
            of: values.map {
                GNUstepCase(format: "(%K == %@)", arguments: [.keyPath("value"), $0], rows: [["value": $0], [:]])
            })
        #expect(outcomes == values.map { _ in GNUstepOutcome(results: [true, false]) })
    }

    /// What GNUstep cannot do costs the row or the case, and not the others.
    @Test func exceptionsStayWithinTheirCase() throws {
        let rows: [GNUstepRow] = [["age": .integer(1)], ["age": .list([.integer(1)])]]
        let arguments: [GNUstepValue] = [.keyPath("age"), .integer(1)]
        let outcomes = try GNUstepPredicates.results(of: [
            GNUstepCase(format: "(%K ~ %@)", arguments: arguments, rows: rows),
            GNUstepCase(format: "(ANY %K == %@)", arguments: arguments, rows: rows),
            GNUstepCase(format: "(%K == %@)", arguments: arguments, rows: rows),
        ])
        #expect(outcomes.map(\.results) == [[], [nil, true], [true, false]])
        #expect(outcomes.map { $0.errors?.count } == [1, 1, nil])
    }

    private func compare(_ conditions: [KeeperCondition]) throws {
        let rows = keepers.map(\.row)
        let outcomes = try GNUstepPredicates.results(
            of: conditions.map { GNUstepCase(format: $0.format, arguments: $0.arguments, rows: rows) })
        for (condition, outcome) in zip(conditions, outcomes) {
            #expect(outcome.errors == nil, "\(condition.format) \(condition.arguments)")
            #expect(outcome.results == keepers.map(condition.holds), "\(condition.format) \(condition.arguments)")
        }
    }
}
