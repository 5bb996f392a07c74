/// A predicate as its conditions and how they are joined, in arrays: a deep predicate takes no more of the stack than a shallow one.
///
/// A condition on related rows is two: that there is a row, and the condition on the row. Where all of the rows are alike, which
/// those of a witness are, the first and the second are the same as both at once.
struct WitnessFormula {
    enum Kind {
        case leaf(Int)
        case all, any, not
    }

    struct Node {
        let kind: Kind
        let parts: [Int]

        /// The condition as it is written.
        let tree: ExpressionTree

        /// The number of closures around it.
        let depth: Int
        var parent: Int?
    }

    /// A condition that is decided as a whole.
    struct Leaf {
        /// The condition as it is written.
        let label: VerdictLabel

        /// The same as a condition on the root row.
        let tree: ExpressionTree

        /// Whether it is a part of a condition on related rows.
        let isOfClosure: Bool

        /// Whether it is that there is a related row, of which there are further conditions.
        let isThere: Bool

        /// Its node.
        var node = 0
    }

    /// The parts of a node come before it: the root is the last.
    private(set) var nodes: [Node] = []
    private(set) var leaves: [Leaf] = []

    /// Further conditions are parts of one that is decided as a whole.
    private static let maximumLeaves = 500

    private var closures: [RelatedRows] = []

    init(_ tree: ExpressionTree) {
        if DeepStack.isNeeded(for: tree) {
            self = DeepStack.run { WitnessFormula(tree) }
        } else {
            _ = add(tree)
        }
    }

    var root: Int { nodes.count - 1 }

    private mutating func add(_ kind: Kind, _ parts: [Int], _ tree: ExpressionTree) -> Int {
        nodes.append(Node(kind: kind, parts: parts, tree: tree, depth: closures.count))
        for part in parts { nodes[part].parent = nodes.count - 1 }
        return nodes.count - 1
    }

    private mutating func leaf(_ tree: ExpressionTree, isThere: Bool = false) -> Int {
        let label = VerdictLabel(kind: .single, tree: tree, closures: closures)
        let whole = closures.reversed().reduce(tree) { .exists($1.with(condition: $0)) }
        leaves.append(Leaf(label: label, tree: whole, isOfClosure: isThere || !closures.isEmpty, isThere: isThere))
        let node = add(.leaf(leaves.count - 1), [], tree)
        leaves[leaves.count - 1].node = node
        return node
    }

    private mutating func add(_ tree: ExpressionTree) -> Int {
        guard leaves.count < Self.maximumLeaves, case .condition(let node) = tree.node else { return leaf(tree) }
        switch node {
        case .and:
            let parts = Junction.and.conditions(of: tree).joinedByStruct
            return parts.count == 1 ? leaf(parts[0]) : add(.all, parts.map { $0.isOfStruct ? leaf($0) : add($0) }, tree)
        case .or: return add(.any, Junction.or.conditions(of: tree).map { add($0) }, tree)
        case .not(let inner): return inner.isJoined ? add(.not, [add(inner)], tree) : leaf(tree)
        case .exists(let rows):
            guard let condition = rows.condition, !rows.isMembership else { return leaf(tree) }
            let isThere = leaf(.exists(rows.with(condition: nil)), isThere: true)
            closures.append(rows)
            let holds = add(condition)
            closures.removeLast()
            return add(.all, [isThere, holds], tree)
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .isMissing,
            .isObject, .isSameObject:
            return leaf(tree)
        }
    }
}

extension ExpressionTree {
    /// Whether it is made of several conditions.
    fileprivate var isJoined: Bool {
        guard case .condition(let node) = self.node else { return false }
        return switch node {
        case .and, .or: true
        case .exists(let rows): rows.condition != nil && !rows.isMembership
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .not, .isMissing,
            .isObject, .isSameObject:
            false
        }
    }
}

extension [ExpressionTree] {
    /// The conditions, those joined that say together that there is no struct in columns: each by itself, none could be other than it is.
    fileprivate var joinedByStruct: [ExpressionTree] {
        var result: [ExpressionTree] = []
        var (group, way): ([ExpressionTree], String?) = ([], nil)
        for condition in self {
            let next = condition.missingStruct
            if next == nil || next != way, !group.isEmpty {
                result.append(.joined(group, by: .and))
                group = []
            }
            way = next
            if next == nil { result.append(condition) } else { group.append(condition) }
        }
        return group.isEmpty ? result : result + [.joined(group, by: .and)]
    }
}

