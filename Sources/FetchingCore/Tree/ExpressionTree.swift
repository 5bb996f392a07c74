/// An expression over the members of a model, as engines see it.
///
/// It is opaque: operators build it, and the engines of this package read it.
@_documentation(visibility: internal)
public struct ExpressionTree: Sendable {
    package let node: ExpressionNode

    @usableFromInline let packedShape: PackedTreeShape

    /// The deepest expression that is accepted. SQLite parses 1,000 levels, and a nested condition may take three.
    package static let maximumDepth = 256

    package init(_ value: ValueNode) { self.init(leaf: .value(value)) }

    package init(_ condition: ConditionNode) { self.init(leaf: .condition(condition)) }

    package init(failure: FetchError) { self.init(leaf: .failure(failure)) }

    private init(leaf: ExpressionNode) {
        node = leaf
        packedShape = .leaf
    }

    @usableFromInline
    init(literal: PrimitiveValue) { self.init(.literal(literal)) }

    /// Makes a value of another expression.
    package init(_ value: ValueNode, above child: ExpressionTree) {
        self.init(.value(value), above: child.packedShape)
    }

    /// Makes a condition of another expression.
    package init(_ condition: ConditionNode, above child: ExpressionTree) {
        self.init(.condition(condition), above: child.packedShape)
    }

    /// Makes a node above another.
    init(_ node: consuming ExpressionNode, above child: PackedTreeShape) {
        if let shape = child.above {
            self.node = node
            packedShape = shape
        } else {
            self.node = .failure(.tooDeep(limit: Self.maximumDepth))
            packedShape = .leaf
        }
    }

    /// Makes a value of two others.
    package init(_ value: ValueNode, above first: ExpressionTree, _ second: ExpressionTree) {
        self.init(.value(value), shape: .above(first.shape, second.shape))
    }

    /// Makes a condition of two others.
    package init(_ condition: ConditionNode, above first: ExpressionTree, _ second: ExpressionTree) {
        self.init(.condition(condition), shape: .above(first.shape, second.shape))
    }

    /// One that would be too deep becomes a failure: it can neither be rendered nor, on a small stack, be released. So does
    /// one that would be too large: a part that is shared takes no room here, but everything that is made of the expression
    /// has it as often as it is written.
    init(_ node: consuming ExpressionNode, shape: TreeShape) {
        if shape.isAccepted {
            self.node = node
            packedShape = PackedTreeShape(shape)
        } else {
            self.node = .failure(shape.failure)
            packedShape = .leaf
        }
    }

    package var shape: TreeShape { packedShape.shape }

    /// The number of nodes on the longest way down.
    @inlinable
    package var depth: Int { packedShape.depth }

    /// Whether other rows than the one that is asked for have a part in the expression.
    @inlinable
    package var hasRelationships: Bool { packedShape.hasRelationships }

    package var isFailure: Bool { if case .failure = node { true } else { false } }

    /// Whether it is nil itself, and no value that may be nil.
    package var isNullLiteral: Bool { if case .value(.literal(.null)) = node { true } else { false } }
}

extension ExpressionTree {
    /// Joins conditions by "and" or "or" so that the tree stays shallow however long the chain is: as in a binary
    /// counter, only subtrees of the same depth are put below a new node.
    @usableFromInline
    package static func joined(
        _ lhs: consuming ExpressionTree, _ rhs: consuming ExpressionTree, by junction: Junction
    ) -> ExpressionTree {
        if lhs.hasStorage || rhs.hasStorage { return joined(lhs.asCondition, rhs.asCondition, by: junction) }
        if lhs.isFailure { return lhs }
        if rhs.isFailure { return rhs }
        guard junction.isRoot(of: lhs) || junction.isRoot(of: rhs) else { return junction.node(lhs, rhs) }
        return joinedAtDepth(lhs, rhs, by: junction)
    }

    private static func joinedAtDepth(
        _ lhs: ExpressionTree, _ rhs: ExpressionTree, by junction: Junction
    ) -> ExpressionTree {
        if let (left, right) = junction.parts(of: lhs), left.depth > right.depth, rhs.depth <= left.depth {
            return junction.node(left, joined(right, rhs, by: junction))
        }
        if let (left, right) = junction.parts(of: rhs), right.depth > left.depth, lhs.depth <= right.depth {
            return junction.node(joined(lhs, left, by: junction), right)
        }
        return junction.node(lhs, rhs)
    }

    /// Joins any number of conditions. None of them gives the junction's neutral element.
    package static func joined(_ conditions: [ExpressionTree], by junction: Junction) -> ExpressionTree {
        guard let first = conditions.first else { return ExpressionTree(.constant(junction == .and)) }
        return conditions.dropFirst().reduce(first.asCondition) { joined($0, $1, by: junction) }
    }

    /// Itself, or nil for the condition that always holds.
    var unlessTrue: ExpressionTree? {
        guard case .condition(.constant(true)) = node else { return self }
        return nil
    }

    @usableFromInline
    package static func negated(_ condition: ExpressionTree) -> ExpressionTree {
        switch condition.node {
        case .failure: condition
        case .condition(.not(let inner)): inner
        case .condition(.constant(let value)): ExpressionTree(.constant(!value))
        // Any other is negated as it is.
        case .condition, .value:
            condition.hasStorage
                ? negated(condition.asCondition) : ExpressionTree(.not(condition), above: condition)
        }
    }
}

/// The two ways to join conditions.
@usableFromInline
package enum Junction: Sendable {
    case and, or

    package func isRoot(of tree: ExpressionTree) -> Bool {
        switch self {
        case .and: if case .condition(.and) = tree.node { true } else { false }
        case .or: if case .condition(.or) = tree.node { true } else { false }
        }
    }

    package func parts(of tree: ExpressionTree) -> (ExpressionTree, ExpressionTree)? {
        switch self {
        case .and: if case .condition(.and(let left, let right)) = tree.node { (left, right) } else { nil }
        case .or: if case .condition(.or(let left, let right)) = tree.node { (left, right) } else { nil }
        }
    }

    func node(_ left: consuming ExpressionTree, _ right: consuming ExpressionTree) -> ExpressionTree {
        let shape = TreeShape.above(left.shape, right.shape)
        return ExpressionTree(.condition(self == .and ? .and(left, right) : .or(left, right)), shape: shape)
    }

    /// The conditions of a chain, in the order in which they were written.
    package func conditions(of tree: ExpressionTree) -> [ExpressionTree] {
        var conditions: [ExpressionTree] = []
        collect(tree, into: &conditions)
        return conditions
    }

    /// The number of conditions of a chain, or the given one where there are more.
    package func count(of tree: ExpressionTree, upTo maximum: Int) -> Int {
        guard let (left, right) = parts(of: tree) else { return 1 }
        let count = count(of: left, upTo: maximum)
        return count < maximum ? min(maximum, count + self.count(of: right, upTo: maximum)) : maximum
    }

    private func collect(_ tree: ExpressionTree, into conditions: inout [ExpressionTree]) {
        guard let (left, right) = parts(of: tree) else { return conditions.append(tree) }
        collect(left, into: &conditions)
        collect(right, into: &conditions)
    }
}
