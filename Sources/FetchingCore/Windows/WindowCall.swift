/// A value of a row that is computed from the rows of a window.
package struct WindowCall: Sendable {
    package let function: WindowFunction

    /// The operand that is added up, compared or read of another row; nil where the rows alone count.
    package let operand: ExpressionTree?

    /// The value where there is no other row; nil for null.
    package let substitute: ExpressionTree?

    /// The values that the rows of a window have in common.
    package let partition: [ExpressionTree]

    /// The order of the rows. Without one, all rows of the partition are equal.
    package let order: [SortKey]
}

/// A function of the rows of a window.
package enum WindowFunction: Sendable {
    /// The place of the row, from 1 on.
    case rowNumber

    /// The number of rows before the row and its equals, and 1.
    case rank

    /// The number of different rows before the row, and 1.
    case denseRank

    /// An aggregate of the rows up to the row and its equals.
    case aggregate(AggregateFunction)

    /// The value of the row that is so many places before.
    case lag(Int)

    /// The value of the row that is so many places behind.
    case lead(Int)

    /// The value of the first row of the partition.
    case first

    /// The value of the last row of the partition.
    case last

    /// The name of the member that computes it.
    package var member: String {
        switch self {
        case .rowNumber: "rowNumber"
        case .rank: "rank"
        case .denseRank: "denseRank"
        case .aggregate(let function): function.name
        case .lag: "lag"
        case .lead: "lead"
        case .first: "firstValue"
        case .last: "lastValue"
        }
    }

    /// The number of places between the row and the one whose value is read.
    var distance: Int {
        switch self {
        case .lag(let distance), .lead(let distance): distance
        case .rowNumber, .rank, .denseRank, .aggregate, .first, .last: 0
        }
    }

    /// Whether the value is the operand of some row, in the form in which it is stored.
    var givesOperand: Bool {
        switch self {
        case .lag, .lead, .first, .last: true
        case .aggregate(let function): function.isExtreme
        case .rowNumber, .rank, .denseRank: false
        }
    }

    /// Whether the value is never nil, whatever the operand is.
    var isNumber: Bool {
        switch self {
        case .rowNumber, .rank, .denseRank, .aggregate(.count): true
        case .lag, .lead, .first, .last, .aggregate: false
        }
    }

    /// Whether rows that are equal by the terms of the order differ in the value, so that the key decides between them.
    var needsTotalOrder: Bool {
        switch self {
        case .rowNumber, .lag, .lead, .first, .last: true
        case .rank, .denseRank, .aggregate: false
        }
    }
}

extension WindowCall {
    /// The expressions that the value is made of.
    func forEachChild(_ body: (ExpressionTree) throws -> Void) rethrows {
        if let operand { try body(operand) }
        if let substitute { try body(substitute) }
        for key in partition { try body(key) }
        for key in order { try body(key.tree) }
    }

    /// The same value of other expressions.
    func mapChildren(_ transform: (ExpressionTree) -> ExpressionTree) -> ExpressionTree {
        .window(
            function, of: operand.map(transform), or: substitute.map(transform), partition: partition.map(transform),
            order: order.map { $0.with(transform($0.tree)) })
    }
}

extension ExpressionTree {
    /// - Parameters:
    ///   - operand: What is computed from, nil where the rows alone count.
    ///   - substitute: The value where there is no other row.
    package static func window(
        _ function: WindowFunction, of operand: ExpressionTree? = nil, or substitute: ExpressionTree? = nil,
        partition: [ExpressionTree], order: [SortKey]
    ) -> ExpressionTree {
        let call = WindowCall(
            function: function, operand: operand, substitute: substitute, partition: partition, order: order)
        var children: [ExpressionTree] = []
        call.forEachChild { children.append($0) }
        if let failure = children.failure { return failure }
        do {
            if function.distance < 0 { throw FetchError.negativeWindowDistance(function) }
            for key in partition { try key.requireComparison(for: "over") }
            if case .aggregate(let aggregate) = function { try operand?.requireMeaning(for: aggregate) }
            return ExpressionTree(.value(.window(call)), shape: children.shape)
        } catch {
            return ExpressionTree(
                failure: (operand ?? ExpressionTree(.constant(true))).located(error, in: function.member))
        }
    }

    /// Whether a value of a window is the expression or a part of it.
    package var hasWindows: Bool { contains(where: \.isWindow) }

    package var isWindow: Bool { if case .value(.window) = node { true } else { false } }
}

extension FetchError {
    static var windowOfGroups: FetchError {
        FetchError(
            .unsupported, reason: "a value of a window is asked for where there are groups",
            cure: "Ask for it of each model, in 'select'", operation: "over")
    }

    static var windowOutsideOfSelection: FetchError {
        FetchError(
            .unsupported, reason: "a value of a window is used outside of 'select'",
            cure: "Select it, and test it in Swift", operation: "over")
    }

    static var windowOfRelated: FetchError {
        FetchError(
            .unsupported, reason: "a value of a window is asked for of related models",
            cure: "Ask for it in a request for those models", operation: "over")
    }

    static var windowInList: FetchError {
        FetchError(
            .unsupported, reason: "the request within 'isIn' gives values of a window",
            cure: "Fetch the values first, and give them to 'isIn'", operation: "over")
    }

    static func negativeWindowDistance(_ function: WindowFunction) -> FetchError {
        var error = FetchError.invalidLimit("number of rows between the two")
        error.operation = function.member
        return error
    }
}
