import Fetching

extension ConformanceGroup {
    /// Full text among what else a request has.
    static let fullTextCrossings: [ConformanceCase] = [
        scoped("in a scope", "[3]") { try $0.fetch(found.select(\.id)) },
        scoped("out of a scope", "[1, 3]") { try $0.fetch(found.ignoring(\.late).select(\.id)) },
        scoped("counted in a scope", "1") { try $0.fetch(found.count()) },
        scoped("excluded in a scope", "[5]") {
            try $0.fetch(ScopedLetter.where { $0.matchesText("-zola -old") }.sorted(by: .ascending(\.id)).select(\.id))
        },
        letters("of models that are loaded", "[1: [3], 3: []]") { store in
            try store.fetch(
                all.where { $0.id.isIn(1, 3) }.sorted(by: .ascending(\.id)).including {
                    $0.answers.where { $0.matchesText("zola") }
                }
            ).text { $0.map(\.id) }
        },
        letters("of a model that is loaded, by relevance", "[1: [3, 2], 3: [4]]") { store in
            try store.fetch(
                all.where { $0.id.isIn(1, 3) }.sorted(by: .ascending(\.id)).including {
                    $0.answers.sorted(by: .relevance(of: "zola"), .ascending(\.id))
                }
            ).text { $0.map(\.id) }
        },
        letters("of two requests together", "[1, 3, 4]") {
            try $0.fetch(
                all.where { $0.matchesText("zola") }.union(all.where { $0.matchesText("goriot") })
                    .sorted(by: .ascending(\.id)).loading
            ).map(\.id)
        },
        letters("of one request without another", "[1]") {
            try $0.fetch(
                all.where { $0.matchesText("zola") }.subtracting(all.where { $0.matchesText("paris") }).loading
            ).map(\.id)
        },
        letters("in a condition of an aggregate", "(2, 8)") {
            try $0.fetch(
                all.aggregate({ $0.count { $0.matchesText("zola") } }, { $0.count { !$0.matchesText("zola") } }))
        },
        letters("as the key of groups", "[(false, 8), (true, 2)]") {
            try $0.fetch(
                all.grouped { $0.matchesText("zola") }.sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        letters("of texts that are joined", "Germinal|L'Œuvre — Émile Zola") {
            try $0.fetch(all.where { $0.matchesText("zola") }.joined(\.title, separator: "|"))
        },
        letters("as the order of texts that are joined", "L'Œuvre — Émile Zola|Germinal|Nana") {
            try $0.fetch(
                all.where { $0.id < 4 }.joined(\.title, separator: "|", order: .relevance(of: "zola"), .ascending(\.id))
            )
        },
        letters("in a choice", "[0, 1, 0, 1]") {
            try $0.fetch(
                all.where { $0.id.isIn(1...4) }.sorted(by: .ascending(\.id)).select {
                    choose(if: $0.matchesText("zola"), then: 0, else: 1)
                })
        },
        letters("in the number of related models", "[1]") {
            try $0.fetch(all.where { $0.answers.count { $0.matchesText("zola") } == 1 }.select(\.id))
        },
        letters("a snippet", "[zola]: 2, […]") {
            let snippets = try $0.fetch(
                all.where { $0.id.isIn(2, 3) }.sorted(by: .descending(\.id)).select {
                    $0.body.snippet(matching: "zola OR paris", words: 2)
                })
            let found = snippets.compactMap { $0 }.flatMap(\.parts)
            return "[\(found.first { $0.isHighlighted }?.text ?? "")]: \(found.count { $0.isHighlighted }), "
                + "[\(found.first { !$0.isHighlighted }?.text ?? "")]"
        },
    ]

    private static let all = Letter.request().all()
    private static let found = ScopedLetter.where { $0.matchesText("zola") }.sorted(by: .ascending(\.id))

    private static func letters<Value>(
        _ name: String, _ expected: String, _ got: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let store = try engine.store(ofRelated: [try ConformanceCollection(Letter.examples)])
            let found = "\(try got(store))"
            return found == expected ? nil : (expected, found)
        }
    }

    private static func scoped<Value>(
        _ name: String, _ expected: String, _ got: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let letters = Letter.examples.prefix(5).map {
                ScopedLetter(id: $0.id, title: $0.title + " " + ($0.body ?? ""), year: $0.year)
            }
            let store = try engine.store(ofRelated: [try ConformanceCollection(letters)])
            let found = "\(try got(store))"
            return found == expected ? nil : (expected, found)
        }
    }
}
