/// Prepares the explanation of a predicate.
struct VerdictPlanner {
    /// Beyond this number of parts, conditions are decided as a whole.
    private static let maximumCount = 100_000

    /// The most values that are read to explain one condition.
    private static let maximumValues = 32

    /// The most related rows that are shown where no single one decides. Within closures, it is one: each level would
    /// multiply what is shown.
    private static let shownElements = 3

    private let compiler: MemoryCompiler
    private(set) var plans: [VerdictPlan] = []

    private var closures: [RelatedRows] = []

    /// How many more values may be read for the condition.
    private var values = 0

    /// How many more nodes may be compiled, about: what is explained is compiled by itself and within what it is a part of.
    private var effort = 2_000_000

    private var isExhausted: Bool { effort <= 0 || plans.count >= Self.maximumCount }

    init(model: Any.Type, rows: MemoryRows) { compiler = MemoryCompiler(model: model, rows: rows) }

    /// Plans the explanation of a predicate.
    ///
    /// - Returns: The place of its plan.
    mutating func plan(_ predicate: ExpressionTree) throws -> Int {
        guard DeepStack.isNeeded(for: predicate) else { return try condition(predicate) }
        // Models are read on the thread of the caller.
        try compiler.rows.findRows(of: predicate)
        return try DeepStack.run { try condition(predicate) }
    }

    private mutating func add(
        _ kind: VerdictPlan.Kind, _ label: FetchVerdict.Kind?, _ tree: ExpressionTree, _ parts: [Int] = [],
        rows: RelatedRows? = nil
    ) -> Int {
        let label = VerdictLabel(kind: label, tree: tree, closures: closures, rows: rows)
        plans.append(VerdictPlan(kind: kind, label: label, parts: parts))
        return plans.count - 1
    }
}

// Conditions

extension VerdictPlanner {
    private mutating func compiled(_ tree: ExpressionTree) throws -> MemoryCondition {
        effort -= tree.shape.size.count
        return try compiler.condition(tree)
    }

    private mutating func read(_ tree: ExpressionTree) throws -> ColumnReader {
        effort -= tree.shape.size.count
        return try compiler.value(tree)
    }

    private mutating func condition(_ tree: ExpressionTree) throws -> Int {
        guard !isExhausted, case .condition(let node) = tree.node else { return try whole(tree) }
        switch node {
        case .and: return try junction(.and, tree)
        case .or: return try junction(.or, tree)
        case .not(let inner): return try negation(of: inner, tree)
        case .exists(let rows):
            guard let condition = rows.condition, !rows.isLookup else { return try whole(tree) }
            return try related(rows, condition, isOfEvery: false, tree)
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .isMissing,
            .isObject,
            .isSameObject:
            return try whole(tree)
        }
    }

    private mutating func junction(_ junction: Junction, _ tree: ExpressionTree) throws -> Int {
        let parts = try junction.conditions(of: tree).map { try condition($0) }
        return add(.junction(junction), junction == .and ? .all : .any, tree, parts)
    }

    private mutating func negation(of inner: ExpressionTree, _ tree: ExpressionTree) throws -> Int {
        guard case .condition(let node) = inner.node else { return try whole(tree) }
        switch node {
        case .exists(let rows):
            guard let condition = rows.condition, !rows.isLookup else { return try whole(tree) }
            if case .condition(.not(let inner)) = condition.node {
                return try related(rows, inner, isOfEvery: true, tree)
            }
            return add(.negation, .not, tree, [try self.condition(inner)])
        case .and, .or, .not: return add(.negation, .not, tree, [try condition(inner)])
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .isMissing,
            .isObject,
            .isSameObject:
            return try whole(tree)
        }
    }

    /// A condition that the engine decides, with the values that it reads.
    private mutating func whole(_ tree: ExpressionTree) throws -> Int {
        let condition = try compiled(tree)
        let outer = values
        defer { values = outer }
        values = Self.maximumValues
        return add(.condition(condition), .single, tree, try operands(of: tree))
    }

