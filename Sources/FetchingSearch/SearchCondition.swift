import FetchingCore

/// The condition of a search on one field.
struct SearchCondition<Model: Fetchable> {
    let field: SearchField
    let text: String
    let options: SearchOptions

    private var tree: ExpressionTree { field.tree }

    var reader: SearchValueReader { SearchValueReader(field: field, options: options) }

    /// Whether the field has one of some values.
    func any(_ values: [SearchValueSyntax]) throws(SearchError) -> FetchPredicate<Model> {
        // Plain values become one list.
        var plain: [PrimitiveValue] = []
        var conditions: [FetchPredicate<Model>] = []
        for value in values {
            if let operand = try plainOperand(value) {
                plain.append(operand)
            } else {
                conditions.append(try condition(value))
            }
        }
        if plain.count == 1 { conditions.insert(equals(plain[0]), at: 0) }
        if plain.count > 1 {
            conditions.insert(predicate(.membership(tree, values: plain, includesNull: false)), at: 0)
        }
        return .any(conditions)
    }

    private func plainOperand(_ value: SearchValueSyntax) throws(SearchError) -> PrimitiveValue? {
        guard !field.isText, value.comparison == nil || value.comparison == .equal, !isSpecial(value),
            case .value(let stored, _) = try operand(value.literal.text, at: value.literal.range)
        else { return nil }
        return stored
    }

    /// Whether a value is more than what it says: nothing, anything or a range.
    private func isSpecial(_ value: SearchValueSyntax) -> Bool {
        value.literal.isNil && field.isOptional || value.literal.isAnything || value.isRange
    }

    private func condition(_ value: SearchValueSyntax) throws(SearchError) -> FetchPredicate<Model> {
        let isExact = value.comparison == .equal
        if value.comparison == nil || isExact {
            if value.literal.isNil, field.isOptional { return predicate(.isNull(tree)) }
            if value.literal.isAnything, !isExact { return hasValue }
            if field.isText { return isExact ? isText(value.literal.text) : word(value.literal) }
            if value.isRange, !isExact { return try range(value) }
        }
        guard field.isOrdered, !field.isText else { throw .unordered(field, in: text, at: value.range) }
        switch try operand(value.literal.text, at: value.literal.range) {
        case .value(let stored, _): return compare(value.comparison.operator, stored)
        case .period(let period): return try compare(value.comparison, period, at: value.literal.range)
        }
    }

    func operand(_ typed: String, at range: Range<String.Index>) throws(SearchError) -> SearchOperand {
        do {
            return try reader.read(typed)
        } catch {
            throw SearchError(
                .invalidValue, in: text, at: range, field: field.name, reason: error.reason, cure: error.cure)
        }
    }
}

extension SearchCondition {
    func predicate(_ node: ConditionNode) -> FetchPredicate<Model> {
        FetchPredicate(tree.isFailure ? tree : ExpressionTree(node, above: tree))
    }

    func compare(_ comparison: ComparisonOperator, _ value: PrimitiveValue) -> FetchPredicate<Model> {
        predicate(.comparison(comparison, tree, ExpressionTree(.literal(value))))
    }

    /// A condition is compared with true and false by itself and by its negation.
    private func equals(_ value: PrimitiveValue) -> FetchPredicate<Model> {
        guard case .bool(let value) = value, !field.isOptional, tree.storedColumn == nil else {
            return compare(.equal, value)
        }
        return value ? FetchPredicate(tree) : !FetchPredicate(tree)
    }

    var hasValue: FetchPredicate<Model> { field.isOptional ? !predicate(.isNull(tree)) : .all([]) }

    /// Whether the field, which is a text, has a word or a phrase. An empty phrase asks for an empty text.
    func word(_ literal: SearchLiteral) -> FetchPredicate<Model> {
        if literal.isAnything { return hasValue }
        if literal.text.isEmpty { return isText("") }
        let pattern = SearchTextPattern(literal, options: options)
        return matches(pattern.operation, pattern.text)
    }

    private func isText(_ typed: String) -> FetchPredicate<Model> { matches(.equals, options.pattern(typed)) }

    private func matches(_ operation: TextOperator, _ pattern: String) -> FetchPredicate<Model> {
        if let storage = tree.storedColumn?.storage {
            return FetchPredicate(ExpressionTree(failure: .operatorNeedsOwnStorage(storage: storage.name)))
        }
        return predicate(.text(operation, tree, pattern: pattern, options.text))
    }
}

extension SearchComparison? {
    fileprivate var `operator`: ComparisonOperator {
        switch self {
        case nil, .equal: .equal
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        }
    }
}
