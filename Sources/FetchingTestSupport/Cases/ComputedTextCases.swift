import Fetching

extension ConformanceGroup {
    /// Texts that are computed of others, by Unicode scalars.
    static let computedTexts = ConformanceGroup(
        "Computed texts",
        trimming + parts + replacements + cases + nils + uses + sortedTexts + textChanges + textInsertions
            + textRejections
            + related.map { ConformanceCase($0, in: .small) })

    private static let rows = [
        Person(id: 1, name: "  Jo  ", nickname: "Jo"), Person(id: 2, name: "\u{A0}\u{3000}Jo\n\u{85}\u{2028}"),
        Person(id: 3, name: "J o", nickname: " "), Person(id: 4, name: "", nickname: ""),
        Person(id: 5, name: "\u{200B}Jo\u{FEFF}", nickname: "%_"), Person(id: 6, name: "caf\u{E9}"),
        Person(id: 7, name: "cafe\u{301}", nickname: "e\u{301}e"), Person(id: 8, name: "aaa", nickname: "AaA"),
        Person(id: 9, name: "\u{1F1E9}\u{1F1EA}\u{1F1EB}", nickname: "'; $1 ?"),
    ]

    private static let nuls = [Person(id: 1, name: " a\0b "), Person(id: 2, name: "\0\0"), Person(id: 3, name: "ab")]

    private static let trimming: [ConformanceCase] = [
        ConformanceCase("trimmed", in: rows, keys: [1, 2]) { $0.name.trimmed() == "Jo" },
        ConformanceCase("not trimmed", in: rows, keys: [3, 4, 5, 6, 7, 8, 9]) { !($0.name.trimmed() == "Jo") },
        ConformanceCase("trimmed of white space alone", in: rows, keys: [3, 4]) { $0.nickname.trimmed().isEmpty },
        ConformanceCase("trimmed past NUL", in: nuls, keys: [1]) { $0.name.trimmed() == "a\0b" },
        ConformanceCase("trimmed leaves NUL", in: nuls, keys: [2]) { $0.name.trimmed() == "\0\0" },
    ]

    private static let parts: [ConformanceCase] = [
        ConformanceCase("a prefix", in: rows, keys: [6, 7]) { $0.name.prefix(unicodeScalars: 3) == "caf" },
        ConformanceCase("a prefix cuts a character", in: rows, keys: [7]) {
            $0.name.prefix(unicodeScalars: 4) == "cafe"
        },
        ConformanceCase("a prefix of a flag", in: rows, keys: [9]) {
            $0.name.prefix(unicodeScalars: 1) == "\u{1F1E9}" && $0.name.suffix(unicodeScalars: 1) == "\u{1F1EB}"
        },
        ConformanceCase("a prefix of nothing", in: rows, keys: Array(1...9)) {
            $0.name.prefix(unicodeScalars: 0).isEmpty && $0.name.suffix(unicodeScalars: 0).isEmpty
        },
        ConformanceCase("a prefix of all", in: rows, keys: Array(1...9)) {
            $0.name.prefix(unicodeScalars: .max) == $0.name && $0.name.suffix(unicodeScalars: .max) == $0.name
        },
        ConformanceCase("a suffix", in: rows, keys: [7]) { $0.name.suffix(unicodeScalars: 2) == "e\u{301}" },
        ConformanceCase("a prefix past NUL", in: nuls, keys: [1]) { $0.name.prefix(unicodeScalars: 3) == " a\0" },
        ConformanceCase("a suffix past NUL", in: nuls, keys: [1]) { $0.name.suffix(unicodeScalars: 3) == "\0b " },
    ]

