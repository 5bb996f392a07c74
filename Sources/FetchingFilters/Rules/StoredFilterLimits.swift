/// Limits of a stored filter, so that one from a stranger costs little.
///
/// ```swift
/// var rules = StoredFilterRules<User>()
/// rules.limits.conditions = 20
/// rules.limits.models = 100
/// ```
public struct StoredFilterLimits: Sendable, Hashable {
    /// The bytes of the document. It is not looked at if it has more.
    public var bytes = 65_536

    /// The largest depth of nested conditions and operands, up to 100.
    public var depth = 16

    /// The number of conditions, operands and sort terms. What SQL has to repeat, such as a computed text that is compared
    /// with a pattern, counts as often as it is written.
    public var conditions = 200

    /// The number of values in a list.
    public var values = 1000

    /// The length of a text or of data, in bytes as the document has them.
    public var textBytes = 1000

    /// The expected length of a text of the models, in bytes: the cost of looking for something in it.
    public var expectedTextBytes = 1000

    /// The largest number of bytes that the conditions may go through for each model.
    ///
    /// Each search of a text counts as ``expectedTextBytes``, and so does each text that is joined with others. A regular
    /// expression counts ten times, and so do the rows of a relationship.
    public var searchedBytes = 200_000

    /// The length of a regular expression in Unicode scalars, where a repetition counts as often as it repeats: `a{3}`
    /// as `aaa`.
    public var patternLength = 200

    /// The number of groups of a regular expression, of whatever kind.
    public var patternGroups = 10

    /// The largest number of models in a request, nil for any number. With this limit, a request must have a limit too.
    public var models: Int? = 1000

    /// Makes limits for strangers, far above the filters that a person puts together.
    public init() {}

    /// Limits that only memory and the engines set: for filters of your own.
    ///
    /// ```swift
    /// User.predicate(stored: data, rules: StoredFilterRules(operators: .all, limits: .unlimited))
    /// ```
    public static var unlimited: StoredFilterLimits {
        var limits = StoredFilterLimits()
        limits.bytes = .max
        limits.depth = deepest
        limits.conditions = .max
        limits.values = .max
        limits.textBytes = .max
        limits.searchedBytes = .max
        limits.patternLength = .max
        limits.patternGroups = .max
        limits.models = nil
        return limits
    }
}

extension StoredFilterLimits {
    /// The depth that a thread with a small stack can take.
    static let deepest = 100

    /// The deepest nesting of lists and objects in any document that may be read.
    static let deepestNesting = nesting(ofDepth: deepest)

    /// A condition is at most an object in a list in an object.
    private static func nesting(ofDepth depth: Int) -> Int { 2 * depth + 8 }

    var allowedDepth: Int { max(0, min(depth, Self.deepest)) }

    var nesting: Int { Self.nesting(ofDepth: allowedDepth) }
}
