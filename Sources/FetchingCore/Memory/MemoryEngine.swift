/// Runs a request on a collection. It is the reference for what every operator means.
@usableFromInline
struct MemoryEngine<Model: Fetchable>: Sendable {
    /// Nil where every model meets it.
    @usableFromInline let condition: MemoryCondition?

    /// How many matches are enough, where nothing is done with the others.
    @usableFromInline let wanted: Int

    let query: FetchQuery
    private let order: [(key: SortKey, reader: ColumnReader)]

    /// The models that the request looks at, where these are not all.
    let source: MemorySource<Model>?

    /// - Throws: ``FetchError`` if the request is invalid.
    @usableFromInline
    init(_ query: FetchQuery, relatedTo store: MemoryStore? = nil) throws {
        self.query = query
        let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(store, scopes: query.scopes))
        do {
            try query.checkLimits()
            source = try query.source.map { try MemorySource($0, relatedTo: store) }
            condition = try query.predicate.map(compiler.condition)
            order = try query.totalOrder(of: Model.self).map { ($0, try compiler.value($0.tree)) }
        } catch {
            throw Self.failure(error)
        }
        let needsAll = query.isDistinct || !order.isEmpty
        let (end, overflow) = query.offset.addingReportingOverflow(query.limit ?? .max)
        wanted = needsAll || overflow ? .max : end
    }

    @inlinable
    func fetch(in models: some Sequence<Model>) throws -> [Model] {
        do {
            if let models = try sourceModels(among: models) { return try arranged(matches(in: models)) }
            return try arranged(matches(in: models))
        } catch {
            throw Self.failure(error)
        }
    }

    /// The models that meet the condition. Those of an array are looked at where they are; only a match is copied.
    @inlinable
    func matches(in models: some Sequence<Model>) throws -> [Model] {
        guard let condition else { return wanted == .max ? Array(models) : Array(models.prefix(wanted)) }
        var matches: [Model] = []
        guard wanted > 0 else { return matches }
        let isContiguous: Void? = try models.withContiguousStorageIfAvailable { models in
            matches = try self.matches(in: models, where: condition)
        }
        guard isContiguous == nil else { return matches }
        let holds = condition.holds
        for model in models where try withUnsafePointer(to: model, { try holds($0) }) {
            matches.append(model)
            if matches.count == wanted { break }
        }
        return matches
    }

    /// The matches of 256 models are found before these are copied: the copies wait for memory together, and not each
    /// for itself between two conditions.
    @inlinable
    func matches(in models: UnsafeBufferPointer<Model>, where condition: MemoryCondition) throws -> [Model] {
        guard let base = models.baseAddress else { return [] }
        guard wanted == .max else { return try matches(in: models, atMost: wanted, where: condition.holds) }
        var matches: [Model] = []
        try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { words in
            var first = 0
            while first < models.count {
                let end = Swift.min(first + words.count * 64, models.count)
                let found = try condition.matches(
                    amongFirst: end - first, at: base + first, stride: MemoryLayout<Model>.stride, into: words)
                if matches.count + found > matches.capacity {
                    matches.reserveCapacity(
                        Self.capacity(forMatches: matches.count + found, among: end, of: models.count))
                }
                for word in words.indices {
                    var rows = words[word]
                    while rows != 0 {
                        matches.append(models[first + word * 64 + rows.trailingZeroBitCount])
                        rows &= rows - 1
                    }
                }
                first = end
            }
        }
        return matches
    }

    /// The room that the matches are given when those that were found need more.
    ///
    /// An array that doubles is copied as often as it grows. Once a fourth of the models is seen, the others are expected to
    /// have as many matches: the array rarely grows again, and has at most about four times the room that it needs.
    @usableFromInline
    static func capacity(forMatches matches: Int, among seen: Int, of count: Int) -> Int {
        var expected = matches * 2
        if seen >= count / 4 {
            expected = Swift.max(expected, Int(Double(matches) / Double(seen) * Double(count) * 1.02) + 64)
        }
        return Swift.min(expected, matches + count - seen)
    }

    /// Models behind the last one that is wanted are not looked at.
    @inlinable
    func matches(
        in models: UnsafeBufferPointer<Model>, atMost wanted: Int, where holds: (UnsafeRawPointer) throws -> Bool
    ) throws -> [Model] {
        var matches: [Model] = []
        guard let base = models.baseAddress else { return matches }
        for index in models.indices where try holds(base + index) {
            matches.append(models[index])
            if matches.count == wanted { break }
        }
        return matches
    }

    @usableFromInline
    func sourceModels(among models: some Sequence<Model>) throws -> [Model]? {
        guard let source else { return nil }
        return try source.models(Array(models))
    }

    @usableFromInline
    func arranged(_ matches: [Model]) throws -> [Model] {
        var matches = matches
        if query.isDistinct {
            matches = try matches.withUnsafeBufferPointer { matches in
                try withoutDuplicates(Array(matches.indices), in: matches).map { matches[$0] }
            }
        }
        if !order.isEmpty { matches = try sorted(matches) }
        guard query.offset > 0 || query.limit != nil else { return matches }
        return Array(matches.dropFirst(query.offset).prefix(query.limit ?? .max))
    }

    @usableFromInline
    static func failure(_ error: any Error) -> FetchError {
        (error as? FetchError ?? .unstorable(error)).on(Model.self, engine: "memory")
    }

    /// The places of models that differ, the first of each.
    func withoutDuplicates(_ places: [Int], in models: UnsafeBufferPointer<Model>) throws -> [Int] {
        guard let start = models.baseAddress else { return [] }
        let columns = try Model.fetchableEntity.columns.map { try $0.reader(of: Model.self) }
        var seen: Set<[ExactValue]> = []
        return try places.filter { place in
            seen.insert(try columns.map { ExactValue(try $0.primitiveValue(at: start + place).comparable) }).inserted
        }
    }

    /// The models in their order, those behind the place from which they are asked for.
    private func sorted(_ models: [Model]) throws -> [Model] { try sortedPlaces(of: models).map { models[$0] } }

    /// The places of the models, in the order in which these are asked for.
    func sortedPlaces(of models: [Model]) throws -> [Int] {
        guard !order.isEmpty else { return Array(models.indices) }
        // The values of one term stand side by side, rather than those of one model: one array for a term.
        let columns = try order.map { key, reader in
            try models.map { model in
                key.value(of: try withUnsafePointer(to: model) { try reader.primitiveValue(at: $0) })
            }
        }
        let terms = Array(zip(order.map(\.key), columns))
        var indices = Array(models.indices)
        if let position = query.position {
            indices.removeAll { index in
                !order.map(\.key).isBehind(position, columns.map { $0[index] })
            }
        }
        indices.sort { a, b in
            for (key, values) in terms {
                switch key.order(values[a], values[b]) {
                case .less: return true
                case .greater: return false
                case .equal: continue
                }
            }
            return a < b
        }
        return indices
    }
}

