import Fetching

extension ConformanceGroup {
    /// Texts that are added to others.
    static let joinedTexts = ConformanceGroup(
        "Joined texts",
        conditions + [sorted, change, compound, deletion, upsert] + related.map { ConformanceCase($0, in: .small) })

    private static let rows = [
        Person(id: 1, name: "Jo", nickname: "Ann"), Person(id: 2, name: "Jo"), Person(id: 3, name: "", nickname: ""),
        Person(id: 4, name: "cafe", nickname: "\u{301}"), Person(id: 5, name: "a\0", nickname: "\0b"),
        Person(id: 6, name: "'; $1 ?", nickname: "|| '"), Person(id: 7, name: "12", nickname: "3"),
    ]

    /// Without NUL, which not every database stores.
    private static let plain = rows.filter { $0.id != 5 }

    private static let conditions: [ConformanceCase] = [
        ConformanceCase("a text and a constant", in: rows, keys: [1, 2]) { $0.name + "!" == "Jo!" },
        ConformanceCase("a constant and a text", in: rows, keys: [1, 2]) { "Dr. " + $0.name == "Dr. Jo" },
        ConformanceCase("two texts", in: rows, keys: [1]) { $0.name + $0.nickname == "JoAnn" },
        ConformanceCase("three texts", in: rows, keys: [1]) { $0.name + " " + $0.nickname == "Jo Ann" },
        ConformanceCase("texts in groups", in: rows, keys: [1]) {
            "<" + ($0.name + ("-" + $0.nickname)) + ">" == "<Jo-Ann>"
        },
        ConformanceCase("not two texts", in: rows, keys: [2, 3, 4, 5, 6, 7]) { $0.name + $0.nickname != "JoAnn" },
        ConformanceCase("a text and nil", in: rows, keys: [2]) {
            $0.name + $0.nickname == nil && $0.nickname + "x" == nil && "x" + $0.nickname == nil
        },
        ConformanceCase("a text and nil ?? a text", in: rows, keys: [2]) {
            $0.name + ($0.nickname ?? "none") == "Jonone"
        },
        ConformanceCase("two empty texts", in: rows, keys: [3]) { ($0.name + $0.nickname).isEmpty },
        ConformanceCase("a letter and its accent", in: rows, keys: [4]) { $0.name + $0.nickname == "cafe\u{301}" },
        ConformanceCase("a letter and its accent are two scalars", in: rows, keys: [1, 4]) {
            ($0.name + $0.nickname).unicodeScalarCount == 5 && !($0.name + $0.nickname == "caf\u{E9}")
        },
        ConformanceCase("texts past NUL", in: rows, keys: [5]) { $0.name + $0.nickname == "a\0\0b" },
        ConformanceCase("texts of SQL", in: rows, keys: [6]) { $0.name + $0.nickname == "'; $1 ?|| '" },
        ConformanceCase("texts of digits are not numbers", in: rows, keys: [7]) {
            $0.name + $0.nickname == "123" && $0.name + $0.nickname != "15"
        },
        ConformanceCase("a number as a text", in: rows, keys: [7]) { $0.id.asString + $0.name == "712" },
        ConformanceCase("operators on joined texts", in: rows, keys: [1]) {
            ($0.name + " " + $0.nickname).hasPrefix("Jo A") && ($0.name + $0.nickname).contains("oA")
                && ($0.name + $0.nickname).isEqual(to: "JOANN", options: .caseInsensitive)
                && ($0.name + $0.nickname).uppercased().suffix(unicodeScalars: 3) == "ANN"
                && ($0.name + $0.nickname).isIn("JoAnn", "x") && ($0.name + "a") < ($0.name + "b")
        },
        ConformanceCase("joined texts of a choice", in: rows, keys: [1, 2]) {
            choose(if: $0.id == 1, then: $0.name + "1", else: $0.name + "2").isIn("Jo1", "Jo2")
        },
        ConformanceCase("the length of joined texts", in: rows, keys: [1, 2, 3, 5, 6, 7]) {
            ($0.name + $0.nickname).unicodeScalarCount == $0.name.unicodeScalarCount + $0.nickname.unicodeScalarCount
                && $0.name != "cafe"
        },
    ]

    private static let sorted = ConformanceCase("sorted by joined texts", in: rows, keys: [2, 6, 3, 7, 1, 5, 4]) {
        Person.request().all().sorted(by: .ascending { $0.name + "," + $0.nickname }, .ascending(\.id))
    }

    private static let change = ConformanceCase.update(
        "update by joined texts", of: plain, keys: [1, 2, 3, 4, 6, 7], on: Person.request().all()
    ) {
        $0.motto = $0.name + "/" + $0.nickname
        $0.nickname = $0.nickname + $0.name
        $0.name = $0.name + $0.name
    } gives: { person in
        person.motto = person.nickname.map { person.name + "/" + $0 }
        person.nickname = person.nickname.map { $0 + person.name }
        person.name += person.name
    }

    private static let compound = ConformanceCase.update(
        "update that adds a text", of: plain, keys: [1, 2, 3, 4, 6, 7], on: Person.request().all()
    ) {
        $0.name += "!"
        $0.nickname += "?"
        $0.name += $0.name
    } gives: { person in
        person.nickname = person.nickname.map { $0 + "?" }
        person.name = person.name + "!" + person.name + "!"
    }

    private static let deletion = ConformanceCase.deletion(
        "a deletion by joined texts", from: plain, leaves: [2, 3, 4, 6]
    ) {
        Person.request().all().where { ($0.name + $0.nickname).isIn("JoAnn", "123") }
    }

    private static let upsert = ConformanceCase("an upsert by joined texts") { engine in
        var collection = try ConformanceCollection(plain)
        collection.uniqueKeys = [[Person.fetchableMembers.id.column]]
        let store = try engine.store(ofRelated: [collection])
        let returned = try store.run(
            Person.insert([Person(id: 1, name: "Bo"), Person(id: 10, name: "Cy")]).onConflict(\.id) {
                $0.nickname = $0.name + "+" + $1.name
                $0.name += "!"
            }.returning { $0.name + ":" + $0.id.asString })
        guard let returned else { return nil }
        let row = try store.fetch(Person.where { $0.id == 1 }.loading)[0]
        let got = "\(returned) \(row.name) \(row.nickname ?? "nil")"
        let expected = #"["Jo!:1", "Cy:10"] Jo! Jo+Bo"#
        return got == expected ? nil : (expected, got)
    }

    private static let related: [RelationshipCheck] = [
        .init("a text of a to-one behind another", [1, 2]) { "The " + $0.team.name == "The Reds" },
        .init("a text and one of a to-one", [1]) { $0.name + " of " + $0.team.name == "Ann of Reds" },
        .init("joined texts within a to-many", teams: [1]) {
            $0.players.contains { $0.name + "!" == "Ann!" }
        },
        .init("joined texts selected", #"[Optional("Ann, Reds"), Optional("Bea, Reds")]"#) {
            try $0.fetch(
                Player.request().all().where { $0.id.isIn(1, 2) }.sorted(by: .ascending(\.id))
                    .select { $0.name + ", " + $0.team.name })
        },
        .init(
            "joined texts of groups",
            #"[(nil, 2), (Optional("Blues?"), 1), (Optional("Little Reds?"), 1), (Optional("Reds?"), 2)]"#
        ) {
            try $0.fetch(
                Player.request().all().grouped { $0.team.name + "?" }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        ConformanceGroup.walk("pages by joined texts, nil first") {
            Player.request().all().sorted(by: .ascending { $0.team.name + $0.name }, .ascending(\.id))
        },
    ]
}
