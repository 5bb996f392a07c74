import Foundation

extension FormatEvaluator {
    func equals(
        _ left: FormatLanguageValue, _ right: FormatLanguageValue, _ comparison: FormatComparison
    ) throws -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)):
            let text = try FormatText(comparison.options, place: comparison.source)
            return text.folded(left) == text.folded(right)
        case (.data(let left), .data(let right)): return left == right
        case (.date(let left), .date(let right)): return left == right
        case (.uuid(let left), .uuid(let right)): return left == right
        case (.url(let left), .url(let right)): return left.unicodeScalars.elementsEqual(right.unicodeScalars)
        case (.object(let left), .object(let right)): return left.identity == right.identity
        case (.collection, .collection):
            throw FormatLanguageError.unspecified("a collection compared with a collection")
        default:
            guard left.kind == .number, right.kind == .number else { throw mismatch(left, right, comparison) }
            return ExactNumber.order(left, right) == 0
        }
    }

    /// Less than 0, 0, or more than 0. Nil for a NaN. Texts are in the order of their scalars, which is that of their
    /// bytes in UTF-8; `compare:` of Foundation has another order in memory.
    func order(
        _ left: FormatLanguageValue, _ right: FormatLanguageValue, options: FormatComparison.Options, place: String
    ) throws -> Int? {
        switch (left, right) {
        case (.text(let left), .text(let right)):
            let text = try FormatText(options, place: place)
            let (first, second) = (text.folded(left), text.folded(right))
            if first == second { return 0 }
            return first.lexicographicallyPrecedes(second) ? -1 : 1
        case (.date(let left), .date(let right)):
            return left < right ? -1 : left == right ? 0 : 1
        default:
            guard left.kind == right.kind, left.kind != .object, left.kind != .collection else {
                throw FormatLanguageError.typeMismatch(
                    left: left.kind.rawValue, right: right.kind.rawValue, place: place)
            }
            guard left.kind == .number else {
                throw FormatLanguageError.unspecified("the order of \(left.kind.rawValue), in '\(place)'")
            }
            return ExactNumber.order(left, right)
        }
    }
}
