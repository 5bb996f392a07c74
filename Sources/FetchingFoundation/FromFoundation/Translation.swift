import FetchingCore

/// The translation of a part of a Foundation predicate.
enum Translation {
    /// A value that does not depend on the model: it is computed while the predicate is translated.
    case constant(Any?)
    /// A value that the engine computes, or a condition. Where it is null, the value is nil.
    case expression(ExpressionTree)
    /// A value that is nil where a condition holds, and has something else to say where it does not.
    indirect case optional(isNil: ExpressionTree, Translation)
    /// A model. It is nil where there is no such row.
    case model(TranslatedModel)
    /// The models of a to-many relationship.
    case models(TranslatedModels)
    /// The Unicode scalars of a text.
    case unicodeScalars(ExpressionTree)
    /// The values between two bounds.
    indirect case range(from: Translation, to: Translation, includesUpper: Bool)
}

/// A model, as the row that it is read from.
struct TranslatedModel {
    let row: RowSource
    let type: any Fetchable.Type
}

/// The models of a to-many relationship, or those of them that filters leave.
struct TranslatedModels {
    let parent: RowSource
    let relationship: Relationship
    let name: String
    var filters: [(TranslatedModel) throws -> ExpressionTree] = []

    var target: any Fetchable.Type { relationship.target }

    /// The rows for which a condition holds.
    ///
    /// Each use has an element of its own, so that closures about the same models can stand within each other.
    func rows(where condition: ((TranslatedModel) throws -> ExpressionTree)? = nil) throws -> RelatedRows {
        let model = TranslatedModel(row: RowSource(.element(name: name)), type: target)
        let conditions = try (filters + [condition].compactMap(\.self)).map { try $0(model) }
        let joined: ExpressionTree? =
            conditions.isEmpty ? nil : conditions.dropFirst().reduce(conditions[0]) { $0.and($1) }
        return RelatedRows(parent: parent, relationship: relationship, element: model.row, condition: joined)
    }

    func filtered(by filter: @escaping (TranslatedModel) throws -> ExpressionTree) -> TranslatedModels {
        var models = self
        models.filters.append(filter)
        return models
    }

    func exist(where condition: ((TranslatedModel) throws -> ExpressionTree)? = nil) throws -> ExpressionTree {
        .exists(try rows(where: condition))
    }
}

extension Translation {
    static var `nil`: Translation { .constant(nil) }

    /// The name of the kind of value in errors.
    var noun: String {
        switch self {
        case .constant(let value): value.map { "a value of type '\(type(of: $0))'" } ?? "nil"
        case .expression, .optional: "a value of the model"
        case .model: "a model"
        case .models(let models): "the to-many relationship '\(models.name)'"
        case .unicodeScalars: "the Unicode scalars of a text"
        case .range: "a range"
        }
    }
}
