package import FetchingCore

extension SQLRenderer {
    /// Writes a condition of which only the rows count where it is true: "unknown" may stand for false.
    package mutating func writeCondition(_ tree: ExpressionTree) throws {
        guard overflow == .null else { return try withNilForOverflow { try $0.writeCondition(tree) } }
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try writeCondition(tree) } }
        try countPart()
        // Most conditions are these. A switch over all cases copies the node first.
        switch tree.node {
        case .condition(.comparison(let comparison, let lhs, let rhs)): try writeComparison(comparison, lhs, rhs)
        case .condition(.and(let left, let right)): try writeJunction(.and, tree, left, right)
        default: try writeAnyCondition(tree)
        }
    }

    private mutating func writeAnyCondition(_ tree: ExpressionTree) throws {
        switch tree.node {
        case .condition(let condition): try write(condition, tree)
        case .value(.raw(let fragment, _)) where fragment.type == .bool:
            // As it is: a comparison would hide it from an index.
            try writeOperand(tree)
        // Any other value is compared.
        case .value:
            guard tree.valueType ?? .bool == .bool else { throw FetchError.notACondition }
            // Compared, rather than taken as it is, so that an index serves.
            try writeOperand(tree)
            write(" = ")
            write(traits.truth.true)
        case .failure(let error): throw error
        }
    }

    private mutating func write(_ condition: ConditionNode, _ tree: ExpressionTree) throws {
        switch condition {
        case .constant(let value): write(value ? "TRUE" : "FALSE")
        case .comparison(let comparison, let lhs, let rhs): try writeComparison(comparison, lhs, rhs)
        case .isNull(let operand):
            try writeOperand(operand)
            write(" IS NULL")
        case .membership(let operand, let values, let includesNull):
            try writeMembership(operand, values, includesNull: includesNull)
        case .range(let operand, let range): try writeRange(operand, range)
        case .text(let operation, let operand, let pattern, let options):
            try rules.render(
                TextCondition(operation: operation, operand: operand, pattern: pattern, options: options), into: &self)
        case .bits(let operation, let operand, let bits): try writeBits(operation, operand, bits)
        case .array(let operation, let operand, let elements):
            try rules.render(
                ArrayCondition(operation: operation, operand: operand, elements: elements), into: &self)
        case .fullText(let match, let operands):
            guard let key = operands.first else { return write("FALSE") }
            try rules.render(
                FullTextCondition(match: match, key: key, texts: Array(operands.dropFirst())), into: &self)
        case .and(let left, let right): try writeJunction(.and, tree, left, right)
        case .or(let left, let right): try writeJunction(.or, tree, left, right)
        case .not(let condition): try writeNegation(of: condition)
        case .isMissing(let row):
            try writeKey(of: row)
            write(" IS NULL")
        case .isObject, .isSameObject: throw FetchError.comparedObjects()
        case .exists(let related): try writeExists(related)
        }
    }

    /// Writes a condition as a value, which is never unknown.
    mutating func writeConditionAsValue(_ tree: ExpressionTree) throws {
        guard tree.canBeUnknown else { return try writeParenthesized { try $0.writeCondition(tree) } }
        try writeParenthesized { renderer in
            try renderer.writeParenthesized { try $0.writeCondition(tree) }
            renderer.write(" IS TRUE")
        }
    }

    private mutating func writeNegation(of condition: ExpressionTree) throws {
        switch condition.node {
        case .condition(.comparison(let comparison, let lhs, let rhs))
        where comparison.isEquality || !condition.canBeUnknown:
            try writeComparison(comparison.negated, lhs, rhs)
        case .condition(.isNull(let operand)):
            try writeOperand(operand)
            write(" IS NOT NULL")
        case .condition(.isMissing(let row)):
            try writeKey(of: row)
            write(" IS NOT NULL")
        case .condition(.exists(let related)): try writeExists(related, isNegated: true)
        case .condition(.membership(let operand, let values, let includesNull))
        where !operand.isNullable || includesNull:
            if operand.isNullable {
                try writeOperand(operand)
                write(" IS NOT NULL AND ")
            }
            try rules.renderMembership(of: operand, in: values, negated: true, into: &self)
        case .value(.column) where !condition.canBeUnknown,
            .value(.related) where !condition.canBeUnknown:
            try writeOperand(condition)
            write(" = ")
            write(traits.truth.false)
        // Right for every condition; those above read better, or let an index serve.
        default:
            if !condition.canBeUnknown { write("NOT ") }
            try writeParenthesized { renderer in
                try renderer.writeCondition(condition)
            }
            if condition.canBeUnknown { write(" IS NOT TRUE") }
        }
    }

    private mutating func writeComparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws {
        if traits.hasEnumTypes, !comparison.isOrdering, let type = lhs.enumType, rhs.isLabel {
            return try writeEnumComparison(comparison, lhs, rhs, type)
        }
        let left = lhs.kind
        // Not by a closure: most conditions are comparisons.
        let isGuarded = comparison == .equal && guardsEquality(of: left.type)
        if isGuarded { write("+(") }
        try writeOperand(lhs)
        switch comparison {
        case .equal: write(left.isNullable && rhs.isNullable ? traits.nullSafeEqual : " = ")
        case .notEqual: write(left.isNullable || rhs.isNullable ? traits.nullSafeNotEqual : " <> ")
        case .less: write(" < ")
        case .lessOrEqual: write(" <= ")
        case .greater: write(" > ")
        case .greaterOrEqual: write(" >= ")
        }
        try writeOperand(rhs)
        writeCollation(
            for: left.type, in: comparison.isOrdering ? .order : .equality, readsJSON: lhs.readsJSON || rhs.readsJSON)
        if isGuarded { write(")") }
    }

    /// Writes that values are equal, so that the database looks for no index where that would find too little.
    ///
    /// SQLite 3.40 makes an index of its own for a join without one, and before it a filter that takes decimals for different
    /// whose texts have different lengths. It makes neither for a value that is computed, as by a sign. Within it, the columns
    /// still convert what they are compared with. No index of a table has the order of decimals.
    package mutating func writeEquality(
        of type: PrimitiveType?, _ write: (inout SQLRenderer) throws -> Void
    ) rethrows {
        guard guardsEquality(of: type) else { return try write(&self) }
        self.write("+(")
        try write(&self)
        self.write(")")
    }

    func guardsEquality(of type: PrimitiveType?) -> Bool {
        traits.comparesDecimalsAsText && (type == .decimal || type?.element != nil)
    }

    /// Writes the collation under which an operand compares, where the database needs to be told.
    package mutating func writeCollation(of operand: ExpressionTree, in use: SQLCollationUse) {
        writeCollation(for: operand.kind.type, in: use, readsJSON: operand.readsJSON)
    }

    package mutating func writeCollation(
        for type: PrimitiveType?, in use: SQLCollationUse, readsJSON: @autoclosure () -> Bool = false
    ) {
        guard let type, let collation = traits.collation(for: type, in: use, readsJSON: readsJSON()) else { return }
        write(collation)
    }

    private mutating func writeMembership(
        _ operand: ExpressionTree, _ values: [PrimitiveValue], includesNull: Bool
    ) throws {
        guard includesNull else {
            return try rules.renderMembership(of: operand, in: values, negated: false, into: &self)
        }
        try writeParenthesized { renderer in
            try renderer.rules.renderMembership(of: operand, in: values, negated: false, into: &renderer)
            renderer.write(" OR ")
            try renderer.writeOperand(operand)
            renderer.write(" IS NULL")
        }
    }

    private mutating func writeRange(_ operand: ExpressionTree, _ range: ValueRange) throws {
        try writeOperand(operand)
        if let lower = range.lower, let upper = range.upper, range.includesUpper {
            writeCollation(of: operand, in: .order)
            write(" BETWEEN ")
            bind(lower)
            write(" AND ")
            return bind(upper)
        }
        if let lower = range.lower {
            write(" >= ")
            bind(lower)
            writeCollation(of: operand, in: .order)
            guard range.upper != nil else { return }
            write(" AND ")
            try writeOperand(operand)
        }
        if let upper = range.upper {
            write(range.includesUpper ? " <= " : " < ")
            bind(upper)
            writeCollation(of: operand, in: .order)
        }
    }

    private mutating func writeBits(_ operation: BitOperator, _ operand: ExpressionTree, _ bits: Int64) throws {
        try writeParenthesized { renderer in
            try renderer.writeOperand(operand)
            renderer.write(" & ")
            renderer.bind(.int64(bits))
        }
        switch operation {
        case .contains:
            write(" = ")
            bind(.int64(bits))
        case .intersects: write(" <> 0")
        }
    }
}

