import FetchingCore

extension SearchFields {
    /// The ways to go on with a search at a position: names of fields, values of enums, `yes` and `no`, `nil`, and signs.
    ///
    /// ```swift
    /// let fields: SearchFields<User> = [\.name, \.score, \.plan]
    /// fields.completions(for: "pl").items.map(\.text)                 // ["plan:"]
    /// fields.completions(for: "plan:pr").items.map(\.text)            // ["premium"]
    /// fields.completions(for: "score:").items.map(\.text)             // [">", ">=", "<", "<="]
    /// fields.completions(for: "password").items.map(\.text)           // []: it is not one of the fields
    /// ```
    ///
    /// Any text will do, also one that cannot be read yet. Case and accents make no difference. Nothing but the fields and their types
    /// is told: add stored values by ``SearchCompletions/adding(_:)``. An enum that is not `CaseIterable` has no values to tell.
    ///
    /// A browser counts UTF-16 code units: `text.utf16.index(text.startIndex, offsetBy: caret, limitedBy: text.endIndex)`.
    ///
    /// - Parameters:
    ///   - text: The text that was typed so far.
    ///   - position: The place in the text, such as that of the caret; nil for its end. An index beyond the text is its end.
    public func completions(for text: String, at position: String.Index? = nil) -> SearchCompletions {
        let place = SearchPlace(at: position ?? text.endIndex, in: text)
        switch place.kind {
        case .phrase: return SearchCompletions(text, place, field: nil, [])
        case .name(let isBehindTerm):
            let joins = SearchCompletion.joins(place.typed, isBehindTerm: isBehindTerm)
            return SearchCompletions(text, place, field: nil, names(place.typed) + joins)
        case .sign(let name):
            let signs = field(named: text[name]).map { SearchValueCompleter(field: $0).signs } ?? []
            return SearchCompletions(text, place, field: nil, signs)
        case .value(let name, let comparison, let isQuoted):
            guard let field = field(named: text[name]) else { return SearchCompletions(text, place, field: nil, []) }
            let completer = SearchValueCompleter(field: field, comparison: comparison, isQuoted: isQuoted)
            return SearchCompletions(
                text, place, field: completer.takesValues ? field.name : nil, completer.items(place.typed))
        }
    }

    /// The fields whose names, or parts of them, begin with a text.
    private func names(_ typed: String) -> [SearchCompletion] {
        let typed = SearchPrefix(typed)
        let names = fields.map(\.name).filter(SearchScanner.isFieldName)
        let first = names.filter { typed.begins($0) }
        return (first + names.filter { !typed.begins($0) && typed.beginsPart(of: $0) })
            .map { SearchCompletion(text: $0 + ":", label: $0, kind: .field) }
    }
}

extension SearchCompletions {
    /// - Parameter items: All that fit. Those that are there already are left out.
    fileprivate init(_ text: String, _ place: SearchPlace, field: String?, _ items: [SearchCompletion]) {
        self.init(
            text: text, range: place.range, field: field, typed: place.typed,
            items: items.filter { $0.text != text[place.range] })
    }
}

extension SearchCompletion {
    /// Operators are words in capitals: whoever begins with a small letter has another word in mind.
    fileprivate static func joins(_ typed: String, isBehindTerm: Bool) -> [SearchCompletion] {
        guard !typed.isEmpty else { return [] }
        let operators: [SearchOperator] = isBehindTerm ? [.or, .and, .not] : [.not]
        return operators.map(\.rawValue).filter { $0.hasPrefix(typed) }
            .map { SearchCompletion(text: $0, label: $0, kind: .join) }
    }
}

extension SearchScanner {
    /// Whether a search can name a field so.
    fileprivate static func isFieldName(_ name: String) -> Bool {
        var scanner = SearchScanner(name + ":")
        guard let range = scanner.fieldName() else { return false }
        return scanner.text[range] == name && scanner.next == nil
    }
}

/// A text with which others may begin, without regard to case and accents.
struct SearchPrefix {
    private let folded: String

    init(_ text: String) { folded = Self.fold(text) }

    private static func fold(_ text: String) -> String { TextOptions.diacriticAndCaseInsensitive.fold(text) }

    func begins(_ text: String) -> Bool { Self.fold(text).hasPrefix(folded) }

    /// Whether a later part of a name begins with it, as `title` and `date` do in `album.title` and `signupDate`.
    func beginsPart(of name: String) -> Bool {
        guard !folded.isEmpty else { return false }
        return zip(name.indices, name.indices.dropFirst()).contains { before, index in
            let isStart =
                name[index].isLetter && !name[before].isLetter || name[index].isUppercase && name[before].isLowercase
            return isStart && begins(String(name[index...]))
        }
    }
}
