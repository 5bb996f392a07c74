import FetchingCore

// The wording of what can be wrong with a predicate of Foundation.

extension FetchError {
    /// An expression of Foundation that has no meaning here.
    static func untranslatable(_ expression: String, _ reason: String, cure: String) -> FetchError {
        FetchError(.unsupported, reason: "'PredicateExpressions.\(expression)' \(reason)", cure: cure)
    }

    static func unknownExpression(_ type: Any.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "'\(type)' is not an expression of Foundation with a known meaning",
            cure: "Use the standard expressions, which '#Predicate' writes")
    }

    static func tooDeepForTranslation(limit: Int) -> FetchError {
        FetchError(
            .tooDeep, reason: "the expressions are nested more than \(limit) deep",
            cure: "Translate parts of the predicate, and join those")
    }

    static func nestedOptional(_ type: Any.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "'\(type)' has two kinds of nil, of which a database knows one",
            cure: "Unwrap the inner optional with '??' or 'if let'")
    }

    static func tooLargeForTranslation(limit: Int) -> FetchError {
        FetchError(
            .tooDeep, reason: "the predicate has more than \(limit) parts once its variables are replaced",
            cure: "Use a variable of 'if let' less often, or translate parts of the predicate, and join those")
    }

    static var unknownVariable: FetchError {
        FetchError(
            .unsupported, reason: "a variable is used outside of the closure that it belongs to",
            cure: "Use the variables of a closure only inside it")
    }

    static func failedConstant(_ error: any Error) -> FetchError {
        FetchError(
            .invalidValue, reason: "a part of the predicate that does not depend on the model has no value",
            cure: "See the underlying error", underlyingError: error)
    }

    static func noValue(_ translation: Translation, for operation: String) -> FetchError {
        FetchError(
            .unsupported, reason: "\(translation.noun) is not a value that a database compares or calculates with",
            cure: "Use a property of the model, or a value of a type that conforms to 'FetchableValue'",
            operation: operation)
    }

    static func unknownKeyPath(_ keyPath: AnyKeyPath, of model: any Fetchable.Type) -> FetchError {
        let text = keyPath.debugDescription
        guard !text.contains("<computed") else {
            return FetchError(
                .unsupported,
                reason: "a key path from '\(model)' is not that of a column or a relationship: the property is "
                    + "computed, or is reached through a protocol or a superclass",
                cure: "Use properties that '\(model)' stores, in a '#Predicate<\(model)>'", model: "\(model)")
        }
        let name = text.contains("<") ? "a property of '\(model)'" : "'\(text)'"
        return FetchError(
            .unsupported, reason: "\(name) is neither a column nor the property of a relationship",
            cure: "Store the property, or mark one '@FetchingIgnored' that has the name of a relationship",
            model: "\(model)")
    }
}
