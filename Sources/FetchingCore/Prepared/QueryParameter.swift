/// The place in an expression of a value that is given when the request runs.
package final class QueryParameter: Sendable {
    /// The number of the value among those that are given.
    package let index: Int

    /// The column in whose form the value is compared, nil for the engine's own form.
    let column: FetchableColumn?

    /// The prepared request whose parameter it is.
    private let owner: PreparedOwner?

    private let valueType: any FetchableValue.Type

    /// The value, where it is given already.
    let value: (any FetchableValue)?

    package init(
        index: Int, of owner: PreparedOwner?, column: FetchableColumn? = nil, type: any FetchableValue.Type,
        value: (any FetchableValue)?
    ) {
        self.index = index
        self.owner = owner
        self.column = column
        valueType = type
        self.value = value
    }

    /// The type of the value as it is bound.
    package var type: PrimitiveType { column?.type ?? valueType.primitiveType }

    /// Whether the value is given and nil. One that is yet to come is not: nil makes another expression.
    package var isNull: Bool { value.map { (try? $0.primitiveValue().isNull) ?? false } ?? false }

    /// The same value in the form in which a column stores its own.
    func inForm(of column: FetchableColumn) -> QueryParameter {
        QueryParameter(index: index, of: owner, column: column, type: valueType, value: value)
    }

    /// The place of the value among those of a call, where it is bound in the engine's own form; nil for others.
    package func place(in state: PreparedState) -> Int? { owner === state.owner && column == nil ? index : nil }

    /// Whether a column gives the value a form of its own.
    package var hasFormOfColumn: Bool { column != nil }

    /// Whether the value is given already.
    package var hasValue: Bool { value != nil }

    /// The value that is given already.
    ///
    /// - Throws: ``FetchError`` if there is none, or if it cannot be stored.
    package func literal() throws -> PrimitiveValue {
        guard let value else { throw FetchError.parameterWithoutValue }
        return try value.primitiveValue()
    }

    /// The value as it is bound; nil where the request must be rendered with its values: where the value cannot be stored,
    /// where null is stored for it, or where the parameter is that of another prepared request.
    package func primitive(of call: PreparedCall) -> PrimitiveValue? {
        guard owner === call.owner else { return nil }
        guard let column else { return call.values.primitive(at: index) }
        guard call.values.indices.contains(index), let base = call.values[index].base as? any FetchableValue,
            let stored = try? ExpressionTree(.column(column)).encode(base, for: "=="), !stored.isNull
        else { return nil }
        return stored
    }
}

extension QueryParameter: Hashable {
    package static func == (lhs: QueryParameter, rhs: QueryParameter) -> Bool {
        lhs.index == rhs.index && lhs.owner === rhs.owner
            && lhs.column.map(ColumnIdentity.init) == rhs.column.map(ColumnIdentity.init)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension FetchError {
    package static var parameterWithoutValue: FetchError {
        FetchError(
            .unsupported, reason: "a parameter of a prepared request is used where it has no value",
            cure: "Use it in the closure of 'prepared' alone, and call what 'prepared' gives with the values")
    }
}

extension ExpressionTree {
    /// Compares with a parameter: as with the value itself, where it is known.
    static func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ parameter: QueryParameter
    ) -> ExpressionTree {
        if let value = parameter.value { return storedComparison(comparison, lhs, value: value) }
        return lhs.building(comparison.rawValue) {
            if comparison.isOrdering { try lhs.requireOrder() }
            try lhs.requireComparison()
            let rhs = try ExpressionTree(.parameter(parameter)).beside(lhs)
            return ExpressionTree(.comparison(comparison, lhs, rhs), above: lhs, rhs)
        }
    }

    /// Compares a parameter with an expression.
    static func comparison(
        _ comparison: ComparisonOperator, _ parameter: QueryParameter, with rhs: ExpressionTree
    ) -> ExpressionTree {
        self.comparison(comparison.mirrored, rhs, parameter)
    }

    /// The expression where it stands beside another: a parameter takes the form in which the other is stored.
    func beside(_ other: ExpressionTree) throws -> ExpressionTree {
        guard case .value(.parameter(let parameter)) = node else { return self }
        if let value = parameter.value { return ExpressionTree(.literal(try other.encode(value, for: "=="))) }
        guard other.hasStorage, let column = other.storedColumn, !column.isJSONObject else { return self }
        return ExpressionTree(.parameter(parameter.inForm(of: column)))
    }
}