    private mutating func related(
        _ rows: RelatedRows, _ condition: ExpressionTree, isOfEvery: Bool, _ tree: ExpressionTree
    ) throws -> Int {
        let parent = try compiler.rows.locator(of: rows.parent)
        let way = MemoryWay(try compiler.rows.hops(rows.relationship.hops))
        let key = try (rows.target.keyed?.primaryKeyColumns ?? []).map { try $0.reader(of: rows.target) }
        let shown = closures.isEmpty ? Self.shownElements : 1
        let (elements, part) = try compiler.rows.declaring(rows) { element in
            let holds = try compiled(condition)
            self.closures.append(rows)
            defer { self.closures.removeLast() }
            return (
                VerdictElements(
                    parent: parent, way: way, element: element, condition: holds, isOfEvery: isOfEvery, key: key,
                    shown: shown), try self.condition(condition)
            )
        }
        return add(.elements(elements), isOfEvery ? .everyElement : .someElement, tree, [part], rows: rows)
    }
}

// Values

extension VerdictPlanner {
    /// The values, and conditions, that a condition reads.
    private mutating func operands(of tree: ExpressionTree) throws -> [Int] {
        guard !isExhausted else { return [] }
        switch tree.node {
        case .value: return try value(tree).map { [$0] } ?? []
        case .condition(.not(let inner)): return try operands(of: inner)
        case .condition(.exists(let rows)):
            if let lookup = rows.lookup, rows.isMembership { return try value(lookup.value).map { [$0] } ?? [] }
            return try value(.aggregate(.count, in: rows.with(condition: nil))).map { [$0] } ?? []
        // The parts of any other are what it reads.
        case .condition:
            var parts: [Int] = []
            try tree.forEachChild { child in try value(child).map { parts.append($0) } }
            return parts
        case .failure: return []
        }
    }

    /// - Returns: nil for a value that is known beforehand, or where enough are explained.
    private mutating func value(_ tree: ExpressionTree) throws -> Int? {
        guard values > 0, !isExhausted else { return nil }
        guard case .value(let node) = tree.node else {
            values -= 1
            return try condition(tree)
        }
        switch node {
        case .literal, .parameter, .groupAggregate, .groupKey, .window: return nil
        case .column, .related, .arithmetic, .function, .date, .text, .raw, .aggregate:
            values -= 1
            let reader = try read(tree)
            let parts = try parts(of: node, tree)
            return add(.value(reader, try details(of: node)), nil, tree, parts)
        case .conditional(let condition, let value, let other):
            values -= 1
            let reader = try read(tree)
            let parts = [try self.condition(condition)]
            // A literal has no part: both stand for a value, so that the condition is known to be the first.
            return add(.choice(reader), nil, tree, parts + [try literal(value), try literal(other)])
        case .coalesce(let value, let other):
            values -= 1
            let reader = try read(tree)
            return add(.coalescing(reader), nil, tree, [try literal(value), try literal(other)])
        }
    }

    /// A part for any value, known beforehand or not.
    private mutating func literal(_ tree: ExpressionTree) throws -> Int {
        try value(tree) ?? add(.value(try read(tree), VerdictValueDetails()), nil, tree)
    }

    private mutating func parts(of node: ValueNode, _ tree: ExpressionTree) throws -> [Int] {
        switch node {
        case .arithmetic, .function, .date, .text, .raw:
            var parts: [Int] = []
            try tree.forEachChild { child in try value(child).map { parts.append($0) } }
            return parts
        // What is read of related rows is read of many.
        case .column, .related, .aggregate, .literal, .parameter, .groupAggregate, .groupKey, .window, .conditional,
            .coalesce:
            return []
        }
    }

    private func details(of node: ValueNode) throws -> VerdictValueDetails {
        switch node {
        case .related(_, let row):
            return VerdictValueDetails(isMissing: row.canBeMissing ? try compiler.isMissing(row) : nil)
        case .aggregate(let function, let operand, let rows):
            guard function != .count || operand != nil || rows.condition != nil else { return VerdictValueDetails() }
            let all = rows.with(condition: function == .count && operand == nil ? nil : rows.condition)
            return VerdictValueDetails(count: try compiler.value(.aggregate(.count, in: all)))
        case .column, .literal, .parameter, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce,
            .groupAggregate, .groupKey, .window:
            return VerdictValueDetails()
        }
    }
}

extension RelatedRows {
    /// Whether a value is looked for among those of the rows: none of them says why it is not found.
    fileprivate var isLookup: Bool { isMembership && lookup != nil }
}
