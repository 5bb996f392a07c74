import Fetching
import FetchingPredicate

/// A way to go on with the word before the caret of the search box.
struct Completion: Encodable, Equatable {
    var label: String
    /// The text that takes the place of the word, from `start` to `end`, counted as JavaScript counts.
    var text: String
    var start: Int
    var end: Int
    /// `field`, `comparison`, `value` or `join`: behind the first two, more can be completed.
    var kind: String
}

extension Completion {
    init(_ completion: SearchCompletion, in completions: SearchCompletions) {
        label = completion.label
        text = completion.text
        start = completions.range.lowerBound.utf16Offset(in: completions.text)
        end = completions.range.upperBound.utf16Offset(in: completions.text)
        kind = completion.kind.description
    }
}

extension ShopDatabase {
    /// What the library knows of the fields and their types, and names that are in the catalogue.
    func completions(of text: String, at caret: Int) async throws -> [Completion] {
        let position = text.utf16.index(text.startIndex, offsetBy: max(0, caret), limitedBy: text.endIndex)
        var found = Track.searchFields.completions(for: text, at: position)
        if let field = found.field {
            found = found.adding(try await names(of: field, beginningWith: found.typed))
        }
        // Each track has an album, so that nobody need ask whether there is a value.
        return found.items.filter { $0.kind != .presence }.map { Completion($0, in: found) }
    }

    private func names(of field: String, beginningWith text: String) async throws -> [String] {
        switch field {
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
        // The others are numbers, which begin in too many ways, a genre, which the library knows, or titles.
        default:
            []
        }
    }
}
