import Testing

/// An editor offers the members of a model and their methods, with their types, in code that is not yet finished.
@Suite struct CompletionTests {
    /// Code that is being written, and names that must be offered there.
    private struct Place {
        let code: String
        let names: [String: String]

        init(_ code: String, _ names: [String: String]) {
            self.code = code
            self.names = names
        }

        var source: String { "import Fetching\nlet users = User.request().all().\(code)\n" }
    }

    private static let members = [
        "name": "FetchableMember<User, String>", "nickname": "FetchableMember<User, String?>",
        "isAdmin": "FetchableMember<User, Bool>", "pets": "ToManyMember<User, Pet>",
        "house": "ToOneMember<User, House>",
    ]

    private static let membersOfPet = [
        "name": "FetchableMember<Pet, String>", "weight": "FetchableMember<Pet, Double>",
    ]

    private static let places: [Place] = [
        Place("where { $0.┃ }", members), Place("where {\n    $0.isAdmin\n    $0.┃\n}", members),
        Place("where { $0.score > 5 && $0.┃ }", members),
        Place("where { $0.┃ && $0.score > 5 && $0.name == \"a\" }", members),
        Place("where { $0.score > 5 && $0.┃ && $0.name == \"a\" }", members),
        Place("where { $0.isAdmin || !$0.┃ }", members), Place("where { $0.score > $0.┃ }", members),
        Place("where { $0.score > 5 && ($0.isAdmin || $0.┃", members),
        Place("where(\\.┃)", members), Place("select(\\.┃)", members), Place("select { $0.┃ }", members),
        Place("sorted(by: .ascending(\\.┃))", members), Place("grouped(by: \\.┃)", members),
        Place("sum(\\.┃)", members), Place("including(\\.┃)", members), Place("update { $0.┃ }", members),
        Place("where { $0.pets.contains { $0.┃ } }", membersOfPet),
        Place("where { $0.isAdmin && $0.pets.contains { $0.isVaccinated || $0.┃ } }", membersOfPet),
        Place("where { $0.pets.max { $0.┃ } }", membersOfPet),
        Place("where { $0.house.┃ }", ["street": "FetchableMember<House, String>"]),
        Place("grouped(by: \\.plan).having { $0.┃ }", ["key": "FetchExpression<User, Plan>"]),
        Place("sorted(by: .┃)", ["ascending(value: (FetchableMemberContainer) -> FetchableOperand)": "SortTerm<User>"]),
        Place(
            "where { $0.name.┃ }",
            [
                "hasPrefix(prefix: String)": "FetchPredicate<User>", "unicodeScalarCount": "FetchExpression<User, Int>",
                "contains(text: String, options: TextOptions)": "FetchPredicate<User>",
            ]),
        Place("where { $0.isAdmin && $0.name.┃ }", ["hasPrefix(prefix: String)": "FetchPredicate<User>"]),
        Place("where { $0.name.hasPrefix(\"a\", options: .┃) }", ["caseInsensitive": "TextOptions"]),
        Place("where { $0.plan == .┃ }", ["premium": "Plan"]),
        Place("where { $0.pets.┃ }", ["isEmpty": "FetchPredicate<User>", "count": "FetchExpression<User, Int>"]),
    ]

    @Test func membersAndTheirMethodsAreOffered() throws {
        try withServer { server in
            for place in Self.places {
                let offered = try server.completions(in: place.source)
                for (label, type) in place.names {
                    let isOffered = offered.contains { $0.label == label && $0.type == type }
                    #expect(isOffered, "\(label) in \(place.code): \(offered.prefix(30))")
                }
            }
        }
    }

    @Test func nothingButTheMembersIsOffered() throws {
        let members = [
            "id", "name", "nickname", "score", "bonus", "visits", "isAdmin", "isVerified", "plan", "rights",
            "signupDate",
            "houseID", "pets", "house",
        ]
        try withServer { server in
            let offered = try server.completions(in: Place("where { $0.┃ }", [:]).source)
            // Windows take some values and an order, each in a function of its own.
            let names = Set(offered.map { String($0.label.prefix { $0 != "(" }) })
            #expect(names.sorted() == (members + ["all", "over", "self"]).sorted())
            #expect(offered.count == members.count + 2 + 8)
        }
    }

    private func withServer(_ body: (inout LanguageServer) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            var server = try LanguageServer(in: folder)
            defer { server.stop() }
            try body(&server)
        }
    }
}
