/// A tree as a member of a set.
struct HashableTree: Hashable {
    let tree: ExpressionTree
    private let digest: RequestDigest

    init(_ tree: ExpressionTree) {
        self.tree = tree
        digest = RequestDigest(tree)
    }

    static func == (lhs: HashableTree, rhs: HashableTree) -> Bool {
        lhs.digest == rhs.digest && lhs.tree.isEqual(to: rhs.tree)
    }

    func hash(into hasher: inout Hasher) { digest.hash(into: &hasher) }
}
