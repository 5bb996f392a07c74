/// What Core Data's SQLite store takes of the language, which is wider. Where it does not, it ends the program.
///
/// - An aggregate of a key path, such as `pets.@count`, is a whole side of a comparison, and begins at the object.
/// - Text operators and `IN` have a key path on the left and a value on the right.
/// - Nil is compared for equality only.
enum StoreRules {
    struct Violation: Error {
        let rule: String
        let source: String
    }

    static func check(_ predicate: FormatPredicate) throws {
        switch predicate {
        case .constant: break
        case .not(let condition): try check(condition)
        case .and(let lhs, let rhs), .or(let lhs, let rhs):
            try check(lhs)
            try check(rhs)
        case .comparison(let comparison): try check(comparison)
        }
    }

    private static func check(_ comparison: FormatComparison) throws {
        func require(_ holds: Bool, _ rule: String) throws {
            if !holds { throw Violation(rule: rule, source: comparison.source) }
        }
        switch comparison.comparator {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            let isEquality = comparison.comparator == .equal || comparison.comparator == .notEqual
            for side in [comparison.left, comparison.right] {
                try require(isEquality || !side.isNil, "nil is ordered")
                if case .path(let base, let keys) = side, keys.hasAggregate {
                    try require(base.isSubject || base.isSubquery, "an aggregate begins elsewhere than at the object")
                    try checkSubqueries(in: base)
                } else {
                    try require(!side.hasAggregate, "an aggregate is part of a calculation")
                    try checkSubqueries(in: side)
                }
            }
        default:
            try require(comparison.left.isReference, "a text operator or IN without a key path on the left")
            try require(comparison.right.isConstant, "a text operator or IN without a value on the right")
        }
    }

    private static func checkSubqueries(in expression: FormatExpression) throws {
        switch expression {
        case .subquery(let collection, _, let condition):
            guard !collection.hasAggregate else {
                throw Violation(rule: "an aggregate is a collection", source: "SUBQUERY")
            }
            try check(condition)
        case .path(let base, _): try checkSubqueries(in: base)
        case .arithmetic(_, let lhs, let rhs):
            try checkSubqueries(in: lhs)
            try checkSubqueries(in: rhs)
        default: break
        }
    }
}

extension [FormatKey] {
    fileprivate var hasAggregate: Bool { contains { if case .aggregate = $0 { true } else { false } } }
}

extension FormatExpression {
    fileprivate var isSubject: Bool { if case .subject = self { true } else { false } }
    fileprivate var isSubquery: Bool { if case .subquery = self { true } else { false } }
    fileprivate var isNil: Bool { if case .constant(.null) = self { true } else { false } }

    fileprivate var isConstant: Bool {
        switch self {
        case .constant, .list: true
        default: false
        }
    }

    /// Whether it is a key path without an aggregate, or an object.
    fileprivate var isReference: Bool {
        switch self {
        case .subject, .variable: true
        case .path(let base, let keys): (base.isSubject || base.isVariable) && !keys.hasAggregate
        default: false
        }
    }

    private var isVariable: Bool { if case .variable = self { true } else { false } }

    fileprivate var hasAggregate: Bool {
        switch self {
        case .path(let base, let keys): keys.hasAggregate || base.hasAggregate
        case .arithmetic(_, let lhs, let rhs): lhs.hasAggregate || rhs.hasAggregate
        case .negative(let operand): operand.hasAggregate
        case .list(let elements), .call(_, let elements): elements.contains(where: \.hasAggregate)
        case .ternary(_, let value, let other): value.hasAggregate || other.hasAggregate
        case .constant, .subject, .variable, .subquery: false
        }
    }
}
