import FetchingCore

extension FormatRenderer {
    mutating func exists(_ related: RelatedRows, isNegated: Bool) throws -> FormatFragment {
        let count = try count(of: related)
        return FormatTest(
            holds: "\(count) > 0", fails: "\(count) == 0", requirements: try parentRequirement(of: related)
        ).condition(isNegated: isNegated)
    }

    /// The parent that related rows require. In memory, the number of rows that belong to nothing is nil.
    private func parentRequirement(of related: RelatedRows) throws -> [FormatOperand.Requirement] {
        related.parent.canBeMissing ? [.notNil(try rows.fragment(of: related.parent))] : []
    }

    /// Writes a condition on a number or a sum of related rows for both cases: that there is the row to which they are
    /// related, and that there is none, where it is zero.
    mutating func withNothing(
        for total: ExpressionTree, isNegated: Bool, holdsForZero: (PrimitiveValue) -> Bool,
        _ write: (inout FormatRenderer) throws -> FormatFragment
    ) throws -> FormatFragment {
        guard let parent = total.parentOfTotal else { return try write(&self) }
        let condition = try write(&self)
        let requirement = FormatOperand.Requirement.notNil(try rows.fragment(of: parent))
        return holdsForZero(total.zero) != isNegated
            ? .any([requirement.isMissed, condition]) : .all([requirement.isMet, condition])
    }

    /// The same for a comparison, which has such a number on one of its sides.
    mutating func withNothing(
        comparing comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, isNegated: Bool,
        _ write: (inout FormatRenderer) throws -> FormatFragment
    ) throws -> FormatFragment {
        let isOnTheLeft = lhs.parentOfTotal != nil
        guard isOnTheLeft || rhs.parentOfTotal != nil else { return try write(&self) }
        guard case .value(.literal(let literal)) = isOnTheLeft ? rhs.node : lhs.node else {
            throw FetchError.notInFormat(
                "the number of what is related to a related object beside another value that is read",
                cure: "Compare it with a constant")
        }
        return try withNothing(
            for: isOnTheLeft ? lhs : rhs, isNegated: isNegated,
            holdsForZero: {
                isOnTheLeft ? comparison.holds(for: $0, literal) : comparison.holds(for: literal, $0)
            }, write)
    }

    /// The number of related rows, or of those that meet the condition.
    private mutating func count(of related: RelatedRows, _ condition: ExpressionTree? = nil) throws -> FormatFragment {
        try requireRelationship(to: related)
        let condition = ExpressionTree.joined([related.condition, condition].compactMap(\.self), by: .and)
        if case .condition(.constant(true)) = condition.node, case .root = related.parent.base.kind {
            return try rows.keyPath([related.element.name ?? ""], aggregate: "@count", nil, of: related.parent)
        }
        let collection = try rows.keyPath([related.element.name ?? ""], of: related.parent)
        let variable = rows.declare(related.element)
        defer { rows.removeLast() }
        return "SUBQUERY(\(collection), \(word: variable), \(try self.condition(condition))).@count"
    }

    /// - Throws: `FetchError` if the rows are not related: a predicate of Core Data has no others.
    private func requireRelationship(to related: RelatedRows) throws {
        if related.relationship.leadsToAll {
            throw FetchError.notInFormat(
                "objects beside those that are related",
                cure: "Use a relationship, or fetch the values first and give them to 'isIn'")
        }
        if related.relationship.isRecursive {
            throw FetchError.notInFormat(
                "objects that are found step by step",
                cure: "Follow the relationship a fixed number of times, or store the way to the root")
        }
    }

    mutating func aggregate(
        _ function: AggregateFunction, _ operand: ExpressionTree?, _ related: RelatedRows
    ) throws -> FormatOperand {
        try requireRelationship(to: related)
        if function == .count {
            guard operand == nil else {
                throw FetchError.notInFormat(
                    "the number of distinct values of related objects", cure: "Compare the 'count' of the objects")
            }
            return FormatOperand(fragment: try count(of: related))
        }
        guard function == function.ofAll, function.separator == nil,
            function.isExtreme || operand?.valueType != .decimal
        else { throw FetchError.totalNotInFormat(function) }
        guard related.condition == nil else {
            throw FetchError.notInFormat(
                "the \(function.name) of some of the related objects",
                cure: "Ask for all of them, or count those that meet the condition")
        }
        guard case .root = related.parent.base.kind else {
            throw FetchError.notInFormat(
                "the \(function.name) of what is related to a related object of a list",
                cure: "Ask for the number of those that meet a condition")
        }
        guard let operand, case .value(.related(let column, let row)) = operand.node, row.isSame(as: related.element)
        else {
            throw FetchError.notInFormat(
                "the \(function.name) of what is computed", cure: "Name an attribute of the related objects")
        }
        guard function != .average || !column.isOptional else {
            throw FetchError.notInFormat(
                "the average of an optional attribute, in which objects in memory count nil as zero",
                cure: "Make the attribute required")
        }
        if column.isInStruct { throw FetchError.structInFormat }
        if column.json != nil { throw FetchError.jsonInFormat }
        let fragment = try rows.keyPath(
            [related.element.name ?? ""], aggregate: function.keyPathOperator, column.name, of: related.parent)
        guard function != .sum else { return FormatOperand(fragment: fragment) }
        // Over nothing, there is no such value.
        let isPresent =
            column.isOptional ? ExpressionTree.negated(ExpressionTree(.isNull(operand), above: operand)) : nil
        let count = try count(of: related, isPresent)
        return FormatOperand(
            fragment: fragment,
            requirements: try parentRequirement(of: related)
                + [.init(isMet: "\(count) > 0", isMissed: "\(count) == 0")])
    }

