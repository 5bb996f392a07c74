import FetchingCore
import Foundation

extension Translator {
    func compare(
        _ comparison: ComparisonOperator, _ lhs: Translation, _ rhs: Translation
    ) throws -> ExpressionTree {
        let operation = comparison.rawValue
        switch (comparison, lhs, rhs) {
        case (_, .constant, .constant): return try compareOperands(comparison, lhs, rhs)
        case (_, _, .constant(nil)) where comparison.isOrdering: return .false
        case (_, .constant, _): return try compare(comparison.mirrored, rhs, lhs)
        case (.notEqual, _, _): return try compare(.equal, lhs, rhs).negatedComparison
        case (.equal, _, .constant(nil)): return lhs.isNil
        case (.equal, .model(let model), .constant(let other?)): return try isSame(model, as: other)
        case (.equal, .model(let model), .model(let other)): return try isSame(model, as: other)
        case (.equal, .optional(let isNil, let wrapped), .constant):
            return isNil.negated.and(try compare(.equal, wrapped, rhs))
        case (.equal, .expression(let tree), .constant(let value as Bool)) where tree.isCondition:
            return value ? tree : tree.negated
        case (_, .models, _), (_, _, .models):
            throw FetchError.noValue(lhs, for: operation)
        // Any two values. The cases above need no comparison, or compare rows.
        default: return try compareOperands(comparison, lhs, rhs)
        }
    }

    /// - Throws: ``FetchError`` if the type has an order of its own, in which nothing is stored: of an enum, for example.
    func requireOwnOrder(of type: Any.Type, in expression: String) throws {
        guard let value = type as? any FetchableValue.Type, !value.isOrderedAsStored else { return }
        throw FetchError.untranslatable(
            expression, "orders by the '<' of '\(type)', but a database by what is stored in its place",
            cure: "Compare with '==' or a list of values, or compare the raw values")
    }

    private func compareOperands(
        _ comparison: ComparisonOperator, _ lhs: Translation, _ rhs: Translation
    ) throws -> ExpressionTree {
        let left = try operand(lhs, beside: rhs, for: comparison.rawValue)
        guard case .constant(let value) = rhs else {
            return try .comparison(comparison, left, operand(rhs, beside: lhs, for: comparison.rawValue)).checked()
        }
        do { if comparison.isOrdering { try left.requireOrder() } } catch {
            throw left.located(error, in: comparison.rawValue)
        }
        let literal = try primitive(value, beside: left, for: comparison.rawValue)
        return try left.satisfies(holdingForNil: literal.isNull || comparison == .notEqual) {
            .comparison(comparison, $0, with: literal)
        }
    }

    // Models are the same where their keys are.

    private func isSame(_ model: TranslatedModel, as value: Any) throws -> ExpressionTree {
        guard let other = value as? any KeyedFetchable, type(of: other).keyed != nil else {
            throw FetchError.modelWithoutKey(model.type)
        }
        return try other.keyCondition.rebased(onto: model.row)
    }

    private func isSame(_ model: TranslatedModel, as other: TranslatedModel) throws -> ExpressionTree {
        guard let type = model.type.keyed else { throw FetchError.modelWithoutKey(model.type) }
        return .isSame(model.row, other.row, of: type)
    }
}

extension KeyedFetchable {
    /// Whether a row has the key of this model.
    fileprivate var keyCondition: ExpressionTree {
        get throws {
            let values = try Self.primaryKeyValues(of: primaryKey)
            return zip(Self.primaryKeyColumns, values).reduce(.true) { condition, part in
                condition.and(.comparison(.equal, ExpressionTree(.column(part.0)), with: part.1))
            }
        }
    }
}

extension ExpressionTree {
    /// That two values differ, which an index serves better than that they are not equal.
    fileprivate var negatedComparison: ExpressionTree {
        guard case .condition(.comparison(.equal, let lhs, let rhs)) = node else { return negated }
        return ExpressionTree(.comparison(.notEqual, lhs, rhs), above: lhs, rhs)
    }
}

extension FetchError {
    fileprivate static func modelWithoutKey(_ model: any Fetchable.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "'\(model)' has no key by which models are compared",
            cure: "Declare '@PrimaryKey', or compare their properties", operation: "==")
    }
}
