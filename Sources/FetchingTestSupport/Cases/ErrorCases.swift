import Fetching

extension ConformanceGroup {
    /// Mistakes in a request are reported before a row is read, even where there is none.
    static let errors = ConformanceGroup(
        "Errors", [true, false].flatMap { isEmpty in requests(in: isEmpty ? [] : people, isEmpty ? ", no rows" : "") })

    private static let people = [Person(id: 1, name: "a")]
    private static let aboveInt64 = UInt64(Int64.max) + 1

    private static func requests(in people: [Person], _ suffix: String) -> [ConformanceCase] {
        let numbers = Holder<UInt64?>.rows(of: people.isEmpty ? [] : [1, nil])
        return [
            ConformanceCase("a pattern that is not a regular expression\(suffix)", in: people, error: .invalidPattern) {
                Person.request().all().where { $0.name.matches("(a") }
            },
            ConformanceCase("parentheses the wrong way round\(suffix)", in: people, error: .invalidPattern) {
                Person.request().all().where { $0.name.matches("a)(b") }
            },
            ConformanceCase("a wrong pattern behind a false condition\(suffix)", in: people, error: .invalidPattern) {
                Person.request().all().where { $0.id == 0 && $0.nickname.matches("[") }
            },
            ConformanceCase("a wrong pattern behind a true condition\(suffix)", in: people, error: .invalidPattern) {
                Person.request().all().where { $0.id == 1 || !$0.name.matches("*", options: .caseInsensitive) }
            },
            ConformanceCase("a number above Int64.max\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().all().where { $0.value == aboveInt64 }
            },
            ConformanceCase("less than a number above Int64.max\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().all().where { $0.value < .max }
            },
            ConformanceCase("a list with a number above Int64.max\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().all().where { $0.value.isIn([1, aboveInt64]) }
            },
            ConformanceCase("a range up to a number above Int64.max\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().all().where { $0.value.isIn(0...aboveInt64) }
            },
            ConformanceCase("an error in a negation\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().all().where { !($0.value == aboveInt64) && $0.id == 0 }
            },
            ConformanceCase("an error in a sort order\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().all().sorted(by: .ascending { $0.value + .max })
            },
            ConformanceCase("an error behind a limit of none\(suffix)", in: numbers, error: .outOfRange) {
                Holder<UInt64?>.request().first(nth: 0).where { $0.value == aboveInt64 }
            },
        ]
    }
}
