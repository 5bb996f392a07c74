import FetchingCore

/// Makes expressions of a document, as far as the rules allow it.
struct StoredDecoder {
    let operators: StoredOperators
    let limits: StoredFilterLimits

    /// The number of conditions and operands until now.
    private var count = 0

    /// How often SQL has to repeat what is being decoded.
    private var repetitions = 1

    /// The bytes of text that the conditions search for each model.
    private var searchedBytes = 0

    /// How often what is being decoded is asked for each model, as it is expected.
    private var rows = 1

    init(operators: StoredOperators, limits: StoredFilterLimits) {
        self.operators = operators
        self.limits = limits
    }

    /// Counts a condition or an operand.
    mutating func enter(at path: JSONPath, depth: Int) throws {
        count += repetitions
        guard count <= limits.conditions else {
            throw StoredFilterError.tooManyConditions(limit: limits.conditions, at: path)
        }
        guard depth <= limits.allowedDepth else {
            throw StoredFilterError.tooDeep(limit: limits.allowedDepth, at: path)
        }
    }

    /// Counts that a text is gone through, or each of those that it is joined of.
    mutating func search(for operation: StoredOperator, in text: ExpressionTree, at path: JSONPath) throws {
        let times = text.joinedTexts * (operation == .matches ? 10 : 1)
        let (bytes, overflow) = max(0, limits.expectedTextBytes).multipliedReportingOverflow(by: times * rows)
        let (sum, isAbove) = searchedBytes.addingReportingOverflow(bytes)
        guard !overflow, !isAbove, sum <= limits.searchedBytes else {
            // Without a limit, there is nothing to count.
            guard limits.searchedBytes < .max else { return }
            throw StoredFilterError.tooManySearches(limit: limits.searchedBytes, at: path)
        }
        searchedBytes = sum
    }

    /// Decodes what is asked of the rows of a relationship, of which there are several to each model.
    mutating func ofRows<Value>(_ decode: (inout StoredDecoder) throws -> Value) rethrows -> Value {
        let outside = rows
        rows = min(outside * 10, 1 << 32)
        defer { rows = outside }
        return try decode(&self)
    }

    /// - Throws: ``StoredFilterError`` if a regular expression asks more than the limits allow.
    func checkPattern(_ pattern: String, at path: JSONPath) throws {
        let size = PatternSize(pattern)
        guard size.length <= limits.patternLength else {
            throw StoredFilterError.patternTooLong(limit: limits.patternLength, at: path)
        }
        guard size.groups <= limits.patternGroups else {
            throw StoredFilterError.tooManyGroups(limit: limits.patternGroups, at: path)
        }
    }

    /// Decodes what SQL has to write a number of times, which is counted as often: repetitions in repetitions multiply.
    mutating func repeated<Value>(_ times: Int, _ decode: (inout StoredDecoder) throws -> Value) rethrows -> Value {
        let outside = repetitions
        // More than any document has conditions is enough.
        repetitions = min(outside * times, 1 << 32)
        defer { repetitions = outside }
        return try decode(&self)
    }

    /// Decodes what SQL has to write a number of times, which depends on what it is.
    mutating func repeated<Value>(
        at path: JSONPath, times: (Value) -> Int, _ decode: (inout StoredDecoder) throws -> Value
    ) throws -> Value {
        let before = count
        let value = try decode(&self)
        count += min((count - before) * (times(value) - 1), 1 << 32)
        guard count <= limits.conditions else {
            throw StoredFilterError.tooManyConditions(limit: limits.conditions, at: path)
        }
        return value
    }

    func require(_ operation: StoredOperator, at path: JSONPath) throws {
        guard operators.allows(operation) else {
            throw StoredFilterError.operatorNotAllowed(operation.rawValue, at: path)
        }
    }

    /// The expression, unless building it has failed.
    func checked(_ tree: ExpressionTree, at path: JSONPath) throws -> ExpressionTree {
        guard case .failure(let error) = tree.node else { return tree }
        throw error.code == .tooDeep
            ? StoredFilterError.tooDeep(limit: ExpressionTree.maximumDepth, at: path)
            : StoredFilterError(.wrongType, at: path, reason: error.reason, cure: error.cure)
    }

