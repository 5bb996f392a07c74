import Fetching

extension ConformanceGroup {
    /// Limits, offsets and duplicates.
    static let limits = ConformanceGroup("Limits", limits(of: people) + distinct)

    private static let people = (1...10).map { Person(id: $0, age: $0 % 2) }

    private static func limits(of people: [Person]) -> [ConformanceCase] {
        [
            limited("at most", [10, 9, 8]) { $0.first(nth: 3) },
            limited("at most none", []) { $0.first(nth: 0) },
            limited("at most more than there are", Array((1...10).reversed())) { $0.first(nth: 100) },
            limited("at most the largest number", Array((1...10).reversed())) { $0.first(nth: .max) },
            limited("after", [2, 1]) { $0.all(after: 8) },
            limited("after none", Array((1...10).reversed())) { $0.all(after: 0) },
            limited("after all", []) { $0.all(after: 10) },
            limited("after the largest number", []) { $0.all(after: .max) },
            limited("at most, after", [8, 7]) { $0.first(nth: 2, after: 2) },
            limited("at most the largest number, after it", []) { $0.first(nth: .max, after: .max) },
            limited("at most, after one", Array((1...9).reversed())) { $0.first(nth: .max, after: 1) },
            ConformanceCase("of what a condition leaves", in: people, keys: [7, 5]) {
                Person.request().first(nth: 2, after: 1).where { $0.age == 1 }.sorted(by: .descending(\.id))
            },
            ConformanceCase("a negative limit", in: people, error: .invalidLimit) { Person.request().first(nth: -1) },
            ConformanceCase("a negative offset", in: people, error: .invalidLimit) { Person.request().all(after: -1) },
            ConformanceCase("the smallest limit", in: people, error: .invalidLimit) {
                Person.request().first(nth: .min, after: 1)
            },
            ConformanceCase("the smallest offset", in: people, error: .invalidLimit) {
                Person.request().first(nth: 1, after: .min)
            },
        ]
    }

    private static func limited(
        _ name: String, _ keys: [Int],
        _ target: @escaping @Sendable (TargetlessRequest<Person>) -> FetchableRequest<Person, [Person]>
    ) -> ConformanceCase {
        ConformanceCase(name, in: people, keys: keys) { target(Person.request()).sorted(by: .descending(\.id)) }
    }

    private static let copies = [
        Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "A", size: 1),
        Copy(id: 2, name: "\u{E9}", size: nil), Copy(id: 2, name: "\u{E9}", size: nil),
        Copy(id: 2, name: "e\u{301}", size: nil), Copy(id: 3, name: "", size: 0), Copy(id: 3, name: "", size: -0.0),
    ]

    private static let distinct: [ConformanceCase] = [
        ConformanceCase("distinct", in: copies, keys: [1, 1, 2, 2, 3]) { Copy.request().all().distinct() },
        ConformanceCase("not distinct", in: copies, keys: [1, 1, 1, 2, 2, 2, 3, 3]) { Copy.request().all() },
        ConformanceCase("distinct, then at most", in: copies, keys: [3, 2, 2, 1]) {
            Copy.request().first(nth: 4).distinct().sorted(by: .descending(\.id))
        },
        ConformanceCase("distinct, after", in: copies, keys: [1, 1]) {
            Copy.request().all(after: 3).distinct().sorted(by: .descending(\.id))
        },
    ]
}

/// A model without a key, of which there can be two that are the same.
struct Copy: ConformanceModel {
    let id: Int
    let name: String
    let size: Double?

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Copy
        let id = FetchableMember<Copy, Int>("id") { $0.id }
        let name = FetchableMember<Copy, String>("name") { $0.name }
        let size = FetchableMember<Copy, Double?>("size") { $0.size }
    }

    static let fetchableMembers = FetchableMembers()
    static let fetchableEntity = FetchableEntity(
        name: "copy", columns: [fetchableMembers.id.column, fetchableMembers.name.column, fetchableMembers.size.column])
}

extension Copy {
    init<Row: FetchableRow>(fetching row: inout Row) throws {
        id = try row.decode(Int.self)
        name = try row.decode(String.self)
        size = try row.decode(Double?.self)
    }
}
