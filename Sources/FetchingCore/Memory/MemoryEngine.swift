/// Runs a request on a collection. It is the reference for what every operator means.
struct MemoryEngine<Model: Fetchable> {
    let predicate: FetchPredicate<Model>?
    let sortTerms: [SortTerm<Model>]
    let limit: Int?
    let offset: Int
    let isDistinct: Bool

    init<Result>(_ request: FetchableRequest<Model, Result>) throws {
        try request.checkLimits()
        predicate = request.predicate
        sortTerms = request.totalOrder
        limit = request.limit
        offset = request.offset
        isDistinct = request.isDistinct
    }

    func fetch(in models: some Sequence<Model>) throws -> [Model] {
        do {
            var matches = try filtered(models)
            if isDistinct { matches = try withoutDuplicates(matches) }
            if !sortTerms.isEmpty { matches = try sorted(matches) }
            return Array(matches.dropFirst(offset).prefix(limit ?? .max))
        } catch {
            throw (error as? FetchError ?? .unstorable(error)).on(Model.self, engine: "memory")
        }
    }

    private func filtered(_ models: some Sequence<Model>) throws -> [Model] {
        guard let predicate else { return Array(models) }
        let condition = try MemoryCompiler<Model>().condition(predicate.tree)
        // Without a later step that needs all matches, what is not asked for need not be looked at.
        guard let limit, !isDistinct, sortTerms.isEmpty else { return try models.filter(condition) }
        let (wanted, overflow) = offset.addingReportingOverflow(limit)
        guard !overflow else { return try models.filter(condition) }
        var matches: [Model] = []
        var iterator = models.makeIterator()
        while matches.count < wanted, let model = iterator.next() {
            if try condition(model) { matches.append(model) }
        }
        return matches
    }

    private func withoutDuplicates(_ models: [Model]) throws -> [Model] {
        let compiler = MemoryCompiler<Model>()
        let columns = try Model.fetchableEntity.columns.map { try compiler.value(ExpressionTree(.column($0))) }
        var seen: Set<[ExactValue]> = []
        return try models.filter { model in seen.insert(try columns.map { ExactValue(try $0(model)) }).inserted }
    }

    private func sorted(_ models: [Model]) throws -> [Model] {
        let compiler = MemoryCompiler<Model>()
        let keys = try sortTerms.map { term in
            let value = try compiler.value(term.tree)
            let folding = term.options.folding
            guard !folding.isEmpty else { return value }
            return { model in
                guard case .text(let text) = try value(model) else { return .null }
                return .text(folding.fold(text))
            }
        }
        let keyed = try models.enumerated().map { index, model in
            (index: index, keys: try keys.map { try $0(model) }, model: model)
        }
        return keyed.sorted { a, b in
            for (term, (left, right)) in zip(sortTerms, zip(a.keys, b.keys)) {
                switch term.order(left, right) {
                case .less: return true
                case .greater: return false
                case .equal: continue
                }
            }
            return a.index < b.index
        }.map(\.model)
    }
}

extension SortTerm {
    fileprivate func order(_ a: PrimitiveValue, _ b: PrimitiveValue) -> Order {
        if a.isNull || b.isNull {
            guard a.isNull != b.isNull else { return .equal }
            let nilIsFirst =
                switch nilOrder {
                case .smallest: isAscending
                case .first: true
                case .last: false
                }
            return a.isNull == nilIsFirst ? .less : .greater
        }
        let order = a.order(b) ?? .equal
        return isAscending ? order : order.reversed
    }
}

extension FetchableRequest where Result == [Model] {
    /// Fetches from a collection in memory.
    ///
    /// ```swift
    /// let winners = try User.request().all().where { $0.score > 10 }.fetch(in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func fetch(in models: some Sequence<Model>) throws -> [Model] {
        try MemoryEngine(self).fetch(in: models)
    }
}

extension FetchableRequest where Result == Model? {
    /// Fetches the first model from a collection in memory.
    ///
    /// ```swift
    /// let joe = try User.request().first().where { $0.name == "Joe" }.fetch(in: users)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid or a calculation overflows.
    public func fetch(in models: some Sequence<Model>) throws -> Model? {
        try MemoryEngine(self).fetch(in: models).first
    }
}

extension FetchPredicate {
    /// Whether the predicate holds for a model in memory.
    ///
    /// ```swift
    /// if try User.predicate({ $0.score > 10 }).evaluate(user) { … }
    /// ```
    ///
    /// - Throws: ``FetchError`` if the predicate is invalid or a calculation overflows.
    public func evaluate(_ model: Model) throws -> Bool {
        do {
            return try MemoryCompiler<Model>().condition(tree)(model)
        } catch {
            throw (error as? FetchError ?? .unstorable(error)).on(Model.self, engine: "memory")
        }
    }
}