    func requireType(_ types: Set<PrimitiveType>, of tree: ExpressionTree, at path: JSONPath) throws {
        guard let type = tree.valueType, types.contains(type) else {
            let expected = types.map { StoredValueForm.key(of: $0) }.sorted().joined(separator: " or ")
            let found = tree.valueType.map { StoredValueForm.key(of: $0) } ?? "null"
            throw StoredFilterError.wrongType(operand: "'\(found)'", expected: "'\(expected)'", at: path)
        }
    }
}

extension StoredDecoder {
    /// - Throws: ``StoredFilterError`` if a column stores its values in a form of its own: a date as a number is a date.
    func requireOwnStorage(of tree: ExpressionTree, at path: JSONPath) throws {
        guard let column = tree.storedColumn, column.storage != nil, let type = tree.valueType else { return }
        throw StoredFilterError(
            .wrongType, at: path,
            reason: "the property '\(column.property)' is only stored as '\(StoredValueForm.key(of: type))'",
            cure: "Use a member or an operator of that type")
    }

    /// A value, in the form in which it is compared with an expression.
    func literal(_ json: JSONValue, for tree: ExpressionTree, at path: JSONPath) throws -> PrimitiveValue {
        let column = tree.storedColumn
        guard let type = column?.propertyType ?? tree.valueType else {
            throw StoredFilterError.wrongType(operand: "null", expected: "a value of some type", at: path)
        }
        return try literal(json, of: type, beside: column, at: path)
    }

    func literal(
        _ json: JSONValue, of type: PrimitiveType, beside column: FetchableColumn?, at path: JSONPath
    ) throws -> PrimitiveValue {
        if case .text(let text) = json, text.utf8.count > limits.textBytes {
            throw StoredFilterError.textTooLong(limit: limits.textBytes, at: path)
        }
        let value = try StoredValueForm(type: type).value(of: json, at: path)
        guard let column else { return value }
        guard column.propertyType == type else {
            throw StoredFilterError.wrongType(
                operand: "'\(StoredValueForm.key(of: type))'",
                expected: "'\(StoredValueForm.key(of: column.propertyType))'", at: path)
        }
        let stored: PrimitiveValue
        do {
            stored = try column.storedValue(of: value)
        } catch {
            throw StoredFilterError.invalidValue(
                "the property '\(column.property)' cannot have the value", cure: "Write one that it can have", at: path)
        }
        // A property of 32 bits holds fewer integers.
        if case .number(let number) = json, type == .double,
            case .double(let own)? = try? column.propertyValue(of: stored)
        {
            try StoredValueForm.requireExact(own, as: number, at: path)
        }
        return stored
    }

    /// Several values, and whether null is one of them.
    func literals(
        _ json: [JSONValue], for tree: ExpressionTree, at path: JSONPath
    ) throws -> (values: [PrimitiveValue], includesNull: Bool) {
        guard json.count <= limits.values else {
            throw StoredFilterError.tooManyValues(limit: limits.values, at: path)
        }
        var (values, includesNull): ([PrimitiveValue], Bool) = ([], false)
        for (index, value) in json.enumerated() {
            if case .null = value {
                includesNull = true
            } else {
                values.append(try literal(value, for: tree, at: path.index(index)))
            }
        }
        return (values, includesNull)
    }
}

extension ExpressionTree {
    /// The number of texts that the value can be as long as, taken together: 1 for all but what is computed of several.
    fileprivate var joinedTexts: Int {
        switch node {
        case .value(.arithmetic(.add, let lhs, let rhs, .text)): lhs.joinedTexts + rhs.joinedTexts
        case .value(.text(_, let text)): text.joinedTexts
        case .value(.conditional(_, let value, let other)), .value(.coalesce(let value, let other)):
            max(value.joinedTexts, other.joinedTexts)
        // A text of a row, or one that was computed of other values.
        case .value, .condition, .failure: 1
        }
    }
}