    func isObject(_ row: RowSource, _ objects: [ObjectIdentity], isNegated: Bool) throws -> FormatFragment {
        let name = try rows.fragment(of: row)
        let values = objects.map { FormatValue.object(FormatObject($0.identifier)) }
        let isNil: [FormatFragment] = row.canBeMissing ? ["\(name) == nil"] : []
        guard values.count != 1 else {
            return isNegated ? .any(["\(name) != \(values[0])"] + isNil) : "\(name) == \(values[0])"
        }
        return isNegated ? .any(isNil + ["(NOT \(name) IN \(values))"]) : "\(name) IN \(values)"
    }

    func isSameObject(_ row: RowSource, _ other: RowSource, isNegated: Bool) throws -> FormatFragment {
        let operands = try [row, other].map { row in
            let name = try rows.fragment(of: row)
            return FormatOperand(
                fragment: name, requirements: row.canBeMissing ? [.notNil(name)] : [], isKeyPath: true)
        }
        return Self.equality(operands[0], operands[1], isNegated: isNegated)
    }
}

extension ExpressionTree {
    /// The row to which rows are related whose number or sum this is, where that row may be missing.
    var parentOfTotal: RowSource? {
        switch node {
        case .value(.aggregate(.count, _, let related)), .value(.aggregate(.sum, _, let related)):
            related.parent.canBeMissing ? related.parent : nil
        // Nothing else is zero where there are no rows.
        case .value, .condition, .failure: nil
        }
    }

    /// Zero in the type of a number or a sum.
    fileprivate var zero: PrimitiveValue {
        guard case .value(.aggregate(.sum, let operand?, _)) = node else { return .int64(0) }
        return switch operand.valueType {
        case .double: .double(0)
        case .decimal: .decimal(0)
        case .bool, .int64, .text, .data, .date, .uuid, .array, nil: .int64(0)
        }
    }
}

extension ComparisonOperator {
    /// Whether it holds for two values of the same type.
    fileprivate func holds(for lhs: PrimitiveValue, _ rhs: PrimitiveValue) -> Bool {
        let order = lhs.order(rhs)
        return switch self {
        case .equal: order == .equal
        case .notEqual: order != .equal
        case .less: order == .less
        case .lessOrEqual: order == .less || order == .equal
        case .greater: order == .greater
        case .greaterOrEqual: order == .greater || order == .equal
        }
    }
}

extension ValueRange {
    /// Whether a value of the same type as the bounds is inside.
    func contains(_ value: PrimitiveValue) -> Bool {
        if let lower, !ComparisonOperator.lessOrEqual.holds(for: lower, value) { return false }
        guard let upper else { return true }
        return (includesUpper ? ComparisonOperator.lessOrEqual : .less).holds(for: value, upper)
    }
}

extension FetchError {
    /// The error of a sum or an average that Core Data does not compute, or not exactly.
    static func totalNotInFormat(_ function: AggregateFunction) -> FetchError {
        guard function.separator == nil else {
            return notInFormat("texts that are joined", cure: "Fetch the texts, and join them in Swift")
        }
        guard function == function.ofAll else {
            return notInFormat(
                "the \(function.ofAll.name) of distinct values", cure: "Fetch the values, and compute in Swift")
        }
        return notInFormat(
            "the \(function.name) of decimals, which Core Data's SQLite store makes with floating-point numbers",
            cure: "Fetch the values, and compute in Swift")
    }
}

extension AggregateFunction {
    fileprivate var keyPathOperator: String {
        switch self {
        case .count: "@count"
        case .sum: "@sum"
        case .average: "@avg"
        // They are rejected before.
        case .distinctSum, .distinctAverage, .joined, .distinctJoined: name
        case .min: "@min"
        case .max: "@max"
        }
    }
}
