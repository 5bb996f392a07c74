// The parts of every kind of node stand here alone: a walk that asks for them misses none.

extension ExpressionTree {
    /// The expressions that this one is made of.
    package func forEachChild(_ body: (ExpressionTree) throws -> Void) rethrows {
        switch node {
        case .value(let value): try value.forEachChild(body)
        case .condition(let condition): try condition.forEachChild(body)
        case .failure: break
        }
    }

    /// The rows that the node itself reads. Of the rows of a to-many relationship, it is the one that they belong to.
    package func forEachRow(_ body: (RowSource) throws -> Void) rethrows {
        switch node {
        case .value(let value): if let row = value.row { try body(row) }
        case .condition(let condition): for row in condition.rows { try body(row) }
        case .failure: break
        }
    }

    /// The related rows that the node asks about. Their element stands in the expressions below.
    package var relatedRows: RelatedRows? {
        switch node {
        case .value(.aggregate(_, _, let rows)), .condition(.exists(let rows)): rows
        // Every other node reads a row, or what it is made of.
        case .value, .condition, .failure: nil
        }
    }

    /// Whether it is the value of a group.
    package var isOfGroup: Bool {
        switch node {
        case .value(.groupAggregate), .value(.groupKey): true
        // Groups have values alone.
        case .value, .condition, .failure: false
        }
    }

    /// Whether a condition holds of one of the rows that the node itself reads.
    package func readsRow(where holds: (RowSource) -> Bool) -> Bool {
        var reads = false
        forEachRow { reads = reads || holds($0) }
        return reads
    }
}

extension ExpressionTree {
    /// Visits the expression and all that it is made of, each node before those below it. It takes no more of the stack for
    /// a deep expression than for a shallow one.
    ///
    /// - Parameter visit: Gives whether the nodes below are visited too.
    package func visitNodes(_ visit: (ExpressionTree) throws -> Bool) rethrows {
        guard try visit(self) else { return }
        var rest: [ExpressionTree] = []
        appendChildren(to: &rest)
        while let tree = rest.popLast() {
            if try visit(tree) { tree.appendChildren(to: &rest) }
        }
    }

    /// Whether a condition holds of the expression or of a part of it.
    package func contains(where holds: (ExpressionTree) throws -> Bool) rethrows -> Bool {
        var isFound = false
        try visitNodes { tree in
            if !isFound { isFound = try holds(tree) }
            return !isFound
        }
        return isFound
    }

    /// The children as they were written: those of a chain of "and" or "or", however it was put together.
    var chainedChildren: [ExpressionTree] {
        if Junction.and.isRoot(of: self) { return Junction.and.conditions(of: self) }
        if Junction.or.isRoot(of: self) { return Junction.or.conditions(of: self) }
        var children: [ExpressionTree] = []
        forEachChild { children.append($0) }
        return children
    }

    /// The first child comes last, from where it is taken first.
    private func appendChildren(to rest: inout [ExpressionTree]) {
        let count = rest.count
        forEachChild { rest.append($0) }
        rest[count...].reverse()
    }
}

extension ValueNode {
    fileprivate func forEachChild(_ body: (ExpressionTree) throws -> Void) rethrows {
        switch self {
        case .arithmetic(_, let lhs, let rhs, _), .coalesce(let lhs, let rhs):
            try body(lhs)
            try body(rhs)
        case .function(_, let operand), .date(_, let operand, _), .text(_, let operand), .groupKey(let operand):
            try body(operand)
        case .conditional(let condition, let value, let other):
            try body(condition)
            try body(value)
            try body(other)
        case .raw(_, let operands): for operand in operands { try body(operand) }
        case .aggregate(_, let operand, let rows):
            if let operand { try body(operand) }
            if let condition = rows.condition { try body(condition) }
            for key in rows.order { try body(key.tree) }
        case .window(let call): try call.forEachChild(body)
        case .groupAggregate(let aggregate):
            if let operand = aggregate.operand { try body(operand) }
            if let condition = aggregate.condition { try body(condition) }
            for key in aggregate.order { try body(key.tree) }
        case .column, .related, .literal, .parameter: break
        }
    }

    fileprivate var row: RowSource? {
        switch self {
        case .column: .root
        case .related(_, let row): row
        case .aggregate(_, _, let rows): rows.owner
        case .literal, .parameter, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .groupAggregate,
            .groupKey, .window:
            nil
        }
    }
}

extension ConditionNode {
    fileprivate func forEachChild(_ body: (ExpressionTree) throws -> Void) rethrows {
        switch self {
        case .comparison(_, let lhs, let rhs), .and(let lhs, let rhs), .or(let lhs, let rhs):
            try body(lhs)
            try body(rhs)
        case .isNull(let operand), .membership(let operand, _, _), .range(let operand, _), .text(_, let operand, _, _),
            .bits(_, let operand, _), .array(_, let operand, _), .not(let operand):
            try body(operand)
        case .fullText(_, let operands): for operand in operands { try body(operand) }
        case .exists(let rows):
            if let condition = rows.condition { try body(condition) }
        case .constant, .isMissing, .isObject, .isSameObject: break
        }
    }

    fileprivate var rows: [RowSource] {
        switch self {
        case .isMissing(let row), .isObject(let row, _): [row]
        case .isSameObject(let row, let other): [row, other]
        case .exists(let rows): rows.owner.map { [$0] } ?? []
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .and, .or, .not: []
        }
    }
}
