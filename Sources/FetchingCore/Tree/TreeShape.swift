/// The size and depth of an expression, known without a look at its nodes.
package struct TreeShape: Sendable {
    /// The number of nodes on the longest way down.
    let depth: Int

    /// About how many values and members there are.
    let size: TreeSize

    /// Whether other rows than the one that is asked for have a part in the expression.
    let hasRelationships: Bool

    /// A value, or a column of the root row.
    static var leaf: TreeShape { TreeShape(depth: 1, size: .one, hasRelationships: false) }

    /// A value of another row.
    static var relatedLeaf: TreeShape { TreeShape(depth: 1, size: .one, hasRelationships: true) }

    static func above(_ child: TreeShape) -> TreeShape {
        TreeShape(depth: child.depth + 1, size: child.size, hasRelationships: child.hasRelationships)
    }

    static func above(_ first: TreeShape, _ second: TreeShape) -> TreeShape {
        let depth = 1 + max(first.depth, second.depth)
        return TreeShape(
            depth: depth, size: first.size.adding(second.size, atDepth: depth),
            hasRelationships: first.hasRelationships || second.hasRelationships)
    }

    var withRelationships: TreeShape { TreeShape(depth: depth, size: size, hasRelationships: true) }

    /// Whether an expression may have the shape.
    var isAccepted: Bool { depth <= ExpressionTree.maximumDepth && size != .tooLarge }

    /// The error of a shape that is not accepted.
    var failure: FetchError {
        size == .tooLarge ? .tooLarge(limit: TreeSize.maximum) : .tooDeep(limit: ExpressionTree.maximumDepth)
    }
}

extension [ExpressionTree] {
    /// The first that is a failure.
    var failure: ExpressionTree? { first(where: \.isFailure) }

    /// The shape of what is above all of them.
    var shape: TreeShape { reduce(.leaf) { .above($0, $1.shape) } }
}

/// An accepted shape, in the two bytes that a node leaves of its last word.
@usableFromInline
struct PackedTreeShape: Sendable {
    @usableFromInline let depthBelow: UInt8

    /// The size, and in the highest bit whether there are relationships.
    @usableFromInline let bits: UInt8

    @inlinable static var relationshipBit: UInt8 { 0x80 }

    static var leaf: PackedTreeShape { PackedTreeShape(.leaf) }

    @inlinable var depth: Int { Int(depthBelow) + 1 }

    @inlinable var hasRelationships: Bool { bits & Self.relationshipBit != 0 }

    /// The shape of a node above one, nil where it would be too deep.
    var above: PackedTreeShape? {
        depthBelow == .max ? nil : PackedTreeShape(depthBelow: depthBelow + 1, bits: bits)
    }

    private init(depthBelow: UInt8, bits: UInt8) {
        self.depthBelow = depthBelow
        self.bits = bits
    }

    init(_ shape: TreeShape) {
        depthBelow = UInt8(truncatingIfNeeded: shape.depth - 1)
        bits = shape.size.code | (shape.hasRelationships ? Self.relationshipBit : 0)
    }

    var shape: TreeShape {
        TreeShape(
            depth: depth, size: TreeSize(code: bits & ~Self.relationshipBit),
            hasRelationships: hasRelationships)
    }
}

/// About how many values and members an expression has, those of a shared part as often as it stands in the expression: a
/// power of two and sixths of it, in seven bits.
///
/// A size between two steps is rounded up on some levels and down on others, as often as is right. An expression that
/// grows by less than a step on each level grows all the same.
@usableFromInline
package struct TreeSize: Sendable, Equatable {
    /// The largest number that is accepted.
    @inlinable
    package static var maximum: Int { 1_000_000 }

    let code: UInt8

    static var one: TreeSize { TreeSize(code: 0) }

    /// More than the largest number.
    static var tooLarge: TreeSize { TreeSize(code: .max) }

    /// That of the last step up to the largest number.
    private static var largestCode: UInt8 { 119 }

    var count: Int {
        let power = 1 << Int(code / 6)
        return power + (power * Int(code % 6) + 3) / 6
    }

    func adding(_ other: TreeSize, atDepth depth: Int) -> TreeSize {
        if self == .tooLarge || other == .tooLarge { return .tooLarge }
        // Twice as many is always exact.
        let sum =
            code == other.code ? TreeSize(code: code + 6) : TreeSize(rounding: count + other.count, atDepth: depth)
        return sum.code <= Self.largestCode ? sum : .tooLarge
    }

    init(code: UInt8) { self.code = code }

    private init(rounding count: Int, atDepth depth: Int) {
        let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
        let sixths = (count - (1 << exponent)) * 6
        let rest = sixths & ((1 << exponent) - 1)
        // Multiples of the golden ratio are spread evenly.
        let multiple = UInt32(truncatingIfNeeded: depth) &* 2_654_435_769
        let threshold = Int(multiple >> UInt32(32 - exponent))
        code = UInt8(exponent * 6 + (sixths >> exponent) + (rest > threshold ? 1 : 0))
    }
}
