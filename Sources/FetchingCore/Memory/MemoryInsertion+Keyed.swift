extension MemoryInsertion {
    /// Updates or deletes the row that has a key.
    ///
    /// - Parameter given: The values that a statement is given.
    /// - Throws: ``FetchError`` if there must be a row and is none, or if the row breaks the uniqueness of a key.
    mutating func apply(_ change: KeyedChange, _ given: [PrimitiveValue]) throws {
        let values = zip(change.given, given).map { (name: $0.name, value: $1.isNaN ? .null : $1) }
        let key = values.dropFirst(change.assigned.count).prefix(change.key.count)
        guard let place = try place(ofKey: Array(key)), try hasVersion(change, values.last?.value, at: place),
            try isAllowed(at: place)
        else {
            if change.needsEveryRow { throw change.missing(given, Model.self) }
            return
        }
        let old = try columns.map { try $0.value(of: models[place]) }
        for index in keys.indices { keys[index].remove(old) }
        guard case .update = change.kind else {
            deletedPlaces.insert(place)
            changed.append(models[place])
            return
        }
        let assigned = values.prefix(change.assigned.count)
        let row = zip(columns, old).map { column, value -> PrimitiveValue in
            if case .int64(let number) = value, column.name == change.version?.name { return .int64(number + 1) }
            return assigned.first { $0.name == column.name }?.value ?? value
        }
        try add(try Model.decoded(from: row), row, at: place)
    }

    private func place(ofKey values: [(name: String, value: PrimitiveValue)]) throws -> Int? {
        let names = Set(values.map(\.name))
        let row = columns.map { column in values.first { $0.name == column.name }?.value ?? .null }
        // The shard key, which is asked for as well, need not be a part of what is unique.
        guard let place = keys.first(where: { $0.names.isSubset(of: names) })?.place(of: row) else { return nil }
        for (column, value) in zip(columns, row) where names.contains(column.name) {
            let present = try column.value(of: models[place])
            guard !value.isNull, ExactValue(present.comparable) == ExactValue(value.comparable) else { return nil }
        }
        return place
    }

    private func isAllowed(at place: Int) throws -> Bool {
        guard let policy else { return true }
        return try models.withUnsafeBufferPointer { models in
            try models.baseAddress.map { try policy.holds($0 + place) } ?? false
        }
    }

    private func hasVersion(_ change: KeyedChange, _ version: PrimitiveValue?, at place: Int) throws -> Bool {
        guard let column = change.version else { return true }
        return try column.value(of: models[place]) == version
    }

    /// The models without those that were deleted.
    var remaining: [Model] {
        deletedPlaces.isEmpty ? models : models.indices.filter { !deletedPlaces.contains($0) }.map { models[$0] }
    }
}

extension WrittenRows {
    /// The models of a collection, changed row by row.
    func change(
        _ models: [Model], by change: KeyedChange, relatedTo store: MemoryStore?
    ) throws -> MemoryInsertion<Model> {
        do {
            var changes = try MemoryInsertion(into: models, nil, relatedTo: store)
            if let policy = change.policies?.policy {
                let rows = MemoryRows(store, scopes: change.policies)
                changes.policy = try MemoryCompiler(model: Model.self, rows: rows).condition(policy)
            }
            for index in 0..<count { try changes.apply(change, try values(at: index, of: change)) }
            return changes
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}

extension ModelChangeRequest {
    /// Changes an array.
    ///
    /// ```swift
    /// try User.update(joe).run(in: &users)
    /// ```
    ///
    /// Models are made anew from their columns: a property with `@FetchingIgnored` has its initial value.
    ///
    /// - Returns: The number of models that were changed.
    /// - Throws: ``FetchError`` if a value cannot be stored, a model to update is not there, or two have the same value of a
    ///   unique member. Then nothing is changed.
    @discardableResult
    public func run(in models: inout [Model]) throws -> Int {
        let changes = try rows.change(models, by: change, relatedTo: nil)
        models = changes.remaining
        return changes.changed.count
    }

    /// Changes a store.
    ///
    /// ```swift
    /// try User.update(joe).run(in: &store)
    /// ```
    ///
    /// - Returns: The number of models that were changed.
    /// - Throws: ``FetchError`` if a value cannot be stored, a model to update is not there, or two have the same value of a
    ///   unique member. Then nothing is changed.
    @discardableResult
    public func run(in store: inout MemoryStore) throws -> Int {
        let changes = try rows.change(try store.withModels(of: Model.self) { Array($0) }, by: change, relatedTo: store)
        store.replace(with: changes.remaining)
        return changes.changed.count
    }
}
