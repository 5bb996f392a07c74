import Fetching
import FetchingPredicate
import FetchingTestSupport
import Foundation
import Testing

@Suite struct SearchCompletionTests {
    private static let fields = SearchFields<Visitor>.all.excluding(\.passwordHash)
        .adding("host.city", \.host.city)
        .adding("not a name", \.age)

    /// The completions at the `|` of a text, as the texts that they would give.
    private func completed(_ marked: String, fields: SearchFields<Visitor> = Self.fields) throws -> [String] {
        let caret = try #require(marked.firstIndex(of: "|"))
        let text = marked.replacing("|", with: "")
        let completions = fields.completions(
            for: text, at: text.index(text.startIndex, offsetBy: marked.distance(from: marked.startIndex, to: caret)))
        return completions.items.map { text.replacing($0, at: completions.range) }
    }

    @Test(
        arguments: [
            ("sc|", ["score:"]), ("SC|", ["score:"]), ("mari sc|", ["mari score:"]), ("-sc|", ["-score:"]),
            ("(sc|", ["(score:"]), ("--(mari OR sc|)", ["--(mari OR score:)"]), ("sc|ore:10", []),
            ("sc|o:10", ["score:10"]),
            ("|", nil), ("a |", nil), ("ci|", ["host.city:"]), ("date|", ["signupDate:"]),
            ("is|", ["isAdmin:", "isVerified:"]),
            ("isV|", ["isVerified:"]), ("ver|", ["isVerified:"]), ("pass|", []), ("not|", []), ("xyz|", []),
            ("https://sc|", []),
            ("\"sc|", []), ("\"sc|\"", []), ("\"a\" sc|", ["\"a\" score:"]), ("10:3|", []), ("OR sc|", ["OR score:"]),
            ("score|", ["score:"]), ("score|:10", []), ("e\u{301}sc|", []),
        ] as [(String, [String]?)])
    func namesOfFields(marked: String, expected: [String]?) throws {
        let all = try completed("|").map { marked.replacing("|", with: $0) }
        #expect(try completed(marked) == expected ?? all)
        #expect(all.count == 21)
    }

    @Test(arguments: [
        ("tariff:pr|", ["tariff:premium"]), ("tariff:PR|", ["tariff:premium"]), ("tariff:=pr|", ["tariff:=premium"]),
        ("tariff:|", ["tariff:freemium", "tariff:premium", "tariff:trial"]), ("tariff:premium|", []),
        ("tariff:freemium,tr|", ["tariff:freemium,trial"]), ("tariff:fr|,trial", ["tariff:freemium,trial"]),
        ("tariff:pr|emi score:1", ["tariff:premium score:1"]), ("(tariff:tr|)", ["(tariff:trial)"]),
        ("tariff:\"pr|", ["tariff:premium"]), ("tariff:\"pr|\" a", ["tariff:premium a"]),
        ("tariff:\"pr| name:\"a b\"", ["tariff:premium name:\"a b\""]), ("tariff:>pr|", []), ("tariff:xyz|", []),
        ("urgency:h|", ["urgency:high"]), ("badge:s|", []), ("badge:|", ["badge:nil", "badge:*"]),
        ("isAdmin:|", ["isAdmin:yes", "isAdmin:no"]), ("isAdmin:y|", ["isAdmin:yes"]),
        ("isVerified:n|", ["isVerified:no", "isVerified:nil"]),
        ("isVerified:=|", ["yes", "no", "nil"].map { "isVerified:=\($0)" }),
        ("nickname:|", ["nickname:=", "nickname:nil", "nickname:*"]), ("nickname:\"n|", []),
        ("score:|", ["score:>", "score:>=", "score:<", "score:<="]), ("score:>|", []), ("score:1|", []),
        ("best:|", [">", ">=", "<", "<=", "nil", "*"].map { "best:\($0)" }),
        ("score: t|", ["score: tariff:", "score: token:"]),
        ("score:|>=10", ["score:>10", "score:<10", "score:<=10"]),
        ("score:>|=10", ["score:>10", "score:<10", "score:<=10"]),
        ("tariff:|=pr", []), ("tariff:\"pr|em a", ["tariff:premium a"]),
        ("tariff:|\"pr", ["freemium", "premium", "trial"].map { "tariff:\($0)" }),
        ("avatar:|", ["avatar:nil", "avatar:*"]), ("passwordHash:|", []), ("nothing:|", []),
        ("TARIFF:t|", ["TARIFF:trial"]),
    ])
    func valuesAndSigns(marked: String, expected: [String]) throws {
        #expect(try completed(marked) == expected)
    }

