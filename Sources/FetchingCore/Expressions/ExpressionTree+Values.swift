// Operators cannot throw where they stand, in a closure that reads like a condition. What is wrong with a value is kept
// in the tree and thrown when the request runs, before any row is read.

// What depends on the type of a value is inlined into the user's module and specialised there; the rest is not.

extension ExpressionTree {
    /// The value as it is compared with this expression: in the form in which the column stores it.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @inlinable
    package func encode<Value: FetchableValue>(_ value: Value, for operation: String) throws -> PrimitiveValue {
        guard !hasStorage, let primitive = try? value.primitiveValue(), !primitive.isNaN else {
            return try encodeByStorage(value, for: operation)
        }
        return primitive
    }

    @usableFromInline
    func encodeByStorage(_ value: some FetchableValue, for operation: String) throws -> PrimitiveValue {
        do {
            let primitive = try storage?.encode(value) ?? value.primitiveValue()
            if primitive.isNaN { throw FetchError.notANumber }
            if !primitive.isNull { try storedColumn?.requireMeaning(of: value, primitive, in: operation) }
            return primitive
        } catch {
            throw located(error, in: operation)
        }
    }

    /// The error, with the member and the operator at which it arose.
    package func located(_ error: any Error, in operation: String) -> FetchError {
        var located = error as? FetchError ?? FetchError.unstorable(error)
        located.member = located.member ?? member
        located.operation = located.operation ?? operation
        return located
    }

    /// The expression, or the failure that comes of building it.
    @usableFromInline
    func building(_ operation: String, _ build: () throws -> ExpressionTree) -> ExpressionTree {
        if isFailure { return self }
        do { return try build() } catch { return ExpressionTree(failure: located(error, in: operation)) }
    }

    /// - Throws: ``FetchError`` if the column's stored form has no order.
    @usableFromInline
    package func requireOrder() throws {
        guard let column = storedColumn, !column.isOrdered else { return }
        guard !column.isJSONObject else { throw FetchError.unorderedJSON }
        throw FetchError.unordered(storage: column.storage?.name ?? "")
    }

    /// - Throws: ``FetchError`` if the column stores its values in a form on which the operator has no meaning.
    package func requireOwnStorage() throws {
        guard let storage else { return }
        throw FetchError.operatorNeedsOwnStorage(storage: storage.name)
    }
}

extension ExpressionTree {
    @inlinable
    static func comparison<Value: FetchableValue>(
        _ comparison: ComparisonOperator, _ lhs: consuming ExpressionTree, value: Value
    ) -> ExpressionTree {
        guard !lhs.hasStorage, let primitive = try? value.primitiveValue() else {
            return storedComparison(comparison, lhs, value: value)
        }
        return self.comparison(comparison, lhs, with: primitive)
    }

