import FetchingCore

extension Translation {
    /// Whether the value is nil.
    var isNil: ExpressionTree {
        switch self {
        case .constant(let value): ExpressionTree(.constant(value == nil))
        case .expression(let tree): tree.isNil
        case .optional(let isNil, _): isNil
        case .model(let model): model.row.canBeMissing ? .isMissing(model.row) : .false
        case .models, .unicodeScalars, .range: .false
        }
    }

    /// The value where it is not nil.
    var unwrapped: Translation { if case .optional(_, let wrapped) = self { wrapped } else { self } }

    /// Whether the value is nil wherever another is, so that this need not be said.
    func isNil(whereverIsNil other: Translation) -> Bool {
        switch self {
        case .expression(let tree): tree.isNull(whereverIsNil: other)
        case .model(let model): if case .model(let other) = other { model.row.leads(through: other.row) } else { false }
        case .constant, .optional, .models, .unicodeScalars, .range: false
        }
    }

    /// The value, which is nil as well where a condition holds.
    func optional(isNil condition: ExpressionTree) -> Translation {
        condition.constant == false ? self : .optional(isNil: condition.or(isNil), unwrapped)
    }
}

extension ExpressionTree {
    func isNull(whereverIsNil other: Translation) -> Bool {
        if case .value(let value) = node { value.isNull(whereverIsNil: other) } else { false }
    }

    /// Whether the value is null wherever there is no such row.
    func isMissing(with row: RowSource) -> Bool {
        if case .value(let value) = node { value.isMissing(with: row) } else { false }
    }
}

extension ValueNode {
    fileprivate func isNull(whereverIsNil other: Translation) -> Bool {
        switch self {
        case .column(let column):
            guard case .expression(let tree) = other, case .value(.column(let otherColumn)) = tree.node else {
                return false
            }
            return column === otherColumn
        case .related(let column, let row):
            if case .model(let model) = other { return row.leads(through: model.row) }
            guard case .expression(let tree) = other, case .value(.related(let otherColumn, let otherRow)) = tree.node
            else {
                return false
            }
            return column === otherColumn && row.isSame(as: otherRow)
        case .arithmetic(_, let lhs, let rhs, _):
            return lhs.isNull(whereverIsNil: other) || rhs.isNull(whereverIsNil: other)
        case .function(_, let operand), .date(_, let operand, _), .text(_, let operand):
            return operand.isNull(whereverIsNil: other)
        case .coalesce(let value, let substitute):
            return value.isNull(whereverIsNil: other) && substitute.isNull(whereverIsNil: other)
        case .literal, .parameter, .raw, .conditional, .aggregate, .groupAggregate, .groupKey, .window:
            return false
        }
    }

    fileprivate func isMissing(with row: RowSource) -> Bool {
        switch self {
        case .related(_, let source): source.leads(through: row)
        case .arithmetic(_, let lhs, let rhs, _): lhs.isMissing(with: row) || rhs.isMissing(with: row)
        case .function(_, let operand), .date(_, let operand, _), .text(_, let operand):
            operand.isMissing(with: row)
        case .coalesce(let value, let substitute): value.isMissing(with: row) && substitute.isMissing(with: row)
        case .column, .literal, .parameter, .raw, .conditional, .aggregate, .groupAggregate, .groupKey, .window:
            false
        }
    }
}

extension RowSource {
    /// Whether the way to the row leads through another: there is none where that is missing.
    fileprivate func leads(through row: RowSource) -> Bool {
        if isSame(as: row) { return true }
        guard case .toOne(let source, _, _) = kind else { return false }
        return source.leads(through: row)
    }
}

extension ExpressionTree {
    static var `true`: ExpressionTree { ExpressionTree(.constant(true)) }
    static var `false`: ExpressionTree { ExpressionTree(.constant(false)) }

    /// Whether the condition is known to hold or not to hold.
    var constant: Bool? { if case .condition(.constant(let value)) = node { value } else { nil } }

    /// Whether it is a number of models, which is never null.
    var isCount: Bool { if case .value(.aggregate(.count, _, _)) = node { true } else { false } }

    /// Whether it is a condition, which is never null.
    var isCondition: Bool {
        switch node {
        case .condition, .failure: true
        case .value: false
        }
    }

    /// Joins two conditions, without those that are constant.
    func and(_ other: ExpressionTree) -> ExpressionTree {
        switch (constant, other.constant) {
        case (false?, _), (_, true?): self
        case (true?, _), (_, false?): other
        default: .joined(self, other, by: .and)
        }
    }

    /// Joins two conditions, without those that are constant.
    func or(_ other: ExpressionTree) -> ExpressionTree {
        switch (constant, other.constant) {
        case (true?, _), (_, false?): self
        case (false?, _), (_, true?): other
        default: .joined(self, other, by: .or)
        }
    }

    var negated: ExpressionTree { .negated(self) }
}
