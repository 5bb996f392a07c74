import FetchingCore
import Foundation

// Of lists and dictionaries a database has none. Those that do not depend on the model are read while the predicate is
// translated.

extension PredicateExpressions.CollectionIndexSubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let parts = (try translator.translate(wrapped), try translator.translate(index))
        guard case (.constant, .constant) = parts else { throw FetchError.noSubscript("CollectionIndexSubscript") }
        return try translator.constant(self)
    }
}

extension PredicateExpressions.CollectionRangeSubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let collection = try translator.translate(wrapped)
        guard case .constant = collection, try translator.translate(range).isConstant else {
            throw FetchError.noSubscript("CollectionRangeSubscript")
        }
        return try translator.constant(self)
    }
}

extension PredicateExpressions.DictionaryKeySubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let parts = (try translator.translate(wrapped), try translator.translate(key))
        guard case (.constant, .constant) = parts else { throw FetchError.noSubscript("DictionaryKeySubscript") }
        return try translator.constant(self)
    }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let parts = (
            try translator.translate(wrapped), try translator.translate(key), try translator.translate(`default`)
        )
        guard case (.constant, .constant, .constant) = parts else {
            throw FetchError.noSubscript("DictionaryKeyDefaultValueSubscript")
        }
        return try translator.constant(self)
    }
}

extension Translation {
    fileprivate var isConstant: Bool {
        switch self {
        case .constant: true
        case .range(let lower, let upper, _): lower.isConstant && upper.isConstant
        case .expression, .optional, .model, .models, .unicodeScalars: false
        }
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
        let parts = (try translator.translate(subject), try translator.translate(regex))
        if case (.constant, .constant) = parts { return try translator.constant(self) }
        throw FetchError.untranslatable(
            "StringContainsRegex", "holds a Swift regular expression, whose syntax and meaning databases do not share",
            cure: "Write the condition with our own 'matches', which takes ICU's syntax: "
                + "'Book.predicate { $0.title.matches(\"Th.*\") }'")
    }
}
