import FetchingCore
import Foundation

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        if let member = try memberOfStruct(translator) { return member }
        return try property(of: translator.translate(root), translator)
    }

    /// A property of a struct in columns, to which one key path after the other leads.
    private func memberOfStruct(_ translator: Translator) throws -> Translation? {
        guard root is any WayThroughStructs, let (model, path) = try way(translator),
            let column = model.type.fetchableEntity.columns.first(where: { $0.isInStruct && $0.keyPath == path })
        else { return nil }
        return .expression(try .column(column, of: model.row).checked())
    }

    private func property(of root: Translation, _ translator: Translator) throws -> Translation {
        let path = keyPath as AnyKeyPath
        switch root {
        case .constant:
            guard let value = root.value(as: Root.Output.self) else { throw unknown }
            return .constant(flattened(value.value[keyPath: keyPath]))
        case .model(let model): return try translator.property(path, of: model)
        case .models(let models): return try property(of: models)
        case .expression(let tree): return try property(path, of: tree)
        // Unwrapped by force: the property of nil is nil.
        case .optional(let isNil, let wrapped): return try property(of: wrapped, translator).optional(isNil: isNil)
        case .unicodeScalars(let tree): return try property(path, ofScalarsIn: tree)
        case .range: throw unknown
        }
    }

    private func property(of models: TranslatedModels) throws -> Translation {
        switch kind {
        case .collectionCount?: return .expression(.aggregate(.count, in: try models.rows()))
        case .collectionIsEmpty?: return .expression(try models.exist().negated)
        case .collectionFirst?, .bidirectionalCollectionLast?:
            throw FetchError.untranslatable(
                "KeyPath", "takes one of the models of '\(models.name)', which have no order",
                cure: "Say which is meant with 'contains(where:)'")
        case nil: throw unknown
        @unknown default: throw unknown
        }
    }

    private func property(_ path: AnyKeyPath, of tree: ExpressionTree) throws -> Translation {
        do {
            return try knownProperty(path, of: tree)
        } catch var error as FetchError {
            error.member = error.member ?? tree.member
            throw error
        }
    }

    private func knownProperty(_ path: AnyKeyPath, of tree: ExpressionTree) throws -> Translation {
        if path == \String.unicodeScalars { return .unicodeScalars(tree) }
        if Root.Output.self == String.self {
            switch kind {
            case .collectionIsEmpty?: return .expression(try tree.satisfies { .text(.equals, $0, "", []) })
            case .collectionCount?:
                throw FetchError.untranslatable(
                    "KeyPath", "counts the characters of a text, which no database knows",
                    cure: "Count the scalars: 'unicodeScalars.count'")
            // Others are properties of text that no database knows, unless they are raw values.
            default: break
            }
        }
        if let type = Root.Output.self as? any RawRepresentable.Type { return try rawValue(path, of: tree, type) }
        throw unknown
    }

    private func rawValue<Value: RawRepresentable>(
        _ path: AnyKeyPath, of tree: ExpressionTree, _ type: Value.Type
    ) throws -> Translation {
        switch isRawValue(path, of: type) {
        case true?:
            do { try tree.requireOwnStorage() } catch { throw tree.located(error, in: "rawValue") }
            return .expression(tree)
        case false?: throw unknown
        case nil:
            throw FetchError.untranslatable(
                "KeyPath", "may lead to the raw value of '\(type)' or to something else, which cannot be told",
                cure: "Conform '\(type)' to 'CaseIterable', or compare the value itself")
        }
    }

    private func property(_ path: AnyKeyPath, ofScalarsIn tree: ExpressionTree) throws -> Translation {
        if path == \String.UnicodeScalarView.count {
            do { try tree.requireOwnStorage() } catch { throw tree.located(error, in: "unicodeScalars.count") }
            return .expression(ExpressionTree(.function(.scalarCount, tree), above: tree))
        }
        if path == \String.UnicodeScalarView.isEmpty {
            return .expression(try tree.satisfies { .text(.equals, $0, "", []) })
        }
        throw unknown
    }

    private var unknown: FetchError {
        .untranslatable(
            "KeyPath", "leads from '\(Root.Output.self)' to a property that no database knows",
            cure: "Use the properties of models, 'count' and 'isEmpty' of to-many relationships, or 'isEmpty' and "
                + "'unicodeScalars.count' of texts")
    }
}

/// A key path that may lead on from another.
private protocol WayThroughStructs {
    /// The model, and the whole way from it; nil where there is no model at its beginning.
    func way(_ translator: Translator) throws -> (model: TranslatedModel, path: AnyKeyPath)?
}

extension PredicateExpressions.KeyPath: WayThroughStructs {
    fileprivate func way(_ translator: Translator) throws -> (model: TranslatedModel, path: AnyKeyPath)? {
        if let outer = root as? any WayThroughStructs {
            guard let (model, path) = try outer.way(translator), let whole = path.appending(path: keyPath) else {
                return nil
            }
            return (model, whole)
        }
        guard case .model(let model) = try translator.translate(root) else { return nil }
        return (model, keyPath)
    }
}
