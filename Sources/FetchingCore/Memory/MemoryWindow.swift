/// The rows from which windows are computed, one behind the other: all that the conditions of a request leave.
struct MemoryWindowRows: @unchecked Sendable {
    let start: UnsafeRawPointer
    let stride: Int
    let count: Int

    func row(at place: Int) -> UnsafeRawPointer { start + place * stride }

    func place(of row: UnsafeRawPointer) -> Int { (row - start) / stride }
}

extension FetchQuery {
    /// A query for all models that the conditions leave, and one for those of them that are asked for.
    func split() -> (all: FetchQuery, chosen: FetchQuery) {
        var all = self
        all.removeLimit()
        all.removeOrder()
        all.position = nil
        return (all, withoutConditions())
    }
}

extension MemoryCompiler {
    /// The values of all rows are computed at once, when the first is known to be asked for. One that overflows is an error only of
    /// the row that has it.
    func window(_ call: WindowCall) throws -> ColumnReader {
        guard let windowRows else { throw FetchError.windowOutsideOfSelection }
        guard let type = ExpressionTree(.window(call)).valueType else { return ColumnReader(.null) }
        var compiler = self
        compiler.windowRows = nil
        compiler.failsOnOverflow = false
        let values = try MemoryWindow(call, compiler).values(of: windowRows)
        let failsOnOverflow = failsOnOverflow
        return ColumnReader(type) { row in
            if let value = values[windowRows.place(of: row)] { return value }
            guard !failsOnOverflow else { throw FetchError.arithmeticOverflow }
            return .null
        }
    }
}

/// Computes the values of a window in memory.
private struct MemoryWindow {
    private let call: WindowCall
    private let operand: ColumnReader?
    private let substitute: PrimitiveValue
    private let partition: [ColumnReader]
    private let order: [ColumnReader]

    init(_ call: WindowCall, _ compiler: MemoryCompiler) throws {
        self.call = call
        operand = try call.operand.map(compiler.failing.value)
        partition = try call.partition.map(compiler.value)
        order = try call.order.map { try compiler.value($0.tree) }
        if case .value(.literal(let value))? = call.substitute?.node { substitute = value } else { substitute = .null }
    }

    /// The value of each row, nil where it overflows.
    func values(of rows: MemoryWindowRows) throws -> [PrimitiveValue?] {
        var values = [PrimitiveValue?](repeating: .null, count: rows.count)
        let operands = try (0..<rows.count).map { place in
            guard let operand else { return PrimitiveValue?.some(.null) }
            return try operand.valueUnlessOverflow(at: rows.row(at: place))
        }
        let partitions = try (0..<rows.count).grouped { place in
            try partition.map { ExactValue(try $0.primitiveValue(at: rows.row(at: place)).comparable) }
        }
        for places in partitions {
            let keys = try places.map { place in
                try zip(call.order, order).map { key, reader in
                    key.value(of: try reader.primitiveValue(at: rows.row(at: place)))
                }
            }
            let sorted = call.order.places(of: keys)
            let found = self.values(of: sorted.map { operands[places[$0]] }) { first, second in
                switch call.order.order(keys[sorted[first]], keys[sorted[second]]) {
                case .equal: true
                case .less, .greater: false
                }
            }
            for (index, value) in zip(sorted, found) { values[places[index]] = value }
        }
        return values
    }

    /// The values of the rows of a partition, in their order.
    ///
    /// - Parameter areEqual: Whether two rows are equal by the terms of the order.
    private func values(
        of operands: [PrimitiveValue?], _ areEqual: (Int, Int) -> Bool
    ) -> [PrimitiveValue?] {
        switch call.function {
        case .rowNumber: operands.indices.map { .int64(Int64($0 + 1)) }
        case .rank: ranks(of: operands.count, areEqual) { _, first in first + 1 }
        case .denseRank: ranks(of: operands.count, areEqual) { peers, _ in peers }
        case .first: operands.map { _ in operands.first ?? .some(.null) }
        case .last: operands.map { _ in operands.last ?? .some(.null) }
        case .lag(let distance): moved(operands, by: distance) { $0.subtractingReportingOverflow($1) }
        case .lead(let distance): moved(operands, by: distance) { $0.addingReportingOverflow($1) }
        case .aggregate(let function): aggregates(function, of: operands, areEqual)
        }
    }

