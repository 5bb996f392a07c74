extension MemoryCompiler {
    /// A value of another row: nil where there is no such row.
    func value(of column: FetchableColumn, in row: RowSource) throws -> ColumnReader {
        let locate = try rows.locator(of: row).locate
        switch try column.reader(of: rows.model(of: row, root: model)) {
        case .bool(let read): return .bool { try locate($0).flatMap(read) }
        case .int64(let read): return .int64 { try locate($0).flatMap(read) }
        case .double(let read): return .double { try locate($0).flatMap(read) }
        case .text(let read): return .text { try locate($0).flatMap(read) }
        case .data(let read): return .data { try locate($0).flatMap(read) }
        case .date(let read): return .date { try locate($0).flatMap(read) }
        case .uuid(let read): return .uuid { try locate($0).flatMap(read) }
        case .decimal(let read): return .decimal { try locate($0).flatMap(read) }
        case .array(let read): return .array { try locate($0).flatMap(read) }
        }
    }

    func isMissing(_ row: RowSource) throws -> MemoryCondition {
        let locate = try rows.locator(of: row).locate
        return MemoryCondition { try locate($0) == nil }
    }

    func isObject(_ row: RowSource, _ objects: [ObjectIdentity]) throws -> MemoryCondition {
        let locate = try objectLocator(of: row)
        return MemoryCondition { root in
            guard let object = try locate(root) else { return false }
            return objects.contains { $0.isIdentity(object) }
        }
    }

    func isSameObject(_ row: RowSource, _ other: RowSource) throws -> MemoryCondition {
        let (locate, locateOther) = (try objectLocator(of: row), try objectLocator(of: other))
        return MemoryCondition { try locate($0) === locateOther($0) }
    }

    /// Finds the object of a row. Where a model is an object, there is a reference at its address.
    private func objectLocator(of row: RowSource) throws -> @Sendable (UnsafeRawPointer) throws -> AnyObject? {
        let locate = try rows.locator(of: row).locate
        let model = try rows.model(of: row, root: model)
        guard model is AnyObject.Type || (model as? any Fetchable.Type)?._parentModel != nil else {
            throw FetchError(
                .unsupported, reason: "a model that is not an object is compared by its key",
                cure: "Compare with '==' and a key")
        }
        return { try locate($0)?.assumingMemoryBound(to: AnyObject.self).pointee }
    }

    func exists(_ related: RelatedRows) throws -> MemoryCondition {
        if let lookup = related.lookup, let condition = try condition(related, lookup) { return condition }
        let exists = try existsByVisiting(related)
        return related.areTheSameForAll ? exists.evaluatedOnce : exists
    }

    /// A condition on a set of values that is made once; nil where the values are of different types.
    private func condition(_ related: RelatedRows, _ lookup: RowLookup) throws -> MemoryCondition? {
        let value = try value(lookup.value)
        return try visiting(related.with(condition: lookup.condition)) { visit in
            let key = try self.value(lookup.key)
            guard key.isOfSameType(as: value) else { return nil }
            let values = MemoryOnce<Set<ExactValue>>()
            return MemoryCondition { root in
                let known = try values.value {
                    var known: Set<ExactValue> = []
                    try visit.forEach(root) { row in
                        known.insert(ExactValue(try key.primitiveValue(at: row).comparable))
                        return true
                    }
                    return known
                }
                return known.contains(ExactValue(try value.primitiveValue(at: root).comparable))
            }
        }
    }

    private func existsByVisiting(_ related: RelatedRows) throws -> MemoryCondition {
        try visiting(related) { visit in
            MemoryCondition { root in
                var isFound = false
                try visit.forEach(root) { _ in
                    isFound = true
                    return false
                }
                return isFound
            }
        }
    }

    func aggregate(
        _ function: AggregateFunction, _ operand: ExpressionTree?, _ related: RelatedRows
    ) throws -> ColumnReader {
        if operand == nil, related.condition == nil, !related.relationship.leadsToAll { return try count(related) }
        let value = try valueByVisiting(function, operand, related)
        let isTheSameForAll =
            related.areTheSameForAll && operand?.readsOnly(rowsFrom: related.element) ?? true
            && related.order.allSatisfy { $0.tree.readsOnly(rowsFrom: related.element) }
        return isTheSameForAll ? value.readOnce : value
    }

    private func valueByVisiting(
        _ function: AggregateFunction, _ operand: ExpressionTree?, _ related: RelatedRows
    ) throws -> ColumnReader {
        try visiting(related) { visit in
            guard let operand else { return visit.count }
            let value = try value(operand)
            return switch function {
            case .count: visit.countOfDistinct(value)
            case .sum: visit.sum(of: value, failsOnOverflow: failsOnOverflow)
            case .average: visit.average(of: value)
            case .distinctSum: visit.distinct(by: value).sum(of: value, failsOnOverflow: failsOnOverflow)
            case .distinctAverage: visit.distinct(by: value).average(of: value)
            case .min: visit.extreme(of: value, isMaximum: false)
            case .max: visit.extreme(of: value, isMaximum: true)
            case .joined(let separator): visit.joined(value, by: separator, in: try order(related.order))
            case .distinctJoined(let separator):
                visit.distinct(by: value).joined(value, by: separator, in: try order(related.order))
            }
        }
    }

    /// The sort values of texts that are joined. One that overflows is nil, as it is wherever rows are sorted.
    func order(_ keys: [SortKey]) throws -> [(key: SortKey, value: ColumnReader)] {
        var compiler = self
        compiler.failsOnOverflow = false
        return try keys.map { ($0, try compiler.value($0.tree)) }
    }

    /// The number of all rows of a relationship.
    private func count(_ related: RelatedRows) throws -> ColumnReader {
        let locate = try rows.locator(of: related.parent).locate
        let way = MemoryWay(try rows.hops(related.relationship.hops))
        return .int64 { root in Int64(try locate(root).map(way.count) ?? 0) }
    }

    /// Compiles what has the rows of a relationship in sight.
    private func visiting<Value>(
        _ related: RelatedRows, _ compile: (MemoryVisitor) throws -> Value
    ) throws -> Value {
        let parent = try rows.locator(of: related.parent)
        let way = MemoryWay(try rows.hops(related.relationship.hops))
        return try rows.declaring(related) { element in
            let locate = parent.locate
            let condition = try related.condition.map(condition)
            return try compile(
                MemoryVisitor { root, body in
                    guard let parent = try locate(root) else { return }
                    try way.forEachRow(from: parent) { row in
                        element.address = row
                        guard try condition?.holds(root) ?? true else { return true }
                        return try body(root)
                    }
                })
        }
    }
}