    @usableFromInline
    static func storedComparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, value: some FetchableValue
    ) -> ExpressionTree {
        lhs.building(comparison.rawValue) {
            if comparison.isOrdering { try lhs.requireOrder() }
            return self.comparison(comparison, lhs, with: try lhs.encodeByStorage(value, for: comparison.rawValue))
        }
    }

    @usableFromInline
    package static func comparison(
        _ comparison: ComparisonOperator, _ lhs: consuming ExpressionTree, with literal: consuming PrimitiveValue
    ) -> ExpressionTree {
        if lhs.isFailure { return lhs }
        if literal.isNaN {
            return ExpressionTree(failure: lhs.located(FetchError.notANumber, in: comparison.rawValue))
        }
        guard !literal.isNull else {
            // An ordering with nil is false.
            guard !comparison.isOrdering else { return ExpressionTree(.constant(false)) }
            let shape = lhs.packedShape
            let isNull = ExpressionTree(.condition(.isNull(lhs)), above: shape)
            return comparison == .equal ? isNull : negated(isNull)
        }
        let shape = lhs.packedShape
        return ExpressionTree(
            .condition(.comparison(comparison, lhs, ExpressionTree(.literal(literal)))), above: shape)
    }

    @usableFromInline
    package static func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) -> ExpressionTree {
        if case .value(.parameter(let parameter)) = rhs.node { return self.comparison(comparison, lhs, parameter) }
        if case .value(.parameter(let parameter)) = lhs.node {
            return self.comparison(comparison, parameter, with: rhs)
        }
        if rhs.isFailure { return rhs }
        return lhs.building(comparison.rawValue) {
            if comparison.isOrdering {
                try lhs.requireOrder()
                try rhs.requireOrder()
            }
            try lhs.requireComparison()
            try rhs.requireComparison()
            let (lhs, rhs) = try inOneForm(lhs, rhs)
            return ExpressionTree(.comparison(comparison, lhs, rhs), above: lhs, rhs)
        }
    }

    func requireSameStorage(as other: ExpressionTree) throws {
        guard !hasSameStorage(as: other) else { return }
        throw FetchError.differentStorages(storage?.name, other.storage?.name)
    }

    @inlinable
    static func membership<Values: Sequence>(_ lhs: ExpressionTree, _ values: Values) -> ExpressionTree
    where Values.Element: FetchableValue {
        lhs.building("isIn") {
            var literals: [PrimitiveValue] = []
            literals.reserveCapacity(values.underestimatedCount)
            var includesNull = false
            for value in values {
                let literal = try lhs.encode(value, for: "isIn")
                if literal.isNull { includesNull = true } else { literals.append(literal) }
            }
            return membership(lhs, in: literals, includesNull: includesNull)
        }
    }

    @usableFromInline
    package static func membership(
        _ lhs: ExpressionTree, in literals: [PrimitiveValue], includesNull: Bool
    ) -> ExpressionTree {
        guard !literals.isEmpty else {
            return includesNull ? ExpressionTree(.isNull(lhs), above: lhs) : ExpressionTree(.constant(false))
        }
        return ExpressionTree(.membership(lhs, values: literals, includesNull: includesNull), above: lhs)
    }

    @inlinable
    static func range<Bound: FetchableValue>(
        _ value: ExpressionTree, from lower: Bound? = nil, to upper: Bound? = nil, includingUpper: Bool = true
    ) -> ExpressionTree {
        value.building("isIn") {
            try value.requireOrder()
            return range(
                value, from: try lower.map { try value.encode($0, for: "isIn") },
                to: try upper.map { try value.encode($0, for: "isIn") }, includesUpper: includingUpper)
        }
    }

    @usableFromInline
    package static func range(
        _ value: ExpressionTree, from lower: PrimitiveValue?, to upper: PrimitiveValue?, includesUpper: Bool
    ) -> ExpressionTree {
        if let lower, lower.isNull { return ExpressionTree(.constant(false)) }
        if let upper, upper.isNull { return ExpressionTree(.constant(false)) }
        return ExpressionTree(
            .range(value, ValueRange(lower: lower, upper: upper, includesUpper: includesUpper)), above: value)
    }

    @usableFromInline
    package static func text(
        _ operation: TextOperator, _ value: ExpressionTree, _ pattern: String, _ options: TextOptions
    ) -> ExpressionTree {
        value.building(operation.rawValue) {
            try value.requireOwnStorage()
            return ExpressionTree(.text(operation, value, pattern: pattern, options), above: value)
        }
    }

    package static func bits(_ operation: BitOperator, _ value: ExpressionTree, _ bits: some FetchableValue)
        -> ExpressionTree
    {
        value.building(operation.rawValue) {
            try value.requireOwnStorage()
            guard case .int64(let bits) = try value.encode(bits, for: operation.rawValue) else {
                throw FetchError.malformed("option set")
            }
            return ExpressionTree(.bits(operation, value, bits), above: value)
        }
    }

    package static func arithmetic<Summand: FetchableSummand>(
        _ operation: ArithmeticOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, of type: Summand.Type
    ) -> ExpressionTree {
        if rhs.isFailure { return rhs }
        return lhs.building(operation.member) {
            try lhs.requireOwnStorage()
            try rhs.requireOwnStorage()
            let (lhs, rhs) = (try lhs.beside(rhs), try rhs.beside(lhs))
            return ExpressionTree(.arithmetic(operation, lhs, rhs, Summand.calculationKind), above: lhs, rhs)
        }
    }

    /// The value as an operand of its own.
    @inlinable
    static func literal<Value: FetchableValue>(
        _ value: Value, beside operand: ExpressionTree, for operation: String
    ) -> ExpressionTree {
        operand.building(operation) { ExpressionTree(literal: try operand.encode(value, for: operation)) }
    }
}
