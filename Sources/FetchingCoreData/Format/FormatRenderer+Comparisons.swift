import FetchingCore

extension FormatRenderer {
    /// A comparison. Its negation needs `isNegated`, for a comparison with nil is false.
    mutating func comparison(
        _ comparison: ComparisonOperator, isNegated: Bool, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> FormatFragment {
        if !comparison.isOrdering {
            return try equality(lhs, rhs, isNegated: (comparison == .notEqual) != isNegated)
        }
        try lhs.requireOrder()
        try rhs.requireOrder()
        let (left, right) = try operands(lhs, rhs)
        let opposite = comparison.negated
        return FormatTest(
            holds: "\(left.fragment) \(word: comparison.rawValue) \(right.fragment)",
            fails: "\(left.fragment) \(word: opposite.rawValue) \(right.fragment)",
            requirements: left.requirements + right.requirements
        ).condition(isNegated: isNegated)
    }

    /// Whether two values are equal, or are both nil.
    mutating func equality(_ lhs: ExpressionTree, _ rhs: ExpressionTree, isNegated: Bool) throws -> FormatFragment {
        if lhs.isCondition || rhs.isCondition { return try equivalence(lhs, rhs, isNegated: isNegated) }
        let (left, right) = try operands(lhs, rhs)
        return Self.equality(left, right, isNegated: isNegated)
    }

    static func equality(_ left: FormatOperand, _ right: FormatOperand, isNegated: Bool) -> FormatFragment {
        let equal: FormatFragment = "\(left.fragment) == \(right.fragment)"
        let unequal: FormatFragment = "\(left.fragment) != \(right.fragment)"
        switch (left.canBeNil, right.canBeNil, isNegated) {
        case (false, false, false): return equal
        case (false, false, true): return unequal
        case (true, true, false):
            return .any([.all([left.isPresent, right.isPresent, equal]), .all([left.isNil, right.isNil])])
        case (true, true, true):
            return .any([
                .all([left.isPresent, right.isPresent, unequal]), .all([left.isNil, right.isPresent]),
                .all([left.isPresent, right.isNil]),
            ])
        case (_, _, let isNegated):
            let nilable = left.canBeNil ? left : right
            // Nil is equal to no value wherever it is a key path that is nil.
            if nilable.isKeyPath { return isNegated ? .any([unequal, nilable.isNil]) : equal }
            return isNegated ? .any([nilable.isNil, unequal]) : .all([nilable.isPresent, equal])
        }
    }

    /// Whether two conditions both hold or both fail.
    private mutating func equivalence(
        _ lhs: ExpressionTree, _ rhs: ExpressionTree, isNegated: Bool
    ) throws -> FormatFragment {
        if case .value(.literal(.bool(let value))) = lhs.node {
            return try condition(rhs, isNegated: value == isNegated)
        }
        if case .value(.literal(.bool(let value))) = rhs.node {
            return try condition(lhs, isNegated: value == isNegated)
        }
        let sides = [lhs, rhs]
        // Written twice, conditions in conditions would double with each level.
        guard sides.allSatisfy({ $0.depth < 8 }), sides.allSatisfy({ $0.isCondition || !$0.canBeNilBool }) else {
            throw FetchError(
                .unsupported,
                reason: "a predicate format compares a condition with no value that may be nil, nor conditions "
                    + "with many levels", cure: "Write it with '&&' and '||'")
        }
        let bothHold = FormatFragment.all([try condition(lhs), try condition(rhs, isNegated: isNegated)])
        let bothFail = FormatFragment.all([
            try condition(lhs, isNegated: true), try condition(rhs, isNegated: !isNegated),
        ])
        return .any([bothHold, bothFail])
    }

    mutating func membership(
        _ tree: ExpressionTree, _ values: [PrimitiveValue], includesNull: Bool, isNegated: Bool
    ) throws -> FormatFragment {
        if !tree.isRead { return try anyOf(values, tree, includesNull, isNegated: isNegated) }
        let operand = try operand(tree)
        let isIn: FormatFragment? =
            values.isEmpty ? nil : "\(operand.fragment) IN \(try values.map { try value($0, beside: tree) })"
        guard operand.canBeNil else {
            guard let isIn else { return isNegated ? .always : .never }
            return isNegated ? "(NOT \(isIn))" : isIn
        }
        guard let isIn else {
            guard includesNull else { return isNegated ? .always : .never }
            return isNegated ? operand.isPresent : operand.isNil
        }
        return switch (includesNull, isNegated) {
        case (false, false): .all([operand.isPresent, isIn])
        case (false, true): .any([operand.isNil, "(NOT \(isIn))"])
        case (true, false): .any([operand.isNil, isIn])
        case (true, true): .all([operand.isPresent, "(NOT \(isIn))"])
        }
    }

    /// A list of comparisons, in the place of `IN`, which takes an attribute and not what is computed.
    private mutating func anyOf(
        _ values: [PrimitiveValue], _ tree: ExpressionTree, _ includesNull: Bool, isNegated: Bool
    ) throws -> FormatFragment {
        guard values.count <= 100 else {
            throw FetchError.notInFormat(
                "a computed value in a long list", cure: "Compare it with at most 100 values")
        }
        let tests = try values.map { try equality(tree, ExpressionTree(.literal($0)), isNegated: isNegated) }
        let isNil =
            includesNull ? [try condition(ExpressionTree(.isNull(tree), above: tree), isNegated: isNegated)] : []
        return isNegated ? .all(tests + isNil) : .any(tests + isNil)
    }

    mutating func range(_ tree: ExpressionTree, _ range: ValueRange) throws -> FormatTest {
        try tree.requireOrder()
        let operand = try side(tree)
        var holds: [FormatFragment] = []
        var fails: [FormatFragment] = []
        if let lower = try range.lower.map({ try value($0, beside: tree) }) {
            holds.append("\(operand.fragment) >= \(lower)")
            fails.append("\(operand.fragment) < \(lower)")
        }
        if let upper = try range.upper.map({ try value($0, beside: tree) }) {
            let (inside, outside) = range.includesUpper ? ("<=", ">") : ("<", ">=")
            holds.append("\(operand.fragment) \(word: inside) \(upper)")
            fails.append("\(operand.fragment) \(word: outside) \(upper)")
        }
        return FormatTest(holds: .all(holds), fails: .any(fails), requirements: operand.requirements)
    }

    mutating func bits(_ operation: BitOperator, _ tree: ExpressionTree, _ bits: Int64) throws -> FormatTest {
        let operand = try operand(tree)
        let masked: FormatFragment = "(\(operand.fragment) & \(FormatValue.integer(bits)))"
        return switch operation {
        case .contains:
            FormatTest(
                holds: "\(masked) == \(FormatValue.integer(bits))", fails: "\(masked) != \(FormatValue.integer(bits))",
                requirements: operand.requirements)
        case .intersects:
            FormatTest(holds: "\(masked) != 0", fails: "\(masked) == 0", requirements: operand.requirements)
        }
    }
}

extension ExpressionTree {
    /// Whether it is a condition rather than a value that is read or computed.
    fileprivate var isCondition: Bool {
        switch node {
        case .condition: true
        case .value, .failure: false
        }
    }

    /// Whether it is the value of an attribute.
    fileprivate var isRead: Bool {
        switch node {
        case .value(.column), .value(.related), .value(.groupKey): true
        // Everything else is computed.
        case .value, .condition, .failure: false
        }
    }

    /// Whether a truth value that is read may be nil.
    fileprivate var canBeNilBool: Bool {
        switch node {
        case .value(.column(let column)): column.isOptional
        case .value(.literal(let value)): value.isNull
        case .value(.parameter(let parameter)): parameter.isNull
        // Other values may be missing. Conditions do not come here.
        case .value, .condition, .failure: true
        }
    }
}

extension ExpressionTree {
    /// Data and URLs raise an exception where the objects are in memory.
    ///
    /// - Throws: ``FetchError`` if Core Data has no order of such values.
    fileprivate func requireOrder() throws {
        guard valueType == .data || holdsURL else { return }
        throw FetchError.notInFormat(
            "the order of data or URLs", cure: "Compare them with '==', or store what is ordered in another attribute")
    }
}
