/// Why a format was refused, or could not be evaluated.
enum FormatLanguageError: Error, Equatable, CustomStringConvertible {
    /// The text is not in the published language. The position counts Unicode scalars from 0.
    case syntax(String, position: Int)
    /// A reserved word stands where a key must stand, and has no `#`.
    case reservedWord(String, position: Int)
    case argumentCount(placeholders: Int, arguments: Int)
    /// The argument does not fit its placeholder. Placeholders count from 1.
    case wrongArgument(String, placeholder: Int)
    /// A variable that neither a `SUBQUERY` nor the caller binds.
    case unboundVariable(String)
    /// Published, and not evaluated here.
    case unsupported(String)
    /// Apple's documents do not say what this means.
    case unspecified(String)
    case overflow(String)
    case typeMismatch(left: String, right: String, place: String)
    case invalidPattern(String)

    var description: String {
        switch self {
        case .syntax(let reason, let position): "At \(position): \(reason)."
        case .reservedWord(let word, let position):
            "At \(position): '\(word)' is a reserved word; as a key it is '#\(word)'."
        case .argumentCount(let placeholders, let arguments): "\(placeholders) placeholders, \(arguments) arguments."
        case .wrongArgument(let reason, let placeholder): "Placeholder \(placeholder): \(reason)."
        case .unboundVariable(let name): "Nothing binds '$\(name)'."
        case .unsupported(let what): "Not evaluated here: \(what)."
        case .unspecified(let what): "Apple does not document: \(what)."
        case .overflow(let what): "The result does not fit: \(what)."
        case .typeMismatch(let left, let right, let place): "\(left) with \(right) in '\(place)'."
        case .invalidPattern(let pattern): "Not a regular expression: '\(pattern)'."
        }
    }
}
