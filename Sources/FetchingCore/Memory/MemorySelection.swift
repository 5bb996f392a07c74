/// Computes what a request for values asks for from models in memory.
struct MemorySelection<Model: Fetchable> {
    private let selection: SelectionQuery
    private let engine: MemoryEngine<Model>
    private let rows: MemoryRows

    /// The models from which windows are computed, where there are any: `engine` takes its models of these.
    private let windowed: MemoryEngine<Model>?

    init(_ selection: SelectionQuery, relatedTo store: MemoryStore?) throws {
        do {
            try selection.check(of: Model.self)
            self.selection = selection
            var query = selection.query
            if selection.isDistinct { query.removeLimit() }
            if selection.hasWindows {
                let (all, chosen) = query.split()
                windowed = try MemoryEngine(all, relatedTo: store)
                engine = try MemoryEngine(chosen, relatedTo: store)
            } else {
                windowed = nil
                engine = try MemoryEngine(query, relatedTo: store)
            }
            rows = MemoryRows(store, scopes: selection.query.scopes)
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }

    /// Reads the rows that the request asks for.
    func read(in models: some Sequence<Model>, _ body: (inout EngineRow) throws -> Void) throws {
        let found = try found(in: models)
        for (values, index) in try rows(of: found) {
            let reader = PrimitiveRow(values, of: index.map { found.model(at: $0) })
            try withExtendedLifetime(reader) {
                var row = EngineRow(reader)
                try body(&row)
            }
        }
    }

    /// The values of each row as a part of a combination. What overflows is nil, and an error where it is given back.
    func partRows(in models: some Sequence<Model>) throws -> [[PrimitiveValue?]] {
        let found = try found(in: models)
        do {
            return try found.withRows { rows, windowRows in
                if let grouping = selection.grouping {
                    return try groups(of: rows, grouping) { try $0.valueUnlessOverflow(at: $1) }
                }
                let columns = try selection.columns.map(
                    compiler(windowRows).failing.value)
                if selection.isDistinct { return try valuesOrOverflow(ofDistinct: rows, columns).map(\.values) }
                return try rows.map { row in try columns.map { try $0.valueUnlessOverflow(at: row) } }
            }
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }

    /// The values of each row, and the index of the model that it belongs to.
    private func rows(of found: FoundModels<Model>) throws -> [(values: [PrimitiveValue], index: Int?)] {
        do {
            if selection.isExistence { return [([.bool(!found.isEmpty)], nil)] }
            return try found.withRows { rows, windowRows in
                guard let grouping = selection.grouping else {
                    return try values(of: rows, windowRows).map { (values: $0.values, index: $0.index) }
                }
                return try groups(of: rows, grouping) { try $0.primitiveValue(at: $1).comparable }
                    .map { (values: $0, index: nil) }
            }
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }

    private func found(in models: some Sequence<Model>) throws -> FoundModels<Model> {
        guard let windowed else { return FoundModels(models: try engine.fetch(in: models)) }
        let all = try windowed.fetch(in: models)
        return FoundModels(models: all, places: try all.withUnsafeBufferPointer { try engine.places(in: $0) })
    }

    private func compiler(_ windowRows: MemoryWindowRows?) -> MemoryCompiler {
        var compiler = MemoryCompiler(model: Model.self, rows: rows)
        compiler.windowRows = windowRows
        return compiler
    }

    private func values(
        of rows: [UnsafeRawPointer], _ windowRows: MemoryWindowRows?
    ) throws -> [(values: [PrimitiveValue], index: Int)] {
        let compiler = compiler(windowRows)
        let order = selection.readsOrder ? selection.query.totalOrder(of: Model.self) : []
        let columns = try selection.columns.map(compiler.failing.value)
        let sortValues = try order.map { ($0, try compiler.value($0.tree)) }
        if selection.isDistinct { return try distinctValues(of: rows, columns) }
        return try rows.enumerated().map { index, row in
            guard index < selection.pageSize ?? .max else { return (values: [], index: index) }
            return (
                values: try columns.map { try $0.primitiveValue(at: row).comparable }
                    + sortValues.map { key, reader in key.value(of: try reader.primitiveValue(at: row)) }, index: index
            )
        }
    }

    /// An overflow is an error if it is within the limit.
    private func distinctValues(
        of rows: [UnsafeRawPointer], _ columns: [ColumnReader]
    ) throws -> [(values: [PrimitiveValue], index: Int)] {
        try valuesOrOverflow(ofDistinct: rows, columns).map { values, index in
            let values = try values.map { value in
                guard let value else { throw FetchError.arithmeticOverflow }
                return value
            }
            return (values: values, index: index)
        }
    }

    private func valuesOrOverflow(
        ofDistinct rows: [UnsafeRawPointer], _ columns: [ColumnReader]
    ) throws -> [(values: [PrimitiveValue?], index: Int)] {
        var seen: Set<[ExactValue?]> = []
        var found: [(values: [PrimitiveValue?], index: Int)] = []
        for (index, row) in rows.enumerated() {
            let values = try columns.map { try $0.valueUnlessOverflow(at: row) }
            if seen.insert(values.map { $0.map(ExactValue.init) }).inserted { found.append((values, index)) }
        }
        return found.limited(by: selection.query)
    }

    private func groups<Value>(
        of rows: [UnsafeRawPointer], _ grouping: Grouping, _ read: (ColumnReader, UnsafeRawPointer) throws -> Value
    ) throws -> [[Value]] {
        let group = MemoryGroup()
        let compiler = MemoryCompiler(model: Model.self, rows: self.rows, group: group)
        let condition = try grouping.query.predicate.map(compiler.condition)
        let columns = try selection.columns.map(compiler.failing.value)
        let order = try grouping.query.sortKeys.map { ($0, try compiler.value($0.tree)) }
        // Without a model, nothing is read of one: see `SelectionQuery.check`.
        let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { nothing.deallocate() }
        var found: [(rows: [UnsafeRawPointer], sortValues: [PrimitiveValue])] = []
        for rows in try partition(rows, by: grouping.keys) {
            group.rows = rows
            let row = rows.first ?? UnsafeRawPointer(nothing)
            guard try condition?.holds(row) ?? true else { continue }
            found.append((rows, try order.map { key, reader in key.value(of: try reader.primitiveValue(at: row)) }))
        }
        let sorted = grouping.query.sortKeys.places(of: found.map(\.sortValues))
        // What others than these come to is not asked for.
        return try sorted.limited(by: grouping.query).map { index in
            group.rows = found[index].rows
            let row = group.rows.first ?? UnsafeRawPointer(nothing)
            return try columns.map { try read($0, row) }
        }
    }

    /// The models of each group, those that come first in the first group.
    private func partition(_ rows: [UnsafeRawPointer], by keys: [ExpressionTree]) throws -> [[UnsafeRawPointer]] {
        guard !keys.isEmpty else { return [rows] }
        let compiler = MemoryCompiler(model: Model.self, rows: self.rows)
        let readers = try keys.map(compiler.value)
        return try rows.grouped { row in
            try readers.map { ExactValue(try $0.primitiveValue(at: row).comparable) }
        }
    }
}

/// The models that a request for values asks for.
private struct FoundModels<Model> {
    /// All models of which windows are computed, or those that are asked for.
    let models: [Model]

    /// The places of those that are asked for; nil for all.
    var places: [Int]?

    var isEmpty: Bool { places?.isEmpty ?? models.isEmpty }

    func model(at index: Int) -> Model { models[places?[index] ?? index] }

    func withRows<Value>(_ body: ([UnsafeRawPointer], MemoryWindowRows?) throws -> Value) rethrows -> Value {
        try models.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return try body([], nil) }
            let all = MemoryWindowRows(
                start: UnsafeRawPointer(start), stride: MemoryLayout<Model>.stride, count: buffer.count)
            guard let places else { return try body(buffer.indices.map { UnsafeRawPointer(start + $0) }, all) }
            return try body(places.map { UnsafeRawPointer(start + $0) }, all)
        }
    }
}

extension MemoryCompiler {
    /// A compiler of what is given back or stored.
    var failing: MemoryCompiler {
        var compiler = self
        compiler.failsOnOverflow = true
        return compiler
    }
}

extension Array {
    func limited(by query: FetchQuery) -> [Element] {
        Array(dropFirst(query.offset).prefix(query.limit ?? .max))
    }
}

extension ColumnReader {
    /// The value, nil if it overflows.
    func valueUnlessOverflow(at row: UnsafeRawPointer) throws -> PrimitiveValue? {
        do {
            return try primitiveValue(at: row).comparable
        } catch let error as FetchError where error.code == .arithmeticOverflow {
            return nil
        }
    }
}
