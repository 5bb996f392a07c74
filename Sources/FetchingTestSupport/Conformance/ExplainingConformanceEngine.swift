import Fetching
package import FetchingCore

/// An engine of which every request is explained too: the verdicts on all models must say what the engine for collections says,
/// and obstacles what counting says.
///
/// ```swift
/// let failures = RandomComparison(seed: 42, count: 500).failures(of: [ExplainingConformanceEngine(MemoryConformanceEngine())])
/// ```
package struct ExplainingConformanceEngine: ConformanceEngine {
    private let engine: any ConformanceEngine

    /// Whether witnesses are made of each predicate, and judged.
    fileprivate let makesWitnesses: Bool

    /// The numbers of what was compared.
    package let tally = ExplanationTally()

    package init(_ engine: any ConformanceEngine, makesWitnesses: Bool = false) {
        self.engine = engine
        self.makesWitnesses = makesWitnesses
    }

    package var name: String { engine.name + ", explained" }

    package var datePartsPerSecond: Double { engine.datePartsPerSecond }

    package var holdsNUL: Bool { engine.holdsNUL }

    package func mayReject(with error: FetchError) -> Bool { engine.mayReject(with: error) }

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        let store = try store(ofRelated: [try ConformanceCollection(models)])
        return ConformanceStore(
            change: { try store.change($0) ?? 0 }, fetch: { try store.fetch($0.loading) })
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        var memory = MemoryStore()
        for collection in collections { collection.add(to: &memory) }
        return ExplainingStore(try engine.store(ofRelated: collections), memory, self)
    }
}

/// The numbers of what one thread compared.
package final class ExplanationTally: @unchecked Sendable {
    package fileprivate(set) var verdicts = 0
    package fileprivate(set) var parts = 0
    package fileprivate(set) var obstacles = 0
    package fileprivate(set) var kinds: Set<FetchVerdict.Kind> = []
    package fileprivate(set) var conditions = 0
    package fileprivate(set) var witnesses = 0
    package fileprivate(set) var causes: Set<FetchVerdict.Cause> = []
}

/// An explanation that is wrong.
private struct WrongExplanation: Error, CustomStringConvertible {
    let description: String
}

private final class ExplainingStore: RelatedConformanceStore {
    private let store: any RelatedConformanceStore
    private let memory: MemoryStore
    private let engine: ExplainingConformanceEngine

    private static let mostModels = 200

    /// Of more, there are no obstacles.
    private static let mostConditions = 64

    /// Whether the models may be others than those in memory.
    private var isChanged = false

    /// The predicates of the last requests, of which conjunctions are made.
    private var recent: [ObjectIdentifier: [ExpressionTree]] = [:]

    init(_ store: any RelatedConformanceStore, _ memory: MemoryStore, _ engine: ExplainingConformanceEngine) {
        self.store = store
        self.memory = memory
        self.engine = engine
    }

    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        let result = try store.fetch(request)
        if !isChanged { try check(Model.self, request.query) }
        return result
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        let result = try store.fetch(request)
        if !isChanged { try check(Model.self, request.plan.query.query) }
        return result
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        let result = try store.fetch(request)
        if !isChanged { try check(Model.self, request.plan.query.query) }
        return result
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        try store.fetch(request)
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> String? {
        try store.text(request)
    }

    func change<Model: RowDecodable>(_ change: ConformanceChange<Model>) throws -> Int? {
        isChanged = true
        return try store.change(change)
    }

    func run<Rows: WrittenRows, Count: RowCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int? {
        isChanged = true
        return try store.run(insertion)
    }

    func run<Model, Count>(_ change: ModelChangeRequest<Model, Count>) throws -> Int? {
        isChanged = true
        return try store.run(change)
    }

    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result? {
        isChanged = true
        return try store.run(request)
    }

    func transaction(_ body: () throws -> Void) throws { try store.transaction(body) }
}

// Verdicts

extension ExplainingStore {
    private func check<Model: RowDecodable>(_ type: Model.Type, _ query: FetchQuery) throws {
        guard let tree = query.predicate else { return }
        let models = try Model.request().all().fetch(in: memory)
        // Each verdict is prepared anew: a table of all texts would take minutes.
        guard models.count <= Self.mostModels else { return }
        let predicate = FetchPredicate<Model>(tree)
        if engine.makesWitnesses { return try checkWitnesses(of: predicate, models) }
        for model in models { try check(predicate, model) }
        let known = Array(((recent[ObjectIdentifier(type)] ?? []) + [tree]).suffix(3))
        recent[ObjectIdentifier(type)] = known
        try checkObstacles(of: Model.request().all().where(.all(known.map { FetchPredicate<Model>($0) })), models)
    }

