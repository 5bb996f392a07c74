extension InsertRequest {
    /// Inserts into an array.
    ///
    /// ```swift
    /// let count = try User.insert(joe).run(in: &users)
    /// ```
    ///
    /// Two models with the same key, or with the same values of a conflict's members, are a conflict. Models are made anew from
    /// their columns: a property with `@FetchingIgnored` has its initial value.
    ///
    /// - Returns: The number of models that were inserted or updated.
    /// - Throws: ``FetchError`` if a value cannot be stored, or if a key is there already. Then nothing is inserted.
    @discardableResult
    public func run(in models: inout [Model]) throws -> Int {
        let insertion = try source.insertion(into: models, conflict, relatedTo: nil)
        models = insertion.models
        return insertion.changed.count
    }

    /// Inserts into a store.
    ///
    /// ```swift
    /// let count = try User.insert(joe).run(in: &store)
    /// ```
    ///
    /// - Returns: The number of models that were inserted or updated.
    /// - Throws: ``FetchError`` if a value cannot be stored, or if a key is there already. Then nothing is inserted.
    @discardableResult
    public func run(in store: inout MemoryStore) throws -> Int {
        let models = try store.withModels(of: Model.self) { Array($0) }
        let insertion = try source.insertion(into: models, conflict, relatedTo: store)
        store.replace(with: insertion.models)
        return insertion.changed.count
    }
}

extension ReturningRequest {
    /// Changes an array.
    ///
    /// ```swift
    /// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: &users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, a value cannot be stored, or a key is there already. Then nothing is
    ///   changed.
    @discardableResult
    public func run(in models: inout [Model]) throws -> Result {
        let (changed, result) = try changing(models, relatedTo: nil)
        models = changed
        return result
    }

    /// Changes a store.
    ///
    /// ```swift
    /// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: &store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, a value cannot be stored, or a key is there already. Then nothing is
    ///   changed.
    @discardableResult
    public func run(in store: inout MemoryStore) throws -> Result {
        let models = try store.withModels(of: Model.self) { Array($0) }
        let (changed, result) = try changing(models, relatedTo: store)
        store.replace(with: changed)
        return result
    }

    /// The models afterwards, and what is returned.
    private func changing(_ models: [Model], relatedTo store: MemoryStore?) throws -> ([Model], Result) {
        switch change {
        case .insertion(let source, let conflict):
            let insertion = try source.insertion(into: models, conflict, relatedTo: store)
            return (insertion.models, try result(of: insertion.changed))
        case .keyed(let rows, let change):
            let changes = try rows.change(models, by: change, relatedTo: store)
            return (changes.remaining, try result(of: changes.changed))
        case .deletion(let query):
            return try models.withUnsafeBufferPointer { models in
                let places = try MemoryEngine.changedPlaces(query, in: models, relatedTo: store)
                let result = try result(of: places.lazy.map { models[$0] })
                return (try MemoryEngine.deleting(query, from: models, relatedTo: store).models, result)
            }
        case .update(let query, let assignments):
            guard !assignments.isEmpty else { return (models, try result(of: [])) }
            return try models.withUnsafeBufferPointer { models in
                let places = try MemoryEngine.changedPlaces(query, in: models, relatedTo: store)
                let changed = try MemoryEngine.updating(query, in: models, assignments, relatedTo: store).models
                return (changed, try result(of: places.lazy.map { changed[$0] }))
            }
        }
    }

    private func result(of models: some Sequence<Model>) throws -> Result {
        do {
            try columns.checkReturned()
            let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(nil), failsOnOverflow: true)
            let readers = try columns.map(compiler.value)
            return try read { body in
                for model in models {
                    let values = try withUnsafePointer(to: model) { address in
                        try readers.map { try $0.primitiveValue(at: address) }
                    }
                    let reader = PrimitiveRow(values, of: model)
                    try withExtendedLifetime(reader) {
                        var row = EngineRow(reader)
                        try body(&row)
                    }
                }
            }
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}

extension [ExpressionTree] {
    /// - Throws: ``FetchError`` if one of them reads other rows than those that are changed.
    package func checkReturned() throws {
        for tree in self {
            if tree.hasRelationships { throw FetchError.returnsRelatedRows(member: tree.member) }
        }
    }
}

extension InsertSource {
    fileprivate func insertion(
        into models: [Rows.Model], _ conflict: InsertConflict?, relatedTo store: MemoryStore?
    ) throws -> MemoryInsertion<Rows.Model> {
        do {
            switch self {
            case .given(let rows): return try rows.insertion(into: models, conflict, relatedTo: store)
            case .selected(let selected):
                if conflict?.needsEveryRow ?? false { throw FetchError.versionedSource }
                return try selected.rows(models, store).insertion(into: models, conflict, relatedTo: store)
            }
        } catch {
            throw MemoryEngine<Rows.Model>.failure(error)
        }
    }
}

extension WrittenRows {
    fileprivate func insertion(
        into models: [Model], _ conflict: InsertConflict?, relatedTo store: MemoryStore?
    ) throws -> MemoryInsertion<Model> {
        var insertion = try MemoryInsertion(into: models, conflict, relatedTo: store)
        for index in 0..<count { try insertion.insert(values(at: index), in: columns(at: index)) }
        return insertion
    }
}
