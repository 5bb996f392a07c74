import Fetching
import Foundation

extension ConformanceGroup {
    /// Texts in the order in which people of a language look for them.
    static let localizedOrders = ConformanceGroup(
        "Localized orders", words.map { inOrder($0.locale, $0.words) } + nilsAndTies + computed + errorsOfLocales)

    /// Words in their order: letters first, then accents, then case.
    private static let words: [(locale: String, words: [String])] = [
        ("", ["", "-", "10", "2", "a", "A", "å", "Å", "ä", "ab", "b", "e", "E", "é", "É", "n", "ñ", "nz", "z", "Z"]),
        ("en", ["", "'", "1", "10", "2", "a", "A", "a b", "a_b", "a-b", "ab", "resume", "Resume", "résumé", "z"]),
        ("sv", ["a", "A", "aa", "b", "y", "ü", "z", "Z", "å", "Å", "ä", "Ä", "ö", "Ö"]),
        ("sv_SE", ["adam", "Adam", "Zoe", "Åsa", "ärlig", "Örjan"]),
        ("da", ["A", "a", "ab", "B", "b", "Z", "z", "æ", "ø", "Å", "å", "aa"]),
        ("de", ["a", "A", "ä", "ad", "b", "o", "ö", "oz", "ss", "ß", "sz", "u", "ü", "uz", "z"]),
        ("es", ["n", "N", "nz", "ñ", "Ñ", "o"]),
        ("cs", ["c", "cz", "č", "d", "h", "ch", "i", "r", "ř", "s", "š", "z", "ž"]),
        ("lt", ["h", "i", "y", "j", "z"]),
        ("et", ["s", "š", "z", "ž", "t", "u"]),
        ("tr", ["c", "ç", "d", "g", "ğ", "h", "ı", "I", "i", "İ", "j", "o", "ö", "p", "s", "ş", "u", "ü", "v"]),
        ("pl", ["a", "ą", "l", "ł", "m", "z", "ź", "ż"]),
        ("hu", ["c", "cz", "cs", "d", "o", "ó", "oz", "ö", "ő", "p"]),
        ("fr", ["cote", "coté", "côte", "côté"]),
        ("fr-CA", ["cote", "côte", "coté", "côté"]),
        ("ru", ["а", "Б", "е", "ё", "ж"]),
        ("el", ["α", "ά", "Β", "ω"]),
        ("ja", ["a", "あ", "ア", "い", "中"]),
    ]

    private static func inOrder(_ locale: String, _ words: [String]) -> ConformanceCase {
        let locale = Locale(identifier: locale)
        // Their keys are in another order.
        let mixed = words.indices.filter { $0 % 2 == 1 }.reversed() + words.indices.filter { $0 % 2 == 0 }
        let rows = mixed.enumerated().map { Holder(id: $0 + 1, value: words[$1], other: words[$1]) }
        let keys = words.indices.map { place in (mixed.firstIndex(of: place) ?? 0) + 1 }
        return ConformanceCase("of '\(locale.identifier)'", in: rows) {
            [
                ConformanceCheck(
                    label: "ascending",
                    request: Holder<String>.request().all().sorted(by: .ascending(\.value, locale: locale)),
                    expectation: .keys(keys)),
                ConformanceCheck(
                    label: "descending",
                    request: Holder<String>.request().all().sorted(by: .descending(\.value, locale: locale)),
                    expectation: .keys(keys.reversed())),
            ]
        }
    }

    private static let people = [
        Person(id: 1, name: "z", nickname: nil), Person(id: 2, name: "\u{E9}", nickname: "ö"),
        Person(id: 3, name: "e\u{301}", nickname: "Z"), Person(id: 4, name: "z", nickname: "å"),
        Person(id: 5, name: "E", nickname: nil), Person(id: 6, name: "e", nickname: ""),
    ]

    private static let swedish = Locale(identifier: "sv")

    private static let nilsAndTies: [ConformanceCase] = [
        sorted("nil first", [1, 5, 6, 3, 4, 2], .ascending(\.nickname, locale: swedish)),
        sorted("nil last", [6, 3, 4, 2, 1, 5], SortTerm.ascending(\.nickname, locale: swedish).nilsLast),
        sorted("descending, nil last", [2, 4, 3, 6, 1, 5], .descending(\.nickname, locale: swedish)),
        sorted(
            "descending, nil first", [1, 5, 2, 4, 3, 6], SortTerm.descending(\.nickname, locale: swedish).nilsFirst),
        // The composed letter and the decomposed one are equal in every language.
        sorted("equals by their scalars", [6, 5, 3, 2, 1, 4], .ascending(\.name, locale: swedish)),
        sorted("equals by their scalars, descending", [1, 4, 2, 3, 5, 6], .descending(\.name, locale: swedish)),
        sorted(
            "of two languages", [5, 1, 6, 3, 4, 2], .ascending(\.nickname, locale: swedish),
            .ascending(\.name, locale: danish)),
        sorted(
            "the first term decides", [5, 6, 3, 2, 4, 1], .ascending(\.name, locale: danish),
            .descending(\.nickname, locale: swedish)),
    ]

    private static let danish = Locale(identifier: "da")

    /// Values that are made with collations of their own.
    private static let computed: [ConformanceCase] = [
        sorted("of one text or another", [6, 5, 1, 3, 4, 2], .ascending({ $0.nickname ?? $0.name }, locale: swedish)),
        sorted("of joined texts", [6, 5, 3, 2, 1, 4], .ascending({ $0.name + "!" }, locale: swedish)),
        sorted("of a text in lower case", [5, 6, 3, 2, 1, 4], .ascending({ $0.name.lowercased() }, locale: swedish)),
        sorted(
            "of a text that a comparison of texts chooses", [1, 4, 2, 3, 5, 6],
            .ascending({ choose(if: $0.name == "z", then: $0.nickname ?? "zz", else: "åa") }, locale: swedish)),
        sorted(
            "of a constant", [1, 2, 3, 4, 5, 6], .ascending({ $0.name.prefix(unicodeScalars: 0) }, locale: swedish)),
    ]

    private static let errorsOfLocales: [ConformanceCase] = [
        "x\"; DROP TABLE holder; --", "sv\"", "sv COLLATE \"C\"", "C", "englisch", "å", "sv\u{0}", "12",
    ].map { identifier in
        ConformanceCase("of '\(identifier)', which is not a locale", in: people, error: .invalidValue) {
            Person.request().all().sorted(by: .ascending(\.name, locale: Locale(identifier: identifier)))
        }
    }

    private static func sorted(_ name: String, _ keys: [Int], _ terms: SortTerm<Person>...) -> ConformanceCase {
        ConformanceCase(name, in: people, keys: keys) {
            Person.request().all().sorted(byTerms: terms + [.ascending(\.id)])
        }
    }
}