    private static let replacements: [ConformanceCase] = [
        ConformanceCase("replacing", in: rows, keys: [1, 3]) { $0.name.replacing(" ", with: "") == "Jo" },
        ConformanceCase("replacing from the beginning", in: rows, keys: [8]) {
            $0.name.replacing("aa", with: "b") == "ba"
        },
        ConformanceCase("replacing is not repeated", in: rows, keys: [8]) {
            $0.name.replacing("a", with: "aa") == "aaaaaa"
        },
        ConformanceCase("replacing case-sensitively", in: rows, keys: [8]) {
            $0.nickname.replacing("a", with: "") == "AA"
        },
        ConformanceCase("replacing a scalar of a character", in: rows, keys: [6, 7]) {
            $0.name.replacing("\u{301}", with: "").hasPrefix("caf")
        },
        ConformanceCase("replacing a composed accent alone", in: rows, keys: [6]) {
            $0.name.replacing("\u{E9}", with: "!") == "caf!"
        },
        ConformanceCase("replacing nothing", in: rows, keys: Array(1...9)) {
            $0.name.replacing("", with: "x") == $0.name
        },
        ConformanceCase("replacing a text, not a pattern", in: rows, keys: [5]) {
            $0.nickname.replacing("%", with: "\\1") == "\\1_"
        },
        ConformanceCase("replacing quotes", in: rows, keys: [9]) {
            $0.nickname.replacing("'", with: "$2?") == "$2?; $1 ?"
        },
        ConformanceCase("replacing NUL", in: nuls, keys: [1]) { $0.name.replacing("\0", with: "-") == " a-b " },
        ConformanceCase("replacing past NUL", in: nuls, keys: [1]) { $0.name.replacing("b", with: "\0") == " a\0\0 " },
    ]

    /// Texts of which the case is not simply another letter.
    private static let letters = [
        Person(id: 1, name: "Jo"), Person(id: 2, name: "Stra\u{DF}e", nickname: "STRASSE"),
        Person(id: 3, name: "\u{39F}\u{394}\u{39F}\u{3A3} \u{3A3}", nickname: "\u{3BF}\u{3B4}\u{3BF}\u{3C3} \u{3C3}"),
        Person(id: 4, name: "\u{130}I\u{131}i", nickname: "i\u{307}i\u{131}i"),
        Person(id: 5, name: "\u{FB01}\u{149}\u{1F80}", nickname: "FI\u{2BC}N\u{1F08}\u{399}"),
        Person(id: 6, name: "\u{10428}\u{AB70}\u{13A0}\u{1C5}", nickname: "\u{10400}\u{13A0}\u{13A0}\u{1C4}"),
        Person(id: 7, name: "e\u{301}\u{345}\u{E9}", nickname: "E\u{301}\u{399}\u{C9}"),
        Person(id: 8, name: "%_1\u{1F600}", nickname: "%_1\u{1F600}"),
    ]

    private static let cases: [ConformanceCase] =
        [
            ConformanceCase("in lower case", in: rows, keys: [8]) { $0.nickname.lowercased() == "aaa" },
            ConformanceCase("in upper case", in: rows, keys: [8]) { $0.nickname.uppercased() == "AAA" },
            ConformanceCase("not in lower case", in: rows, keys: [1]) {
                $0.nickname.lowercased() != $0.nickname && $0.id < 5 && $0.nickname != nil
            },
            ConformanceCase("in lower case past NUL", in: nuls, keys: [1]) { $0.name.lowercased() == " a\0b " },
            ConformanceCase("in upper case past NUL", in: nuls, keys: [1]) { $0.name.uppercased() == " A\0B " },
            ConformanceCase("in lower case of each letter", in: letters, keys: [3, 4, 8]) {
                $0.name.lowercased() == $0.nickname
            },
            ConformanceCase("in upper case by full mappings", in: letters, keys: [2, 5, 6, 7, 8]) {
                $0.name.uppercased() == $0.nickname
            },
            ConformanceCase("in lower case of nil", in: letters, keys: [1]) {
                $0.nickname.lowercased() == nil && $0.nickname.uppercased() == nil
            },
            ConformanceCase("not in lower case of nil", in: letters, keys: Array(1...8)) {
                !($0.nickname.lowercased() == "x")
            },
            ConformanceCase("in lower case in a list", in: letters, keys: [1, 2]) {
                $0.name.lowercased().isIn("jo", "stra\u{DF}e")
            },
            ConformanceCase("in upper case and back", in: letters, keys: [2]) {
                $0.name.uppercased().lowercased().hasSuffix("sse")
                    && $0.name.lowercased().trimmed().unicodeScalarCount == 6
            },
            .update("update in another case", of: letters, keys: Array(1...8), on: Person.request().all()) {
                $0.motto = $0.nickname.lowercased()
                $0.name = $0.name.uppercased()
            } gives: {
                $0.motto = $0.nickname?.lowercased()
                $0.name = $0.name.uppercased()
            },
        ]
        + DifficultText.all.enumerated().map { index, text in
            ConformanceCase("in another case: text \(index)", in: [Person(id: 1, name: text)], keys: [1]) {
                $0.name.lowercased() == text.lowercased() && $0.name.uppercased() == text.uppercased()
            }
        }

