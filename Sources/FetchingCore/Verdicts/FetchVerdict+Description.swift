extension FetchVerdict: CustomStringConvertible {
    /// The verdict and its parts in lines, without any values.
    ///
    /// ```swift
    /// print(try User.predicate { $0.score > 10 }.verdict(for: user))
    /// // score > ? fails
    /// ```
    public var description: String { description(showingValues: false) }

    /// The verdict and its parts, each in a line of its own, parts further to the right.
    ///
    /// ```swift
    /// try User.predicate { $0.score > 10 && $0.isAdmin }.verdict(for: user).description(showingValues: true)
    /// // Not all 2 conditions hold
    /// //   score > 10.0 fails: it is 7.0
    /// //   isAdmin holds (makes no difference)
    /// ```
    ///
    /// - Parameters:
    ///   - showingValues: Whether values are shown: those that are compared with, those of the model and of related ones.
    ///     They may be nothing for a log.
    ///   - words: The words, in English unless given, with the titles of members.
    public func description(showingValues: Bool = false, words: VerdictWords = VerdictWords()) -> String {
        let writer = VerdictWriter(words: words, showsValues: showingValues)
        var lines: [String] = []
        var rest = [(verdict: self, level: 0)]
        while let (verdict, level) = rest.popLast() {
            // Beyond some levels, lines would be mostly spaces.
            lines.append(String(repeating: "  ", count: min(level, 32)) + writer.line(of: verdict, isRoot: level == 0))
            rest += verdict.parts.reversed().map { ($0, level + 1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The condition, much as it is written in Swift, without its values.
    ///
    /// ```swift
    /// verdict.reasons.map(\.condition)                // ["score > ?"]
    /// ```
    public var condition: String { label.text(showsValues: false, nil) }
}

/// Writes the lines of a verdict.
private struct VerdictWriter {
    let words: VerdictWords
    let showsValues: Bool

    func line(of verdict: FetchVerdict, isRoot: Bool) -> String {
        var line = outcome(of: verdict)
        if !isRoot, !verdict.isDecisive { line = words.filled(words.makesNoDifference, ["verdict": line]) }
        guard showsValues, let element = verdict.element else { return line }
        let key = element.key.map { verdict.label.description(true, nil).text(of: $0) }.joined(
            separator: words.separator)
        return words.filled(
            key.isEmpty ? words.ofElement : words.ofElementWithKey,
            ["position": "\(element.position)", "key": key, "verdict": line])
    }

    private func outcome(of verdict: FetchVerdict) -> String {
        if let error = verdict.error {
            return words.filled(words.undecided, ["condition": text(of: verdict), "reason": error.reason])
        }
        let holds = verdict.holds
        switch verdict.kind {
        case .single: return withValues(verdict, line(holds, of: verdict))
        case .all: return counted(holds ? words.allHold : words.notAllHold, verdict)
        case .any: return counted(holds ? words.oneHolds : words.noneHolds, verdict)
        case .not: return holds ? words.oppositeFails : words.oppositeHolds
        case .someElement, .everyElement: return ofElements(verdict, holds)
        }
    }

    private func line(_ holds: Bool, of verdict: FetchVerdict) -> String {
        words.filled(holds ? words.holds : words.fails, ["condition": text(of: verdict)])
    }

    private func counted(_ text: String, _ verdict: FetchVerdict) -> String {
        words.filled(text, ["count": "\(verdict.record.parts.count)"])
    }

    /// The condition. Of related models, the conditions of the closure follow in the parts.
    private func text(of verdict: FetchVerdict) -> String {
        guard let rows = verdict.label.rows else { return verdict.label.text(showsValues: showsValues, words.titles) }
        return verdict.label.description(showsValues, words.titles).name(of: rows)
            + (verdict.kind == .everyElement ? ".allSatisfy { … }" : ".contains { … }")
    }

    private func ofElements(_ verdict: FetchVerdict, _ holds: Bool) -> String {
        let line = line(holds, of: verdict)
        guard showsValues else { return line }
        let isDecidedByOne = holds == (verdict.kind == .someElement)
        return words.filled(
            isDecidedByOne ? words.decidedByElement : words.decidedByAll,
            [
                "verdict": line, "count": "\(verdict.record.count ?? 0)",
                "position": verdict.parts.first?.element.map { "\($0.position)" } ?? "",
            ])
    }

    private func withValues(_ verdict: FetchVerdict, _ line: String) -> String {
        let values = showsValues ? verdict.values : []
        guard let first = values.first, !(verdict.label.tree.isTruthValueItself && first.isTruthValue) else {
            return line
        }
        var seen: Set<String> = []
        let isOnly = values.count == 1 && !verdict.label.tree.isAboutRows
        let texts = flattened(values, seen: &seen).enumerated().map { index, item in
            isOnly && index == 0
                ? words.filled(words.itIs, ["value": text(of: item.value)])
                : words.filled(words.valueIs, ["expression": item.expression, "value": text(of: item.value)])
        }
        return words.filled(words.because, ["verdict": line, "values": texts.joined(separator: words.separator)])
    }

    /// The values and what these are computed of, each once.
    private func flattened(
        _ values: [FetchVerdict.ReadValue], seen: inout Set<String>
    ) -> [(expression: String, value: FetchVerdict.ReadValue)] {
        var result: [(expression: String, value: FetchVerdict.ReadValue)] = []
        var rest = Array(values.reversed())
        while let value = rest.popLast() {
            let expression = value.label.text(showsValues: true, words.titles)
            if seen.insert(expression).inserted { result.append((expression, value)) }
            rest += value.parts.reversed()
        }
        return result
    }

    private func text(of value: FetchVerdict.ReadValue) -> String {
        var text = value.label.description(true, nil).text(of: value.value)
        if let count = value.rowCount { text = words.filled(words.ofRows, ["value": text, "count": "\(count)"]) }
        guard let cause = value.cause else { return text }
        return words.filled(words.text(of: cause), ["value": text])
    }
}

extension FetchVerdict.ReadValue {
    fileprivate var isTruthValue: Bool { if case .bool = value { true } else { false } }
}

extension ExpressionTree {
    /// Whether the condition is a truth value that is read, or the opposite of one.
    fileprivate var isTruthValueItself: Bool {
        switch node {
        case .value: true
        case .condition(.not(let inner)): if case .value = inner.node { true } else { false }
        // Any other condition is computed of values.
        case .condition, .failure: false
        }
    }

    /// Whether the condition asks if there are rows, of which no value is written in it.
    fileprivate var isAboutRows: Bool {
        switch node {
        case .condition(.exists): true
        case .condition(.not(let inner)): if case .condition(.exists) = inner.node { true } else { false }
        // Any other node is about the values that are written in it.
        case .value, .condition, .failure: false
        }
    }
}
