/// Inserts rows into models in memory: the reference for what an insertion means.
struct MemoryInsertion<Model: RowDecodable> {
    /// The models, with those that are new.
    var models: [Model]

    /// The models that were inserted or updated, as each was then: a later row may have changed it again.
    var changed: [Model] = []

    /// The places of models that were deleted.
    var deletedPlaces: Set<Int> = []

    /// The condition that a row must meet to be changed by its key, nil for none.
    var policy: MemoryCondition?

    let columns = Model.fetchableEntity.columns
    var keys: [MemoryUniqueKey]
    private let conflict: InsertConflict?
    private let store: MemoryStore?

    /// The first key that the database would give.
    private var nextKey: Int64?

    /// - Throws: ``FetchError`` if the conflict has no meaning, or if a model cannot be stored.
    init(into models: [Model], _ conflict: InsertConflict?, relatedTo store: MemoryStore?) throws {
        self.models = models
        self.conflict = conflict
        self.store = store
        try conflict?.check()
        keys = try MemoryUniqueKey.keys(of: Model.self, conflict?.target)
        for place in models.indices {
            let values = try columns.map { try $0.value(of: models[place]) }
            for index in keys.indices { keys[index].insert(values, at: place) }
        }
    }

    /// Inserts a row of values, one for each of some columns.
    ///
    /// - Throws: ``FetchError`` if a key is missing, or if the row breaks the uniqueness of a key.
    mutating func insert(_ values: [PrimitiveValue], in given: [FetchableColumn]) throws {
        var row: [PrimitiveValue] = []
        for column in columns {
            if let index = given.firstIndex(where: { $0.name == column.name }) {
                row.append(values[index].isNaN ? .null : values[index])
            } else {
                row.append(try nextKey(of: column))
            }
        }
        if let place = placeInTheWay(of: row) { return try resolve(row, at: place) }
        try add(try Model.decoded(from: row), row, at: models.count)
    }

    /// The place of a row with the same key, where that is a conflict which the request resolves.
    private func placeInTheWay(of row: [PrimitiveValue]) -> Int? {
        guard let conflict else { return nil }
        let names = conflict.target.map { Set($0.map(\.name)) }
        for key in keys where names == nil || key.names == names {
            if let place = key.place(of: row) { return place }
        }
        return nil
    }

    private mutating func resolve(_ row: [PrimitiveValue], at place: Int) throws {
        guard let conflict, case .update(let assignments, let condition) = conflict.resolution else { return }
        func withValues(_ tree: ExpressionTree) -> ExpressionTree {
            tree.replacing(
                conflict.excluded,
                by: { column in
                    let name = (column.json?.column ?? column).name
                    let value = columns.firstIndex { $0.name == name }.map { row[$0] } ?? .null
                    guard column.isPartOfJSON, let json = column.json else { return value }
                    return (try? json.extract(value)) ?? .null
                })
        }
        let updated = try models.withUnsafeBufferPointer { models -> Model? in
            guard let address = models.baseAddress.map({ $0 + place }) else { return nil }
            if let condition {
                let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(store))
                guard try compiler.condition(withValues(condition)).holds(address) else { return nil }
            }
            let update = try MemoryUpdate<Model>(
                assignments.map {
                    MemberAssignment(column: $0.column, value: withValues($0.value))
                }, relatedTo: store)
            return try update.model(at: address)
        }
        guard let updated else {
            if conflict.needsEveryRow { throw FetchError.staleModel(nil).on(Model.self) }
            return
        }
        let old = try columns.map { try $0.value(of: models[place]) }
        for index in keys.indices { keys[index].remove(old) }
        try add(updated, try columns.map { try $0.value(of: updated) }, at: place)
    }

    mutating func add(_ model: Model, _ row: [PrimitiveValue], at place: Int) throws {
        for index in keys.indices {
            guard keys[index].place(of: row) == nil else { throw FetchError.duplicate(of: keys[index].columns) }
            keys[index].insert(row, at: place)
        }
        if place == models.count { models.append(model) } else { models[place] = model }
        changed.append(model)
    }

    /// The key that the database would give: one more than the largest that there is.
    private mutating func nextKey(of column: FetchableColumn) throws -> PrimitiveValue {
        guard column.type == .int64, !column.hasStorage else { throw FetchError.missingKey(column) }
        if nextKey == nil {
            nextKey = try models.reduce(0) { largest, model in
                if case .int64(let key) = try column.value(of: model) { max(largest, key) } else { largest }
            }
        }
        let largest = keys.compactMap { $0.largestInteger(of: column) }.max() ?? nextKey ?? 0
        let (key, isTooLarge) = max(largest, nextKey ?? 0).addingReportingOverflow(1)
        if isTooLarge { throw FetchError.missingKey(column) }
        nextKey = key
        return .int64(key)
    }
}

/// The values of columns that are unique together, with the places of the rows that have them.
struct MemoryUniqueKey {
    let columns: [FetchableColumn]
    let names: Set<String>
    private let indices: [Int]
    private var places: [[ExactValue]: Int] = [:]
    private var largest: Int64?

    private init(_ columns: [FetchableColumn], among all: [FetchableColumn]) throws {
        self.columns = columns
        names = Set(columns.map(\.name))
        indices = try columns.map { column in
            guard let index = all.firstIndex(where: { $0.name == column.name }) else {
                throw FetchError.unreadable(column)
            }
            return index
        }
    }

    /// The primary key, what is declared as unique, and the columns of a conflict, which must be.
    static func keys(of model: any Fetchable.Type, _ target: [FetchableColumn]?) throws -> [MemoryUniqueKey] {
        let all = model.fetchableEntity.columns
        var keys: [MemoryUniqueKey] = []
        let declared = model.fetchableEntity.indexes.filter(\.isUnique).map { $0.columns.map(\.column) }
        let candidates = [model.keyed?.primaryKeyColumns, target].compactMap(\.self) + declared
        for columns in candidates where !columns.isEmpty {
            let key = try MemoryUniqueKey(columns, among: all)
            if !keys.contains(where: { $0.names == key.names }) { keys.append(key) }
        }
        return keys
    }

    /// Nil where a value is missing: such rows differ from all others.
    private func value(of row: [PrimitiveValue]) -> [ExactValue]? {
        let values = indices.map { row[$0].comparable }
        return values.contains(where: \.isNull) ? nil : values.map { ExactValue($0) }
    }

    func place(of row: [PrimitiveValue]) -> Int? { value(of: row).flatMap { places[$0] } }

    mutating func insert(_ row: [PrimitiveValue], at place: Int) {
        guard let value = value(of: row) else { return }
        places[value] = place
        if indices.count == 1, case .int64(let integer) = row[indices[0]] { largest = max(largest ?? integer, integer) }
    }

    mutating func remove(_ row: [PrimitiveValue]) {
        if let value = value(of: row) { places[value] = nil }
    }

    /// The largest value that a column has had, if it is unique by itself.
    func largestInteger(of column: FetchableColumn) -> Int64? {
        names == [column.name] ? largest : nil
    }
}

extension ExpressionTree {
    /// The expression with the values of a row in the place of its columns.
    func replacing(_ row: RowSource, by value: (FetchableColumn) -> PrimitiveValue) -> ExpressionTree {
        if case .value(.related(let column, let source)) = node, source === row {
            return ExpressionTree(literal: value(column))
        }
        return mapChildren { $0.replacing(row, by: value) }
    }
}
