// The wording of what can be wrong with a stored filter.

extension StoredFilterError {
    static func malformed(_ reason: String) -> StoredFilterError {
        StoredFilterError(.malformed, at: .root, reason: reason, cure: "Pass JSON in UTF-8, without a byte order mark")
    }

    static func duplicateKey(_ key: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .duplicateKey, at: path, reason: "the key '\(key.abbreviated)' occurs twice in one object",
            cure: "Join conditions with 'and' or 'or'")
    }

    static func missingKey(_ key: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .missingKey, at: path, reason: "the key '\(key)' is missing", cure: "Add it: no key has a default")
    }

    static func emptyObject(expected: [String], at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .missingKey, at: path, reason: "the object is empty",
            cure: "Use \(expected.map { "'\($0)'" }.joined(separator: ", "))")
    }

    static func unknownKey(_ key: String, expected: [String], at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .unknownKey, at: path.key(key), reason: "the key has no meaning here",
            cure: "Use \(expected.map { "'\($0)'" }.joined(separator: ", "))")
    }

    static func unknownVersion(at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .unknownVersion, at: path, reason: "the version is not known",
            cure: "Write version \(StoredFormat.version), or read the filter with a newer app")
    }

    static func otherModel(_ name: String, expected: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .otherModel, at: path, reason: "the filter is one of '\(name.abbreviated)', not of '\(expected)'",
            cure: "Read it with the model that it was written for")
    }

    static func wrongType(
        _ value: JSONValue, expected: String, cure: String? = nil, at path: JSONPath
    ) -> StoredFilterError {
        StoredFilterError(
            .wrongType, at: path, reason: "there is \(value.kind) where \(expected) is needed",
            cure: cure ?? "Write \(expected)")
    }

    /// A text that is not a date, or the like.
    static func noSuchValue(_ kind: String, _ form: StoredValueForm, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .wrongType, at: path, reason: "the \(kind) is not \(form.expectation)", cure: form.instruction)
    }

    static func wrongType(operand: String, expected: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .wrongType, at: path, reason: "\(operand) is used where \(expected) is needed",
            cure: "Use a member or an operator of that type")
    }

    static func invalidValue(_ reason: String, cure: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(.invalidValue, at: path, reason: reason, cure: cure)
    }

    static func noForm(_ reason: String, cure: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(.noForm, at: path, reason: reason, cure: cure)
    }

    static func noSchema(_ reason: String) -> StoredFilterError {
        noForm(reason, cure: "Allow fewer relationships in the rules", at: .root)
    }

    static func noFormOfFullText(at path: JSONPath) -> StoredFilterError {
        noForm(
            "'matchesText' has no form in JSON", cure: "Add it to the predicate after it is decoded", at: path)
    }

    static func noFormOfArray(at path: JSONPath) -> StoredFilterError {
        noForm(
            "the values of an array are compared", cure: "Store the other conditions, and add this one in the program",
            at: path)
    }
}

extension StoredFilterError {
    static func unknownMember(_ name: String, of model: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .unknownMember, at: path, reason: Self.noMember(name, of: model), cure: Self.memberCure)
    }

    static func memberNotAllowed(_ name: String, of model: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .memberNotAllowed, at: path, reason: Self.noMember(name, of: model), cure: Self.memberCure)
    }

    // The same words for both: the writer of a document is not told which members the rules hide.

    private static func noMember(_ name: String, of model: String) -> String {
        "the rules have no member '\(name.abbreviated)' of '\(model)'"
    }

    private static var memberCure: String { "Check the name, or allow it in the rules" }

    static func unknownOperator(_ name: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .unknownOperator, at: path, reason: "there is no operator '\(name.abbreviated)'",
            cure: "Use one that the format has")
    }

    static func operatorNotAllowed(_ name: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .operatorNotAllowed, at: path, reason: "the operator '\(name)' is not allowed",
            cure: "Allow it in the rules, or leave the condition out")
    }

    static func limitNotAllowed(_ maximum: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .limitNotAllowed, at: path, reason: "the request asks for more models than the rules allow",
            cure: "Ask for at most \(maximum)")
    }

    static func tooDeep(limit: Int?, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooDeep, at: path,
            reason: limit.map { "the conditions are nested more than \($0) deep" }
                ?? "the document is nested deeper than any filter that is allowed",
            cure: "Join conditions of the same kind in one list")
    }

    static func tooManyConditions(limit: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooMany, at: path, reason: "there are more than \(limit) conditions and operands",
            cure: "Write fewer, or allow more in the rules")
    }

    static func tooManyValues(limit: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooMany, at: path, reason: "there are more than \(limit) values in a list",
            cure: "Write fewer, or allow more in the rules")
    }

    static func documentTooLarge(limit: Int) -> StoredFilterError {
        StoredFilterError(
            .tooLarge, at: .root, reason: "the document has more than \(limit) bytes",
            cure: "Write a shorter one, or allow more in the rules")
    }

    static func textTooLong(limit: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooLarge, at: path, reason: "the text has more than \(limit) bytes",
            cure: "Write a shorter one, or allow more in the rules")
    }
    static func tooManySearches(limit: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooMany, at: path, reason: "the conditions search more than \(limit) bytes of text for each model",
            cure: "Look for less, or allow more in the rules")
    }

    static func patternTooLong(limit: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooLarge, at: path, reason: "the regular expression is longer than \(limit), with what it repeats",
            cure: "Write a shorter one, or allow more in the rules")
    }

    static func tooManyGroups(limit: Int, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .tooLarge, at: path, reason: "the regular expression has more than \(limit) groups",
            cure: "Write fewer, or allow more in the rules")
    }
}
