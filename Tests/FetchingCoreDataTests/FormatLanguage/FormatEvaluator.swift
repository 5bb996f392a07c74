/// Evaluates a condition on one object. A truth is nil where SQL says unknown; in memory it never is.
struct FormatEvaluator {
    let logic: NullLogic
    let subject: any FormatLanguageObject
    var variables: [String: FormatLanguageValue]

    func truth(of predicate: FormatPredicate) throws -> Bool? {
        switch predicate {
        case .constant(let truth): return truth
        case .not(let predicate): return try truth(of: predicate).map { !$0 }
        case .and(let left, let right):
            // The documents promise the order: what decides the condition keeps the rest from being evaluated.
            guard let first = try truth(of: left) else { return try truth(of: right) == false ? false : nil }
            return first ? try truth(of: right) : false
        case .or(let left, let right):
            guard let first = try truth(of: left) else { return try truth(of: right) == true ? true : nil }
            return first ? true : try truth(of: right)
        case .comparison(let comparison):
            return try truth(of: comparison)
        }
    }

    func value(of expression: FormatExpression) throws -> FormatLanguageValue {
        switch expression {
        case .constant(let value): return stored(value)
        case .list(let elements): return .collection(try elements.map(value(of:)))
        case .subject: return .object(subject)
        case .variable(let name):
            guard let value = variables[name] else { throw FormatLanguageError.unboundVariable(name) }
            return stored(value)
        case .path(let base, let keys): return stored(try value(of: value(of: base), at: keys))
        case .arithmetic(let operation, let left, let right):
            return stored(try calculate(operation, value(of: left), value(of: right)))
        case .negative(let operand): return try calculate(.subtract, .integer(0), value(of: operand))
        case .subquery(let collection, let name, let condition):
            return try subquery(collection, variable: name, condition: condition)
        case .ternary(let condition, let first, let second):
            return try value(of: truth(of: condition) == true ? first : second)
        case .call(let name, let parameters): return try call(name, parameters)
        }
    }

    /// SQLite has NULL for a NaN.
    private func stored(_ value: FormatLanguageValue) -> FormatLanguageValue {
        if logic == .sqlStore, case .double(let number) = value, number.isNaN { return .null }
        return value
    }

    /// The elements for which the condition is true. Where it is unknown it is not.
    private func subquery(
        _ collection: FormatExpression, variable: String, condition: FormatPredicate
    ) throws -> FormatLanguageValue {
        let value = try value(of: collection)
        switch value {
        case .collection(let elements):
            var inner = self
            return .collection(
                try elements.filter { element in
                    inner.variables[variable] = element
                    return try inner.truth(of: condition) == true
                })
        case .null where logic == .sqlStore: return .collection([])
        case .null: throw FormatLanguageError.unspecified("SUBQUERY of nil")
        default:
            throw FormatLanguageError.typeMismatch(
                left: value.kind.rawValue, right: FormatLanguageValue.Kind.collection.rawValue, place: "SUBQUERY")
        }
    }
}
