public import Fetching

/// A deletion, an update or an insertion that an engine has to run.
///
/// ```swift
/// ConformanceStore<User>(
///     change: { change in
///         if let insertion = change.insertion { return try insertion.run(in: connection) }
///         guard let assign = change.assign else { return try change.request.delete(in: connection) }
///         return try change.request.update(in: connection, assign)
///     },
///     fetch: { request in try request.fetch(in: connection) })
/// ```
public struct ConformanceChange<Model: RowDecodable> {
    /// The request of the models that are changed.
    public let request: FetchableRequest<Model, [Model]>

    /// The assignments of an update; nil for a deletion.
    public let assign: ((inout Model.FetchableUpdate) -> Void)?

    /// The models that are inserted, which is then all that the change does.
    public let insertion: InsertRequest<WrittenModels<Model>, ManyRows>?

    init(
        request: FetchableRequest<Model, [Model]>, assign: ((inout Model.FetchableUpdate) -> Void)? = nil,
        insertion: InsertRequest<WrittenModels<Model>, ManyRows>? = nil
    ) {
        self.request = request
        self.assign = assign
        self.insertion = insertion
    }
}

extension ConformanceChange {
    func run(in models: inout [Model]) throws -> Int {
        if let insertion { return try insertion.run(in: &models) }
        guard let assign else { return try request.delete(in: &models) }
        return try request.update(in: &models, assign)
    }

    func run(in store: inout MemoryStore) throws -> Int {
        if let insertion { return try insertion.run(in: &store) }
        guard let assign else { return try request.delete(in: &store) }
        return try request.update(in: &store, assign)
    }
}

/// The expected rows after a deletion or an update.
enum ConformanceOutcome<Model: ConformanceModel>: Sendable {
    /// The models that a closure leaves, and makes of those that are changed; nil for one that is deleted. It tells by its
    /// second argument which ones the change is about.
    case models(@Sendable (inout Model) -> Change)
    case error(FetchError.Code)

    enum Change: Sendable {
        case none, updated, deleted
    }
}

/// A deletion or an update, and what must be there afterwards.
struct ChangeCheck<Model: ConformanceModel>: Sendable {
    let request: @Sendable () -> FetchableRequest<Model, [Model]>
    let assign: (@Sendable (inout Model.FetchableUpdate) -> Void)?
    let outcome: ConformanceOutcome<Model>

    /// The mistake, nil if there is none.
    func failure(
        on models: [Model], change: (ConformanceChange<Model>) throws -> Int?, fetch: () throws -> [Model],
        mayReject: (FetchError) -> Bool
    ) throws -> (expected: String, got: String)? {
        var (expected, count) = (models, 0)
        if case .models(let outcome) = outcome {
            expected = models.compactMap { model in
                var model = model
                let change = outcome(&model)
                if change != .none { count += 1 }
                return change == .deleted ? nil : model
            }
        }
        let answer: String
        do {
            guard let changed = try change(ConformanceChange(request: request(), assign: assign)) else { return nil }
            answer = "\(changed) changed"
        } catch let error as FetchError {
            if mayReject(error), !expectsError(error.code) { return nil }
            answer = "the error '\(error.code)'" + (expectsError(error.code) ? "" : ": \(error)")
        }
        let rows = (try text(of: expected), try text(of: fetch()))
        let wanted = expectedError.map { "the error '\($0)'" } ?? "\(count) changed"
        return wanted == answer && rows.0 == rows.1 ? nil : ("\(wanted), \(rows.0)", "\(answer), \(rows.1)")
    }

    private var expectedError: FetchError.Code? { if case .error(let code) = outcome { code } else { nil } }

    private func expectsError(_ code: FetchError.Code) -> Bool { expectedError == code }

    private func text(of models: [Model]) throws -> String {
        let rows = try models.sorted { $0.id < $1.id }.map { try StoredRow($0).values.map { "\($0.value)" } }
        return rows.map { "[\($0.joined(separator: ", "))]" }.joined(separator: " ")
    }
}

extension ConformanceCase {
    /// A deletion or an update of models.
    init<Model: ConformanceModel>(_ name: String, in models: [Model], _ check: ChangeCheck<Model>) {
        self.init(name) { engine in
            let store = try engine.store(of: models)
            return try check.failure(
                on: models, change: { try store.change?($0) }, fetch: { try store.fetch(Model.request().all()) },
                mayReject: engine.mayReject)
        }
    }

    /// A deletion or an update of models that are related to others.
    init<Model: ConformanceModel>(
        _ name: String, in league: League, _ models: @escaping @Sendable (League) -> [Model],
        _ check: ChangeCheck<Model>
    ) {
        self.init(name, inLeague: league) { store in
            try check.failure(
                on: models(league), change: store.change, fetch: { try store.fetch(Model.request().all().loading) },
                mayReject: { _ in false }
            ).map { [$0] } ?? []
        }
    }
}
