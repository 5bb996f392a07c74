import Fetching

/// A way to go on with the word before the caret of the search box.
struct Completion: Encodable, Equatable {
    var label: String
    /// The text that takes the place of the word, from `start` to `end`, counted as JavaScript counts.
    var text: String
    var start: Int
    var end: Int
}

/// The word before the caret, as the search box reads it.
struct UnfinishedWord {
    let start: String.Index
    let field: String?
    let value: String

    init(before caret: String.Index, in text: String) {
        let typed = text[..<caret]
        var start = typed.startIndex
        var isQuoted = false
        for index in typed.indices {
            if typed[index] == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, typed[index] == " " || typed[index] == "(" {
                start = typed.index(after: index)
            }
        }
        if typed[start...].hasPrefix("-") { start = typed.index(after: start) }
        self.start = start
        let word = typed[start...]
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        field = parts.count == 2 ? String(parts[0]) : nil
        value = (parts.last ?? "").trimmingPrefix("=").filter { $0 != "\"" }
    }
}

extension ShopDatabase {
    /// Fields that begin like the word, or values of the field that it names.
    func completions(of text: String, at caret: Int) async throws -> [Completion] {
        let utf16 = text.utf16
        let offset = utf16.index(utf16.startIndex, offsetBy: max(0, caret), limitedBy: utf16.endIndex) ?? utf16.endIndex
        let end = offset.samePosition(in: text) ?? text.endIndex
        let word = UnfinishedWord(before: end, in: text)
        let (first, last) = (word.start.utf16Offset(in: text), end.utf16Offset(in: text))
        guard let field = word.field else {
            return Self.fields.filter { $0.hasPrefix(word.value.lowercased()) }
                .map { Completion(label: $0, text: $0 + ":", start: first, end: last) }
        }
        return try await values(of: field.lowercased(), beginningWith: word.value).map { value in
            let quoted = value.contains { !$0.isLetter && !$0.isNumber }
            let text = quoted ? "\"\(value.replacing("\"", with: "\\\""))\"" : value
            return Completion(label: value, text: "\(field):\(text)", start: first, end: last)
        }
    }

    private static let fields = ["album", "artist", "country", "genre", "price", "seconds", "stock", "title", "year"]

    private func values(of field: String, beginningWith text: String) async throws -> [String] {
        switch field {
        case "genre":
            Genre.allCases.map(\.rawValue).filter { $0.lowercased().hasPrefix(text.lowercased()) }
        case "artist":
            try await fetch(
                Artist.where { $0.name.hasPrefix(text, options: .diacriticAndCaseInsensitive) }
                    .sorted(by: .ascending(\.name)).first(nth: 8).select(\.name))
        case "album":
            try await fetch(
                Album.where { $0.title.hasPrefix(text, options: .diacriticAndCaseInsensitive) }
                    .sorted(by: .ascending(\.title)).first(nth: 8).select(\.title))
        case "country":
            try await fetch(
                Artist.where { $0.country.hasPrefix(text, options: .diacriticAndCaseInsensitive) }
                    .sorted(by: .ascending(\.country)).select(\.country).distinct())
        // The others are numbers, or titles, of which there are too many.
        default:
            []
        }
    }
}
