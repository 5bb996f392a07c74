import Fetching
import FetchingCore

/// An expression whose values have a type, or may be nil.
enum FormOperand<Base: FetchableValue> where Base.Base == Base {
    case value(FetchExpression<Specimen, Base>)
    case optional(FetchExpression<Specimen, Base?>)

    init(_ tree: ExpressionTree, isOptional: Bool) {
        self = isOptional ? .optional(FetchExpression(tree)) : .value(FetchExpression(tree))
    }

    typealias Predicate = FetchPredicate<Specimen>

    func isEqual(to base: Base?) -> Predicate {
        switch self {
        case .value(let operand): base.map { operand == $0 } ?? .any([])
        case .optional(let operand): operand == base
        }
    }

    func isDifferent(from base: Base?) -> Predicate {
        switch self {
        case .value(let operand): base.map { operand != $0 } ?? .all([])
        case .optional(let operand): operand != base
        }
    }

    func isIn(_ bases: [Base?]) -> Predicate {
        switch self {
        case .value(let operand): operand.isIn(bases.compactMap { $0 })
        case .optional(let operand): operand.isIn(bases)
        }
    }

    func isNotIn(_ bases: [Base?]) -> Predicate {
        switch self {
        case .value(let operand): operand.isNotIn(bases.compactMap { $0 })
        case .optional(let operand): operand.isNotIn(bases)
        }
    }

    func isEqual(to other: FormOperand) -> Predicate {
        switch (self, other) {
        case (.value(let a), .value(let b)): a == b
        case (.value(let a), .optional(let b)): a == b
        case (.optional(let a), .value(let b)): a == b
        case (.optional(let a), .optional(let b)): a == b
        }
    }

    func isDifferent(from other: FormOperand) -> Predicate {
        switch (self, other) {
        case (.value(let a), .value(let b)): a != b
        case (.value(let a), .optional(let b)): a != b
        case (.optional(let a), .value(let b)): a != b
        case (.optional(let a), .optional(let b)): a != b
        }
    }

    /// The values of the operand, as texts.
    func selection(_ text: @escaping @Sendable (Base?) -> String) -> FetchSelection<Specimen, String> {
        switch self {
        case .value(let operand): .combining(FetchSelection(operand)) { text($0) }
        case .optional(let operand): .combining(FetchSelection(operand)) { text($0) }
        }
    }
}

/// A comparison of two values.
enum FormComparison: CaseIterable, Sendable {
    case less, lessOrEqual, greater, greaterOrEqual

    var symbol: String {
        switch self {
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        }
    }

    /// False where one of them is nil.
    func holds(_ a: FormKey?, _ b: FormKey?) -> Bool {
        guard let a, let b else { return false }
        switch self {
        case .less: return a < b
        case .lessOrEqual: return a <= b
        case .greater: return a > b
        case .greaterOrEqual: return a >= b
        }
    }
}

/// The operators that types with an order have.
struct FormOrdering<Base: FetchableValue>: Sendable where Base.Base == Base {
    typealias Operand = FormOperand<Base>

    let compare: @Sendable (FormComparison, Operand, Base) -> FetchPredicate<Specimen>
    let pair: @Sendable (FormComparison, Operand, Operand) -> FetchPredicate<Specimen>

    /// Whether a value lies between two: with the second, without it, or from the first on.
    let range: @Sendable (Operand, Base, Base, FormRange) -> FetchPredicate<Specimen>

    /// The bounds the right way round, by Swift's own order.
    let arrange: @Sendable (Base, Base) -> (Base, Base)
}

enum FormRange: CaseIterable, Sendable {
    case closed, halfOpen, from, through, upTo

    func holds(_ value: FormKey?, _ lower: FormKey, _ upper: FormKey) -> Bool {
        guard let value else { return false }
        switch self {
        case .closed: return lower <= value && value <= upper
        case .halfOpen: return lower <= value && value < upper
        case .from: return lower <= value
        case .through: return value <= upper
        case .upTo: return value < upper
        }
    }
}

extension FormOrdering where Base: Comparable {
    init() {
        arrange = { $0 <= $1 ? ($0, $1) : ($1, $0) }
        compare = { comparison, operand, base in
            switch operand {
            case .value(let operand): Self.compare(comparison, operand, base)
            case .optional(let operand): Self.compare(comparison, operand, base)
            }
        }
        pair = { comparison, first, second in
            switch (first, second) {
            case (.value(let a), .value(let b)): Self.pair(comparison, a, b)
            case (.value(let a), .optional(let b)): Self.pair(comparison, a, b)
            case (.optional(let a), .value(let b)): Self.pair(comparison, a, b)
            case (.optional(let a), .optional(let b)): Self.pair(comparison, a, b)
            }
        }
        range = { operand, lower, upper, range in
            switch operand {
            case .value(let operand): Self.range(operand, lower, upper, range)
            case .optional(let operand): Self.range(operand, lower, upper, range)
            }
        }
    }

    private static func compare<Operand: FetchableOperand>(
        _ comparison: FormComparison, _ operand: Operand, _ base: Base
    ) -> FetchPredicate<Specimen> where Operand.Model == Specimen, Operand.Value.Base == Base {
        switch comparison {
        case .less: operand < base
        case .lessOrEqual: operand <= base
        case .greater: operand > base
        case .greaterOrEqual: operand >= base
        }
    }

    private static func pair<First: FetchableOperand, Second: FetchableOperand>(
        _ comparison: FormComparison, _ a: First, _ b: Second
    ) -> FetchPredicate<Specimen>
    where First.Model == Specimen, Second.Model == Specimen, First.Value.Base == Base, Second.Value.Base == Base {
        switch comparison {
        case .less: a < b
        case .lessOrEqual: a <= b
        case .greater: a > b
        case .greaterOrEqual: a >= b
        }
    }

    private static func range<Operand: FetchableOperand>(
        _ operand: Operand, _ lower: Base, _ upper: Base, _ range: FormRange
    ) -> FetchPredicate<Specimen> where Operand.Model == Specimen, Operand.Value.Base == Base {
        switch range {
        case .closed: operand.isIn(lower...upper)
        case .halfOpen: operand.isIn(lower..<upper)
        case .from: operand.isIn(lower...)
        case .through: operand.isIn(...upper)
        case .upTo: operand.isIn(..<upper)
        }
    }
}
