/// Conditions that are taken to hold together, and the values that they leave for each expression.
struct ConditionFacts {
    /// An expression, or its text without regard to case or accents.
    struct Term: Hashable {
        let tree: HashableTree
        let folding: Int
    }

    struct Pair: Hashable {
        let left: HashableTree
        let right: HashableTree
    }

    struct TextFact {
        let operation: TextOperator
        let pattern: String
        let options: TextOptions
        let holds: Bool
    }

    struct BitFact {
        let operation: BitOperator
        let bits: Int64
        let holds: Bool
    }

    struct RowFact {
        let rows: RelatedRows
        let holds: Bool
    }

    var values: [Term: PossibleValues] = [:]
    var order: [Pair: PossibleOrder] = [:]
    var texts: [HashableTree: [TextFact]] = [:]
    var bits: [HashableTree: [BitFact]] = [:]
    var others: [HashableTree: Bool] = [:]
    var missing: [RowSource] = []
    var rows: [RowFact] = []

    /// Whether they cannot hold together.
    private(set) var areImpossible = false

    mutating func fail() { areImpossible = true }

    /// Takes the values of an expression to be among some.
    mutating func take(_ tree: ExpressionTree, folding: TextOptions = [], in possible: PossibleValues) {
        let term = Term(tree: HashableTree(tree), folding: folding.rawValue)
        let left = (values[term] ?? tree.possibleValues(folding: folding)).intersection(possible)
        values[term] = left
        if left.isEmpty { fail() }
    }

    mutating func take(_ left: ExpressionTree, _ right: ExpressionTree, _ order: PossibleOrder) {
        var (pair, order) = (Pair(left: HashableTree(left), right: HashableTree(right)), order)
        let mirrored = Pair(left: pair.right, right: pair.left)
        if self.order[mirrored] != nil { (pair, order) = (mirrored, order.mirrored) }
        let rest = (self.order[pair] ?? .all).intersection(order)
        self.order[pair] = rest
        if rest.isEmpty { fail() }
    }

    func possibleValues(of tree: HashableTree) -> PossibleValues {
        values[Term(tree: tree, folding: 0)] ?? tree.tree.possibleValues
    }
}

extension ExpressionTree {
    /// The values without regard to case or accents: of texts, nothing is known once they are folded.
    fileprivate func possibleValues(folding: TextOptions) -> PossibleValues {
        guard !folding.isEmpty else { return possibleValues }
        return possibleValues.includesNull ? .all : .someValue
    }
}

/// How two values can compare.
struct PossibleOrder: OptionSet {
    let rawValue: Int

    static let less = PossibleOrder(rawValue: 1)
    static let equal = PossibleOrder(rawValue: 2)
    static let greater = PossibleOrder(rawValue: 4)
    static let bothNil = PossibleOrder(rawValue: 8)
    static let leftNil = PossibleOrder(rawValue: 16)
    static let rightNil = PossibleOrder(rawValue: 32)
    static let all = PossibleOrder(rawValue: 63)

    /// The ways in which two values compare for which a condition holds.
    init(_ comparison: ComparisonOperator) {
        self =
            switch comparison {
            case .equal: [.equal, .bothNil]
            case .notEqual: [.less, .greater, .leftNil, .rightNil]
            case .less: .less
            case .lessOrEqual: [.less, .equal]
            case .greater: .greater
            case .greaterOrEqual: [.greater, .equal]
            }
    }

    init(rawValue: Int) { self.rawValue = rawValue }

    var opposite: PossibleOrder { PossibleOrder.all.subtracting(self) }

    var mirrored: PossibleOrder {
        var result = intersection([.equal, .bothNil])
        if contains(.less) { result.insert(.greater) }
        if contains(.greater) { result.insert(.less) }
        if contains(.leftNil) { result.insert(.rightNil) }
        if contains(.rightNil) { result.insert(.leftNil) }
        return result
    }

    /// The ways in which values among some can compare.
    init(_ left: PossibleValues, _ right: PossibleValues) {
        var order: PossibleOrder = []
        if left.mayBeLess(than: right) { order.insert(.less) }
        if right.mayBeLess(than: left) { order.insert(.greater) }
        if !left.intersection(right).intervals.isEmpty { order.insert(.equal) }
        if left.includesNull, right.includesNull { order.insert(.bothNil) }
        if left.includesNull, !right.intervals.isEmpty { order.insert(.leftNil) }
        if !left.intervals.isEmpty, right.includesNull { order.insert(.rightNil) }
        self = order
    }
}

extension ExpressionTree {
    /// The values that the expression can have whatever the row is.
    ///
    /// A number or a date can be NaN, which compares as nil.
    var possibleValues: PossibleValues {
        guard case .value(let node) = node else { return .someValue }
        return switch node {
        case .column(let column): column.isNeverNil ? .someValue : .all
        case .related(let column, let row):
            if case .element = row.kind, column.isNeverNil { .someValue } else { .all }
        case .literal(let value): value.comparable.isNull ? .null : .among([value.comparable], includesNull: false)
        case .aggregate(.count, _, _): .from(.int64(0), included: true)
        case .function(.scalarCount, let operand), .function(.elementCount, let operand):
            operand.possibleValues.includesNull
                ? PossibleValues.upTo(.int64(0), included: false).complement : .from(.int64(0), included: true)
        case .parameter, .arithmetic, .function, .date, .text, .conditional, .coalesce, .raw, .aggregate,
            .groupAggregate, .groupKey, .window:
            .all
        }
    }
}

extension FetchableColumn {
    fileprivate var isNeverNil: Bool {
        guard !isOptional, json == nil else { return false }
        return switch type {
        case .bool, .int64, .text, .data, .uuid, .array: true
        case .double, .date, .decimal: false
        }
    }
}
