/// Finds out whether GNUstep is right about a condition, and about which objects: see the table of ``GNUstepPredicates``.
struct GNUstepFilter {
    /// What stands in the way.
    struct Exclusion: Error { let reason: String }

    private(set) var comparisons: [FormatComparison] = []

    /// - Throws: `Exclusion`, where the format itself is not for GNUstep.
    init(_ predicate: FormatPredicate) throws { try collect(predicate) }

    private mutating func collect(_ predicate: FormatPredicate) throws {
        switch predicate {
        case .constant: break
        case .not(let inner): try collect(inner)
        case .and(let left, let right), .or(let left, let right):
            try collect(left)
            try collect(right)
        case .comparison(let comparison):
            try check(comparison)
            comparisons.append(comparison)
        }
    }

    private func check(_ comparison: FormatComparison) throws {
        guard comparison.qualifier == nil else { throw Exclusion(reason: "ANY and ALL") }
        try check(comparison.left)
        try check(comparison.right)
        switch (comparison.comparator, comparison.right) {
        case (.equal, _), (.notEqual, _), (.less, _), (.lessOrEqual, _), (.greater, _), (.greaterOrEqual, _),
            (.in, .constant(.collection)):
            guard comparison.options.isEmpty else { throw Exclusion(reason: "options after '=='") }
        case (.like, .constant(.text(let pattern))):
            let isPlain = pattern.unicodeScalars.allSatisfy { $0 == "*" || $0.properties.isAlphabetic || $0 == " " }
            guard isPlain else { throw Exclusion(reason: "signs in LIKE") }
            fallthrough
        case (.beginsWith, .constant(.text)), (.endsWith, .constant(.text)), (.contains, .constant(.text)),
            (.matches, .constant(.text)):
            guard comparison.options.isSubset(of: .caseInsensitive) else { throw Exclusion(reason: "[d] and [n]") }
        default: throw Exclusion(reason: comparison.comparator.rawValue)
        }
    }

    private func check(_ operand: FormatExpression) throws {
        switch operand {
        case .constant(.object): throw Exclusion(reason: "objects")
        case .constant(let value): try requirePlain(value)
        case .path(.subject, _): break
        case .arithmetic, .negative: throw Exclusion(reason: "arithmetic")
        case .subquery, .path(.subquery, _): throw Exclusion(reason: "SUBQUERY")
        default: throw Exclusion(reason: "SELF")
        }
    }

    private func requirePlain(_ value: FormatLanguageValue) throws {
        switch value {
        case .null, .bool, .date: break
        case .integer(let number) where number.magnitude <= 1 << 53: break
        case .double(let number) where !number.isNaN: break
        case .text(let text) where text.unicodeScalars.allSatisfy { (" "..."~").contains($0) }: break
        case .collection(let values): try values.forEach(requirePlain)
        default: throw Exclusion(reason: "\(value.kind.rawValue) of this kind")
        }
    }
}

extension GNUstepFilter {
    /// The object as a row for GNUstep, with what the format reads of it.
    ///
    /// - Throws: `Exclusion`, where the format is not for GNUstep on this object.
    func row(of object: any FormatLanguageObject) throws -> GNUstepRow {
        let evaluator = FormatEvaluator(logic: .objects, subject: object, variables: [:])
        for comparison in comparisons { try check(comparison, evaluator) }
        return try GNUstepRow(object, paths)
    }

    private var paths: [[FormatKey]] {
        comparisons.flatMap { [$0.left, $0.right] }.compactMap { operand in
            if case .path(.subject, let keys) = operand { keys } else { nil }
        }
    }

    private func check(_ comparison: FormatComparison, _ evaluator: FormatEvaluator) throws {
        for case .path(_, let keys) in [comparison.left, comparison.right] { try checkAggregate(keys, evaluator) }
        let (left, right) = (try evaluator.value(of: comparison.left), try evaluator.value(of: comparison.right))
        switch (left, right) {
        case (.object, .null), (.null, .object): return
        default: break
        }
        try requirePlain(left)
        try requirePlain(right)
        switch (comparison.comparator, left, right) {
        case (.less, .text, _), (.lessOrEqual, .text, _), (.greater, .text, _), (.greaterOrEqual, .text, _):
            throw Exclusion(reason: "the order of texts")
        case (.less, .null, .null), (.lessOrEqual, .null, .null), (.greater, .null, .null),
            (.greaterOrEqual, .null, .null):
            throw Exclusion(reason: "the order of nil")
        case (.beginsWith, .text(let text), .text(let prefix)) where text.utf16.count < prefix.utf16.count:
            throw Exclusion(reason: "BEGINSWITH of a shorter text")
        default: break
        }
    }

    /// Nil among what is aggregated, and the average of nothing.
    private func checkAggregate(_ keys: [FormatKey], _ evaluator: FormatEvaluator) throws {
        guard let place = keys.firstIndex(where: { if case .aggregate = $0 { true } else { false } }),
            keys[place] != .aggregate(.count),
            case .collection(let elements) = try evaluator.value(
                of: .object(evaluator.subject), at: Array(keys[..<place]))
        else { return }
        let values = try elements.map { try evaluator.value(of: $0, at: Array(keys[(place + 1)...])) }
        guard values.allSatisfy({ $0.kind == .number }) else { throw Exclusion(reason: "nil in an aggregate") }
        guard !values.isEmpty || keys[place] != .aggregate(.avg) else {
            throw Exclusion(reason: "the average of nothing")
        }
    }
}
