private typealias Key = StoredFormat.Key

/// The parameter `sort`: `-score,name`, with options and the place of nil in brackets behind a name.
enum QuerySort {
    /// The terms of a document.
    ///
    /// - Throws: ``StoredFilterError`` if what stands in brackets is not known.
    static func terms(of parameter: QueryParameter) throws -> [JSONValue] {
        try parameter.value.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).enumerated().map {
            try term(String($1), at: parameter.path.index($0))
        }
    }

    private static func term(_ text: String, at path: JSONPath) throws -> JSONValue {
        guard text.utf8.count <= StoredFormat.longestName else {
            throw StoredFilterError.textTooLong(limit: StoredFormat.longestName, at: path)
        }
        let isDescending = text.unicodeScalars.first == "-"
        let text = isDescending ? String(text.unicodeScalars.dropFirst()) : text
        guard let (name, groups) = QueryParameter.parts(of: text) else {
            throw StoredFilterError.unknownOrder(at: path)
        }
        var order = isDescending ? StoredFormat.descending : StoredFormat.ascending
        var nils = StoredNilOrder.smallest
        for (index, group) in groups.enumerated() {
            if let place = StoredNilOrder(rawValue: group), place != .smallest, index == groups.count - 1 {
                nils = place
            } else if index == 0, StoredOperation.textOptions(Substring(group)) != nil {
                order += "[\(group)]"
            } else {
                throw StoredFilterError.unknownOrder(at: path)
            }
        }
        return .object([
            JSONMember(Key.member, .text(name)), JSONMember(Key.order, .text(order)),
            JSONMember(Key.nils, .text(nils.rawValue)),
        ])
    }
}
