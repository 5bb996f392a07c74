// The wording of what can be wrong with a value or with the way it is stored.

extension FetchError {
    @usableFromInline
    static func unstorableNumber() -> FetchError { notANumber }

    package static var notANumber: FetchError {
        FetchError(
            .invalidValue, reason: "NaN is not a number: it equals nothing, not even itself",
            cure: "Use a number, or nil")
    }

    @usableFromInline
    package static func unknownRawValue(_ rawValue: some Sendable, of type: Any.Type) -> FetchError {
        FetchError(
            .unknownRawValue, reason: "'\(type)' has no case with the raw value '\(rawValue)'",
            cure: "Add the case, or leave such rows out with a condition")
    }

    @usableFromInline
    package static func outOfRange(_ storedValue: Int64, for type: Any.Type) -> FetchError {
        FetchError(
            .outOfRange, reason: "the stored number \(storedValue) does not fit '\(type)'",
            cure: "Give the property a type with a larger range")
    }

    @usableFromInline
    package static func outOfRange(for type: Any.Type) -> FetchError {
        FetchError(.outOfRange, reason: "the value does not fit '\(type)'", cure: "Use a value within its range")
    }

    @usableFromInline
    package static func aboveInt64(_ type: Any.Type) -> FetchError {
        FetchError(
            .outOfRange, reason: "the '\(type)' is above \(Int64.max), the largest integer that can be stored",
            cure: "Use a smaller value, or store the number as text")
    }

    @usableFromInline
    package static func malformed(_ what: String) -> FetchError {
        FetchError(.typeMismatch, reason: "the stored value is not a valid \(what)", cure: "Correct the stored value")
    }

    package static func unstorable(_ error: any Error) -> FetchError {
        FetchError(
            .invalidValue, reason: "the value cannot be stored", cure: "See the underlying error",
            underlyingError: error)
    }
}

extension FetchError {
    package static func unordered(storage: String) -> FetchError {
        FetchError(
            .unsupported, reason: "values stored as '\(storage)' have no order",
            cure: "Compare with '==', or declare a storage that keeps the order")
    }

    package static func operatorNeedsOwnStorage(storage: String) -> FetchError {
        FetchError(
            .unsupported, reason: "the operator has no meaning on values stored as '\(storage)'",
            cure: "Compare with '==', or remove '@FetchingStorage' from the property")
    }

    package static func differentStorages(_ first: String?, _ second: String?) -> FetchError {
        FetchError(
            .unsupported,
            reason: "one side is stored as '\(first ?? "the engine's own form")', "
                + "the other as '\(second ?? "the engine's own form")'",
            cure: "Declare the same '@FetchingStorage' for both properties")
    }

    package static var notACondition: FetchError {
        FetchError(
            .unsupported, reason: "a condition is neither true nor false",
            cure: "Compare it with another value")
    }

    package static var invalidPattern: FetchError {
        FetchError(
            .invalidPattern, reason: "the pattern is not a regular expression", cure: "Correct it to ICU's syntax")
    }

    package static var abandonedMatch: FetchError {
        FetchError(
            .abandonedMatch,
            reason: "the regular expression takes too long on the texts, so whether they match is unknown",
            cure: "Avoid repetitions within repetitions, such as '(a+)+', or leave long texts out with a condition")
    }

    package static func tooDeep(limit: Int) -> FetchError {
        FetchError(
            .tooDeep, reason: "the conditions are nested more than \(limit) deep",
            cure: "Join conditions of the same kind with '.all' or '.any', which take any number of them")
    }

    package static func tooDeepInParentheses(limit: Int) -> FetchError {
        FetchError(
            .tooDeep,
            reason:
                "the conditions and the requests within them are nested in more than \(limit) levels of parentheses",
            cure: "Join conditions of the same kind with '.all' or '.any', and fetch what an inner request gives first")
    }

    package static func tooLarge(limit: Int) -> FetchError {
        FetchError(
            .tooLarge,
            reason: "the conditions have more than about \(limit) values and members, as often as each is written",
            cure: "Compare with a list by 'isIn', and join no condition with itself")
    }

    package static var arithmeticOverflow: FetchError {
        FetchError(
            .arithmeticOverflow, reason: "the result of a calculation does not fit 64 bits, or a 'Decimal'",
            cure: "Leave such rows out with a condition, or calculate with 'Double'")
    }

    static var negativeScalarCount: FetchError {
        FetchError(.invalidValue, reason: "the number of Unicode scalars is negative", cure: "Pass 0 or more")
    }

    static var zoneOutOfRange: FetchError {
        FetchError(
            .invalidValue, reason: "a zone is more than 18 hours away from UTC",
            cure: "Give the seconds or hours by which its clocks are ahead")
    }

    /// The overflow of a calculation with dates.
    package static var dateOverflow: FetchError {
        FetchError(
            .arithmeticOverflow, reason: "a calculation takes or gives a date outside of the years 1 to 9999",
            cure: "Leave such rows out with a condition")
    }

    package static func invalidLimit(_ name: String) -> FetchError {
        FetchError(.invalidLimit, reason: "the \(name) is negative", cure: "Pass 0 or more")
    }
}

extension FetchError {
    /// The error of a storage that is not ours.
    package static func unreadable(_ error: any Error) -> FetchError {
        FetchError(
            .typeMismatch, reason: "the stored value cannot be read", cure: "See the underlying error",
            underlyingError: error)
    }
}
