/// The changes of an update to each row: the closure of `update` gets one, and assigns to its members.
///
/// ```swift
/// try User.request().all().where { $0.isAdmin }.update(in: db) {
///     $0.score += 1
///     $0.plan = .freemium
///     $0.nickname = nil
/// }
/// // UPDATE "User" SET "score" = "score" + 1.0, "plan" = 'freemium', "nickname" = NULL WHERE "isAdmin" = 1
/// ```
///
/// The statements follow each other as they do in Swift: a member that is read after an assignment has the assigned
/// value. `$0.score += 1` twice adds 2. Other rows are read as they were before the update.
///
/// A Swift `if` decides whether the assignment is a part of the update, for all rows.
@dynamicMemberLookup
public struct ModelUpdate<Model: Fetchable> {
    /// The assignments, in the order in which the columns were first assigned to.
    package private(set) var assignments: [MemberAssignment] = []

    package init() {}

    /// The expression that a member stands for now.
    func value(of column: FetchableColumn) -> ExpressionTree {
        if let whole = column.json?.column, assignments.contains(where: { $0.column.name == whole.name }) {
            return ExpressionTree(failure: .readsAssigned(whole))
        }
        guard let assigned = assignments.first(where: { $0.column.name == column.name })?.value else {
            return ExpressionTree(.column(column))
        }
        // A value in a form of its own, which nothing tells any longer.
        guard column.hasStorage, !assigned.isFailure, !assigned.isNullLiteral, assigned.storedColumn == nil else {
            return assigned
        }
        return assigned.truthValue(storedIn: column) ?? ExpressionTree(failure: .readsAssigned(column))
    }

    /// Assigns an expression, whose values must be in the form in which the column stores its own.
    mutating func assign(_ expression: ExpressionTree, to column: FetchableColumn) {
        let member = ExpressionTree(.column(column))
        store(
            member.building("=") {
                guard !expression.isFailure, !expression.isNullLiteral else { return expression }
                try expression.requireJSON(in: column)
                return try expression.inForm(of: column)
            }, in: column)
    }

    /// Assigns a value.
    mutating func assign(_ value: some FetchableValue, to column: FetchableColumn) {
        let member = ExpressionTree(.column(column))
        let literal = ExpressionTree.literal(value, beside: member, for: "=")
        store(
            member.building("=") {
                try literal.requireJSON(in: column)
                return literal
            }, in: column)
    }

    mutating func store(_ value: ExpressionTree, in column: FetchableColumn) {
        let isShardKey = column.name == Model.fetchableEntity.shardKey?.name
        let value = isShardKey ? ExpressionTree(failure: .assignedShardKey(column)) : value
        let assignment = MemberAssignment(column: column, value: value)
        if let index = assignments.firstIndex(where: { $0.column.name == column.name }) {
            assignments[index] = assignment
        } else {
            assignments.append(assignment)
        }
    }

    /// Takes over the assignments to some columns, and leaves all others.
    mutating func assign(_ others: [MemberAssignment], inPlaceOfThoseTo columns: [FetchableColumn]) {
        let names = Set(columns.map(\.name))
        let others = others.filter { names.contains($0.column.name) }
        assignments.removeAll { old in
            names.contains(old.column.name) && !others.contains { $0.column.name == old.column.name }
        }
        for other in others { store(other.value, in: other.column) }
    }
}

/// An assignment to a column: an expression on the row as it was before the update.
@usableFromInline
package struct MemberAssignment: Sendable {
    package let column: FetchableColumn
    package let value: ExpressionTree

    /// The numbers that the type of the member holds, where these are fewer than those that are calculated with.
    package var number: NarrowNumber? { NarrowNumber(in: column) }
}
