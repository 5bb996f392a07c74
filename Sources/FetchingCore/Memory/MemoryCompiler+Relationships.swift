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
        }
    }

    func isMissing(_ row: RowSource) throws -> MemoryCondition {
        let locate = try rows.locator(of: row).locate
        return MemoryCondition { try locate($0) == nil }
    }

    func exists(_ related: RelatedRows) throws -> MemoryCondition {
        try visiting(related) { visit in
            MemoryCondition { root in
                var isFound = false
                try visit.forEach(from: root) {
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
        try visiting(related) { visit in
            guard let operand else { return visit.count }
            let value = try value(operand)
            return switch function {
            case .count: visit.count
            case .sum: visit.sum(of: value)
            case .average: visit.average(of: value)
            case .minimum: visit.extreme(of: value, isMaximum: false)
            case .maximum: visit.extreme(of: value, isMaximum: true)
            }
        }
    }

    /// Compiles what has the rows of a relationship in sight.
    private func visiting<Value>(
        _ related: RelatedRows, _ compile: (MemoryVisitor) throws -> Value
    ) throws -> Value {
        let parent = try rows.locator(of: related.parent)
        let hops = try rows.hops(related.relationship.hops)
        return try rows.declaring(related) { element in
            try compile(
                MemoryVisitor(
                    parent: parent.locate, hops: hops, element: element,
                    condition: try related.condition.map(condition)))
        }
    }
}

/// Goes through the rows of a relationship that meet a condition.
private struct MemoryVisitor: Sendable {
    let parent: @Sendable (UnsafeRawPointer) throws -> UnsafeRawPointer?
    let hops: [MemoryHop]
    let element: MemoryElement
    let condition: MemoryCondition?

    /// Calls a closure for each of the rows, which then is the element, until it gives false.
    func forEach(from root: UnsafeRawPointer, _ body: () throws -> Bool) throws {
        guard let parent = try parent(root) else { return }
        try hops.forEachRow(from: parent) { row in
            element.address = row
            guard try condition?.holds(root) ?? true else { return true }
            return try body()
        }
    }

    var count: ColumnReader {
        .int64 { root in
            var count: Int64 = 0
            try forEach(from: root) {
                count += 1
                return true
            }
            return count
        }
    }

    func sum(of value: ColumnReader) -> ColumnReader {
        switch value {
        case .int64(let read):
            .int64 { root in
                var sum: Int64 = 0
                try forEach(from: root) {
                    guard let value = try read(root) else { return true }
                    let (next, overflow) = sum.addingReportingOverflow(value)
                    guard !overflow else { throw FetchError.arithmeticOverflow }
                    sum = next
                    return true
                }
                return sum
            }
        case .double(let read): .double { root in try sum(of: read, from: root).sum }
        default: ColumnReader(.null)
        }
    }

    func average(of value: ColumnReader) -> ColumnReader {
        let number: ColumnReader.Read<Double>
        switch value {
        case .int64(let read): number = { try read($0).map(Double.init) }
        case .double(let read): number = read
        default: return ColumnReader(.null)
        }
        return .double { root in
            let (sum, count) = try sum(of: number, from: root)
            return count == 0 ? nil : sum / Double(count)
        }
    }

    private func sum(
        of read: ColumnReader.Read<Double>, from root: UnsafeRawPointer
    ) throws -> (sum: Double, count: Int) {
        var (sum, count) = (0.0, 0)
        try forEach(from: root) {
            guard let value = try read(root)?.comparable else { return true }
            sum += value
            count += 1
            return true
        }
        return (sum, count)
    }

    func extreme(of value: ColumnReader, isMaximum: Bool) -> ColumnReader {
        switch value {
        case .bool(let read): .bool { try extreme(of: read, isMaximum, from: $0) }
        case .int64(let read): .int64 { try extreme(of: read, isMaximum, from: $0) }
        case .double(let read): .double { try extreme(of: read, isMaximum, from: $0) }
        case .text(let read): .text { try extreme(of: read, isMaximum, from: $0) }
        case .data(let read): .data { try extreme(of: read, isMaximum, from: $0) }
        case .date(let read): .date { try extreme(of: read, isMaximum, from: $0) }
        case .uuid(let read): .uuid { try extreme(of: read, isMaximum, from: $0) }
        case .decimal(let read): .decimal { try extreme(of: read, isMaximum, from: $0) }
        }
    }

    private func extreme<Value: MemoryValue>(
        of read: ColumnReader.Read<Value>, _ isMaximum: Bool, from root: UnsafeRawPointer
    ) throws -> Value? {
        var extreme: Value?
        try forEach(from: root) {
            guard let value = try read(root)?.comparable else { return true }
            guard let current = extreme else {
                extreme = value
                return true
            }
            if isMaximum ? current.isLess(than: value) : value.isLess(than: current) { extreme = value }
            return true
        }
        return extreme
    }
}
