import Fetching
import Foundation

/// A model with arrays, which refers to others of its kind.
@Fetchable("records", naming: .snakeCase)
struct Record: ConformanceModel {
    let id: Int
    @FetchingName("tag_list") var tags: [String] = []
    var maybeTags: [String]?
    var years: [Int] = []
    var weights: [Double] = []
    var flags: [Bool] = []
    var codes: [UUID] = []
    var levels: [Level] = []
    @FetchingStorage(.postgresEnum("record_plan")) var plans: [Plan] = []
}

extension ConformanceGroup {
    /// An array is one value. What is asked of its elements minds neither their order nor how often they are there.
    static let arrays = ConformanceGroup("Arrays", texts + others + optionals + whole + arrayChanges)

    private static func holds(
        _ name: String, _ keys: [Int],
        @PredicateBuilder<Record> _ condition:
            @escaping @Sendable (Record.FetchableMembers) -> FetchPredicate<Record>
    ) -> ConformanceCase { ConformanceCase(name, in: records, keys: keys, where: condition) }

    private static let texts: [ConformanceCase] = [
        holds("contains", [1, 2]) { $0.tags.contains("a") },
        holds("contains, by bytes", [4]) { $0.tags.contains("e\u{301}") },
        holds("contains what is written with escapes", [3]) { $0.tags.contains("a,\"b\"\\") },
        holds("contains the word null", [3]) { $0.tags.contains("NULL") },
        holds("contains an empty text", [4]) { $0.tags.contains("") },
        holds("contains none that begins with it", []) { $0.tags.contains("a,") },
        holds("not contains", [3, 4, 5]) { !$0.tags.contains("a") },
        holds("overlaps", [1, 2, 3]) { $0.tags.overlaps(["a", "NULL"]) },
        holds("overlaps nothing", []) { $0.tags.overlaps([]) },
        holds("not overlaps nothing", [1, 2, 3, 4, 5]) { !$0.tags.overlaps([]) },
        holds("is a superset", [1]) { $0.tags.isSuperset(of: ["b", "a"]) },
        holds("is a superset of one twice", [1, 2]) { $0.tags.isSuperset(of: ["a", "a"]) },
        holds("is a superset of nothing", [1, 2, 3, 4, 5]) { $0.tags.isSuperset(of: []) },
        holds("count", [1, 2, 3, 4]) { $0.tags.count > 1 },
        holds("count in a calculation", [4]) { $0.tags.count * 2 == 6 },
        holds("isEmpty", [5]) { $0.tags.isEmpty },
        holds("==", [1]) { $0.tags == ["a", "b"] },
        holds("== in another order", []) { $0.tags == ["b", "a"] },
        holds("!=", [2, 3, 4, 5]) { $0.tags != ["a", "b"] },
        holds("isIn", [1, 5]) { $0.tags.isIn([["a", "b"], []]) },
        holds("isNotIn", [2, 3, 4]) { $0.tags.isNotIn(["a", "b"], []) },
    ]

    private static let others: [ConformanceCase] = [
        holds("contains an integer", [1]) { $0.years.contains(.max) },
        holds("overlaps integers", [1, 2]) { $0.years.overlaps([.min, 7]) },
        holds("integers ==", [2]) { $0.years == [7, 7] },
        holds("contains a number", [2]) { $0.weights.contains(0.1) },
        holds("contains zero of either sign", [1]) { $0.weights.contains(-0.0) },
        holds("contains infinity", [3]) { $0.weights.contains(-.infinity) },
        holds("contains the smallest number", [3]) { $0.weights.contains(.leastNonzeroMagnitude) },
        holds("numbers ==", [1]) { $0.weights == [0, 1] },
        holds("contains a truth value", [1, 2]) { $0.flags.contains(true) },
        holds("contains a UUID", [2]) { $0.codes.contains(Specimen.code(2)) },
        holds("UUIDs ==", [2]) { $0.codes == [Specimen.code(1), Specimen.code(2)] },
        holds("contains a case of integers", [1, 3]) { $0.levels.contains(.low) },
        holds("contains a case of texts", [1, 2]) { $0.plans.contains(.premium) },
        holds("overlaps cases", [1, 2, 3]) { $0.plans.overlaps([.premium, .trial]) },
        holds("cases ==", [2]) { $0.plans == [.premium] },
        holds("cases !=", [1, 3, 4, 5]) { $0.plans != [.premium] },
        holds("cases isIn", [2, 3]) { $0.plans.isIn([[.trial], [.premium]]) },
        holds("cases, count", [1]) { $0.plans.count == 2 },
    ]

