extension ExpressionTree {
    /// The most nodes of an expression that is evaluated for each changed row while others wait for the connection that writes.
    private static let largestDecided = 256

    /// Whether the value can be computed from a row alone, quickly, and as a database computes it.
    var isDecidedByRow: Bool {
        guard !hasRelationships, depth <= DeepStack.usualDepth else { return false }
        var count = 0
        var isDecided = true
        visitNodes { tree in
            count += 1
            isDecided = isDecided && count <= Self.largestDecided && tree.node.isDecidedByRow
            return isDecided
        }
        return isDecided
    }

    /// The columns of dates that the expression reads.
    var readDates: [FetchableColumn] {
        var columns: [FetchableColumn] = []
        visitNodes { tree in
            if case .value(.column(let column)) = tree.node, column.type == .date { columns.append(column) }
            return true
        }
        return columns
    }

}

extension ExpressionNode {
    fileprivate var isDecidedByRow: Bool {
        switch self {
        case .value(let value): value.isDecidedByRow
        case .condition(let condition): condition.isDecidedByRow
        case .failure: false
        }
    }
}

extension ValueNode {
    fileprivate var isDecidedByRow: Bool {
        switch self {
        // Another program may have written JSON in another way than the struct that is read from it, and a decimal as a number, which
        // SQL compares as one.
        case .column(let column): column.json == nil && column.type != .decimal
        case .literal, .arithmetic, .function, .date, .text, .conditional, .coalesce: true
        // SQL of the programmer's own has whatever meaning the database gives it.
        case .related, .parameter, .raw, .aggregate, .groupAggregate, .groupKey, .window: false
        }
    }
}

extension ConditionNode {
    fileprivate var isDecidedByRow: Bool {
        switch self {
        case .constant, .comparison, .isNull, .membership, .range, .bits, .array, .and, .or, .not: true
        // A regular expression may take long.
        case .text(let operation, _, _, _): operation != .matches
        case .fullText, .isMissing, .isObject, .isSameObject, .exists: false
        }
    }
}
