import Fetching

extension ConformanceGroup {
    /// Every difficult text as a pattern, against every difficult text, beside the same in plain Swift.
    static let textSweep = ConformanceGroup(
        "Every text",
        foldings.flatMap { options, name in
            operations.flatMap { operation in
                [
                    ConformanceCase("\(operation.name)\(name)", in: rows) {
                        DifficultText.all.map { operation.check(pattern: $0, options: options, in: rows) }
                    },
                    ConformanceCase("not \(operation.name)\(name)", in: rows) {
                        stride(from: 0, to: DifficultText.all.count, by: 10).map {
                            operation.check(negated: true, pattern: DifficultText.all[$0], options: options, in: rows)
                        }
                    },
                ]
            }
        } + [
            ConformanceCase("is found by its first scalars", in: rows) {
                DifficultText.all.flatMap { text in
                    text.unicodeScalars.indices.map { end in
                        let prefix = String(text.unicodeScalars[..<end])
                        return operations[0].check(pattern: prefix, options: [], in: rows)
                    }
                }
            }
        ])

    private static let rows = Holder.rows(of: DifficultText.all)

    private static let foldings: [(TextOptions, String)] = [
        ([], ""), (.caseInsensitive, " without case"), (.diacriticInsensitive, " without accents"),
        (.diacriticAndCaseInsensitive, " without case and accents"), (.normalized, ", normalized"),
    ]

    private static let operations: [TextOperation] = [
        TextOperation("hasPrefix", PlainText.hasPrefix) { $0.value.hasPrefix($1, options: $2) },
        TextOperation("hasSuffix", PlainText.hasSuffix) { $0.value.hasSuffix($1, options: $2) },
        TextOperation("contains", PlainText.contains) { $0.value.contains($1, options: $2) },
        TextOperation("isEqual", PlainText.isEqual) { $0.value.isEqual(to: $1, options: $2) },
        TextOperation("isLike", PlainText.isLike) { $0.value.isLike($1, options: $2) },
        TextOperation(
            "isLike between *", PlainText.isLike, { "*" + $0 + "*" }, predicate: { $0.value.isLike($1, options: $2) }),
        TextOperation(
            "isLike before ?", PlainText.isLike, { $0 + "?" }, predicate: { $0.value.isLike($1, options: $2) }),
    ]
}

/// An operator on text, and what it means in plain Swift.
private struct TextOperation: Sendable {
    typealias Members = Holder<String>.FetchableMembers

    let name: String
    let oracle: @Sendable (_ text: String, _ pattern: String) -> Bool
    let decorate: @Sendable (String) -> String
    let predicate: @Sendable (Members, String, TextOptions) -> FetchPredicate<Holder<String>>

    init(
        _ name: String, _ oracle: @escaping @Sendable (String, String) -> Bool,
        _ decorate: @escaping @Sendable (String) -> String = { $0 },
        predicate: @escaping @Sendable (Members, String, TextOptions) -> FetchPredicate<Holder<String>>
    ) {
        self.name = name
        self.oracle = oracle
        self.decorate = decorate
        self.predicate = predicate
    }

    func check(
        negated: Bool = false, pattern: String, options: TextOptions, in rows: [Holder<String>]
    ) -> ConformanceCheck<Holder<String>> {
        let pattern = decorate(pattern)
        let fold: (String) -> String = { text in
            guard !options.contains(.normalized) else { return text }
            return PlainText.fold(
                text, case: options.contains(.caseInsensitive), marks: options.contains(.diacriticInsensitive))
        }
        let folded = fold(pattern)
        return ConformanceCheck(
            label: "\(name)(\(pattern.debugDescription))",
            request: Holder<String>.request().all().where {
                negated ? !predicate($0, pattern, options) : predicate($0, pattern, options)
            },
            expectation: .keys(rows.filter { oracle(fold($0.value), folded) != negated }.map(\.id)))
    }
}
