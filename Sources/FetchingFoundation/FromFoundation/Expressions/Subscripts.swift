import FetchingCore
import Foundation

// Of lists and dictionaries a database has none. Those that do not depend on the model are read while the predicate is
// translated.

extension PredicateExpressions.CollectionIndexSubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard let wrapped = try translator.translate(wrapped).value(as: Wrapped.Output.self),
            let index = try translator.translate(index).value(as: Index.Output.self)
        else { throw FetchError.noSubscript("CollectionIndexSubscript") }
        return try translator.evaluate(PredicateExpressions.CollectionIndexSubscript(wrapped: wrapped, index: index))
    }
}

extension PredicateExpressions.CollectionRangeSubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard let wrapped = try translator.translate(wrapped).value(as: Wrapped.Output.self),
            case .range(let lower, let upper, false) = try translator.translate(range),
            let lower = lower.value(as: Wrapped.Output.Index.self),
            let upper = upper.value(as: Wrapped.Output.Index.self)
        else { throw FetchError.noSubscript("CollectionRangeSubscript") }
        return try translator.evaluate(
            PredicateExpressions.CollectionRangeSubscript(
                wrapped: wrapped, range: PredicateExpressions.Range(lower: lower, upper: upper)))
    }
}

extension PredicateExpressions.DictionaryKeySubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard let wrapped = try translator.translate(wrapped).value(as: Wrapped.Output.self),
            let key = try translator.translate(key).value(as: Key.Output.self)
        else { throw FetchError.noSubscript("DictionaryKeySubscript") }
        return try translator.evaluate(PredicateExpressions.DictionaryKeySubscript(wrapped: wrapped, key: key))
    }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard let wrapped = try translator.translate(wrapped).value(as: Wrapped.Output.self),
            let key = try translator.translate(key).value(as: Key.Output.self),
            let fallback = try translator.translate(`default`).value(as: Default.Output.self)
        else { throw FetchError.noSubscript("DictionaryKeyDefaultValueSubscript") }
        return .constant(flattened(wrapped.value[key.value, default: fallback.value]))
    }
}

extension FetchError {
    fileprivate static func noSubscript(_ expression: String) -> FetchError {
        .untranslatable(
            expression, "reads a place in a list, a text or a dictionary that depends on the model",
            cure: "Compare with the values that it may have, joined by '||'")
    }
}

extension PredicateExpressions.StringContainsRegex: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        if let subject = try translator.translate(subject).value(as: Subject.Output.self),
            let regex = try translator.translate(regex).value(as: Regex.Output.self)
        {
            return try translator.evaluate(PredicateExpressions.StringContainsRegex(subject: subject, regex: regex))
        }
        throw FetchError.untranslatable(
            "StringContainsRegex", "holds a Swift regular expression, whose syntax and meaning databases do not share",
            cure: "Write the condition with Fetching's 'matches', which takes ICU's syntax: "
                + "'Book.predicate { $0.title.matches(\"Th.*\") }'")
    }
}
