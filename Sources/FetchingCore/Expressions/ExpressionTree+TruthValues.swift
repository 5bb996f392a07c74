// A property of type `Bool` may be stored in any form, such as 'yes' and 'no'. What is taken as a condition is therefore
// compared with what is stored for true, here and not in each engine.

extension ExpressionTree {
    /// The expression where a condition stands. A truth value that is stored in a form of its own is compared with what is
    /// stored for true.
    @usableFromInline
    package var asCondition: ExpressionTree {
        hasStorage ? .storedComparison(.equal, self, value: true) : self
    }

    /// Two values in one form. Truth values that are stored in different ones still compare.
    ///
    /// - Throws: ``FetchError`` if other values are stored in different forms.
    static func inOneForm(
        _ first: ExpressionTree, _ second: ExpressionTree
    ) throws -> (ExpressionTree, ExpressionTree) {
        if first.hasSameStorage(as: second) { return (first, second) }
        if first.isComputedDate || second.isComputedDate { return (try first.asPlainDate, try second.asPlainDate) }
        guard first.isTruthValue, second.isTruthValue else {
            throw FetchError.differentStorages(first.storage?.name, second.storage?.name)
        }
        return (first.asTruthValue, second.asTruthValue)
    }

    /// The value in the form in which a column stores its own.
    ///
    /// - Throws: ``FetchError`` if the value is stored in another form that cannot be changed into it.
    func inForm(of column: FetchableColumn) throws -> ExpressionTree {
        let member = ExpressionTree(.column(column))
        if hasSameStorage(as: member) { return self }
        if isComputedDate, let form = column.storage?.dateForm {
            return ExpressionTree(.date(.stored(form), self, .plain), above: self)
        }
        guard isTruthValue, member.isTruthValue else {
            throw FetchError.differentStorages(member.storage?.name, storage?.name)
        }
        let value = asTruthValue
        guard column.hasStorage else { return value }
        let stored = ExpressionTree.conditional(
            value, then: .literal(true, beside: member, for: "="), else: .literal(false, beside: member, for: "="))
        return value.isNeverNil ? stored : value.nilOr(stored)
    }

    /// The value in the form in which another expression gives its own. Dates and truth values are brought into it.
    ///
    /// - Throws: ``FetchError`` if the value is stored in another form that cannot be changed into it.
    func inForm(of other: ExpressionTree) throws -> ExpressionTree {
        if hasSameStorage(as: other) { return self }
        if isDate, other.isDate {
            let date = try asPlainDate
            guard let storage = other.storage else { return date }
            guard let form = storage.dateForm else {
                throw FetchError.differentStorages(storage.name, self.storage?.name)
            }
            return ExpressionTree(.date(.stored(form), date, .plain), above: date)
        }
        if let column = other.storedColumn, column.hasStorage { return try inForm(of: column) }
        guard isTruthValue, other.isTruthValue else {
            throw FetchError.differentStorages(other.storage?.name, storage?.name)
        }
        return asTruthValue
    }

    /// The truth value that ``inForm(of:)`` or a literal stores in a column; nil for any other expression.
    func truthValue(storedIn column: FetchableColumn) -> ExpressionTree? {
        guard ExpressionTree(.column(column)).isTruthValue else { return nil }
        guard case .value(let value) = node else { return nil }
        switch value {
        case .literal(.null): return self
        case .literal(let stored):
            return (try? column.propertyValue(of: stored)).map { ExpressionTree(.literal($0)) }
        case .conditional(let condition, let value, let other):
            guard let value = value.truthValue(storedIn: column), let other = other.truthValue(storedIn: column) else {
                return nil
            }
            return .conditional(condition, then: value, else: other)
        case .coalesce(let value, let other):
            guard let value = value.truthValue(storedIn: column), let other = other.truthValue(storedIn: column) else {
                return nil
            }
            return .coalesce(value, other)
        case .column, .related, .parameter, .arithmetic, .function, .date, .text, .raw, .aggregate, .groupAggregate,
            .groupKey, .window:
            return nil
        }
    }

    func hasSameStorage(as other: ExpressionTree) -> Bool {
        switch (storage, other.storage) {
        case (nil, nil): true
        case (let first?, let second?): first.isSame(as: second)
        default: false
        }
    }

    package var isTruthValue: Bool {
        guard let storedColumn, storedColumn.hasStorage else { return valueType == .bool }
        return storedColumn.valueType == Bool.self || storedColumn.valueType == Bool?.self
    }

    /// The truth value in the engine's own form.
    private var asTruthValue: ExpressionTree {
        guard hasStorage else { return self }
        return isNeverNil ? asCondition : nilOr(asCondition)
    }

    /// Another value, which is nil where this one is.
    private func nilOr(_ other: ExpressionTree) -> ExpressionTree {
        .conditional(ExpressionTree(.isNull(self), above: self), then: ExpressionTree(.literal(.null)), else: other)
    }
}
