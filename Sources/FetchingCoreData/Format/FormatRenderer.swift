import FetchingCore

/// Writes conditions as predicate formats.
///
/// A negated condition is written as its opposite: a store that compares as SQL does would find the negation of a comparison
/// with nil as little true as the comparison.
struct FormatRenderer {
    static let engine = "Core Data"

    var rows = FormatRows()

    /// The operands that stand for the values of groups.
    var groupOperands: [(tree: ExpressionTree, operand: FormatOperand)] = []

    /// The condition as a format.
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if the language has no words for it, or if Core Data's SQLite
    ///   store has none.
    static func predicate(_ tree: ExpressionTree, of model: any Fetchable.Type) throws -> PredicateFormat {
        do {
            var renderer = FormatRenderer()
            return try renderer.condition(tree).predicate
        } catch let error as FetchError {
            throw error.on(model, engine: engine)
        }
    }

    mutating func condition(_ tree: ExpressionTree, isNegated: Bool = false) throws -> FormatFragment {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try condition(tree, isNegated: isNegated) } }
        switch tree.node {
        case .condition(.constant(let value)): return value == isNegated ? .never : .always
        case .condition(.not(let condition)): return try self.condition(condition, isNegated: !isNegated)
        case .condition(.and): return try junction(.and, tree, isNegated: isNegated)
        case .condition(.or): return try junction(.or, tree, isNegated: isNegated)
        case .condition(.comparison(let comparison, let lhs, let rhs)):
            return try locating(comparison.rawValue, lhs, rhs) {
                try $0.withNothing(comparing: comparison, lhs, rhs, isNegated: isNegated) {
                    try $0.comparison(comparison, isNegated: isNegated, lhs, rhs)
                }
            }
        case .condition(.isNull(let operand)):
            let value = try locating("== nil", operand) { try $0.side(operand) }
            let isNil: FormatFragment = value.isKeyPath ? "\(value.fragment) == nil" : value.isNil
            let isPresent: FormatFragment = value.isKeyPath ? "\(value.fragment) != nil" : value.isPresent
            return isNegated ? isPresent : isNil
        case .condition(.membership(let operand, let values, let includesNull)):
            return try locating("isIn", operand) {
                try $0.withNothing(for: operand, isNegated: isNegated, holdsForZero: values.contains) {
                    try $0.membership(operand, values, includesNull: includesNull, isNegated: isNegated)
                }
            }
        case .condition(.range(let operand, let range)):
            return try locating("isIn", operand) {
                try $0.withNothing(for: operand, isNegated: isNegated, holdsForZero: range.contains) {
                    try $0.range(operand, range).condition(isNegated: isNegated)
                }
            }
        case .condition(.array(let operation, let operand, _)):
            return try locating(operation.rawValue, operand) { _ in throw FetchError.arrayInFormat }
        case .condition(.fullText): throw FetchError.fullTextInFormat
        case .condition(.text(let operation, let operand, let pattern, let options)):
            return try locating(operation.rawValue, operand) {
                try $0.text(operation, operand, pattern, options).condition(isNegated: isNegated)
            }
        case .condition(.bits(let operation, let operand, let bits)):
            return try locating(operation.rawValue, operand) {
                try $0.bits(operation, operand, bits).condition(isNegated: isNegated)
            }
        case .condition(.isMissing(let row)):
            let name = try rows.fragment(of: row)
            return isNegated ? "\(name) != nil" : "\(name) == nil"
        case .condition(.isObject(let row, let objects)): return try isObject(row, objects, isNegated: isNegated)
        case .condition(.isSameObject(let row, let other)): return try isSameObject(row, other, isNegated: isNegated)
        case .condition(.exists(let related)): return try exists(related, isNegated: isNegated)
        case .failure(let error): throw error
        case .value:
            return try equality(tree, ExpressionTree(.literal(.bool(true))), isNegated: isNegated)
        }
    }

    private mutating func junction(
        _ junction: Junction, _ tree: ExpressionTree, isNegated: Bool
    ) throws -> FormatFragment {
        let conditions = try junction.conditions(of: tree).map { try condition($0, isNegated: isNegated) }
        if (junction == .and) != isNegated {
            return conditions.contains(.never) ? .never : .all(conditions)
        }
        return conditions.contains(.always) ? .always : .any(conditions)
    }

    /// Says of an error at which member it arose, and in which operation.
    private mutating func locating<Value>(
        _ operation: String, _ operands: ExpressionTree..., render: (inout FormatRenderer) throws -> Value
    ) throws -> Value {
        do {
            return try render(&self)
        } catch var error as FetchError {
            error.member = error.member ?? operands.lazy.compactMap(\.member).first
            error.operation = error.operation ?? operation
            throw error
        }
    }
}
