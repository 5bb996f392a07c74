import FetchingCore

private typealias Key = StoredFormat.Key

/// A parameter such as `filter[score][gt]`: a test of a member, as a document has it.
struct QueryFilter {
    let parameter: QueryParameter
    private let member: String
    private let isNegated: Bool
    private let operation: StoredOperator

    /// The options of text, in brackets.
    private let options: String

    /// - Throws: ``StoredFilterError`` if the name does not say a test.
    init(_ parameter: QueryParameter) throws {
        var groups = parameter.groups[...]
        guard let member = groups.popFirst() else { throw StoredFilterError.filterWithoutMember(at: parameter.path) }
        self.parameter = parameter
        self.member = member
        isNegated = groups.first == QueryOperator.not
        if isNegated { groups.removeFirst() }
        let path = parameter.path.key(Key.operation)
        guard let name = groups.popFirst() else {
            guard !isNegated else { throw StoredFilterError.notWithoutOperator(at: path) }
            (operation, options) = (.equal, "")
            return
        }
        guard let operation = QueryOperator.named(name) else {
            throw StoredFilterError.unknownOperator(name, at: path)
        }
        self.operation = operation
        options = groups.popFirst().map { "[\($0)]" } ?? ""
        guard groups.isEmpty else { throw StoredFilterError.unknownOperator(name + options + "[…]", at: path) }
    }

    /// A text that is the same for parameters that ask the same: `filter[score]` and `filter[score][eq]`.
    var identity: String { "filter[\(member)][\(isNegated)][\(operation.rawValue)]\(options)" }

    /// The condition of a document.
    ///
    /// - Throws: ``StoredFilterError`` if the value is not one of a list, or not `true` or `false` where that is meant.
    func condition(in scope: StoredScope) throws -> JSONValue {
        let name = JSONMember(Key.operation, .text(operation.rawValue + options))
        let subject = JSONMember(operation == .missing ? Key.row : Key.member, .text(member))
        let type = valueType(in: scope)
        switch operation.argument {
        case nil: return negated(.object([subject, name]), try !flag())
        case Key.values: return negated(.object([subject, name, JSONMember(Key.values, try values(of: type))]))
        default:
            // Whether a row is missing is asked like other questions.
            if operation == .missing { return negated(.object([subject, name]), try !flag()) }
            return negated(.object([subject, name, JSONMember(Key.value, value(parameter.value, of: type))]))
        }
    }

    private func negated(_ condition: JSONValue, _ isFalse: Bool = false) -> JSONValue {
        isNegated == isFalse ? condition : .object([JSONMember(Key.not, condition)])
    }

    /// The value of a question without a value of its own.
    private func flag() throws -> Bool {
        // A long value is not compared: that might take seconds.
        switch parameter.value.utf8.count > 5 ? "" : parameter.value {
        case "true": return true
        case "false": return false
        default:
            throw StoredFilterError.wrongType(
                .text(parameter.value), expected: "true or false", at: parameter.path.key(Key.value))
        }
    }

    private func values(of type: PrimitiveType) throws -> JSONValue {
        let path = parameter.path.key(Key.values)
        guard !parameter.value.isEmpty else {
            throw StoredFilterError.invalidValue("the list is empty", cure: "Write at least one value", at: path)
        }
        return .array(
            try QueryList.items(of: parameter.value, at: path).map { item in
                item.map { value($0, of: type) } ?? .null
            })
    }

    /// The type of the values beside the member. The decoder says what is wrong with one that is not there.
    private func valueType(in scope: StoredScope) -> PrimitiveType {
        guard operation.text == nil, let tree = try? scope.member(member, at: .root) else { return .text }
        return tree.storedColumn?.propertyType ?? tree.valueType ?? .text
    }

    /// A value in the form that a document has for a type. What is none stays text, which the decoder refuses.
    private func value(_ text: String, of type: PrimitiveType) -> JSONValue {
        switch type {
        case .bool where text.utf8.count > 5: .text(text)
        case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : .text(text)
        case .int64, .double: JSONValue(number: text) ?? .text(text)
        case .text, .data, .date, .uuid, .decimal, .array: .text(text)
        }
    }
}

extension JSONValue {
    /// A number as JSON writes it, nil for other texts.
    init?(number text: String) {
        guard case .number(text)? = try? JSONScanner.value(of: Array(text.utf8), maximumDepth: 0) else { return nil }
        self = .number(text)
    }
}