    private static let nils: [ConformanceCase] = [
        ConformanceCase("trimmed nil", in: rows, keys: [2, 6]) { $0.nickname.trimmed() == nil },
        ConformanceCase("a part of nil", in: rows, keys: [2, 6]) {
            $0.nickname.prefix(unicodeScalars: 1) == nil && $0.nickname.suffix(unicodeScalars: 1) == nil
        },
        ConformanceCase("replacing in nil", in: rows, keys: [2, 6]) { $0.nickname.replacing("a", with: "b") == nil },
        ConformanceCase("not a text of nil", in: rows, keys: Array(2...9)) { $0.nickname.trimmed() != "Jo" },
        ConformanceCase("?? a computed text", in: rows, keys: [1, 2]) { ($0.nickname ?? $0.name.trimmed()) == "Jo" },
        ConformanceCase("a computed text ?? a text", in: rows, keys: [2, 6]) {
            ($0.nickname.replacing("a", with: "b") ?? "none") == "none"
        },
    ]

    private static let uses: [ConformanceCase] = [
        ConformanceCase("operators on a computed text", in: rows, keys: [1, 2]) {
            $0.name.trimmed().hasPrefix("J") && $0.name.trimmed().hasSuffix("o") && $0.name.trimmed().contains("Jo")
                && $0.name.trimmed().isLike("J?") && $0.name.trimmed().unicodeScalarCount == 2
        },
        ConformanceCase("a computed text in a list", in: rows, keys: [1, 2, 4]) { $0.name.trimmed().isIn("", "Jo") },
        ConformanceCase("a computed text in a range", in: rows, keys: [6, 7, 8]) {
            $0.name.prefix(unicodeScalars: 1).isIn("a"..."c")
        },
        ConformanceCase("a computed text without case", in: rows, keys: [1, 2]) {
            $0.name.trimmed().isEqual(to: "JO", options: .caseInsensitive)
        },
        ConformanceCase("functions of functions", in: rows, keys: [1, 2, 3]) {
            $0.name.trimmed().prefix(unicodeScalars: 1).replacing("J", with: "x") == "x"
        },
        ConformanceCase("a computed text and a column, case-sensitively", in: rows, keys: [4]) {
            $0.name.replacing("x", with: "") == $0.nickname
        },
        ConformanceCase("a column and a computed text, case-sensitively", in: rows, keys: [1, 2, 3, 5, 6, 7, 8, 9]) {
            $0.nickname != $0.name.suffix(unicodeScalars: 9)
        },
        ConformanceCase("two computed texts", in: rows, keys: [1, 4]) {
            $0.name.trimmed() == $0.nickname.prefix(unicodeScalars: 9)
        },
    ]

    private static let sortedTexts: [ConformanceCase] = [
        ConformanceCase("sorted by a computed text", in: rows, keys: [4, 3, 1, 2, 8, 7, 6, 5, 9]) {
            Person.request().all().sorted(by: .ascending { $0.name.trimmed() }, .ascending(\.id))
        },
        ConformanceCase("sorted by the end, nil first", in: rows, keys: [6, 2, 4, 3, 9]) {
            Person.request().first(nth: 5)
                .sorted(by: .ascending { $0.nickname.suffix(unicodeScalars: 1) }, .descending(\.id))
        },
    ]

    private static let textChanges: [ConformanceCase] = [
        .update("update by computed texts", of: rows, keys: Array(1...9), on: Person.request().all()) {
            $0.motto = $0.nickname.suffix(unicodeScalars: 1)
            $0.nickname = $0.name.prefix(unicodeScalars: 1)
            $0.name = $0.name.trimmed()
        } gives: {
            $0.motto = $0.nickname.map { $0.unicodeScalars.last.map { String($0) } ?? "" }
            $0.nickname = String($0.name.unicodeScalars.prefix(1))
            $0.name = [1: "Jo", 2: "Jo"][$0.id] ?? $0.name
        },
        .deletion("a deletion by another case", from: letters, leaves: [3, 4, 5, 6, 7, 8]) {
            Person.request().all().where {
                $0.name.uppercased() == $0.nickname && $0.id < 4 || $0.name.lowercased() == "jo"
            }
        },
        .deletion("a deletion by computed texts", from: rows, leaves: [1, 2, 4, 6, 7, 9]) {
            Person.request().all().where {
                $0.name.replacing("a", with: "b") == "bbb" || $0.nickname.trimmed() == "" && $0.id == 3
                    || $0.nickname == "%_"
            }
        },
    ]

