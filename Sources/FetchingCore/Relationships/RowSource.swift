/// A reference to a row: the root, a to-many element, or a to-one target.
package final class RowSource: Sendable {
    package enum Kind: Sendable {
        /// The root row.
        case root
        /// Each of the rows of a to-many relationship in turn. Which one it is is told by the identity of the source.
        case element(name: String)
        /// The row that another one refers to, which may be missing.
        case toOne(from: RowSource, Relationship, name: String)
    }

    package let kind: Kind

    /// The mistake of a relationship on the path, thrown when a request runs.
    let failure: FetchError?

    /// The number of relationships on the way.
    private let length: Int

    /// The longest way that is accepted. SQLite joins 64 tables.
    private static let maximumLength = 48

    package static let root = RowSource(.root)

    package init(_ kind: Kind) {
        guard case .toOne(let source, let relationship, let name) = kind else {
            self.kind = kind
            failure = nil
            length = 0
            return
        }
        length = source.length + 1
        failure =
            source.failure ?? relationship.failure
            ?? (length > Self.maximumLength ? FetchError.wayTooLong(limit: Self.maximumLength) : nil)
        // No row is read by a way that fails, and one that a loop makes would end in as many calls when it is released.
        self.kind = failure == nil ? kind : .toOne(from: .root, relationship, name: name)
    }

    /// The name of the relationship that leads to the row; nil for the root row.
    package var name: String? {
        switch kind {
        case .root: nil
        case .element(let name), .toOne(_, _, let name): name
        }
    }

    /// The names of the relationships on the way, from the root row or from an element.
    package var path: [String] {
        switch kind {
        case .root: []
        case .element(let name): [name]
        case .toOne(let source, _, let name): source.path + [name]
        }
    }

    /// The root row, or the element, from which the way begins.
    package var base: RowSource {
        if case .toOne(let source, _, _) = kind { source.base } else { self }
    }

    /// The steps of the way from ``base``.
    package var hops: [RelationshipHop] {
        if case .toOne(let source, let relationship, _) = kind { source.hops + relationship.hops } else { [] }
    }

    /// Whether there may be no such row.
    package var canBeMissing: Bool { if case .toOne = kind { true } else { false } }

    /// Whether both are always the same row.
    package func isSame(as other: RowSource) -> Bool {
        if self === other { return true }
        switch kind {
        case .root:
            if case .root = other.kind { return true }
            return false
        case .element: return false
        case .toOne(let source, let relationship, _):
            guard case .toOne(let otherSource, let otherRelationship, _) = other.kind else { return false }
            return relationship == otherRelationship && source.isSame(as: otherSource)
        }
    }

    /// The row to which the same way leads, on which other scopes hold.
    func scoped(_ scoping: RowScoping) -> RowSource {
        guard failure == nil, case .toOne(let source, let relationship, let name) = kind else { return self }
        return RowSource(.toOne(from: source.scoped(scoping), relationship.scoped(scoping), name: name))
    }

    /// The row to which the same way leads from another row of a closure.
    func replacing(_ element: RowSource, by other: RowSource) -> RowSource {
        if self === element { return other }
        guard failure == nil, case .toOne(let source, let relationship, let name) = kind else { return self }
        return RowSource(.toOne(from: source.replacing(element, by: other), relationship, name: name))
    }

    /// The row to which the same way leads when it begins elsewhere.
    func rebased(onto row: RowSource) -> RowSource {
        if failure != nil { return self }
        return switch kind {
        case .root: row
        case .element: self
        case .toOne(let source, let relationship, let name):
            RowSource(.toOne(from: source.rebased(onto: row), relationship, name: name))
        }
    }
}

/// The rows of a to-many relationship, or those of them that meet a condition.
package struct RelatedRows: Sendable {
    /// The row that they are related to.
    package let parent: RowSource

    package let relationship: Relationship

    /// The row of ``condition``, standing for each of the rows in turn.
    package let element: RowSource

    package var condition: ExpressionTree?

    /// The order in which values of the rows are joined. Nothing else depends on one.
    package var order: [SortKey] = []

    /// Whether a value is looked for among theirs: the condition compares it with that of each row.
    package var isMembership = false

    package init(parent: RowSource, relationship: Relationship, element: RowSource, condition: ExpressionTree?) {
        self.parent = parent
        self.relationship = relationship
        self.element = element
        self.condition = condition?.asCondition
    }

    /// The row that they belong to; nil for all rows of a model, which belong to none.
    package var owner: RowSource? { relationship.leadsToAll ? nil : parent }

    /// The same rows with another condition.
    package func with(condition: ExpressionTree?) -> RelatedRows {
        var rows = self
        rows.condition = condition?.asCondition
        return rows
    }

    /// The model of the rows.
    package var target: any Fetchable.Type { relationship.target }
}
