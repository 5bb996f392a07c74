import FetchingCore
import Foundation

/// Translates conditions to expressions of Foundation.
struct FoundationTranslator {
    /// The root row.
    let root: any AnyFoundationRow

    /// The rows of the relationships that are looked at.
    private var elements: [(source: RowSource, row: any AnyFoundationRow)] = []

    init(root: any AnyFoundationRow) { self.root = root }

    /// The row of a to-many relationship.
    func element(_ source: RowSource) -> (any AnyFoundationRow)? { elements.last { $0.source === source }?.row }

    func declaring(_ source: RowSource, _ row: any AnyFoundationRow) -> FoundationTranslator {
        var others = self
        others.elements.append((source, row))
        return others
    }

    /// - Throws: ``FetchError`` if Foundation has no expression for the condition.
    func condition(_ tree: ExpressionTree) throws -> FoundationCondition { try translated(tree).checked() }

    private func translated(_ tree: ExpressionTree) throws -> FoundationCondition {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try translated(tree) } }
        switch tree.node {
        case .condition(.constant(let value)): return FoundationPlans.value(value)
        case .condition(.and):
            return FoundationPlans.joined(try Junction.and.conditions(of: tree).map(condition)[...], by: .and)
        case .condition(.or):
            return FoundationPlans.joined(try Junction.or.conditions(of: tree).map(condition)[...], by: .or)
        case .condition(.not(let inner)): return try negated(inner)
        case .condition(.comparison(let comparison, let lhs, let rhs)):
            return try locating(tree) { try self.comparison(comparison, lhs, rhs) }
        case .condition(.isNull(let operand)): return try value(operand).isNil() ?? FoundationPlans.value(false)
        case .condition(.membership(let operand, let values, let includesNull)):
            return try locating(operand) { try value(operand).isIn(values, orNil: includesNull) }
        case .condition(.range(let operand, let range)): return try locating(operand) { try value(operand).isIn(range) }
        case .condition(.text(let operation, let operand, let pattern, let options)):
            return try locating(operand, operation.rawValue) { try text(operation, operand, pattern, options) }
        case .condition(.bits(let operation, let operand, _)):
            throw operand.rejected(
                .rejected(
                    "Foundation's predicates have no expression for the bits of a number",
                    cure: "Compare the whole value with '=='"), in: operation.rawValue)
        case .condition(.array(let operation, let operand, _)):
            throw operand.rejected(.foundationArray, in: operation.rawValue)
        case .condition(.fullText): throw FetchError.foundationFullText
        case .condition(.isMissing(let source)): return try row(source).isMissing()
        case .condition(.isObject), .condition(.isSameObject): throw FetchError.comparedObjects()
        case .condition(.exists(let related)): return try exists(related)
        case .failure(let error): throw error
        case .value:
            guard let value = try value(tree) as? FoundationOperand<Bool> else { throw FetchError.notACondition }
            return try value.holds { $0 }
        }
    }

    /// `allSatisfy` is written as "there is none that does not", and read back here.
    private func negated(_ condition: ExpressionTree) throws -> FoundationCondition {
        if case .condition(.exists(let related)) = condition.node, let inner = related.condition,
            case .condition(.not(let test)) = inner.node
        {
            return try allSatisfy(related, test)
        }
        return FoundationPlans.not(try self.condition(condition))
    }

    private func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> FoundationCondition {
        if case .value(.literal(let literal)) = rhs.node { return try value(lhs).compared(comparison, with: literal) }
        let (lhs, rhs) = try values(lhs, rhs)
        return try lhs.compared(comparison, with: rhs)
    }

    /// Two values, of which a literal has the type of the other.
    func values(
        _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> (any AnyFoundationOperand, any AnyFoundationOperand) {
        switch (lhs.node, rhs.node) {
        case (.value(.literal(let literal)), _):
            let rhs = try value(rhs)
            return (try rhs.literal(literal), rhs)
        case (_, .value(.literal(let literal))):
            let lhs = try value(lhs)
            return (lhs, try lhs.literal(literal))
        // Neither is a literal: each has a type of its own.
        default: return (try value(lhs), try value(rhs))
        }
    }

    func value(_ tree: ExpressionTree) throws -> any AnyFoundationOperand {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try value(tree) } }
        try requireReadable(tree)
        switch tree.node {
        case .value(.column(let column)): return try locating(tree) { try root.operand(column) }
        case .value(.related(let column, let source)): return try locating(tree) { try row(source).operand(column) }
        case .value(.literal(let literal)): return try operand(literal)
        case .value(.parameter(let parameter)): return try operand(try parameter.literal())
        case .value(.arithmetic(_, _, _, .text)), .value(.function), .value(.date), .value(.text):
            throw functionRejection(tree)
        case .value(.arithmetic(let operation, let lhs, let rhs, _)):
            return try calculated(operation, lhs, rhs)
        case .value(.conditional(let test, let value, let other)): return try choice(test, value, other)
        case .value(.coalesce(let value, let other)): return try coalesced(value, other)
        case .value(.aggregate(.count, nil, let related)): return try count(related)
        case .value(.aggregate): throw aggregateRejection(tree)
        case .value(.raw(let fragment, _)): throw fragmentRejection(fragment)
        case .value(.window): throw windowRejection()
        case .value(.groupAggregate), .value(.groupKey): throw groupRejection()
        case .condition, .failure:
            return FoundationOperand<Bool>(.value(try condition(tree)))
        }
    }

    // Each is a function, so that a level of a deep tree takes no room of the stack for what the others hold.

    private func requireReadable(_ tree: ExpressionTree) throws {
        if tree.valueType?.element != nil { throw tree.rejected(.foundationArray, in: nil) }
        if tree.isReadOfJSON { throw tree.rejected(.foundationJSON, in: nil) }
    }

    private func fragmentRejection(_ fragment: RawFragment) -> FetchError {
        fragment.located(
            .rejected(
                "Foundation's predicates have no SQL", cure: "Fetch from a database, or write the condition in Swift"))
    }

    private func aggregateRejection(_ tree: ExpressionTree) -> FetchError {
        guard case .value(.aggregate(let function, _, _)) = tree.node else { return groupRejection() }
        return tree.rejected(
            .rejected(
                "Foundation's predicates cannot take a value of each related model",
                cure: "Compare the 'count' of a relationship, or use 'contains' with a condition"),
            in: function.name)
    }

    private func windowRejection() -> FetchError {
        .rejected("Foundation's predicates have no windows", cure: "Select the value on another engine")
    }

    private func groupRejection() -> FetchError {
        .rejected("Foundation's predicates have no groups", cure: "Use the condition in a grouped request")
    }

    private func functionRejection(_ tree: ExpressionTree) -> FetchError {
        if case .value(.function(let function, let operand)) = tree.node {
            return operand.rejected(function.rejection, in: function.rawValue)
        }
        if case .value(.text(let function, let operand)) = tree.node {
            return operand.rejected(.foundationText("a text that is computed of another"), in: function.member)
        }
        if case .value(.arithmetic(let operation, let operand, _, .text)) = tree.node {
            return operand.rejected(.foundationText("a text that is computed of another"), in: operation.member)
        }
        guard case .value(.date(let function, let operand, _)) = tree.node else { return .foundationDate }
        return operand.rejected(.foundationDate, in: function.member)
    }

    private func calculated(
        _ operation: ArithmeticOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> any AnyFoundationOperand {
        if operation.isOfBits { throw lhs.rejected(.foundationBits, in: operation.member) }
        let (left, right) = try values(lhs, rhs)
        return try locating(lhs, operation.rawValue) { try arithmetic(operation, left, right) }
    }

    private func choice(
        _ test: ExpressionTree, _ value: ExpressionTree, _ other: ExpressionTree
    ) throws -> any AnyFoundationOperand {
        let (value, other) = try values(value, other)
        return try value.choice(try condition(test), or: other)
    }

    private func coalesced(_ value: ExpressionTree, _ other: ExpressionTree) throws -> any AnyFoundationOperand {
        var (value, other) = (value, other)
        // `(a ?? b) ?? c` is `a ?? (b ?? c)`.
        while case .value(.coalesce(let first, let second)) = value.node {
            (value, other) = (first, .coalesce(second, other))
        }
        // A value that may be nil stands in the expression twice: those in others would double it at each level.
        guard !value.contains(where: \.isCoalesce) else { throw value.rejected(.nestedCoalescing, in: "??") }
        let (operand, substitute) = try values(value, other)
        return try operand.coalesced(substitute)
    }

    private func operand(_ literal: PrimitiveValue) throws -> any AnyFoundationOperand {
        switch literal {
        case .null: FoundationOperand<Bool>(.computed { _ in FoundationPlans.value(false) })
        case .bool(let value): FoundationOperand(literal: value)
        case .int64(let value): FoundationOperand(literal: value)
        case .double(let value): FoundationOperand(literal: value)
        case .text(let value): FoundationOperand(literal: value)
        case .data(let value): FoundationOperand(literal: value)
        case .date(let value): FoundationOperand(literal: value)
        case .uuid(let value): FoundationOperand(literal: value)
        case .decimal(let value): FoundationOperand(literal: value)
        case .array: throw FetchError.foundationArray
        }
    }
}

extension FoundationTranslator {
    /// Adds the place of an expression to the errors of a closure.
    func locating<Value>(_ tree: ExpressionTree, _ operation: String? = nil, _ body: () throws -> Value) throws -> Value
    {
        do { return try body() } catch let error as FetchError { throw tree.rejected(error, in: operation) }
    }
}

extension ExpressionTree {
    fileprivate var isCoalesce: Bool { if case .value(.coalesce) = node { true } else { false } }

    /// The error, with the member and the operator.
    fileprivate func rejected(_ error: FetchError, in operation: String?) -> FetchError {
        var located = error
        located.member = located.member ?? member
        located.operation = located.operation ?? operation
        return located
    }
}