extension ExpressionTree {
    /// The way to the outermost struct that may be nil, of a member that is asked for nil.
    fileprivate var missingStruct: String? {
        guard case .condition(.isNull(let value)) = node else { return nil }
        switch value.node {
        case .value(.column(let column)): return column.place?.optionals.first
        case .value(.related(let column, let row)): return column.place?.optionals.first.map { "\($0) \(row)" }
        // What is computed is no column.
        case .value, .condition, .failure: return nil
        }
    }

    /// Whether it says that there is no struct in columns.
    fileprivate var isOfStruct: Bool {
        guard case .condition(.and) = node else { return false }
        return Junction.and.conditions(of: self).allSatisfy { $0.missingStruct != nil }
    }
}

/// How far the outcomes of the conditions are from what is wanted.
struct WitnessDistances {
    /// The conditions that have to be other than they are for a node to hold, and for it to fail.
    private(set) var toHold: [Int] = []
    private(set) var toFail: [Int] = []
    private let formula: WitnessFormula

    /// - Parameter outcomes: Whether each condition holds; nil where it cannot be decided.
    init(_ formula: WitnessFormula, _ outcomes: [Bool?]) {
        self.formula = formula
        toHold.reserveCapacity(formula.nodes.count)
        toFail.reserveCapacity(formula.nodes.count)
        for node in formula.nodes {
            let (holding, failing) = distances(of: node, outcomes)
            toHold.append(holding)
            toFail.append(failing)
        }
    }

    private func distances(of node: WitnessFormula.Node, _ outcomes: [Bool?]) -> (Int, Int) {
        switch node.kind {
        case .leaf(let leaf):
            // One that cannot be decided is worse than one that is decided in the wrong way.
            guard let holds = outcomes[leaf] else { return (2, 2) }
            return holds ? (0, 1) : (1, 0)
        case .all: return (sum(node.parts, toHold), least(node.parts, toFail))
        case .any: return (least(node.parts, toHold), sum(node.parts, toFail))
        case .not: return (toFail[node.parts[0]], toHold[node.parts[0]])
        }
    }

    private func sum(_ parts: [Int], _ distances: [Int]) -> Int { parts.reduce(0) { $0 + distances[$1] } }

    private func least(_ parts: [Int], _ distances: [Int]) -> Int { parts.map { distances[$0] }.min() ?? 0 }

    /// How far the rest is from letting a condition decide the whole.
    ///
    /// - Parameter isMissing: Whether the condition is that there is a row, and there is none: nothing can be asked of it.
    func toDecide(_ leaf: Int, isMissing: Bool) -> Int {
        var (child, distance) = (formula.leaves[leaf].node, 0)
        if isMissing, let parent = formula.nodes[child].parent { child = parent }
        while let parent = formula.nodes[child].parent {
            switch formula.nodes[parent].kind {
            case .all: distance += toHold[parent] - toHold[child]
            case .any: distance += toFail[parent] - toFail[child]
            case .not, .leaf: break
            }
            child = parent
        }
        return distance
    }
}

extension WitnessFormula {
    /// Whether the whole holds where a condition fails that decides it.
    func isNegated(_ leaf: Int) -> Bool {
        var (child, isNegated) = (leaves[leaf].node, false)
        while let parent = nodes[child].parent {
            if case .not = nodes[parent].kind { isNegated.toggle() }
            child = parent
        }
        return isNegated
    }

    /// The conditions that have to hold and to fail for one to decide the whole, nil for one in a closure.
    ///
    /// - Parameter isNeeded: Whether a node is looked at.
    func rest(of leaf: Int, where isNeeded: (Int) -> Bool) -> [(tree: ExpressionTree, holds: Bool)]? {
        guard !leaves[leaf].isOfClosure else { return nil }
        var (child, rest) = (leaves[leaf].node, [(tree: ExpressionTree, holds: Bool)]())
        while let parent = nodes[child].parent {
            let others = nodes[parent].parts.filter { $0 != child && isNeeded($0) }
            switch nodes[parent].kind {
            case .all: rest += others.map { (nodes[$0].tree, true) }
            case .any: rest += others.map { (nodes[$0].tree, false) }
            case .not, .leaf: break
            }
            child = parent
        }
        return rest
    }
}
