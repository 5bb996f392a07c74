// The values that a condition leaves

extension ConditionFacts {
    /// The longest list of values that is looked at.
    private static let maximumValues = 1000

    /// Takes a single condition as one that holds, or fails.
    mutating func take(_ tree: ExpressionTree, holds: Bool) {
        // SQL by hand may give another value each time.
        guard !tree.contains(where: \.isRaw) else { return }
        switch tree.node {
        case .value:
            let isTrue = PossibleValues.among([.bool(true)], includesNull: false)
            take(tree, in: holds ? isTrue : isTrue.complement)
        case .condition(let node): take(node, tree, holds: holds)
        case .failure: break
        }
    }

    private mutating func take(_ node: ConditionNode, _ tree: ExpressionTree, holds: Bool) {
        switch node {
        case .constant(let value): if value != holds { fail() }
        case .comparison(let comparison, let left, let right): take(comparison, left, right, tree, holds: holds)
        case .isNull(let operand): take(operand, in: holds ? .null : .someValue)
        case .membership(let operand, let values, let includesNull):
            let list = values.filter { !$0.comparable.isNull }
            let isKnown = list.count <= Self.maximumValues && list.allSatisfy { operand.compares(with: $0) }
            guard isKnown else { return takeWhole(tree, holds) }
            let possible = PossibleValues.among(list, includesNull: includesNull)
            take(operand, in: holds ? possible : possible.complement)
        case .range(let operand, let range): take(operand, range, tree, holds: holds)
        case .text(let operation, let operand, let pattern, let options):
            take(operation, operand, pattern, options, holds: holds)
        case .bits(let operation, let operand, let bits):
            if holds { take(operand, in: .someValue) }
            self.bits[HashableTree(operand), default: []].append(
                BitFact(operation: operation, bits: bits, holds: holds))
        case .array(_, let operand, _):
            if holds { take(operand, in: .someValue) }
            takeWhole(tree, holds)
        case .isMissing(let row):
            if holds { missing.append(row) }
            takeWhole(tree, holds)
        case .exists(let related): rows.append(RowFact(rows: related, holds: holds))
        case .fullText, .isObject, .isSameObject: takeWhole(tree, holds)
        // These are taken apart before.
        case .and, .or, .not: break
        }
    }

    /// Takes a condition that is only compared with itself.
    private mutating func takeWhole(_ tree: ExpressionTree, _ holds: Bool) {
        let key = HashableTree(tree)
        if let known = others[key], known != holds { fail() }
        others[key] = holds
    }

    private mutating func take(
        _ comparison: ComparisonOperator, _ left: ExpressionTree, _ right: ExpressionTree, _ tree: ExpressionTree,
        holds: Bool
    ) {
        if let literal = right.literal {
            take(comparison, left, literal, tree, holds: holds)
        } else if let literal = left.literal {
            take(comparison.mirrored, right, literal, tree, holds: holds)
        } else if left.isEqual(to: right) {
            // The one value is equal to itself, be it nil or not.
            switch comparison {
            case .equal: if !holds { fail() }
            case .notEqual, .less, .greater: if holds { fail() }
            case .lessOrEqual, .greaterOrEqual: take(left, in: holds ? .someValue : .null)
            }
        } else if left.valueType != nil, left.valueType == right.valueType {
            let order = PossibleOrder(comparison)
            take(left, right, holds ? order : order.opposite)
        } else {
            takeWhole(tree, holds)
        }
    }

    private mutating func take(
        _ comparison: ComparisonOperator, _ operand: ExpressionTree, _ literal: PrimitiveValue, _ tree: ExpressionTree,
        holds: Bool
    ) {
        guard !literal.comparable.isNull else {
            guard !comparison.isOrdering else { return holds ? fail() : () }
            return take(operand, in: (comparison == .equal) == holds ? .null : .someValue)
        }
        guard operand.compares(with: literal) else { return takeWhole(tree, holds) }
        let possible = PossibleValues(comparison, literal)
        take(operand, in: holds ? possible : possible.complement)
    }

    private mutating func take(_ operand: ExpressionTree, _ range: ValueRange, _ tree: ExpressionTree, holds: Bool) {
        let bounds = [range.lower, range.upper].compactMap(\.self)
        let areKnown = bounds.allSatisfy { !$0.comparable.isNull && operand.compares(with: $0) }
        guard areKnown else { return takeWhole(tree, holds) }
        var possible = PossibleValues.someValue
        if let lower = range.lower { possible = possible.intersection(.from(lower, included: true)) }
        if let upper = range.upper {
            possible = possible.intersection(.upTo(upper, included: range.includesUpper))
        }
        take(operand, in: holds ? possible : possible.complement)
    }

    private mutating func take(
        _ operation: TextOperator, _ operand: ExpressionTree, _ pattern: String, _ options: TextOptions, holds: Bool
    ) {
        guard operand.valueType == .text else { return holds ? fail() : () }
        if holds { take(operand, in: .someValue) }
        let folding = options.folding
        guard operation != .equals else {
            let possible = PossibleValues.among([.text(folding.fold(pattern))], includesNull: false)
            return take(operand, folding: folding, in: holds ? possible : possible.complement)
        }
        texts[HashableTree(operand), default: []].append(
            TextFact(operation: operation, pattern: pattern, options: options, holds: holds))
        // Each text begins with an empty one, ends with it and contains it.
        let isOfEach = pattern.isEmpty && (operation == .hasPrefix || operation == .hasSuffix || operation == .contains)
        if !holds, isOfEach { take(operand, in: .null) }
    }
}

extension PossibleValues {
    /// The values for which a comparison with one holds.
    fileprivate init(_ comparison: ComparisonOperator, _ literal: PrimitiveValue) {
        let equal = PossibleValues.among([literal], includesNull: false)
        self =
            switch comparison {
            case .equal: equal
            case .notEqual: equal.complement
            case .less: .upTo(literal, included: false)
            case .lessOrEqual: .upTo(literal, included: true)
            case .greater: .from(literal, included: false)
            case .greaterOrEqual: .from(literal, included: true)
            }
    }
}

extension ExpressionTree {
    fileprivate var literal: PrimitiveValue? {
        if case .value(.literal(let value)) = node { value } else { nil }
    }

    fileprivate var isRaw: Bool { if case .value(.raw) = node { true } else { false } }

    /// Whether values of the expression compare with a literal as it is written. Dates are rounded, by engines in their own way.
    fileprivate func compares(with literal: PrimitiveValue) -> Bool {
        guard literal.type == valueType, literal.type != nil else { return false }
        if case .date(let date) = literal { return date.roundedToMilliseconds == date }
        return true
    }
}