    private static let textInsertions: [ConformanceCase] = [
        ConformanceCase("an upsert by computed texts") { engine in
            var collection = try ConformanceCollection(rows)
            collection.uniqueKeys = [[Person.fetchableMembers.id.column]]
            let store = try engine.store(ofRelated: [collection])
            let returned = try store.run(
                Person.insert([Person(id: 1, name: " Bo "), Person(id: 10, name: "\tCy")]).onConflict(\.id) {
                    $0.nickname = $0.name.prefix(unicodeScalars: 3)
                    $0.name = $1.name.trimmed()
                }.returning { $0.name.trimmed().suffix(unicodeScalars: 1) })
            guard let returned else { return nil }
            let row = try store.fetch(Person.where { $0.id == 1 }.loading)[0]
            let got = "\(returned) \(row.name) \(row.nickname ?? "nil")"
            return got == #"["o", "y"] Bo   J"# ? nil : (#"["o", "y"] Bo   J"#, got)
        },
        ConformanceCase("an upsert in another case") { engine in
            var collection = try ConformanceCollection(letters)
            collection.uniqueKeys = [[Person.fetchableMembers.id.column]]
            let store = try engine.store(ofRelated: [collection])
            let returned = try store.run(
                Person.insert([Person(id: 1, name: "Bo"), Person(id: 10, name: "\u{DF}")]).onConflict(\.id) {
                    $0.nickname = $0.name.uppercased()
                    $0.name = $1.name.lowercased()
                }.returning { $0.name.uppercased() })
            guard let returned else { return nil }
            let row = try store.fetch(Person.where { $0.id == 1 }.loading)[0]
            let got = "\(returned) \(row.name) \(row.nickname ?? "nil")"
            return got == #"["BO", "SS"] bo JO"# ? nil : (#"["BO", "SS"] bo JO"#, got)
        },
    ]

    private static let textRejections: [ConformanceCase] = [
        ConformanceCase("a prefix of less than nothing", in: rows, error: .invalidValue) {
            Person.request().all().where { $0.name.prefix(unicodeScalars: -1) == "" }
        },
        ConformanceCase("a suffix of less than nothing", in: rows, error: .invalidValue) {
            Person.request().all().where { $0.name.suffix(unicodeScalars: .min) == "" }
        },
    ]

    private static let related: [RelationshipCheck] = [
        .init("a part of a to-one", [1, 2]) { $0.team.name.prefix(unicodeScalars: 2) == "Re" },
        .init("not a part of a to-one", [3, 4, 5, 6]) { !($0.team.name.replacing("R", with: "r") == "reds") },
        .init("a part within a to-many", teams: [1]) {
            $0.players.contains { $0.name.suffix(unicodeScalars: 2) == "nn" }
        },
        .init("a computed text selected", #"[Optional("An")]"#) {
            try $0.fetch(
                Player.request().all().where { $0.id == 1 }.select { $0.name.prefix(unicodeScalars: 2) })
        },
        ConformanceGroup.walk("pages by a computed text, nil first") {
            Player.request().all().sorted(by: .ascending { $0.team.name.suffix(unicodeScalars: 1) }, .ascending(\.id))
        },
        ConformanceGroup.walk("pages by a computed text, downwards") {
            Player.request().all().sorted(by: .descending { $0.name.trimmed().prefix(unicodeScalars: 2) })
        },
        .init("a to-one in another case", [1, 2]) {
            $0.team.name.lowercased() == "reds" && $0.team.name.uppercased() == "REDS"
        },
        .init("sorted by the case, selected", #"[Optional("ANN"), Optional("BEA")]"#) {
            try $0.fetch(
                Player.request().all().where { $0.id.isIn(1, 2) }.sorted(by: .ascending { $0.name.uppercased() })
                    .select { $0.name.uppercased() })
        },
        .init(
            "grouped by a text in lower case",
            #"[(nil, 2), (Optional("blues"), 1), (Optional("little reds"), 1), (Optional("reds"), 2)]"#
        ) {
            try $0.fetch(
                Player.request().all().grouped { $0.team.name.lowercased() }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("grouped by a computed text", #"[(nil, 2), (Optional("s"), 4)]"#) {
            try $0.fetch(
                Player.request().all().grouped {
                    $0.team.name.trimmed().replacing("u", with: "?").suffix(unicodeScalars: 1)
                }
                .having { $0.count > 0 }.sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
    ]
}
