import FetchingCore
import Foundation

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (sequence, element) = (try translator.translate(sequence), try translator.translate(element))
        if let list = sequence.value(as: LHS.Output.self), let element = element.value(as: RHS.Output.self) {
            return .constant(list.value.contains(element.value))
        }
        if let condition = try translator.condition(element, isIn: sequence) { return .expression(condition) }
        switch (sequence.unwrapped, element) {
        case (.constant(let list as any Sequence), _):
            return .expression(try translator.condition(element, isAmong: list))
        case (.models(let models), _):
            return .expression(try models.exist { try translator.compare(.equal, .model($0), element) })
        // Nothing else is a list.
        default:
            throw FetchError.untranslatable(
                "SequenceContains", "looks in \(sequence.noun), which is not a list that a database knows",
                cure: "Use a list of values, or a to-many relationship")
        }
    }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        switch try translator.translate(sequence).unwrapped {
        case .models(let models):
            .expression(try models.exist { try translator.binding(variable, to: .model($0)).condition(test) })
        case .constant(let list as any Sequence):
            .expression(
                try list.constants().reduce(.false) {
                    $0.or(try translator.binding(variable, to: $1).condition(test))
                })
        // Nothing else is a list.
        case let other: throw FetchError.noList(other, in: "SequenceContainsWhere")
        }
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        switch try translator.translate(sequence).unwrapped {
        case .models(let models):
            .expression(
                try models.exist { try translator.binding(variable, to: .model($0)).condition(test).negated }.negated)
        case .constant(let list as any Sequence):
            .expression(
                try list.constants().reduce(.true) {
                    $0.and(try translator.binding(variable, to: $1).condition(test))
                })
        // Nothing else is a list.
        case let other: throw FetchError.noList(other, in: "SequenceAllSatisfy")
        }
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let list = try translator.translate(sequence)
        switch list {
        case .models(let models): return .models(filtered(models, translator))
        case .optional(let isNil, .models(let models)):
            return .optional(isNil: isNil, .models(filtered(models, translator)))
        case .constant, .expression, .optional, .model, .unicodeScalars, .range:
            guard let list = list.value(as: LHS.Output.self) else { throw FetchError.noList(list, in: "Filter") }
            return .constant(try list.value.filter { try isKept($0, translator) })
        }
    }

    private func isKept(_ element: Element, _ translator: Translator) throws -> Bool {
        let element = Translation.constant(flattened(element))
        guard let isKept = try translator.binding(variable, to: element).condition(filter).constant else {
            throw FetchError.untranslatable(
                "Filter", "chooses values of a list by what the model holds",
                cure: "Use 'contains(where:)' or 'allSatisfy' on the list")
        }
        return isKept
    }

    private func filtered(_ models: TranslatedModels, _ translator: Translator) -> TranslatedModels {
        models.filtered { try translator.binding(variable, to: .model($0)).condition(filter) }
    }
}

extension PredicateExpressions.SequenceMinimum: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard let list = try translator.translate(elements).value(as: Elements.Output.self) else {
            throw FetchError.noExtreme("SequenceMinimum")
        }
        return .constant(list.value.min())
    }
}

extension PredicateExpressions.SequenceMaximum: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        guard let list = try translator.translate(elements).value(as: Elements.Output.self) else {
            throw FetchError.noExtreme("SequenceMaximum")
        }
        return .constant(list.value.max())
    }
}

extension Translator {
    /// Whether a value is one of a list.
    fileprivate func condition(_ element: Translation, isAmong list: any Sequence) throws -> ExpressionTree {
        guard case .expression(let tree) = element, !tree.isCondition else {
            return try list.constants().reduce(.false) { $0.or(try compare(.equal, element, $1)) }
        }
        let values = try list.values.map { try primitive($0, beside: tree, for: "contains") }
        let (literals, includesNull) = (values.filter { !$0.isNull }, values.contains(where: \.isNull))
        return try tree.satisfies(holdingForNil: includesNull) {
            .membership($0, in: literals, includesNull: includesNull)
        }
    }
}

extension Sequence {
    /// The elements, without the optional around them.
    fileprivate var values: [Any?] { map { flattened($0) } }

    /// Each of the elements. A range may have more of them than there is memory.
    ///
    /// - Throws: ``FetchError`` if there are too many to be translated one by one.
    fileprivate func constants() throws -> [Translation] {
        let first = prefix(ExpressionTree.maximumSize + 1).map { Translation.constant(flattened($0)) }
        guard first.count <= ExpressionTree.maximumSize else {
            throw FetchError.tooLargeForTranslation(limit: ExpressionTree.maximumSize)
        }
        return first
    }
}

extension FetchError {
    fileprivate static func noList(_ sequence: Translation, in expression: String) -> FetchError {
        .untranslatable(
            expression, "goes through \(sequence.noun), which is not a list that a database knows",
            cure: "Use a list of values, or a to-many relationship")
    }

    fileprivate static func noExtreme(_ expression: String) -> FetchError {
        .untranslatable(
            expression, "orders whole models or the characters of a text, which a database cannot",
            cure:
                "Write the condition with Fetching's 'min' and 'max' of a property: 'Author.predicate { $0.books.max(\\.pages) > 9 }'"
        )
    }
}
