import FetchingCore

/// Makes a predicate of a search.
struct SearchCompiler<Model: Fetchable> {
    let text: String
    let texts: [SearchField]
    let fields: SearchFields<Model>
    let options: SearchOptions

    /// The terms so far, in the order in which they stand.
    private(set) var terms: [SearchTerm] = []

    /// The condition of each term, as if it did not exclude models.
    private(set) var predicates: [FetchPredicate<Model>] = []

    /// How often something is looked for in a text.
    private var searchCount = 0

    init(_ text: String, in texts: [SearchField], fields: SearchFields<Model>, options: SearchOptions) {
        self.text = text
        self.texts = texts
        self.fields = fields
        self.options = options
    }

    mutating func predicate(
        _ node: SearchNode, isExcluded: Bool = false
    ) throws(SearchError) -> FetchPredicate<Model> {
        switch node {
        case .all(let nodes): return .all(try predicates(nodes, isExcluded: isExcluded))
        case .any(let nodes):
            // Beside other words, nothing to look for is left out: it would be found in every row.
            let some = nodes.filter { !$0.isEmpty }
            return .any(try predicates(some.isEmpty ? nodes : some, isExcluded: isExcluded))
        // Nothing to look for is nothing to leave out.
        case .not(let node) where node.isEmpty: return .all([])
        case .not(let node): return !(try predicate(node, isExcluded: !isExcluded))
        case .term(let term): return try predicate(term, isExcluded: isExcluded)
        }
    }

    private mutating func predicates(
        _ nodes: [SearchNode], isExcluded: Bool
    ) throws(SearchError) -> [FetchPredicate<Model>] {
        var predicates: [FetchPredicate<Model>] = []
        for node in nodes { predicates.append(try predicate(node, isExcluded: isExcluded)) }
        return predicates
    }

    private mutating func predicate(
        _ term: SearchTermSyntax, isExcluded: Bool
    ) throws(SearchError) -> FetchPredicate<Model> {
        switch term.content {
        case .text(let literal):
            let predicate = words(literal)
            if !term.isEmpty { add(term, field: nil, isExcluded: isExcluded, predicate) }
            try countSearches(texts.count, at: term.range)
            return predicate
        case .field(let name, let values):
            do {
                let field = try field(at: name)
                if field.isText { try countSearches(values.count, at: term.range) }
                let predicate = try predicate(field, values)
                add(term, field: field.name, isExcluded: isExcluded, predicate)
                return predicate
            } catch {
                guard options.isLenient, !error.code.isLimit else { throw error }
                try countSearches(texts.count, at: term.range)
                let predicate = words(SearchLiteral(text: String(text[term.range]), isQuoted: true, range: term.range))
                add(term, field: nil, isExcluded: isExcluded, predicate)
                return predicate
            }
        }
    }

    private mutating func add(
        _ term: SearchTermSyntax, field: String?, isExcluded: Bool, _ predicate: FetchPredicate<Model>
    ) {
        predicates.append(predicate)
        terms.append(
            SearchTerm(range: term.range, text: String(text[term.range]), field: field, isExcluded: isExcluded))
    }

    private mutating func countSearches(_ count: Int, at range: Range<String.Index>) throws(SearchError) {
        searchCount += count
        let (bytes, overflow) = searchCount.multipliedReportingOverflow(by: max(0, options.expectedTextBytes))
        guard !overflow, bytes <= options.maximumSearchedBytes else { throw .tooCostly(in: text, at: range) }
    }

    /// Whether at least one of the texts has a word or a phrase.
    func words(_ literal: SearchLiteral) -> FetchPredicate<Model> {
        guard literal.isQuoted ? !literal.text.isEmpty : true else { return .all([]) }
        return .any(texts.map { SearchCondition(field: $0, text: text, options: options).word(literal) })
    }

    private func field(at name: Range<String.Index>) throws(SearchError) -> SearchField {
        guard let field = fields.field(named: text[name]) else {
            throw .unknownField(text[name], nearest: fields.nearest(to: text[name]), in: text, at: name)
        }
        return field
    }

    /// Whether a field has one of some values.
    private func predicate(
        _ field: SearchField, _ values: [SearchValueSyntax]
    ) throws(SearchError) -> FetchPredicate<Model> {
        let condition = SearchCondition<Model>(field: field, text: text, options: options)
        return try condition.any(values)
    }
}

extension SearchNode {
    /// Whether it consists of phrases without text.
    fileprivate var isEmpty: Bool {
        switch self {
        case .all(let nodes), .any(let nodes): nodes.allSatisfy(\.isEmpty)
        case .not(let node): node.isEmpty
        case .term(let term): term.isEmpty
        }
    }
}

extension SearchTermSyntax {
    /// Whether it is a phrase without text.
    var isEmpty: Bool {
        guard case .text(let literal) = content else { return false }
        return literal.text.isEmpty
    }
}
