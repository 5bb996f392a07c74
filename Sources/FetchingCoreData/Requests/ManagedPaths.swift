package import FetchingCore

/// A way from an entity over relationships to one of its properties, or to one of theirs.
package struct ManagedPath: Sendable, Hashable {
    /// The end of a path.
    package enum End: Sendable, Hashable {
        case attribute(PrimitiveType, isURL: Bool)
        case toOne
        case toMany
    }

    package let names: [String]
    package let end: End
}

/// Finds the key paths that an expression reads, those inside of subqueries too.
struct ManagedPaths {
    private(set) var found: Set<ManagedPath> = []

    /// Where the rows of closures are.
    private var elements: [(element: RowSource, path: [String])] = []

    mutating func collect(_ tree: ExpressionTree) {
        if DeepStack.isNeeded(for: tree) { return DeepStack.run { collect(tree) } }
        switch tree.node {
        case .value(let value): collect(value, of: tree)
        case .condition(let condition): collect(condition)
        case .failure: break
        }
        guard let related = tree.relatedRows else { return tree.forEachChild { collect($0) } }
        let path = path(of: related.parent) + [related.element.name ?? ""]
        if !related.relationship.leadsToAll { add(path, .toMany) }
        elements.append((related.element, path))
        tree.forEachChild { collect($0) }
        elements.removeLast()
    }

    private mutating func collect(_ value: ValueNode, of tree: ExpressionTree) {
        switch value {
        case .column(let column): add([column.name], .attribute(column.type, isURL: tree.holdsURL))
        case .related(let column, let row):
            add(path(of: row) + [column.name], .attribute(column.type, isURL: tree.holdsURL))
        case .literal, .parameter, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .aggregate,
            .groupAggregate, .groupKey, .window:
            break
        }
    }

    private mutating func collect(_ condition: ConditionNode) {
        switch condition {
        case .isMissing(let row), .isObject(let row, _): add(path(of: row), .toOne)
        case .isSameObject(let first, let second):
            add(path(of: first), .toOne)
            add(path(of: second), .toOne)
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .and, .or, .not,
            .exists:
            break
        }
    }

    private mutating func add(_ path: [String], _ end: ManagedPath.End) {
        // The row of a closure is no property.
        guard !path.isEmpty, !(end == .toOne && elements.contains { $0.path == path }) else { return }
        found.insert(ManagedPath(names: path, end: end))
    }

    private func path(of row: RowSource) -> [String] {
        switch row.kind {
        case .root: []
        case .element: elements.last { $0.element === row }?.path ?? []
        case .toOne(let source, _, let name): path(of: source) + [name]
        }
    }
}
