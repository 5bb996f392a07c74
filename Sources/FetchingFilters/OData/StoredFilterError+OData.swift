// The wording of what can be wrong with the options of OData.

extension JSONPath {
    /// A place in the decoded text of an option: the byte at which something begins.
    static func odata(_ option: String, _ position: Int) -> JSONPath { JSONPath.root.key("\(option) at \(position)") }
}

extension StoredFilterError {
    static func malformedOData(_ reason: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(.malformed, at: path, reason: reason, cure: "Write an expression of OData 4.01")
    }

    static func refusedOData(_ name: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .unknownOperator, at: path, reason: "'\(name.abbreviated)' has no form in a stored filter",
            cure: "Leave it out, or send a stored filter")
    }

    static func notBeforeComparison(at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .malformed, at: path, reason: "'not' stands before a comparison without brackets",
            cure: "Write 'not (a eq b)'")
    }

    static func repeatedOption(_ name: String) -> StoredFilterError {
        StoredFilterError(
            .duplicateKey, at: JSONPath.root.key(name), reason: "the option occurs twice", cure: "Write it once")
    }
}