    @Test(arguments: [
        ("a O|", ["a OR"]), ("a AN|", ["a AND"]), ("N|", ["NOT"]), ("O|", []), ("(O|", []), ("a (b) O|", ["a (b) OR"]),
        ("a OR O|", []), ("a or|", []),
    ])
    func operatorsInCapitals(marked: String, expected: [String]) throws {
        let fields: SearchFields<Visitor> = [\.age]
        #expect(try completed(marked, fields: fields) == expected)
    }

    @Test func placesAreNamed() throws {
        let value = Self.fields.completions(for: "mari TARIFF:pr")
        #expect((value.field, value.typed) == ("tariff", "pr"))
        #expect(value.text[value.range] == "pr")
        #expect(value.items.map(\.kind) == [.value] && value.items[0].label == "premium")
        #expect(Self.fields.completions(for: "nickname:n").items.map(\.kind) == [.presence])
        #expect(Self.fields.completions(for: "a O").items.map(\.kind) == [.join])
        #expect(Self.fields.completions(for: "score:").items.allSatisfy { $0.kind == .comparison })
        let name = Self.fields.completions(for: "mari sc")
        #expect(name.field == nil && name.typed == "sc")
        #expect(name.items.map(\.kind) == [.field] && name.items.map(\.label) == ["score"])
        let quoted = Self.fields.completions(for: #"name:"a \" b"#)
        #expect((quoted.field, quoted.typed) == ("name", "a \" b"))
        // Of a field that the search may not use, nothing is told, not even that it was understood.
        let hidden = Self.fields.completions(for: "passwordHash:a")
        #expect(hidden.field == nil && hidden.adding(["abc"]).items.isEmpty)
        #expect(hidden == Self.fields.completions(for: "passwordHash:a", at: "passwordHash:a".endIndex))
    }

    @Test func valuesCanBeAdded() throws {
        func added(_ values: String..., to text: String = "nickname:=a") -> [String] {
            Self.fields.completions(for: text).adding(values).items.map(\.text)
        }
        #expect(added("ab") == ["ab"])
        #expect(added("a", "ab", "ab") == ["ab"])
        #expect(
            added("two words", "a,b", "", "nil", "NIL", "a*", ">a", "a..b", "(a", "a-b") == [
                "\"two words\"", "\"a,b\"", "\"\"", "\"nil\"", "\"NIL\"", "\"a*\"", "\">a\"", "\"a..b\"", "\"(a\"",
                "\"a-b\"",
            ])
        #expect(added("a\"b", "a\\b", "“a”") == [#""a\"b""#, #""a\\b""#, #""\“a\”""#])
        #expect(added("ab", to: "mari").isEmpty)
        // A quote with an accent on it is not a quote: there is no way to write these.
        #expect(added("\u{301}a", "\u{600}").isEmpty)
    }

