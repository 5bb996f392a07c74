/// The identity of an object, for models without a key.
///
/// It is in the core because a comparison by identity is a node of the tree. The module of a framework makes the identities.
package struct ObjectIdentity: Sendable {
    /// The framework's identifier of the object.
    package let identifier: any Hashable & Sendable

    /// Whether an object is the one that is meant.
    let isIdentity: @Sendable (AnyObject) -> Bool

    package init(_ identifier: some Hashable & Sendable, isIdentity: @escaping @Sendable (AnyObject) -> Bool) {
        self.identifier = identifier
        self.isIdentity = isIdentity
    }
}

extension ObjectIdentity: Hashable {
    package static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool {
        AnyHashable(lhs.identifier) == AnyHashable(rhs.identifier)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(identifier)) }
}

extension ExpressionTree {
    /// Whether a row is one of some objects.
    package static func isObject(_ row: RowSource, in objects: [ObjectIdentity]) -> ExpressionTree {
        if let failure = row.failure { return ExpressionTree(failure: failure) }
        if objects.isEmpty { return ExpressionTree(.constant(false)) }
        return ExpressionTree(.condition(.isObject(row, objects)), shape: .relatedLeaf)
    }

    /// Whether two rows are the same object, or are both missing.
    package static func isSameObject(_ first: RowSource, _ second: RowSource) -> ExpressionTree {
        if let failure = first.failure ?? second.failure { return ExpressionTree(failure: failure) }
        return ExpressionTree(.condition(.isSameObject(first, second)), shape: .relatedLeaf)
    }
}
