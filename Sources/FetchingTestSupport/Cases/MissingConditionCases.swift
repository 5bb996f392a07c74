import Fetching

extension ConformanceGroup {
    /// Conditions are left out by `if` alone: a missing value never removes one.
    static let missingConditions = ConformanceGroup(
        "Builder",
        [
            ConformanceCase("no 'where'", in: people, keys: [1, 2]) { Person.request().all() },
            ConformanceCase("statements are joined by 'and'", in: people, keys: [1]) {
                Person.request().all().where {
                    $0.name == "a"
                    $0.age > 5
                }
            },
            ConformanceCase("several 'where' are joined by 'and'", in: people, keys: []) {
                Person.request().all().where { $0.age > 5 }.where { $0.name == "b" }
            },
            ConformanceCase("'or' in one 'where' and another 'where'", in: people, keys: [2]) {
                Person.request().all().where { $0.age > 5 || $0.name == "b" }.where { $0.nickname == nil }
            },
            ConformanceCase("an 'if' that is not taken", in: people, keys: [1, 2]) { choosing(name: nil) },
            ConformanceCase("an 'if' that is taken", in: people, keys: [1]) { choosing(name: "a") },
            ConformanceCase("'if' and 'else'", in: people, keys: [2]) { choosing(isGrown: false) },
            ConformanceCase("a loop over nothing", in: people, keys: [1, 2]) { containing([]) },
            ConformanceCase("a loop", in: people, keys: [1]) { containing(["o", "e"]) },
            ConformanceCase("a nil value is a condition like any other", in: people, keys: [2]) {
                matching(nickname: nil)
            },
            ConformanceCase("a member", in: people, keys: [1]) { Person.request().all().where(\.isAdmin) },
            ConformanceCase("a stored predicate", in: people, keys: [2]) {
                let isAdmin = Person.predicate { $0.isAdmin }
                return Person.request().all().where(!isAdmin)
            },
        ])

    private static let people = [
        Person(id: 1, name: "a", nickname: "Joe", age: 10, isAdmin: true), Person(id: 2, name: "b", age: 5),
    ]

    private static func choosing(name: String?) -> FetchableRequest<Person, [Person]> {
        Person.request().all().where {
            if let name { $0.name == name }
        }
    }

    private static func choosing(isGrown: Bool) -> FetchableRequest<Person, [Person]> {
        Person.request().all().where {
            if isGrown { $0.age >= 10 } else { $0.age < 10 }
        }
    }

    private static func containing(_ parts: [String]) -> FetchableRequest<Person, [Person]> {
        Person.request().all().where {
            for part in parts { $0.nickname.contains(part) }
        }
    }

    private static func matching(nickname: String?) -> FetchableRequest<Person, [Person]> {
        Person.request().all().where { $0.nickname == nickname }
    }
}
