/// What is known of a whole expression without a look at its nodes.
package struct TreeShape: Sendable {
    /// The depth, and in the highest bit whether there are relationships.
    private let bits: UInt16

    private static let relationshipBit: UInt16 = 0x8000

    /// A value, or a column of the row that is asked for.
    static let leaf = TreeShape(bits: 1)

    /// A value of another row.
    static let relatedLeaf = TreeShape(bits: 1 | relationshipBit)

    static func above(_ child: TreeShape) -> TreeShape { TreeShape(bits: child.bits + 1) }

    static func above(_ first: TreeShape, _ second: TreeShape) -> TreeShape {
        let relationships = (first.bits | second.bits) & relationshipBit
        return TreeShape(bits: relationships | UInt16(truncatingIfNeeded: 1 + max(first.depth, second.depth)))
    }

    /// The number of nodes on the longest way down.
    var depth: Int { Int(bits & ~Self.relationshipBit) }

    var hasRelationships: Bool { bits & Self.relationshipBit != 0 }

    var withRelationships: TreeShape { TreeShape(bits: bits | Self.relationshipBit) }
}