extension SQLRenderer {
    /// As many conditions are written side by side. Databases read a chain from the left, each condition a level deeper
    /// than the one before, and have a limit to that; longer chains are written as a balanced tree.
    private static var longestChain: Int { 100 }

    private mutating func writeJunction(
        _ junction: Junction, _ tree: ExpressionTree, _ left: ExpressionTree, _ right: ExpressionTree
    ) throws {
        if junction == .or, let alternatives = TextAlternative.alternatives(of: tree) {
            return try writeAlternatives(alternatives)
        }
        // A tree of seven levels has 64 conditions at the most: they need not be counted.
        if tree.depth <= 7 || junction.count(of: tree, upTo: Self.longestChain + 1) <= Self.longestChain {
            try writeChain(junction, left)
            write(junction.separator)
            try writeChain(junction, right)
        } else {
            try writeBalanced(junction, junction.conditions(of: tree)[...])
        }
    }

    /// Writes a chain in which many texts are looked for in the same column: that is one call.
    private mutating func writeAlternatives(_ alternatives: [TextAlternative]) throws {
        var others: [ExpressionTree] = []
        var isFirst = true
        for alternative in alternatives {
            switch alternative {
            case .condition(let tree): others.append(tree)
            case .containsAny(let column, let texts, let options):
                if !isFirst { write(Junction.or.separator) }
                isFirst = false
                try rules.renderContains(column, anyOf: texts, options, into: &self)
            }
        }
        guard !others.isEmpty else { return }
        write(Junction.or.separator)
        guard others.count > Self.longestChain else { return try writeBalanced(.or, others[...]) }
        try writeParenthesized { try $0.writeBalanced(.or, others[...]) }
    }

