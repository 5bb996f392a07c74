/// The cases that prove that an engine gives every operator the same meaning as the others do.
///
/// ```swift
/// let failures = ConformanceSuite.failures(of: MyConformanceEngine())
/// precondition(failures.isEmpty, "\(failures)")
/// ```
public enum ConformanceSuite {
    /// All cases.
    ///
    /// ```swift
    /// @Test(arguments: ConformanceSuite.cases)
    /// func conforms(_ conformanceCase: ConformanceCase) {
    ///     #expect(conformanceCase.failures(on: MyConformanceEngine()).isEmpty)
    /// }
    /// ```
    public static let cases: [ConformanceCase] = groups.flatMap(\.cases)

    /// A part of the cases, for debug builds of what a release build runs all cases on.
    package static let everyFifthCase = stride(from: 0, to: cases.count, by: 5).map { cases[$0] }

    /// The failures of an engine: none, if it conforms.
    ///
    /// ```swift
    /// ConformanceSuite.failures(of: MemoryConformanceEngine())     // []
    /// ```
    public static func failures(of engine: some ConformanceEngine) -> [ConformanceFailure] {
        cases.flatMap { $0.failures(on: engine) }
    }
}

/// Cases on one subject.
struct ConformanceGroup: Sendable {
    let cases: [ConformanceCase]

    init(_ name: String, _ cases: [ConformanceCase]) {
        self.cases = cases.map { $0.named("\(name): \($0.name)") }
    }
}

extension ConformanceSuite {
    static let groups: [ConformanceGroup] = [
        .logic, .nilComparison, .membership, .missingConditions, .ranges, .computedConditions,
        .textPatterns, .textFolding, .textSweep,
        .integerTypes, .otherNumberTypes, .textTypes, .foundationTypes, .rawRepresentableTypes, .storages, .storedTruth,
        .dates, .dateCalculations, .datesInPlaces, .computedTexts, .joinedTexts, .subqueries, .trees, .optionSets,
        .arrays, .json, .spread, .booleans,
        .arithmetic, .numberFunctions, .numberConversions, .decimalConversions, .decimalCalculations,
        .decimalsInPlaces, .decimalSweep,
        .coalescing, .choices, .identity,
        .sorting, .localizedOrders, .localizedRequests, .limits, .firstOfEach, .large, .errors,
        .toOne, .toMany, .relatedAggregates, .relatedLoading, .loadedValues, .relatedSelections,
        .projections, .combinations, .windows, .fullText, .aggregates, .textAggregates, .groups, .pages, .raw,
        .deletions, .updates, .rejectedChanges, .relatedChanges, .writing,
    ]
}
