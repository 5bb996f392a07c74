import FetchingCore

/// A search as it is written, before its fields are looked up.
indirect enum SearchNode {
    case all([SearchNode])
    case any([SearchNode])
    case not(SearchNode)
    case term(SearchTermSyntax)
}

/// A word, a phrase, or a field with its values.
struct SearchTermSyntax {
    enum Content {
        case text(SearchLiteral)
        case field(Range<String.Index>, [SearchValueSyntax])
    }

    /// Where it stands, without what negates it.
    let range: Range<String.Index>
    let content: Content
}

/// One of the values of a field.
struct SearchValueSyntax {
    /// Nil where there is none.
    let comparison: SearchComparison?
    let literal: SearchLiteral

    /// Where it stands, with the comparison.
    let range: Range<String.Index>
}

enum SearchComparison: String, CaseIterable {
    // The longer ones come first: they begin with the shorter ones.
    case greaterOrEqual = ">="
    case lessOrEqual = "<="
    case greater = ">"
    case less = "<"
    case equal = "="
}

extension SearchLiteral {
    /// The wildcard for text of any length; in quotes it stands for itself.
    static let wildcard: Character = "*"

    var isAnything: Bool { !isQuoted && text == "*" }

    var hasWildcard: Bool { !isQuoted && text.contains(Self.wildcard) }

    /// Whether it asks for what has no value.
    var isNil: Bool { !isQuoted && text.lowercased() == "nil" }
}
