import FetchingCore

/// A way from an entity over relationships to one of its properties, or to one of theirs.
package struct ManagedPath: Sendable, Hashable {
    package let names: [String]
}

/// Finds the key paths that an expression reads, those inside of subqueries too.
struct ManagedPaths {
    private(set) var found: Set<ManagedPath> = []

    /// Where the rows of closures are.
    private var elements: [(element: RowSource, path: [String])] = []

    mutating func collect(_ tree: ExpressionTree) {
        switch tree.node {
        case .column(let column): add([column.name])
        case .related(let column, let row): add(path(of: row) + [column.name])
        case .isMissing(let row), .isObject(let row, _): add(path(of: row))
        case .isSameObject(let first, let second):
            add(path(of: first))
            add(path(of: second))
        case .exists(let related), .aggregate(_, _, let related):
            let path = path(of: related.parent) + [related.element.name ?? ""]
            add(path)
            elements.append((related.element, path))
            tree.forEachChild { collect($0) }
            elements.removeLast()
            return
        default: break
        }
        tree.forEachChild { collect($0) }
    }

    private mutating func add(_ path: [String]) {
        if !path.isEmpty { found.insert(ManagedPath(names: path)) }
    }

    private func path(of row: RowSource) -> [String] {
        switch row.kind {
        case .root: []
        case .element: elements.last { $0.element === row }?.path ?? []
        case .toOne(let source, _, let name): path(of: source) + [name]
        }
    }
}
