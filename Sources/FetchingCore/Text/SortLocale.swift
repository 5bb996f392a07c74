package import Foundation

/// The order in which a locale has texts: that of ICU's collator for its language, script, region and collation.
package final class SortLocale: Sendable {
    /// The parts of the locale on which the order depends, as BCP 47 writes them: letters, digits and hyphens. `und` is the order of no language.
    package let identifier: String

    private let locale: Locale

    private init(checked identifier: String) {
        self.identifier = identifier
        locale = Locale(identifier: identifier)
    }

    /// - Throws: ``FetchError`` if it is not a locale.
    package convenience init(_ locale: Locale) throws {
        // The text may come from a client.
        guard locale.identifier.utf8.allSatisfy(\.isOfLocale), let identifier = Self.identifier(of: locale) else {
            throw FetchError.notALocale(locale.identifier)
        }
        self.init(checked: identifier)
    }

    /// The longest identifier, which a database can take into the name of a collation.
    private static let longestIdentifier = 48

    private static func identifier(of locale: Locale) -> String? {
        let parts = locale.identifier(.bcp47).split(separator: "-").map(String.init)
        let language = parts.first ?? "und"
        guard language != "root", language != "und" else {
            let given = locale.identifier.lowercased()
            return given.isEmpty || given == "root" || given == "und" ? "und" : nil
        }
        guard Locale.LanguageCode(language).isISOLanguage else { return nil }
        // Behind a single letter is an extension.
        let base = parts.prefix { $0.count > 1 }
        let identifier = (base + orderKeywords(of: parts.dropFirst(base.count))).joined(separator: "-")
        return identifier.utf8.count <= longestIdentifier ? identifier : nil
    }

    /// The keywords of a locale that say in which order texts are. Others are of calendars, clocks and the like.
    private static func orderKeywords(of extensions: ArraySlice<String>) -> [String] {
        guard let start = extensions.firstIndex(of: "u") else { return [] }
        let keywords = extensions[(start + 1)...].prefix { $0.count > 1 }
        var kept: [String] = []
        var isKept = false
        for part in keywords {
            if part.utf8.count == 2 { isKept = part == "co" || part == "va" }
            if isKept { kept.append(part) }
        }
        return kept.isEmpty ? [] : ["u"] + kept
    }

    /// The order of two texts, which are equal only if they have the same Unicode scalars.
    package func order(_ a: String, _ b: String) -> Order {
        // Not literally, Foundation takes a letter apart that begins as the other text does, and both of "å" and "aé" precede the other.
        switch a.ordered.compare(b.ordered, options: [.literal, .forcedOrdering], range: nil, locale: locale) {
        case .orderedAscending: .less
        case .orderedDescending: .greater
        case .orderedSame: Order(a, b)
        }
    }
}

extension String {
    /// The text with its letters composed. Foundation compares letters before it looks at marks, which are letters of their own to some
    /// Chinese collations: decomposed ones would have no consistent order.
    fileprivate var ordered: String {
        guard utf8.contains(where: { $0 >= 0xCC }), unicodeScalars.contains(where: \.composes) else { return self }
        return precomposedStringWithCanonicalMapping
    }
}

extension Unicode.Scalar {
    /// Whether it may become one with the scalar before it: a mark, or a letter of Hangul.
    fileprivate var composes: Bool {
        properties.canonicalCombiningClass != .notReordered || (0x1100...0x11FF).contains(value)
    }
}

extension UInt8 {
    /// Whether the identifier of a locale can have the character.
    fileprivate var isOfLocale: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ";"): true
        // A point begins the name of an encoding.
        case UInt8(ascii: "."): true
        default: false
        }
    }
}

extension FetchError {
    fileprivate static func notALocale(_ identifier: String) -> FetchError {
        FetchError(
            .invalidValue, reason: "the locale '\(identifier)' is of no language that is known",
            cure:
                "Pass one such as Locale(identifier: \"sv\"), or Locale(identifier: \"\") for the order of no language")
    }

    static var localizedOrderOfValues: FetchError {
        FetchError(
            .unsupported, reason: "distinct values, or those of several requests, are sorted as a locale has them",
            cure: "Group by the text and sort the groups, or sort the result in Swift", operation: "sorted")
    }
}
