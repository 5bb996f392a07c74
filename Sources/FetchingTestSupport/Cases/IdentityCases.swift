import Fetching

extension ConformanceGroup {
    /// The model with a certain key.
    static let identity = ConformanceGroup(
        "Identity",
        [
            ConformanceCase("== key", in: people, keys: [2]) { $0 == 2 },
            ConformanceCase("!= key", in: people, keys: [1, 3]) { $0 != 2 },
            ConformanceCase("== model", in: people, keys: [3]) { $0 == Person(id: 3, name: "another name") },
            ConformanceCase("!= model", in: people, keys: [1, 2]) { $0 != Person(id: 3) },
            ConformanceCase("a key that no model has", in: people, keys: []) { $0 == 4 },
            ConformanceCase("keys in 'or'", in: people, keys: [1, 3]) { $0 == 1 || $0 == 3 },
        ])

    private static let people = [Person(id: 1), Person(id: 2), Person(id: 3)]
}
