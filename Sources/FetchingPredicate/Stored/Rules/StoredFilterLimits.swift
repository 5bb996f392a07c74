/// How much a stored filter may ask for, so that one from a stranger costs little.
///
/// ```swift
/// var rules = StoredFilterRules<User>()
/// rules.limits.conditions = 20
/// rules.limits.models = 100
/// ```
public struct StoredFilterLimits: Sendable, Hashable {
    /// The bytes of the document. It is not looked at if it has more.
    public var bytes = 65_536

    /// How deep conditions and operands may be nested, up to 100.
    public var depth = 16

    /// The number of conditions, operands and sort terms. What SQL has to repeat, such as a computed text that is compared
    /// with a pattern, counts as often as it is written.
    public var conditions = 200

    /// The number of values in a list.
    public var values = 1000

    /// The length of a text or of data, in bytes as the document has them.
    public var textBytes = 1000

    /// The length of a text that the models have, in bytes, as it is expected: what it costs to look for something in it.
    public var expectedTextBytes = 1000

    /// How many bytes of texts the conditions may go through for each model: ``expectedTextBytes`` for each time that
    /// something is looked for in a text, ten times as many for a regular expression, and ten times as many in the rows of a
    /// relationship.
    public var searchedBytes = 200_000

    /// The length of a regular expression in Unicode scalars, where what is repeated a number of times counts as often:
    /// `a{3}` as `aaa`.
    public var patternLength = 200

    /// The number of groups of a regular expression, of whatever kind.
    public var patternGroups = 10

    /// The number of models that a request may ask for. Where there is such a limit, a request has to name one.
    public var models: Int? = 1000

    /// Makes the limits that are set for strangers: what a person puts together stays far below them.
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
    private static let deepest = 100

    /// The deepest nesting of lists and objects in any document that may be read.
    static let deepestNesting = nesting(ofDepth: deepest)

    /// A condition is at most an object in a list in an object.
    private static func nesting(ofDepth depth: Int) -> Int { 2 * depth + 8 }

    var allowedDepth: Int { max(0, min(depth, Self.deepest)) }

    var nesting: Int { Self.nesting(ofDepth: allowedDepth) }
}