    private mutating func writeChain(_ junction: Junction, _ tree: ExpressionTree) throws {
        switch tree.node {
        case .condition(.and(let left, let right)) where junction == .and:
            try writeChain(.and, left)
            write(" AND ")
            try writeChain(.and, right)
        case .condition(.or(let left, let right)) where junction == .or:
            try writeChain(.or, left)
            write(" OR ")
            try writeChain(.or, right)
        case .condition(.comparison(let comparison, let lhs, let rhs)): try writeComparison(comparison, lhs, rhs)
        // Whatever is not a part of the chain itself.
        default: try writeMember(tree, of: junction)
        }
    }

    private mutating func writeBalanced(_ junction: Junction, _ conditions: ArraySlice<ExpressionTree>) throws {
        guard conditions.count > Self.longestChain else {
            return try writeJoined(conditions, by: junction.separator) { condition, renderer in
                try renderer.writeMember(condition, of: junction)
            }
        }
        let middle = conditions.startIndex + conditions.count / 2
        try writeJoined([conditions[..<middle], conditions[middle...]], by: junction.separator) { half, renderer in
            try renderer.writeParenthesized { try $0.writeBalanced(junction, half) }
        }
    }

    /// Writes a condition that is joined with others.
    mutating func writeMember(_ condition: ExpressionTree, of junction: Junction) throws {
        guard condition.needsParentheses(in: junction) else { return try writeCondition(condition) }
        try writeParenthesized { try $0.writeCondition(condition) }
    }
}

extension ExpressionTree {
    fileprivate func needsParentheses(in junction: Junction) -> Bool {
        if case .condition(let condition) = node { condition.needsParentheses(in: junction) } else { false }
    }
}

extension ConditionNode {
    fileprivate func needsParentheses(in junction: Junction) -> Bool {
        switch self {
        case .or: junction == .and
        case .and, .range, .text, .not: junction == .or
        case .constant, .comparison, .isNull, .membership, .bits, .array, .fullText, .isMissing, .isObject,
            .isSameObject, .exists:
            false
        }
    }
}

extension Junction {
    fileprivate var separator: StaticString { self == .and ? " AND " : " OR " }
}

extension ComparisonOperator {
    fileprivate var isEquality: Bool { !isOrdering }
}