    private func moved(
        _ operands: [PrimitiveValue?], by distance: Int, _ move: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> [PrimitiveValue?] {
        operands.indices.map { index in
            let (place, overflow) = move(index, distance)
            return overflow || !operands.indices.contains(place) ? substitute : operands[place]
        }
    }

    private func ranks(
        of count: Int, _ areEqual: (Int, Int) -> Bool, _ rank: (_ peers: Int, _ first: Int) -> Int
    ) -> [PrimitiveValue?] {
        var (peers, first) = (0, 0)
        return (0..<count).map { index in
            if index == 0 || !areEqual(index - 1, index) {
                peers += 1
                first = index
            }
            return .int64(Int64(rank(peers, first)))
        }
    }

    private func aggregates(
        _ function: AggregateFunction, of operands: [PrimitiveValue?], _ areEqual: (Int, Int) -> Bool
    ) -> [PrimitiveValue?] {
        var total = WindowTotal(function, call.operand?.valueType)
        var values: [PrimitiveValue?] = []
        while values.count < operands.count {
            let first = values.count
            var end = first
            repeat {
                total.add(operands[end], isRow: operand == nil)
                end += 1
            } while end < operands.count && areEqual(end - 1, end)
            values += repeatElement(total.value, count: end - first)
        }
        return values
    }
}

/// An aggregate of the rows so far.
private struct WindowTotal {
    private let function: AggregateFunction
    private let type: PrimitiveType?
    private var count: Int64 = 0
    private var integer: Int64 = 0

    /// How often the sum has passed the largest integer, less how often the smallest.
    private var carry = 0
    private var double = 0.0
    private var decimal = DecimalSum()
    private var extreme = PrimitiveValue.null

    /// Whether one of the values has overflowed.
    private var hasOverflow = false

    init(_ function: AggregateFunction, _ type: PrimitiveType?) {
        self.function = function
        self.type = type
    }

    /// - Parameter isRow: Whether the row counts, whatever the value is.
    mutating func add(_ value: PrimitiveValue?, isRow: Bool) {
        guard let value else {
            hasOverflow = true
            return
        }
        guard isRow || !value.isNull else { return }
        count += 1
        switch function {
        // Windows have no distinct values and join no texts.
        case .count, .distinctSum, .distinctAverage, .joined, .distinctJoined: break
        case .sum, .average: addNumber(value)
        case .min, .max:
            switch value.order(extreme) {
            case nil: extreme = value
            case .less: if function == .min { extreme = value }
            case .greater: if function == .max { extreme = value }
            case .equal: break
            }
        }
    }

    private mutating func addNumber(_ value: PrimitiveValue) {
        switch value {
        case .int64(let number):
            let (sum, overflow) = integer.addingReportingOverflow(number)
            if overflow { carry += number < 0 ? -1 : 1 }
            integer = sum
            double += Double(number)
        case .double(let number): double += number
        case .decimal(let number): decimal.add(DecimalNumber(number))
        case .null, .bool, .text, .data, .date, .uuid, .array: break
        }
    }

    /// The aggregate, nil where it overflows.
    var value: PrimitiveValue? {
        guard !hasOverflow else { return nil }
        switch (function, type) {
        case (.count, _): return .int64(count)
        case (.sum, .double): return .double(double)
        case (.sum, .decimal): return decimal.total.map { .decimal($0.decimal) }
        case (.sum, _), (.distinctSum, _): return carry == 0 ? .int64(integer) : nil
        case (.average, .decimal), (.distinctAverage, .decimal):
            return decimal.average.map { .decimal($0.decimal) } ?? .null
        case (.average, _), (.distinctAverage, _): return count == 0 ? .null : .double(double / Double(count))
        case (.min, _), (.max, _): return extreme
        case (.joined, _), (.distinctJoined, _): return .null
        }
    }
}
