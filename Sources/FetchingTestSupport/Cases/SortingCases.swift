import Fetching

extension ConformanceGroup {
    /// Nil is smallest, text is ordered by scalars, and later terms decide between what is equal by earlier ones.
    static let sorting = ConformanceGroup("Sorting", nilOrder + texts + terms)

    private static let people = [
        Person(id: 1, name: "b", nickname: nil, rank: 2, score: 1.5),
        Person(id: 2, name: "a", nickname: "\u{C9}b", rank: nil, score: .infinity),
        Person(id: 3, name: "B", nickname: "ea", rank: 1, score: -0.0),
        Person(id: 4, name: "\u{E9}", nickname: nil, rank: nil, score: 0),
        Person(id: 5, name: "A", nickname: "Ec", rank: 3, score: -.infinity),
        Person(id: 6, name: "", nickname: "", rank: 1, score: 1),
    ]

    private static let nilOrder: [ConformanceCase] = [
        sorted("ascending, nil first", [2, 4, 3, 6, 1, 5], .ascending(\.rank)),
        sorted("descending, nil last", [5, 1, 3, 6, 2, 4], .descending(\.rank)),
        sorted("ascending, nil last", [3, 6, 1, 5, 2, 4], SortTerm.ascending(\.rank).nilsLast),
        sorted("descending, nil first", [2, 4, 5, 1, 3, 6], SortTerm.descending(\.rank).nilsFirst),
        sorted("ascending, nil first when said", [2, 4, 3, 6, 1, 5], SortTerm.ascending(\.rank).nilsFirst),
        sorted("descending, nil last when said", [5, 1, 3, 6, 2, 4], SortTerm.descending(\.rank).nilsLast),
        sorted("nil last where there is none", [6, 5, 3, 2, 1, 4], SortTerm.ascending(\.name).nilsLast),
        sorted("a calculation that is nil", [2, 4, 5, 1, 3, 6], .ascending { 0 - $0.rank }),
        sorted("a division by zero, last", [2, 1, 6, 5, 4, 3], SortTerm.ascending { 6 / ($0.id - 3) }.nilsLast),
    ]

    private static let texts: [ConformanceCase] = [
        sorted("by scalars", [6, 5, 3, 2, 1, 4], .ascending(\.name)),
        sorted("without case", [6, 2, 5, 1, 3, 4], .ascending(\.name, options: .caseInsensitive)),
        sorted("without case, descending", [4, 1, 3, 2, 5, 6], .descending(\.name, options: .caseInsensitive)),
        sorted(
            "without case and accents, nil first", [1, 4, 6, 3, 2, 5],
            .ascending(\.nickname, options: .diacriticAndCaseInsensitive)),
        sorted(
            "without case and accents, nil last", [6, 3, 2, 5, 1, 4],
            SortTerm.ascending(\.nickname, options: .diacriticAndCaseInsensitive).nilsLast),
        sorted("normalized", [6, 5, 3, 2, 1, 4], .ascending(\.name, options: .normalized)),
        ConformanceCase("every difficult text", in: rows) {
            [
                ConformanceCheck(
                    label: "by scalars",
                    request: Holder<String>.request().all().sorted(by: .descending(\.value), .ascending(\.id)),
                    expectation: .keys(rows.sorted { PlainText.precedes($1.value, $0.value) }.map(\.id))),
                ConformanceCheck(
                    label: "without case and accents",
                    request: Holder<String>.request().all().sorted(
                        by: .ascending(\.value, options: .diacriticAndCaseInsensitive), .ascending(\.id)),
                    expectation: .keys(folded.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1))),
            ]
        },
    ]

    private static let rows = Holder.rows(of: DifficultText.all)

    /// Each text as a list of its scalars, which compares as the text should.
    private static let folded: [(Scalars, Int)] = rows.map {
        (Scalars(PlainText.fold($0.value, case: true, marks: true)), $0.id)
    }

    private static let terms: [ConformanceCase] = [
        sorted("by a number with a fraction, in which -0 is 0", [5, 3, 4, 6, 1, 2], .ascending(\.score)),
        sorted("by two terms", [4, 2, 6, 3, 1, 5], .ascending(\.rank), .descending { $0.id }),
        sorted("by a calculation", [1, 6, 5, 4, 3, 2], .ascending { ($0.id - 1) * 5 % 6 }),
        sorted("by a length", [6, 1, 2, 3, 4, 5], .ascending { $0.name.unicodeScalarCount }),
        ConformanceCase("by terms of several calls", in: people, keys: [4, 2, 6, 3, 1, 5]) {
            Person.request().all().sorted(by: .ascending(\.rank)).sorted(by: .descending(\.id))
        },
        ConformanceCase("by no term", in: [people[0]], keys: [1]) { Person.request().all().sorted(byTerms: []) },
        ConformanceCase("of what a condition leaves", in: people, keys: [5, 1, 6]) {
            Person.request().all().where { $0.rank > 1 || $0.name.isEmpty }.sorted(by: .descending(\.rank))
        },
    ]

    /// Sorted by terms, and by the key where they leave models equal.
    private static func sorted(_ name: String, _ keys: [Int], _ terms: SortTerm<Person>...) -> ConformanceCase {
        ConformanceCase(name, in: people, keys: keys) {
            Person.request().all().sorted(byTerms: terms + [.ascending(\.id)])
        }
    }
}

/// A text that is ordered by its scalars.
private struct Scalars: Comparable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (lhs: Scalars, rhs: Scalars) -> Bool { PlainText.isEqual(lhs.text, rhs.text) }
    static func < (lhs: Scalars, rhs: Scalars) -> Bool { PlainText.precedes(lhs.text, rhs.text) }
}
