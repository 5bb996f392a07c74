/// The models of the group whose values are computed at the moment.
///
/// It is written and read by one evaluation only, which is not shared.
final class MemoryGroup: @unchecked Sendable {
    var rows: [UnsafeRawPointer] = []

    /// The keys and aggregates that were computed elsewhere, and the places of their values.
    var places: [HashableTree: Int] = [:]
    var values: [PrimitiveValue] = []
}

extension MemoryGroup {
    /// A reader of a value that was computed elsewhere, nil for any other.
    fileprivate func known(_ tree: ExpressionTree) -> ColumnReader? {
        guard !places.isEmpty, tree.isOfGroup, let place = places[HashableTree(tree)] else { return nil }
        guard let type = tree.valueType else { return ColumnReader(.null) }
        return ColumnReader(type) { _ in self.values[place] }
    }
}

extension MemoryCompiler {
    /// The value of a group that was computed elsewhere, nil for any other.
    func computed(_ tree: ExpressionTree) -> ColumnReader? { group?.known(tree) }

    func groupAggregate(_ aggregate: GroupAggregate) throws -> ColumnReader {
        guard let group else { throw FetchError.outsideOfGroup }
        let ofRows = MemoryCompiler(model: model, rows: rows, failsOnOverflow: failsOnOverflow)
        let condition = try aggregate.condition.map(ofRows.condition)
        let visitor = MemoryVisitor { _, body in
            for row in group.rows where try condition?.holds(row) ?? true {
                guard try body(row) else { return }
            }
        }
        guard let operand = aggregate.operand else { return visitor.count }
        let value = try ofRows.value(operand)
        return switch aggregate.function {
        case .count: aggregate.isDistinct ? visitor.countOfDistinct(value) : visitor.count
        case .sum: visitor.sum(of: value, failsOnOverflow: failsOnOverflow)
        case .average: visitor.average(of: value)
        case .distinctSum: visitor.distinct(by: value).sum(of: value, failsOnOverflow: failsOnOverflow)
        case .distinctAverage: visitor.distinct(by: value).average(of: value)
        case .min: visitor.extreme(of: value, isMaximum: false)
        case .max: visitor.extreme(of: value, isMaximum: true)
        case .joined(let separator): visitor.joined(value, by: separator, in: try ofRows.order(aggregate.order))
        case .distinctJoined(let separator):
            visitor.distinct(by: value).joined(value, by: separator, in: try ofRows.order(aggregate.order))
        }
    }

    func groupKey(_ key: ExpressionTree) throws -> ColumnReader {
        guard group != nil else { throw FetchError.outsideOfGroup }
        // It is the same for all models of the group: the one that stands for them has it.
        let reader = try MemoryCompiler(model: model, rows: rows, failsOnOverflow: failsOnOverflow).value(key)
        guard failsOnOverflow, key.canOverflow, let group else { return reader }
        // Of the models of a group without a value, some may overflow, while others have nothing to calculate with.
        return switch reader {
        case .bool(let read): .bool { row in try group.first(read, of: row) }
        case .int64(let read): .int64 { row in try group.first(read, of: row) }
        case .double(let read): .double { row in try group.first(read, of: row) }
        case .text(let read): .text { row in try group.first(read, of: row) }
        case .data(let read): .data { row in try group.first(read, of: row) }
        case .date(let read): .date { row in try group.first(read, of: row) }
        case .uuid(let read): .uuid { row in try group.first(read, of: row) }
        case .decimal(let read): .decimal { row in try group.first(read, of: row) }
        case .array(let read): .array { row in try group.first(read, of: row) }
        }
    }
}

extension MemoryGroup {
    /// The value of a row, after those of all rows.
    fileprivate func first<Value>(_ read: ColumnReader.Read<Value>, of row: UnsafeRawPointer) throws -> Value? {
        for other in rows { _ = try read(other) }
        return try read(row)
    }
}