    private func check<Model: Fetchable>(_ predicate: FetchPredicate<Model>, _ model: Model) throws {
        let expected: Bool
        do {
            expected = try predicate.evaluate(model, in: memory)
        } catch {
            guard (try? predicate.verdict(for: model, in: memory)) == nil else {
                throw WrongExplanation(description: "a verdict in spite of \(error)")
            }
            return
        }
        let verdict = try predicate.verdict(for: model, in: memory)
        engine.tally.verdicts += 1
        let text = { verdict.description(showingValues: true) }
        guard verdict.holds == expected else {
            throw WrongExplanation(description: "\(expected) is explained as \(verdict.holds):\n\(text())")
        }
        guard isExplained(verdict), !verdict.reasons.isEmpty, !text().isEmpty, !verdict.description.isEmpty else {
            throw WrongExplanation(description: "the parts do not explain:\n\(text())")
        }
    }

    /// Whether the parts come to the verdict, all of them and those alone that decide.
    private func isExplained(_ verdict: FetchVerdict) -> Bool {
        engine.tally.parts += 1
        engine.tally.kinds.insert(verdict.kind)
        note(verdict.values)
        let parts = verdict.parts
        guard parts.allSatisfy(isExplained) else { return false }
        // What could not be evaluated decides nothing.
        let known = parts.filter { $0.error == nil }
        guard known.count == parts.count || parts.allSatisfy({ $0.error == nil || !$0.isDecisive }) else {
            return false
        }
        guard verdict.error == nil else { return !verdict.isDecisive }
        // What the parts say holds of each part of what makes no difference, too.
        return comesOf(verdict, known)
            && (!verdict.isDecisive || comesOf(verdict, known.filter(\.isDecisive)))
    }

    private func comesOf(_ verdict: FetchVerdict, _ parts: [FetchVerdict]) -> Bool {
        switch verdict.kind {
        case .single: true
        case .all: parts.allSatisfy(\.holds) == verdict.holds
        case .any: parts.contains(where: \.holds) == verdict.holds
        case .not: parts.count == 1 && parts[0].holds != verdict.holds
        case .someElement:
            parts.contains(where: \.holds) == verdict.holds && (verdict.elementCount == 0) == parts.isEmpty
        case .everyElement: parts.allSatisfy(\.holds) == verdict.holds && (verdict.elementCount == 0) == parts.isEmpty
        }
    }

    private func note(_ values: [FetchVerdict.ReadValue]) {
        for value in values {
            value.cause.map { _ = engine.tally.causes.insert($0) }
            note(value.parts)
        }
    }
}

// Witnesses

extension ExplainingStore {
    private func checkWitnesses<Model: RowDecodable>(of predicate: FetchPredicate<Model>, _ models: [Model]) throws {
        var judgement = WitnessJudgement(predicate, rows: models, in: memory)
        guard (try? models.first.map { try predicate.evaluate($0, in: memory) }) != nil else { return }
        judgement.checkWitnesses()
        engine.tally.conditions += judgement.conditions
        engine.tally.witnesses += judgement.found
        if let failure = judgement.failures.first { throw WrongExplanation(description: failure) }
    }
}

// Obstacles

extension ExplainingStore {
    private func checkObstacles<Model: RowDecodable>(
        of request: FetchableRequest<Model, [Model]>, _ models: [Model]
    ) throws {
        // Models out of scope are not counted, and the scope is no condition of the request.
        let conditions = request.query.ownPredicate.map { Junction.and.conditions(of: $0) } ?? []
        guard conditions.count <= Self.mostConditions else { return }
        let holds = try models.map { model in
            try conditions.map { try FetchPredicate<Model>($0).evaluate(model, in: memory) }
        }
        let expected =
            ["\(holds.count { $0.allSatisfy { $0 } }) of \(models.count)"]
            + conditions.indices.map { index in
                let others = holds.filter { row in row.indices.allSatisfy { $0 == index || row[$0] } }
                return "\(holds.count { !$0[index] }), \(others.count { !$0[index] }), \(others.count)"
            }
        let inMemory = try request.obstacles(in: memory)
        let onEngine: FetchObstacles<Model>
        do {
            onEngine = try store.fetch(request.obstacles())
        } catch let error as FetchError where engine.mayReject(with: error) {
            return
        }
        engine.tally.obstacles += 1
        guard inMemory.numbers == expected, onEngine.numbers == expected else {
            throw WrongExplanation(
                description: "obstacles \(expected): in memory \(inMemory.numbers), on the engine \(onEngine.numbers)"
                    + " of \(request.query.predicate.map { "\($0)" } ?? "")")
        }
    }
}

extension FetchObstacles {
    fileprivate var numbers: [String] {
        ["\(matches) of \(total)"] + conditions.map { "\($0.excluded), \($0.excludedAlone), \($0.without)" }
    }
}
