import Fetching
import FetchingCore
import FetchingTestSupport
import Foundation
import Testing

@Suite("The order of a locale") struct SortLocaleTests {
    private func identifier(_ identifier: String) -> String? {
        try? SortLocale(Locale(identifier: identifier)).identifier
    }

    @Test("depends on the language, the script, the region and the collation")
    func identifiers() {
        let expected = [
            "sv": "sv", "sv_SE": "sv-SE", "SV-se": "sv-SE", "sv_SE.UTF-8": "sv-SE", "zh_Hant_TW": "zh-Hant-TW",
            "en_SE@rg=sezzzz;calendar=buddhist": "en-SE", "de@collation=phonebook": "de-u-co-phonebk",
            "de-DE-u-co-phonebk-kn-true": "de-DE-u-co-phonebk", "en_US_POSIX": "en-US-u-va-posix",
            "ca_ES_VALENCIA": "ca-ES-valencia", "iw": "he", "en-t-ja": "en", "en-US-x-icu": "en-US",
            "": "und", "root": "und", "und": "und",
        ]
        for (given, locale) in expected { #expect(identifier(given) == locale, "\(given)") }
    }

    @Test(
        "is refused of what is not a locale",
        arguments: [
            "C", "POSIX", "x\"", "sv\"; DROP TABLE users; --", "sv'", "sv)", "sv DESC", "sv\0", "sv\u{301}", "å", "12",
            "svenska", "_SE", "-", "x-icu", "sv-" + Array(repeating: "abcde123", count: 20).joined(separator: "-"),
        ])
    func noLocales(given: String) {
        guard let accepted = identifier(given) else { return }
        // What ICU leaves out of an identifier is gone.
        #expect(given.hasPrefix("sv-") && accepted.utf8.count <= 48, "\(given) is \(accepted)")
    }

    @Test("has words for its refusal")
    func words() {
        let request = SortedWord.request().all().sorted(by: .ascending(\.text, locale: Locale(identifier: "svenska")))
        let error = #expect(throws: FetchError.self) { try request.fetch(in: [SortedWord]()) }
        #expect(
            "\(error.map(String.init(describing:)) ?? "")"
                == "'SortedWord.text' in 'sorted' on memory: the locale 'svenska' is of no language that is known. "
                + "Pass one such as Locale(identifier: \"sv\"), or Locale(identifier: \"\") for the order of no language"
        )
    }

    /// Foundation's own comparison has not: "å" and "aÉ" each precede the other in Swedish.
    @Test("is total", arguments: ["", "en", "sv", "da", "de", "cs", "tr", "ja", "zh", "th", "de@collation=phonebook"])
    func isTotal(identifier: String) throws {
        let locale = try SortLocale(Locale(identifier: identifier))
        let alphabets: [[String]] = [
            DifficultText.all, "abcdehilnosuyzABCHIOZåäöÅÖéèÉñüßıİčšžøæÆł 12-_'.".map(String.init),
            ["a", "e", "E", "e\u{301}", "\u{301}", "\u{308}", "u\u{308}", "ü", "b"],
        ]
        var generator = SystemRandomNumberGenerator()
        for alphabet in alphabets {
            for _ in 0..<700 {
                let texts = (0..<3).map { _ in
                    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                        alphabet.randomElement(using: &generator) ?? ""
                    }.joined()
                }
                let (a, b, c) = (texts[0], texts[1], texts[2])
                #expect(locale.order(a, b) == opposite(of: locale.order(b, a)), "\(texts.map(\.debugDescription))")
                #expect((locale.order(a, b) == .equal) == a.utf8.elementsEqual(b.utf8), "\(texts)")
                if locale.order(a, b) != .greater, locale.order(b, c) != .greater {
                    #expect(locale.order(a, c) != .greater, "\(texts.map(\.debugDescription))")
                }
            }
        }
        #expect(locale.order("å", "aÉ") == opposite(of: locale.order("aÉ", "å")))
    }

    private func opposite(of order: Order) -> Order {
        switch order {
        case .less: .greater
        case .equal: .equal
        case .greater: .less
        }
    }

    @Test("leaves requests apart that differ in it alone")
    func signatures() {
        func rank(_ identifier: String?) -> ExpressionTree {
            let term: SortTerm<SortedWord> =
                identifier.map { .ascending(\.text, locale: Locale(identifier: $0)) } ?? .ascending(\.text)
            return .window(.rank, partition: [], order: [term.key])
        }
        #expect(rank("sv").isEqual(to: rank("sv")))
        #expect(rank("sv").isEqual(to: rank("SV")))
        #expect(!rank("sv").isEqual(to: rank("de")))
        #expect(!rank("sv").isEqual(to: rank(nil)))
        #expect("\(rank("sv"))" == "over(order: .ascending(text, locale: sv)).rank")
    }
}

@Fetchable
private struct SortedWord {
    let id: Int
    var text: String
}
