/// A regular expression, as far as it means a set of texts that PostgreSQL can be told too.
///
/// An expression that only decides whether a whole text matches: groups capture nothing, and no quantifier is lazy.
indirect enum RegularExpression {
    case scalar(Unicode.Scalar)

    /// - Parameter isNegated: Whether it matches the others. Where case makes no difference, they are none of the variants.
    case set(ScalarSet, isNegated: Bool = false)

    case sequence([RegularExpression])

    /// A group, of one alternative or several.
    case choice([RegularExpression])

    /// - Parameter atMost: The greatest count, or `nil` for any.
    case repeated(RegularExpression, atLeast: Int, atMost: Int?)

    case look(RegularExpression, isBehind: Bool, isNegative: Bool)
    case anchor(RegularExpressionAnchor)

    var isAnchor: Bool {
        if case .anchor = self { true } else { false }
    }
}

/// An edge of the text. Before a newline at the very end, `$` is one too, but not where it is the end of the expression.
enum RegularExpressionAnchor {
    case start
    case end
}

/// A part of a regular expression that is not translated.
struct UntranslatedExpression: Error, Equatable {
    /// The part in the words of a user, after "with".
    let part: String

    init(_ part: String) { self.part = part }
}
