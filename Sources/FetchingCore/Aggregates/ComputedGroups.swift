/// Groups whose keys and aggregates were computed elsewhere, in parts, of which a request is answered in memory.
package struct ComputedGroups: Sendable {
    /// The keys, and behind them the aggregates of which everything else comes, each once.
    package let parts: [ExpressionTree]

    /// The number of keys.
    package let keyCount: Int

    private let columns: [ExpressionTree]
    private let grouping: Grouping

    /// - Returns: nil where more is needed than the keys and the aggregates, or they mean something else in memory.
    package init?(_ selection: SelectionQuery) {
        guard let grouping = selection.grouping else { return nil }
        // A database may have another version of the order of a locale.
        guard grouping.query.sortKeys.allSatisfy({ $0.locale == nil }) else { return nil }
        self.grouping = grouping
        columns = selection.columns
        var parts = grouping.keys.map(ExpressionTree.groupKey)
        keyCount = parts.count
        var known = Set(parts.map(HashableTree.init))
        var isKnown = true
        for tree in columns + grouping.query.trees {
            tree.visitNodes { node in
                guard node.isOfGroup else {
                    // SQL that is written by hand has no meaning here.
                    if node.rawFragment != nil || node.isFailure { isKnown = false }
                    return true
                }
                if known.insert(HashableTree(node)).inserted { parts.append(node) }
                return false
            }
        }
        self.parts = parts
        // Dates in memory have milliseconds.
        let calculates =
            grouping.query.predicate != nil
            || (columns + grouping.query.sortKeys.map(\.tree)).contains { !$0.isOfGroup }
        guard isKnown, !calculates || !parts.contains(where: { $0.valueType == .date }) else { return nil }
    }

    /// The values of the groups that the request asks for.
    ///
    /// - Parameter groups: The values of the parts, for each group.
    /// - Throws: ``FetchError`` where a value overflows that is asked for.
    package func rows(of groups: [[PrimitiveValue]]) throws -> [[PrimitiveValue]] {
        let group = MemoryGroup()
        for (index, part) in parts.enumerated() { group.places[HashableTree(part)] = index }
        let compiler = MemoryCompiler(model: Never.self, rows: MemoryRows(nil), group: group)
        let condition = try grouping.query.predicate.map(compiler.condition)
        let columns = try columns.map(compiler.failing.value)
        let keys = grouping.query.sortKeys
        let order = try keys.map { ($0, try compiler.value($0.tree)) }
        // Nothing is read of a model.
        let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { nothing.deallocate() }
        let row = UnsafeRawPointer(nothing)
        var found: [(values: [PrimitiveValue], sortValues: [PrimitiveValue])] = []
        for values in groups {
            group.values = values
            guard try condition?.holds(row) ?? true else { continue }
            found.append(
                (values, try order.map { key, reader in key.exactValue(of: try reader.primitiveValue(at: row)) }))
        }
        return try keys.places(of: found.map(\.sortValues)).limited(by: grouping.query).map { place in
            group.values = found[place].values
            return try columns.map { try $0.primitiveValue(at: row) }
        }
    }
}

extension ComputedGroups {
    /// The rows of each group, which several places have given in parts.
    ///
    /// - Parameter rows: The keys of the groups, and what is behind them.
    package func gathered(_ rows: some Sequence<[PrimitiveValue]>) -> [[[PrimitiveValue]]] {
        rows.grouped { $0.prefix(keyCount).map(ExactValue.init) }
    }
}

extension FetchQuery {
    fileprivate var trees: [ExpressionTree] { sortKeys.map(\.tree) + [predicate].compactMap(\.self) }
}

extension SortKey {
    /// The value by which a row is sorted, with all of the precision that a date has elsewhere.
    fileprivate func exactValue(of value: PrimitiveValue) -> PrimitiveValue {
        options.folding.isEmpty ? value : self.value(of: value)
    }
}