    @Test func valuesThatWereAddedAreRead() throws {
        let naughty = [
            "a", "é", "e\u{301}", "nil", "NOT", "OR", "", " ", "\n", "\r\n", "\0", "\\", "\\\"", "\"", "“", "„x”",
            "'; --", "*",
            "a*b", "a..b", ">=1", "a:b", "a：b", "(", ")", ",", "👨‍👩‍👧", "\u{200D}", "\u{202E}abc", "שלום", "%", "_",
            "x\u{600}", "\u{301}",
            String(repeating: "x", count: 300), "<script>", "½", "ﬁ", "İ", "ß",
        ]
        var count = 0
        for value in naughty {
            let completions = Self.fields.completions(for: "mari name:= score:1", at: "mari name:=".endIndex).adding([
                value
            ])
            guard let item = completions.items.first else { continue }
            count += 1
            let text = completions.text.replacing(item, at: completions.range)
            let search = try Visitor.search(text, options: SearchOptions(text: [], timeZone: .gmt))
            #expect(search.terms.count == 3, "\(text.debugDescription)")
            let expected = Visitor.predicate { $0.name == value }
            let term = try #require(search.terms.first { $0.field == "name" })
            let alone = try Visitor.search(term.text, options: SearchOptions(text: [], timeZone: .gmt))
            #expect(try Visitor.condition(alone.predicate) == Visitor.condition(expected), "\(value.debugDescription)")
        }
        #expect(count > naughty.count - 5)
    }

    /// Any text, and any index, of another text too.
    @Test(arguments: [1, 2] as [UInt64])
    func anyPlaceOfAnyText(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var (items, fields) = (0, Set<String>())
        for _ in 0..<2000 {
            let field = ["", "tariff:", "isAdmin:", "urgency:=", "isVerified:\"", "x,tariff:premium,"].randomElement(
                using: &generator)
            let text = SearchRandomTests.search(&generator) + (field ?? "") + SearchRandomTests.search(&generator)
            let foreign = SearchRandomTests.search(&generator)
            let indices =
                Array(text.unicodeScalars.indices) + Array(text.utf16.indices) + Array(foreign.utf8.indices) + [
                    foreign.endIndex
                ]
            guard let index = indices.randomElement(using: &generator) else { continue }
            let completions = Self.fields.completions(for: text, at: index)
            let range = completions.range
            require(range.lowerBound >= text.startIndex && range.upperBound <= text.endIndex, text)
            // The range has whole characters, and the position is in it.
            require(text.indices.contains(range.lowerBound) || range.lowerBound == text.endIndex, text)
            require(text.indices.contains(range.upperBound) || range.upperBound == text.endIndex, text)
            require(
                index > text.endIndex
                    || range.lowerBound <= index && range.upperBound >= text.lastStart(through: index), text)
            require(completions.items.allSatisfy { !$0.text.contains("passwordHash") && $0.text != text[range] }, text)
            if let field = completions.field { fields.insert(field) }
            for item in completions.items where item.kind == .value {
                items += 1
                let offset = text.distance(from: text.startIndex, to: range.lowerBound) + item.text.count
                let whole = text.replacing(item, at: range)
                // A letter before or behind it may take a part of it.
                guard whole.count == text.count - text[range].count + item.text.count else { continue }
                let again = Self.fields.completions(for: whole, at: whole.index(whole.startIndex, offsetBy: offset))
                require(again.field == completions.field && whole[again.range] == item.text, whole)
            }
        }
        #expect(items > 30)
        #expect(fields.count > 10, "\(fields)")
    }

    @Test func aLongTextTakesNoLongTime() {
        for piece in [
            "a ", "-", "(", "\"", "a:\"b ", "name:a,", "name:\"", "OR ", "e\u{301}", "\u{301}", "a(", "tariff:\"p\",",
        ] {
            let text = String(repeating: piece, count: 20_000)
            let time = ProcessorTime.of { _ = Self.fields.completions(for: text) }
            #expect(time < .seconds(5), "\(piece.debugDescription): \(time)")
        }
    }

    private func require(_ holds: Bool, _ text: String) {
        if !holds { Issue.record("\(text.debugDescription)") }
    }
}

extension String {
    fileprivate func replacing(_ item: SearchCompletion, at range: Range<Index>) -> String {
        var text = self
        text.replaceSubrange(range, with: item.text)
        return text
    }

    /// The last character that begins at an index or before it.
    fileprivate func lastStart(through index: Index) -> Index { indices.last { $0 <= index } ?? startIndex }
}
