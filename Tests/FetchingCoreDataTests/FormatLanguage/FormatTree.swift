/// What a format says: NSPredicate in the grammar.
indirect enum FormatPredicate: Sendable {
    case constant(Bool)
    case not(FormatPredicate)
    case and(FormatPredicate, FormatPredicate)
    case or(FormatPredicate, FormatPredicate)
    case comparison(FormatComparison)
}

/// NSComparisonPredicate in the grammar.
struct FormatComparison: Sendable {
    enum Qualifier: String, Sendable {
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    enum Operator: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case between = "BETWEEN"
        case `in` = "IN"
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
    }

    struct Options: OptionSet, Sendable {
        var rawValue: Int
        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts are folded already: compare them as they are.
        static let normalized = Options(rawValue: 4)
    }

    var qualifier: Qualifier?
    var left: FormatExpression
    var comparator: Operator
    var options: Options = []
    var right: FormatExpression
    /// The text of the comparison in its format, for messages.
    var source: String
}

/// NSExpression.
indirect enum FormatExpression: Sendable {
    /// A literal, or the value of a placeholder.
    case constant(FormatLanguageValue)
    case list([FormatExpression])
    /// `SELF`.
    case subject
    case variable(String)
    case path(FormatExpression, [FormatKey])
    case arithmetic(FormatArithmetic, FormatExpression, FormatExpression)
    case negative(FormatExpression)
    case subquery(FormatExpression, variable: String, condition: FormatPredicate)
    case ternary(FormatPredicate, FormatExpression, FormatExpression)
    /// A function by its name with colons, `add:to:`.
    case call(String, [FormatExpression])
}

/// One step of a key path.
enum FormatKey: Equatable, Sendable {
    case key(String)
    case aggregate(FormatAggregate)
}

enum FormatAggregate: String, Sendable {
    case count, sum, avg, min, max
}

enum FormatArithmetic: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
    case and = "&"
    case or = "|"
    case xor = "^"
}
