import Fetching
package import FetchingCore

/// An engine in whose tables each row has a twin, which a policy hides from whoever acts: all must be as if there were none, and the
/// twins stay as they were.
package struct ActingConformanceEngine: ConformanceEngine {
    private let engine: any ConformanceEngine

    /// Whether the policy hides the twins: where it does not, they must be found.
    private let hidesTwins: Bool

    package init(_ engine: any ConformanceEngine, hidesTwins: Bool = true) {
        self.engine = engine
        self.hidesTwins = hidesTwins
    }

    package var name: String { engine.name + ", acting" }

    package var datePartsPerSecond: Double { engine.datePartsPerSecond }

    package var holdsNUL: Bool { engine.holdsNUL }

    package func mayReject(with error: FetchError) -> Bool { engine.mayReject(with: error) }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let store = try store(ofRelated: [try ConformanceCollection(models)])
        return ConformanceStore(
            change: { try store.change($0) ?? 0 }, fetch: { try store.fetch($0.loading) })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        var hidden: [ObjectIdentifier: ExpressionTree] = [:]
        let collections = try collections.map { collection in
            guard let twins = try collection.withTwins(), !twins.keys.isEmpty,
                let key = collection.model.keyed?.primaryKeyColumns.first
            else { return collection }
            hidden[ObjectIdentifier(collection.model)] = .membership(
                ExpressionTree(.column(key)), in: twins.keys, includesNull: false)
            return twins.collection
        }
        if !hidesTwins { hidden = [:] }
        let session = PolicySession { [hidden] model, _ in
            hidden[ObjectIdentifier(model)].map { .negated($0) } ?? ExpressionTree(.constant(true))
        }
        return ActingStore(store: try engine.store(ofRelated: collections), session: session)
    }
}

extension ActingConformanceEngine {
    /// The failures of a case of the suite.
    package func failures(of conformanceCase: ConformanceCase) -> [ConformanceFailure] {
        // The rows that a request selects update no others while somebody acts.
        let isRefused = ["with what is there", "the table into itself"].contains { conformanceCase.name.contains($0) }
        return conformanceCase.failures(on: self).filter {
            !isRefused || !$0.description.contains("got the error 'unsupported'")
        }
    }
}

/// A store whose requests are those of a session.
private struct ActingStore: RelatedConformanceStore {
    let store: any RelatedConformanceStore
    let session: PolicySession

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        try store.fetch(request._policed(by: session))
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        try store.fetch(request._policed(by: session))
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        try store.fetch(request._policed(by: session))
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try store.fetch(request._policed(by: session))
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try store.text(request._policed(by: session))
    }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
        if let insertion = change.insertion { return try run(insertion) }
        guard Model.keyed != nil else {
            // Without a key, what was written cannot be asked about: the rows to change are policed all the same.
            let action: PolicyAction = change.assign == nil ? .deleting : .editing
            return try store.change(
                ConformanceChange(request: change.request.policed(action, by: session), assign: change.assign))
        }
        guard let assign = change.assign else {
            return try store.change(ConformanceChange(request: change.request.policed(.deleting, by: session)))
        }
        let assignments = change.request.assignments(assign)
        return try changing { try $0.update(change.request, assignments) }
    }

    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
        guard Rows.Model.keyed != nil else { return try store.run(insertion) }
        return try changing { try $0.run(insertion) }
    }

    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? {
        try changing { try $0.run(change) }
    }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        guard Rows.Model.keyed != nil else { return try store.run(request) }
        return try changing { try $0.run(request) }
    }

    func transaction(_ body: () throws -> Void) throws { try store.transaction(body) }

    private func changing<Value>(_ change: (inout PolicedChanges<StoreConnection>) throws -> Value) throws -> Value? {
        var value: Value?
        try store.transaction {
            var changes = PolicedChanges(StoreConnection(store: store), by: session)
            value = try change(&changes)
        }
        return value
    }
}

/// A store as what changes with policies run on.
private struct StoreConnection: PolicedConnection {
    let store: any RelatedConformanceStore

    func fetch<Model: RowDecodable, Row>(_ request: ProjectionRequest<Model, [Row]>) throws -> [Row] {
        try store.fetch(request)
    }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        guard let result = try store.run(request) else { throw FetchError.changeWithoutKey }
        return result
    }
}
