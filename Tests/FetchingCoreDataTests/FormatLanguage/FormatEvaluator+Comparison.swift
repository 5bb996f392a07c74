extension FormatEvaluator {
    func truth(of comparison: FormatComparison) throws -> Bool? {
        let left = try value(of: comparison.left)
        let right = try value(of: comparison.right)
        guard let qualifier = comparison.qualifier else { return try truth(of: comparison, left, right) }
        guard case .collection(let elements) = left else {
            throw mismatch(left, .collection, comparison)
        }
        // An element for which the comparison is unknown does not satisfy it.
        let satisfying = try elements.count { try truth(of: comparison, $0, right) == true }
        return switch qualifier {
        case .any: satisfying > 0
        case .none: satisfying == 0
        case .all: satisfying == elements.count
        }
    }

    private func truth(
        of comparison: FormatComparison, _ left: FormatLanguageValue, _ right: FormatLanguageValue
    ) throws -> Bool? {
        switch comparison.comparator {
        case .in: return try isElement(left, of: right, comparison)
        case .contains: return try isElement(right, of: left, comparison)
        case .between:
            guard case .collection(let bounds) = right, bounds.count == 2 else {
                throw mismatch(right, .collection, comparison)
            }
            var part = comparison
            part.comparator = .greaterOrEqual
            let lower = try truth(of: part, left, bounds[0])
            part.comparator = .lessOrEqual
            let upper = try truth(of: part, left, bounds[1])
            if lower == false || upper == false { return false }
            return lower == nil || upper == nil ? nil : true
        case .equal, .notEqual:
            let isEqual = comparison.comparator == .equal
            guard left.isNull || right.isNull else {
                return try equals(left, right, comparison) == isEqual
            }
            guard logic == .objects || isNil(comparison.left) || isNil(comparison.right) else { return nil }
            return (left.isNull && right.isNull) == isEqual
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .beginsWith, .endsWith, .like, .matches:
            guard left.isNull || right.isNull else { return try relation(comparison, left, right) }
            return try withNil(left, right, comparison)
        }
    }

    /// A comparison other than `==` and `!=` with nil on a side. "A comparison predicate does not match any value with
    /// null except null": so it is false for one nil, and what `<=` makes of two is left open.
    private func withNil(
        _ left: FormatLanguageValue, _ right: FormatLanguageValue, _ comparison: FormatComparison
    ) throws -> Bool? {
        if logic == .sqlStore { return nil }
        guard !left.isNull || !right.isNull else {
            throw FormatLanguageError.unspecified(
                "nil \(comparison.comparator.rawValue) nil, in '\(comparison.source)'")
        }
        return false
    }

    /// Whether the side is nil as it is written, or as its argument is: SQL has `IS NULL` for that.
    private func isNil(_ expression: FormatExpression) -> Bool {
        if case .constant(.null) = expression { true } else { false }
    }

    private func relation(
        _ comparison: FormatComparison, _ left: FormatLanguageValue, _ right: FormatLanguageValue
    ) throws -> Bool {
        let comparator = comparison.comparator
        switch comparator {
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let order = try order(left, right, options: comparison.options, place: comparison.source) else {
                return false
            }
            return switch comparator {
            case .less: order < 0
            case .lessOrEqual: order <= 0
            case .greater: order > 0
            default: order >= 0
            }
        default:
            guard case .text(let text) = left, case .text(let pattern) = right else {
                throw mismatch(left, right, comparison)
            }
            return try FormatText(comparison.options, place: comparison.source).matches(text, comparator, pattern)
        }
    }

    /// `IN`, and `CONTAINS` the other way round: in a collection, or in a text.
    private func isElement(
        _ value: FormatLanguageValue, of collection: FormatLanguageValue, _ comparison: FormatComparison
    ) throws -> Bool? {
        switch collection {
        case .collection(let elements):
            let hasNil = elements.contains(where: \.isNull)
            if value.isNull {
                if logic == .sqlStore { return elements.isEmpty ? false : nil }
                guard !hasNil else { throw FormatLanguageError.unspecified("nil in a list that holds nil") }
                return false
            }
            if try elements.contains(where: { try !$0.isNull && equals(value, $0, comparison) }) { return true }
            return hasNil && logic == .sqlStore ? nil : false
        case .text(let text):
            if value.isNull { return try withNil(value, collection, comparison) }
            guard case .text(let part) = value else { throw mismatch(value, collection, comparison) }
            return try FormatText(comparison.options, place: comparison.source).matches(text, .contains, part)
        case .null:
            guard logic == .objects else { return nil }
            // nil CONTAINS 'a' is a comparison of texts, and 'a' IN nil has no collection to look in.
            guard comparison.comparator == .contains else { throw FormatLanguageError.unspecified("IN nil") }
            return try withNil(value, collection, comparison)
        default:
            throw mismatch(value, collection, comparison)
        }
    }

    func mismatch(
        _ left: FormatLanguageValue, _ right: FormatLanguageValue, _ comparison: FormatComparison
    ) -> FormatLanguageError {
        .typeMismatch(left: left.kind.rawValue, right: right.kind.rawValue, place: comparison.source)
    }

    private func mismatch(
        _ left: FormatLanguageValue, _ right: FormatLanguageValue.Kind, _ comparison: FormatComparison
    ) -> FormatLanguageError {
        .typeMismatch(left: left.kind.rawValue, right: right.rawValue, place: comparison.source)
    }
}
