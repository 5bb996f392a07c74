extension MemoryEngine {
    /// The places of the models that the query asks for.
    ///
    /// - Throws: ``FetchError`` if a calculation overflows.
    func places(in models: UnsafeBufferPointer<Model>) throws -> [Int] {
        do {
            var matches = try (source?.places(models) ?? Array(models.indices)).filter { index in
                guard let condition, let start = models.baseAddress else { return true }
                return try condition.holds(start + index)
            }
            if query.isDistinct { matches = try withoutDuplicates(matches, in: models) }
            let sorted = try sortedPlaces(of: matches.map { models[$0] }).map { matches[$0] }
            return Array(sorted.dropFirst(query.offset).prefix(query.limit ?? .max))
        } catch {
            throw Self.failure(error)
        }
    }

    /// The places of the models that are to be deleted or updated.
    ///
    /// - Throws: ``FetchError`` if the query is invalid, or would change all rows without saying so.
    static func changedPlaces(
        _ query: FetchQuery, in models: UnsafeBufferPointer<Model>, relatedTo store: MemoryStore?
    ) throws -> [Int] {
        do { try query.checkChange() } catch { throw failure(error) }
        // A request may give a model twice, which is changed once.
        var seen: Set<Int> = []
        return try MemoryEngine(query, relatedTo: store).places(in: models).filter { seen.insert($0).inserted }
    }

    /// The models that are left.
    static func deleting(
        _ query: FetchQuery, from models: UnsafeBufferPointer<Model>, relatedTo store: MemoryStore?
    ) throws -> (models: [Model], count: Int) {
        let places = Set(try changedPlaces(query, in: models, relatedTo: store))
        return (models.indices.filter { !places.contains($0) }.map { models[$0] }, places.count)
    }
}

extension MemoryEngine where Model: RowDecodable {
    /// The models with those that are new.
    static func updating(
        _ query: FetchQuery, in models: UnsafeBufferPointer<Model>, _ assignments: [MemberAssignment],
        relatedTo store: MemoryStore?
    ) throws -> (models: [Model], count: Int) {
        let places = try changedPlaces(query, in: models, relatedTo: store)
        do {
            let update = try MemoryUpdate<Model>(assignments, query.scopes, relatedTo: store)
            var changed = Array(models)
            for place in places {
                guard let start = models.baseAddress else { break }
                changed[place] = try update.model(at: start + place)
            }
            try MemoryUniqueKey.check(changed, changedAt: places, assignments)
            return (changed, places.count)
        } catch {
            throw failure(error)
        }
    }
}

extension MemoryUniqueKey {
    /// - Throws: ``FetchError`` if a model that was given values of a unique member has those of another.
    fileprivate static func check<Model: RowDecodable>(
        _ models: [Model], changedAt places: [Int], _ assignments: [MemberAssignment]
    ) throws {
        let assigned = Set(assignments.map(\.column.name))
        var keys = try keys(of: Model.self, nil).filter { !$0.names.isDisjoint(with: assigned) }
        guard !keys.isEmpty else { return }
        let (columns, changed) = (Model.fetchableEntity.columns, Set(places))
        for place in models.indices.filter({ !changed.contains($0) }) + places {
            let row = try columns.map { try $0.value(of: models[place]) }
            for index in keys.indices {
                if changed.contains(place), keys[index].place(of: row) != nil {
                    throw FetchError.duplicate(of: keys[index].columns)
                }
                keys[index].insert(row, at: place)
            }
        }
    }
}

/// Makes a model with other values of one that is there.
struct MemoryUpdate<Model: RowDecodable> {
    private let readers: [(column: FetchableColumn, reader: ColumnReader)]

    init(_ assignments: [MemberAssignment], _ scopes: RequestScopes? = nil, relatedTo store: MemoryStore?) throws {
        let compiler = MemoryCompiler(
            model: Model.self, rows: MemoryRows(store, scopes: scopes), failsOnOverflow: true)
        let columns = Model.fetchableEntity.columns
        if let other = assignments.first(where: { assignment in
            !columns.contains { $0.name == assignment.column.name }
        }) {
            throw FetchError.unreadable(other.column)
        }
        readers = try columns.map { column in
            let assigned = assignments.first { $0.column.name == column.name }
            return (column, try assigned.map { try compiler.value($0.value) } ?? column.reader(of: Model.self))
        }
    }

    func model(at address: UnsafePointer<Model>) throws -> Model {
        try Model.decoded(
            from: readers.map { column, reader in
                let value = try reader.primitiveValue(at: address)
                if value.isNull, !column.isOptional { throw FetchError.assignedNull(to: column) }
                return value
            })
    }
}

extension RowDecodable {
    /// A model of the values of its columns.
    ///
    /// - Throws: ``FetchError`` with the member whose value does not fit.
    package static func decoded(from values: [PrimitiveValue]) throws -> Self {
        let reader = PrimitiveRow(values)
        do {
            return try withExtendedLifetime(reader) {
                var row = EngineRow(reader)
                return try Self(fetching: &row)
            }
        } catch {
            var located = error as? FetchError ?? .unstorable(error)
            let (place, columns) = (max(reader.index - 1, 0), fetchableEntity.columns)
            if columns.indices.contains(place) { located.member = located.member ?? columns[place].property }
            throw located
        }
    }
}
