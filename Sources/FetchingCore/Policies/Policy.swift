/// The rules about who may read and change the rows of a model.
///
/// ```swift
/// @Fetchable struct Note: PolicedFetchable {
///     let id: Int
///     var ownerID: Int
///     var title: String
///     var isPublic: Bool
///
///     static let policy = Policy<Note, Member> { note, me in note.ownerID == me.id || note.isPublic }
///         .changing { note, me in note.ownerID == me.id }
/// }
/// ```
///
/// While somebody acts, each request has it, and so has each model that the request leads to:
///
/// ```swift
/// let mine = dbQueue.acting(as: me)
/// let notes = try mine.fetch(Note.sorted(by: .ascending(\.id)))
/// // SELECT … FROM "Note" WHERE "ownerID" = 7 OR "isPublic" = 1 ORDER BY "id"
/// ```
///
/// All that is not allowed is refused: a policy is made of the condition to read a row, and rows are changed only as far as it says so. To
/// edit or delete a row, one must be allowed to read it. A comparison with nil is false here as everywhere, except that nil equals nil: a
/// condition on an optional member of whoever acts should ask for its value, too.
///
/// Within the closures no scopes hold, but the policies of related models do. A policy that leads back to its own model is an error.
public struct Policy<Model: Fetchable, Principal: PolicyPrincipal>: Sendable {
    /// A condition on a row and whoever acts.
    public typealias Condition =
        @Sendable (Model.FetchableMembers, PrincipalMembers<Model, Principal>) -> FetchPredicate<Model>

    enum Rule: Sendable {
        case everyone
        case condition(Condition)
    }

    /// Those that are missing are refused.
    private var rules: [PolicyAction: Rule] = [:]

    private init(reading rule: Rule) { rules[.reading] = rule }

    /// Makes a policy of the condition to read a row. All changes are refused, unless further conditions allow them.
    ///
    /// - Parameter condition: One condition or several, which are joined by "and".
    public init(@PredicateBuilder<Model> _ condition: @escaping Condition) { self.init(reading: .condition(condition)) }

    /// A policy by which everyone reads all rows. All changes are refused, unless conditions allow them.
    ///
    /// ```swift
    /// let policy = Policy<Note, Member>.everyone
    /// ```
    public static var everyone: Policy { Policy(reading: .everyone) }

    /// Allows to add rows that meet a condition.
    ///
    /// ```swift
    /// let policy = Policy<Note, Member>.everyone.inserting { note, me in note.ownerID == me.id }
    /// ```
    public func inserting(@PredicateBuilder<Model> _ condition: @escaping Condition) -> Policy {
        with([.inserting], .condition(condition))
    }

    /// Allows to change rows that meet a condition, before and after the change.
    ///
    /// ```swift
    /// let policy = Policy<Note, Member>.everyone.editing { note, me in note.ownerID == me.id || me.isEditor }
    /// ```
    public func editing(@PredicateBuilder<Model> _ condition: @escaping Condition) -> Policy {
        with([.editing], .condition(condition))
    }

    /// Allows to delete rows that meet a condition.
    ///
    /// ```swift
    /// let policy = Policy<Note, Member>.everyone.deleting { note, me in note.ownerID == me.id && !note.isPublic }
    /// ```
    public func deleting(@PredicateBuilder<Model> _ condition: @escaping Condition) -> Policy {
        with([.deleting], .condition(condition))
    }

    /// Allows to add, change and delete rows that meet a condition.
    ///
    /// ```swift
    /// let policy = Policy<Note, Member>.everyone.changing { note, me in note.ownerID == me.id }
    /// ```
    public func changing(@PredicateBuilder<Model> _ condition: @escaping Condition) -> Policy {
        with([.inserting, .editing, .deleting], .condition(condition))
    }

    /// Allows everyone to do something.
    ///
    /// ```swift
    /// let policy = Policy<Note, Member>.everyone.allowing(.inserting)
    /// ```
    ///
    /// Rows that are edited or deleted are still those that one may read.
    public func allowing(_ actions: PolicyAction...) -> Policy { with(actions, .everyone) }

    private func with(_ actions: [PolicyAction], _ rule: Rule) -> Policy {
        var policy = self
        for action in actions { policy.rules[action] = rule }
        return policy
    }
}

extension Policy {
    /// Whether an action is refused to all.
    package func refuses(_ action: PolicyAction) -> Bool { rules[action] == nil }

    /// The condition on the root row by the rule of one action; nil where it is refused.
    func condition(_ action: PolicyAction, _ source: PrincipalSource<Principal>) -> ExpressionTree? {
        switch rules[action] {
        case nil: nil
        case .everyone?: ExpressionTree(.constant(true))
        case .condition(let condition)?:
            RequestScopes.$isWithinScope.withValue(true) {
                condition(Model.fetchableMembers, PrincipalMembers(source: source)).tree.asCondition
            }.scoped(.none)
        }
    }

    /// The condition on a row that one may do something to: to edit or delete it, one must read it.
    ///
    /// One that is refused is a failure.
    func conditions(_ action: PolicyAction, as principal: Principal) -> ExpressionTree {
        let needed: [PolicyAction] =
            switch action {
            case .reading, .inserting: [action]
            case .editing, .deleting: [.reading, action]
            }
        return .joined(
            needed.map { condition($0, .known(principal)) ?? ExpressionTree(failure: .refused($0).on(Model.self)) },
            by: .and)
    }

    /// The condition of an action for a database that knows who acts.
    package func condition(_ action: PolicyAction, _ settings: PrincipalSettings<Principal>) -> ExpressionTree? {
        condition(action, .setting(settings))
    }
}

/// A model that has a policy: whoever acts reads and changes its rows as far as this allows.
///
/// ```swift
/// extension Tag: PolicedFetchable {
///     static let policy = Policy<Tag, Member>.everyone
/// }
/// ```
///
/// A model without one cannot be fetched while somebody acts, nor can a request lead to it.
public protocol PolicedFetchable: Fetchable {
    /// The type of those who act.
    associatedtype Principal: PolicyPrincipal

    /// The rules about the rows of the model.
    static var policy: Policy<Self, Principal> { get }
}
