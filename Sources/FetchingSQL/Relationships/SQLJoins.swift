import FetchingCore

/// The rows that to-one relationships lead to from a row, for which a statement needs a join: one for each way, however
/// often it is used.
struct SQLJoins {
    struct Join {
        let row: RowSource

        /// Whether the rows without a related one are left out.
        let isInner: Bool
    }

    private(set) var joins: [Join] = []

    /// - Parameters:
    ///   - base: The row from which the ways begin.
    ///   - condition: What must hold. Rows without which it cannot hold need no outer join.
    ///   - required: Values that count only where they are not null.
    ///   - other: What else is read.
    init(
        from base: RowSource, condition: ExpressionTree?, required: [ExpressionTree] = [], other: [ExpressionTree] = []
    ) {
        var rows = RowCollector(base: base)
        for tree in [condition].compactMap(\.self) + required + other where tree.hasRelationships { rows.collect(tree) }
        guard !rows.rows.isEmpty else { return }
        var present = condition?.rowsThatMustExist ?? []
        for tree in required { present += tree.rowsOfValue }
        let all = rows.rows.map { row in
            Join(row: row, isInner: present.contains { $0.passes(row) })
        }
        // A database may begin with any table of inner joins, but not with one after an outer join.
        joins = all.filter(\.isInner) + all.filter { !$0.isInner }
    }
}

/// The rows of all to-one relationships in an expression that begin at a certain row, each after the one before it.
private struct RowCollector {
    let base: RowSource
    private(set) var rows: [RowSource] = []

    init(base: RowSource) { self.base = base }

    mutating func collect(_ row: RowSource) {
        guard case .toOne(let source, _, _) = row.kind, row.base.isSame(as: base) else { return }
        guard !rows.contains(where: { $0.isSame(as: row) }) else { return }
        collect(source)
        rows.append(row)
    }

    mutating func collect(_ tree: ExpressionTree) {
        guard tree.hasRelationships else { return }
        tree.visitNodes { part in
            part.forEachRow { collect($0) }
            return part.hasRelationships
        }
    }
}

extension RowSource {
    /// Whether the way to this row leads over another, or ends there.
    fileprivate func passes(_ row: RowSource) -> Bool {
        if isSame(as: row) { return true }
        if case .toOne(let source, _, _) = kind { return source.passes(row) }
        return false
    }
}

extension ExpressionTree {
    /// Rows without which the condition does not hold.
    fileprivate var rowsThatMustExist: [RowSource] {
        guard hasRelationships else { return [] }
        if DeepStack.isNeeded(for: self) { return DeepStack.run { self.rowsThatMustExist } }
        return switch node {
        case .value(.related(_, let row)): row.rowsOnTheWay
        // A computed value may be true where a row is missing.
        case .value, .failure: []
        case .condition(let condition): condition.rowsThatMustExist
        }
    }

    /// Rows without which the condition holds.
    fileprivate var rowsThatMustExistUnlessItHolds: [RowSource] {
        if case .condition(let condition) = node { condition.rowsThatMustExistUnlessItHolds } else { [] }
    }

    /// Rows without which the value is null.
    fileprivate var rowsOfValue: [RowSource] {
        guard hasRelationships, case .value(let value) = node else { return [] }
        return value.rowsOfValue
    }
}

extension ValueNode {
    fileprivate var rowsOfValue: [RowSource] {
        switch self {
        case .related(_, let row): row.rowsOnTheWay
        case .arithmetic(_, let lhs, let rhs, _): lhs.rowsOfValue + rhs.rowsOfValue
        case .function(_, let operand), .date(_, let operand, _), .text(_, let operand): operand.rowsOfValue
        // A fragment may have a value where its operands have none.
        case .column, .literal, .parameter, .raw, .conditional, .coalesce, .aggregate, .groupAggregate, .groupKey,
            .window:
            []
        }
    }
}

extension ConditionNode {
    fileprivate var rowsThatMustExist: [RowSource] {
        switch self {
        case .and(let lhs, let rhs): return lhs.rowsThatMustExist + rhs.rowsThatMustExist
        case .or(let lhs, let rhs):
            let others = rhs.rowsThatMustExist
            return lhs.rowsThatMustExist.filter { row in others.contains { $0.passes(row) } }
        case .comparison(let comparison, let lhs, let rhs):
            switch comparison {
            // Null equals null.
            case .equal: return lhs.isNullable && rhs.isNullable ? [] : lhs.rowsOfValue + rhs.rowsOfValue
            case .notEqual: return []
            case .less, .lessOrEqual, .greater, .greaterOrEqual: return lhs.rowsOfValue + rhs.rowsOfValue
            }
        case .membership(let operand, _, let includesNull): return includesNull ? [] : operand.rowsOfValue
        case .range(let operand, _), .text(_, let operand, _, _), .bits(_, let operand, _), .array(_, let operand, _):
            return operand.rowsOfValue
        case .fullText(_, let operands): return operands.first?.rowsOfValue ?? []
        case .exists(let related): return related.parent.rowsOnTheWay + (related.condition?.rowsThatMustExist ?? [])
        case .not(let condition): return condition.rowsThatMustExistUnlessItHolds
        case .isMissing, .isObject, .isSameObject, .isNull, .constant: return []
        }
    }

    fileprivate var rowsThatMustExistUnlessItHolds: [RowSource] {
        switch self {
        case .isMissing(let row): row.rowsOnTheWay
        case .isNull(let operand): operand.rowsOfValue
        case .comparison(.notEqual, let lhs, let rhs):
            lhs.isNullable && rhs.isNullable ? [] : lhs.rowsOfValue + rhs.rowsOfValue
        case .membership(let operand, _, includesNull: true): operand.rowsOfValue
        // A condition that nil makes false holds when it is negated: no row is needed.
        case .constant, .comparison, .membership, .range, .text, .bits, .array, .fullText, .and, .or, .not,
            .isObject, .isSameObject, .exists:
            []
        }
    }
}

extension RowSource {
    /// This row, if a relationship leads to it.
    fileprivate var rowsOnTheWay: [RowSource] { canBeMissing ? [self] : [] }
}
