/// An expression of OData, with its place in the text.
struct ODataExpression {
    indirect enum Kind {
        /// Several conditions: the key is `and` or `or`.
        case joined(String, [ODataExpression])
        case not(ODataExpression)
        case comparison(StoredOperator, ODataExpression, ODataExpression)
        case list(ODataExpression, [ODataExpression])
        case call(String, [ODataExpression])
        case path([String])
        case count([String])
        /// `any` or `all` of the models that a path leads to. Without a condition, whether there is one.
        case lambda([String], isAll: Bool, variable: String, ODataExpression?)
        case literal(ODataLiteral)
    }

    let kind: Kind

    /// The byte of the decoded text at which it begins.
    let position: Int
}

/// A value as OData writes it.
enum ODataLiteral {
    case null
    case bool(Bool)
    case number(String)
    case infinity(String)
    case text(String)
    case date(String)
    case uuid(String)

    /// The kind of value, for errors.
    var name: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number, .infinity: "a number"
        case .text: "text"
        case .date: "a date"
        case .uuid: "a UUID"
        }
    }
}
