// Facts that contradict each other

extension ConditionFacts {
    /// The most facts about one expression that are compared with each other.
    private static let maximumFacts = 32

    /// Whether the facts contradict each other, as far as is seen without a look at related rows.
    mutating func contradict() -> Bool {
        leaveNullBeyondMissingRows()
        return areImpossible || order.contains { isImpossible($0.key, $0.value) }
            || texts.contains { contradict($0.value) } || bits.contains { contradict($0.value) }
            || listedTrees.contains(where: isImpossible)
    }

    /// Leaves nil for all that is read of a row that is missing.
    private mutating func leaveNullBeyondMissingRows() {
        guard !missing.isEmpty else { return }
        for (term, possible) in values {
            guard case .value(.related(_, let row)) = term.tree.tree.node, missing.contains(where: row.isBehind) else {
                continue
            }
            let left = possible.intersection(.null)
            values[term] = left
            if left.isEmpty { fail() }
        }
    }

    private func isImpossible(_ pair: Pair, _ order: PossibleOrder) -> Bool {
        order.intersection(PossibleOrder(possibleValues(of: pair.left), possibleValues(of: pair.right))).isEmpty
    }
}

// Texts

extension ConditionFacts {
    private func contradict(_ facts: [TextFact]) -> Bool {
        let facts = facts.prefix(Self.maximumFacts)
        return facts.contains { fact in
            fact.holds && facts.contains { $0.holds ? fact.excludes($0) : fact.implies($0) }
        }
    }

    /// The texts and integers of which only some values are left.
    private var listedTrees: Set<HashableTree> {
        Set(texts.keys).union(bits.keys).union(values.keys.filter { $0.folding != 0 }.map(\.tree))
    }

    /// Whether none of the few values that an expression can have is as the other facts say.
    private func isImpossible(_ tree: HashableTree) -> Bool {
        let possible = possibleValues(of: tree)
        guard let listed = possible.listed else { return isImpossibleFolded(tree) }
        let texts = texts[tree] ?? []
        let bits = bits[tree] ?? []
        let folded = foldings.compactMap { folding in
            values[Term(tree: tree, folding: folding.rawValue)].map { (folding, $0) }
        }
        if possible.includesNull, !texts.contains(where: \.holds), !bits.contains(where: \.holds),
            folded.allSatisfy(\.1.includesNull)
        {
            return false
        }
        return !listed.contains { value in
            switch value {
            case .text(let text):
                texts.allSatisfy { $0.admits(text) }
                    && folded.allSatisfy { folding, possible in possible.admits(folding.fold(text)) }
            case .int64(let number): bits.allSatisfy { $0.admits(number) }
            case .null, .bool, .double, .data, .date, .uuid, .decimal, .array: true
            }
        }
    }

    /// Whether none of the few texts that an expression can have without regard to case or accents is as the other facts say.
    private func isImpossibleFolded(_ tree: HashableTree) -> Bool {
        foldings.contains { folding in
            guard let possible = values[Term(tree: tree, folding: folding.rawValue)], !possible.includesNull,
                let listed = possible.listed
            else { return false }
            let facts = (texts[tree] ?? []).filter { $0.options.folding == folding && $0.operation != .matches }
            return !listed.contains { value in
                guard case .text(let text) = value else { return true }
                return facts.allSatisfy { $0.admits(folded: text) }
            }
        }
    }

    private var foldings: [TextOptions] { [.caseInsensitive, .diacriticInsensitive, .diacriticAndCaseInsensitive] }
}

extension PossibleValues {
    fileprivate func admits(_ text: String) -> Bool {
        !intersection(.among([.text(text)], includesNull: false)).isEmpty
    }
}

extension ConditionFacts.TextFact {
    private var folded: String { options.folding.fold(pattern) }

    /// Whether a text is as the fact says; a pattern that fails admits any.
    fileprivate func admits(_ text: String) -> Bool {
        guard let matches = try? TextMatcher(operation, pattern: pattern, options: options).matches(text) else {
            return true
        }
        return matches == holds
    }

    fileprivate func admits(folded text: String) -> Bool {
        guard let matches = try? TextMatcher(operation, pattern: pattern, options: options).matches(folded: text) else {
            return true
        }
        return matches == holds
    }

    /// Whether each text of which this holds is one of which another does.
    fileprivate func implies(_ other: Self) -> Bool {
        guard options.folding == other.options.folding else { return false }
        if operation == other.operation, options == other.options, pattern.isEqual(to: other.pattern) { return true }
        switch (operation, other.operation) {
        case (.hasPrefix, .hasPrefix), (.hasSuffix, .hasSuffix), (.hasPrefix, .contains), (.hasSuffix, .contains),
            (.contains, .contains):
            let matcher = try? TextMatcher(other.operation, pattern: other.pattern, options: other.options)
            return (try? matcher?.matches(folded: folded)) ?? false
        // Any other two say nothing of each other.
        default: return false
        }
    }

    /// Whether no text is one of which both hold.
    fileprivate func excludes(_ other: Self) -> Bool {
        guard options.folding == other.options.folding, operation == other.operation else { return false }
        switch operation {
        case .hasPrefix, .hasSuffix: return !implies(other) && !other.implies(self)
        case .equals, .contains, .isLike, .matches: return false
        }
    }
}

// Bits

extension ConditionFacts {
    private func contradict(_ facts: [BitFact]) -> Bool {
        let facts = facts.prefix(Self.maximumFacts)
        return facts.contains { fact in
            fact.holds && (fact.isOfNone || facts.contains { !$0.holds && fact.implies($0) })
        }
    }
}

extension ConditionFacts.BitFact {
    /// Whether no number is as the fact says.
    fileprivate var isOfNone: Bool { operation == .intersects && bits == 0 }

    fileprivate func admits(_ number: Int64) -> Bool {
        switch operation {
        case .contains: (number & bits == bits) == holds
        case .intersects: (number & bits != 0) == holds
        }
    }

    fileprivate func implies(_ other: Self) -> Bool {
        switch (operation, other.operation) {
        case (.contains, .contains): bits & other.bits == other.bits
        case (.contains, .intersects): bits & other.bits != 0
        case (.intersects, .intersects): bits & other.bits == bits
        case (.intersects, .contains): other.bits == 0
        }
    }
}

extension RowSource {
    /// Whether the row is another, or is reached by way of it.
    fileprivate func isBehind(_ other: RowSource) -> Bool {
        if isSame(as: other) { return true }
        guard case .toOne(let source, _, _) = kind else { return false }
        return source.isBehind(other)
    }
}
