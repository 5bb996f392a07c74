public import FetchingCore

/// Rules for a stored filter: its members, its operators and its size.
///
/// ```swift
/// let rules = StoredFilterRules<Pet>(members: .only(\.name, \.age).following(\.owner, .only(\.name)))
/// let predicate = try Pet.predicate(stored: data, rules: rules)
/// ```
///
/// Without arguments, the rules are for filters of strangers: every stored property of the model, no relationship, no
/// regular expression, and the limits of ``StoredFilterLimits``.
public struct StoredFilterRules<Model: Fetchable>: Sendable {
    /// The members that may be named.
    public var members: StoredMembers<Model>

    /// The operators that may be used.
    public var operators: StoredOperators

    /// The limits of a filter.
    public var limits: StoredFilterLimits

    /// Makes rules.
    ///
    /// - Parameters:
    ///   - members: The members that may be named: by default every stored property, and no relationship.
    ///   - operators: The operators that may be used: by default all but regular expressions, which may be slow, and
    ///     replacements, whose texts may be long.
    ///   - limits: How much a filter may ask for.
    public init(
        members: StoredMembers<Model> = .stored, operators: StoredOperators = .standard,
        limits: StoredFilterLimits = StoredFilterLimits()
    ) {
        self.members = members
        self.operators = operators
        self.limits = limits
    }

    /// Rules for filters that the app itself has written: everything is allowed.
    ///
    /// ```swift
    /// let predicate = try Pet.predicate(stored: settings.filter, rules: .trusted)
    /// ```
    public static var trusted: StoredFilterRules {
        StoredFilterRules(members: .everything, operators: .all, limits: .unlimited)
    }
}
