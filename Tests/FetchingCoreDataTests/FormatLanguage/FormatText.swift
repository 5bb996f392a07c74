import Foundation

/// Compares texts under the options of a comparison, scalar by scalar.
struct FormatText {
    private let options: FormatComparison.Options
    private let place: String

    init(_ options: FormatComparison.Options, place: String) throws {
        self.options = options
        self.place = place
    }

    /// First lower case, by the full mapping of Unicode and of no language; then the canonical decomposition without
    /// its nonspacing marks.
    func folded(_ text: String) -> [UInt32] {
        var text = text
        if options.contains(.caseInsensitive) {
            text = text.unicodeScalars.map(\.properties.lowercaseMapping).joined()
        }
        guard options.contains(.diacriticInsensitive) else { return text.unicodeScalars.map(\.value) }
        return text.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        .map(\.value)
    }

    func matches(_ text: String, _ comparator: FormatComparison.Operator, _ pattern: String) throws -> Bool {
        if comparator == .matches { return try matchesExpression(text, pattern) }
        let (text, part) = (folded(text), folded(pattern))
        if comparator == .like { return matchesWildcards(text[...], part[...]) }
        guard !pattern.isEmpty else {
            throw FormatLanguageError.unspecified("\(comparator.rawValue) an empty text, in '\(place)'")
        }
        guard !part.isEmpty else {
            throw FormatLanguageError.unspecified("\(comparator.rawValue) a text of nothing but marks, in '\(place)'")
        }
        return switch comparator {
        case .beginsWith: text.starts(with: part)
        case .endsWith: text.reversed().starts(with: part.reversed())
        default: text.indices.contains { text[$0...].starts(with: part) }
        }
    }

    /// `*` for any scalars, `?` for one, and `\` before a scalar that stands for itself.
    private func matchesWildcards(_ text: ArraySlice<UInt32>, _ pattern: ArraySlice<UInt32>) -> Bool {
        let (star, mark, escape): (UInt32, UInt32, UInt32) = (0x2A, 0x3F, 0x5C)
        // `reached` holds every place in the text to which the pattern so far leads.
        var reached: Set<Int> = [text.startIndex]
        var rest = pattern
        while let scalar = rest.popFirst(), !reached.isEmpty {
            if scalar == star {
                reached = reached.min().map { Set($0...text.endIndex) } ?? []
                continue
            }
            let literal = scalar == escape ? rest.popFirst() ?? escape : scalar
            let isAny = scalar == mark
            reached = Set(
                reached.compactMap { $0 < text.endIndex && (isAny || text[$0] == literal) ? $0 + 1 : nil })
        }
        return rest.isEmpty && reached.contains(text.endIndex)
    }

    private func matchesExpression(_ text: String, _ pattern: String) throws -> Bool {
        guard !options.contains(.diacriticInsensitive) else {
            throw FormatLanguageError.unspecified("MATCHES[d], in '\(place)'")
        }
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        // A comment or a quotation that goes on to the end is ended before the group is.
        let ends = ["", "\n", "\\E"]
        guard (try? NSRegularExpression(pattern: pattern, options: flags)) != nil,
            let whole = ends.lazy.compactMap({ end in
                try? NSRegularExpression(pattern: "\\A(?:\(pattern)\(end))\\z", options: flags)
            }).first
        else { throw FormatLanguageError.invalidPattern(pattern) }
        let range = NSRange(text.startIndex..., in: text)
        return whole.firstMatch(in: text, range: range) != nil
    }
}