    private static let optionals: [ConformanceCase] = [
        holds("optional contains", [1, 2]) { $0.maybeTags.contains("a") },
        holds("not optional contains is true for nil", [3, 4, 5]) { !$0.maybeTags.contains("a") },
        holds("optional overlaps", [1, 2]) { $0.maybeTags.overlaps(["a", "z"]) },
        holds("optional is a superset of nothing, but for nil", [1, 2, 3]) { $0.maybeTags.isSuperset(of: []) },
        holds("not optional is a superset of nothing", [4, 5]) { !$0.maybeTags.isSuperset(of: []) },
        holds("optional isEmpty", [3]) { $0.maybeTags.isEmpty },
        holds("optional count", [1, 2]) { $0.maybeTags.count >= 1 },
        holds("optional count is nil for nil", [4, 5]) { $0.maybeTags.count == nil },
        holds("optional == nil", [4, 5]) { $0.maybeTags == nil },
        holds("optional != nil", [1, 2, 3]) { $0.maybeTags != nil },
        holds("optional ==", [3]) { $0.maybeTags == [] },
        holds("optional !=", [1, 2, 4, 5]) { $0.maybeTags != [] },
        holds("optional isIn with nil", [3, 4, 5]) { $0.maybeTags.isIn([[], nil]) },
        holds("member == optional member", [1]) { $0.tags == $0.maybeTags },
        holds("a choice of two", [1, 2, 3, 4, 5]) { $0.tags.count >= 0 || $0.maybeTags.count > 0 },
    ]

    private static let whole: [ConformanceCase] = [
        ConformanceCase("sorted by elements, then by length", in: records, keys: [5, 4, 3, 2, 1]) {
            Record.request().all().sorted(by: .ascending(\.tags))
        },
        ConformanceCase("sorted with nil first", in: records, keys: [4, 5, 3, 2, 1]) {
            Record.request().all().sorted(by: .ascending(\.maybeTags), .ascending(\.id))
        },
        ConformanceCase("are read as they were written", in: records) {
            [
                ConformanceCheck(
                    label: "all", request: Record.request().all(), expectation: .keys([1, 2, 3, 4, 5]),
                    isSame: { record in
                        records.contains { other in
                            "\(record)".unicodeScalars.elementsEqual("\(other)".unicodeScalars)
                        }
                    })
            ]
        },
    ]

    private static func update(
        _ name: String, _ assign: @escaping @Sendable (inout Record.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Record) -> Void
    ) -> ConformanceCase {
        .update(name, of: records, keys: nil, on: Record.request().all(), assign, gives: change)
    }

    private static let arrayChanges: [ConformanceCase] = [
        update("update to literals") {
            $0.tags = ["x", "y\""]
            $0.maybeTags = ["z"]
            $0.levels = [.high]
            $0.plans = [.trial, .premium]
        } gives: {
            ($0.tags, $0.maybeTags, $0.levels, $0.plans) = (["x", "y\""], ["z"], [.high], [.trial, .premium])
        },
        update("update to variables, nil and members") {
            let years = [1, 2]
            $0.years = years
            $0.tags = []
            $0.maybeTags = nil
            $0.weights = []
        } gives: {
            ($0.years, $0.tags, $0.maybeTags, $0.weights) = ([1, 2], [], nil, [])
        },
        update("update to another member") {
            $0.maybeTags = $0.tags
        } gives: {
            $0.maybeTags = $0.tags
        },
    ]

    private static let records = [
        Record(
            id: 1, tags: ["a", "b"], maybeTags: ["a", "b"], years: [.max, .min], weights: [-0.0, 1],
            flags: [true, false],
            codes: [], levels: [.low, .high], plans: [.premium, .trial]),
        Record(
            id: 2, tags: ["a", "a"], maybeTags: ["a"], years: [7, 7], weights: [0.1, 1e300], flags: [true],
            codes: [Specimen.code(1), Specimen.code(2)], plans: [.premium]),
        Record(
            id: 3, tags: ["NULL", "a,\"b\"\\"], maybeTags: [], weights: [-.infinity, .leastNonzeroMagnitude],
            flags: [false], levels: [.low], plans: [.trial]),
        Record(id: 4, tags: ["", "\u{E9}", "e\u{301}"], plans: [.freemium]),
        Record(id: 5),
    ]
}
