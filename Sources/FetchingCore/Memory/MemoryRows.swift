/// The rows that a condition in memory can reach besides its own: where they are, and the one of a relationship that it
/// has come to.
final class MemoryRows {
    private let store: MemoryStore?
    private var elements: [ObjectIdentifier: (cell: MemoryElement, model: any Fetchable.Type)] = [:]
    private var indexes: [(index: MemoryIndex, scoping: RowScoping)] = []
    private let references = MemoryReferences()
    private var foldings: [(column: ExpressionTree, options: TextOptions, folding: MemoryFolding)] = []

    /// The cost of the request's regular expressions so far.
    let effort: MatchEffort

    /// The scopes that hold for the rows of relationships; nil where all do.
    private let scopes: RequestScopes?

    init(_ store: MemoryStore?, scopes: RequestScopes? = nil, effort: MatchEffort = MatchEffort()) {
        self.store = store
        self.scopes = scopes
        self.effort = effort
    }

    /// How a row is found, beginning with the root row.
    ///
    /// - Throws: ``FetchError`` if there is no collection of a model.
    func locator(of row: RowSource) throws -> MemoryLocator {
        switch row.kind {
        case .root: return MemoryLocator { $0 }
        case .element:
            let cell = try element(row).cell
            return MemoryLocator { _ in cell.address }
        case .toOne(let source, let relationship, let name):
            return try locator(of: source).followed(by: try hops(relationship.hops)[0], name: name)
        }
    }

    /// The model of a row.
    func model(of row: RowSource, root: Any.Type) throws -> Any.Type {
        switch row.kind {
        case .root: root
        case .element: try element(row).model
        case .toOne(_, let relationship, _): relationship.hops[0].target
        }
    }

    /// The condition on the rows to which a step leads; nil where no scope holds.
    private func scope(of hop: RelationshipHop) throws -> MemoryCondition? {
        guard let tree = hop.scope(in: scopes) else { return nil }
        // No scopes hold for the rows of its relationships, but policies do.
        let rows = MemoryRows(store, scopes: scopes, effort: effort)
        return try MemoryCompiler(model: hop.target, rows: rows).condition(tree)
    }

    /// How the rows of relationships are found.
    func hops(_ hops: [RelationshipHop]) throws -> [MemoryHop] {
        try hops.map { hop in
            if let recursion = hop.recursion {
                var step = hop
                step.recursion = nil
                return .recursive(try self.hops([step])[0], recursion)
            }
            if let held = hop.held { return .held(held, references, try scope(of: hop)) }
            if hop.leadsToAll {
                return .all(
                    MemoryCollection(models: try collection(of: hop.target), condition: try scope(of: hop)))
            }
            return try MemoryHop(from: hop.columns, of: hop.model, into: index(of: hop))
        }
    }

    /// Finds the rows of all relationships of an expression: models are read on the thread of the caller.
    func findRows(of tree: ExpressionTree) throws {
        guard tree.hasRelationships else { return }
        try tree.visitNodes { part in
            try part.forEachRow { try findRows(on: $0) }
            if let related = part.relatedRows { _ = try hops(related.relationship.hops) }
            return part.hasRelationships
        }
    }

    private func findRows(on way: RowSource) throws {
        guard case .toOne(let source, let relationship, _) = way.kind else { return }
        try findRows(on: source)
        _ = try hops(relationship.hops)
    }

    /// How the texts of an operand are folded: for a column once, whatever the number of conditions.
    func folding(of operand: ExpressionTree, _ options: TextOptions) -> MemoryFolding {
        let known = foldings.first { $0.options == options && $0.column.isSameColumn(as: operand) }
        if let known { return known.folding }
        let folding = MemoryFolding(options)
        if operand.isColumn { foldings.append((operand, options, folding)) }
        return folding
    }

    /// Makes the row that a relationship has come to known while a closure runs.
    func declaring<Value>(_ rows: RelatedRows, _ compile: (MemoryElement) throws -> Value) rethrows -> Value {
        let cell = MemoryElement()
        elements[ObjectIdentifier(rows.element)] = (cell, rows.target)
        defer { elements[ObjectIdentifier(rows.element)] = nil }
        return try compile(cell)
    }

    private func element(_ row: RowSource) throws -> (cell: MemoryElement, model: any Fetchable.Type) {
        guard let element = elements[ObjectIdentifier(row)] else { throw FetchError.outsideOfClosure(row) }
        return element
    }

    private func index(of hop: RelationshipHop) throws -> MemoryIndex {
        let known = indexes.first {
            $0.scoping == hop.scoping && $0.index.isOf(hop.target, by: hop.targetColumns)
        }
        if let known { return known.index }
        let index = try MemoryIndex(
            try collection(of: hop.target), of: hop.target, by: hop.targetColumns, where: try scope(of: hop))
        indexes.append((index, hop.scoping))
        return index
    }

    private func collection(of model: any Fetchable.Type) throws -> StoredModels {
        guard let store else { throw FetchError.missingModels(model) }
        return try store.collection(of: model)
    }
}

/// The row that a relationship has come to. It is written and read while one condition is evaluated, by one thread.
final class MemoryElement: @unchecked Sendable {
    var address: UnsafeRawPointer?
}

/// Finds a row, beginning with the address of the root row. There may be none.
struct MemoryLocator: Sendable {
    let locate: @Sendable (UnsafeRawPointer) throws -> UnsafeRawPointer?

    init(_ locate: @escaping @Sendable (UnsafeRawPointer) throws -> UnsafeRawPointer?) { self.locate = locate }

    func followed(by hop: MemoryHop, name: String) -> MemoryLocator {
        let locate = locate
        return MemoryLocator { root in
            try locate(root).flatMap { try hop.only(from: $0, name: name) }
        }
    }
}