extension FetchableRequest where Result == [Model] {
    /// Fetches from a collection in memory.
    ///
    /// ```swift
    /// let winners = try User.request().all().where { $0.score > 10 }.fetch(in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid.
    @inlinable
    public func fetch(in models: some Sequence<Model>) throws -> [Model] {
        try MemoryEngine(query).fetch(in: models)
    }
}

extension FetchableRequest where Result == Model? {
    /// Fetches the first model from a collection in memory.
    ///
    /// ```swift
    /// let joe = try User.request().first().where { $0.name == "Joe" }.fetch(in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid.
    @inlinable
    public func fetch(in models: some Sequence<Model>) throws -> Model? {
        try MemoryEngine(query).fetch(in: models).first
    }
}

extension MemoryEngine {
    /// Fetches from a store, in which the related models are found too.
    @usableFromInline
    static func fetch(_ query: FetchQuery, in store: MemoryStore) throws -> [Model] {
        let collection: StoredModels
        do { collection = try store.collection(of: Model.self) } catch { throw failure(error) }
        // The models live as long as what holds them.
        return try withExtendedLifetime(collection) {
            try MemoryEngine(query, relatedTo: store).fetch(in: collection.models(of: Model.self))
        }
    }
}

extension FetchableRequest: TypedRequest {
    public func fetch(in store: MemoryStore) throws -> Result {
        arrange(try MemoryEngine<Model>.fetch(query, in: store))
    }
}

extension FetchPredicate {
    /// Whether the predicate holds for a model in memory.
    ///
    /// ```swift
    /// if try User.predicate({ $0.score > 10 }).evaluate(user) { … }
    /// ```
    ///
    /// Each call prepares the predicate anew. For many models, fetch from the collection of them, which prepares it once.
    ///
    /// - Throws: ``FetchError`` if the predicate is invalid.
    public func evaluate(_ model: Model) throws -> Bool { try evaluate(model, relatedTo: nil) }

    /// Whether the predicate holds for a model in memory, with the models that are related to it.
    ///
    /// ```swift
    /// if try Pet.predicate({ $0.owner.name == "Joe" }).evaluate(pet, in: store) { … }
    /// ```
    ///
    /// The model itself need not be in the store.
    ///
    /// - Throws: ``FetchError`` if the predicate is invalid, or if the store lacks models of a type that it needs.
    public func evaluate(_ model: Model, in store: MemoryStore) throws -> Bool {
        try evaluate(model, relatedTo: store)
    }

    private func evaluate(_ model: Model, relatedTo store: MemoryStore?) throws -> Bool {
        do {
            let condition = try MemoryCompiler(model: Model.self, rows: MemoryRows(store)).condition(tree)
            return try withUnsafePointer(to: model) { try condition.holds($0) }
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}
