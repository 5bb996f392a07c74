import Fetching

/// One thing that every engine has to get right.
///
/// ```swift
/// @Test(arguments: ConformanceSuite.cases)
/// func memory(_ conformanceCase: ConformanceCase) {
///     #expect(conformanceCase.failures(on: MemoryConformanceEngine()).isEmpty)
/// }
/// ```
public struct ConformanceCase: Sendable, CustomStringConvertible {
    /// The statement that must hold, after the name of the group.
    public let name: String

    private let run: @Sendable (any ConformanceEngine, String) -> [ConformanceFailure]

    public var description: String { name }

    /// Runs the case on an engine, and gives what went wrong: nothing, if the engine conforms.
    ///
    /// ```swift
    /// for failure in conformanceCase.failures(on: engine) { print(failure) }
    /// ```
    public func failures(on engine: some ConformanceEngine) -> [ConformanceFailure] { run(engine, name) }

    func named(_ name: String) -> ConformanceCase { ConformanceCase(name: name, run: run) }

    private init(name: String, run: @escaping @Sendable (any ConformanceEngine, String) -> [ConformanceFailure]) {
        self.name = name
        self.run = run
    }
}

extension ConformanceCase {
    /// A case on related models: a closure reports the mistakes in an engine's answers, none if it conforms.
    init(
        _ name: String, inLeague league: League,
        _ failures: @escaping @Sendable (any RelatedConformanceStore) throws -> [(expected: String, got: String)]
    ) {
        self.init(name, failures: { engine in try failures(try engine.store(ofRelated: league.collections)) })
    }

    /// A case whose closure reports the mistakes of an engine.
    init(
        _ name: String,
        _ failure: @escaping @Sendable (any ConformanceEngine) throws -> (expected: String, got: String)?
    ) {
        self.init(name, failures: { engine in try failure(engine).map { [$0] } ?? [] })
    }

    private init(
        _ name: String,
        failures: @escaping @Sendable (any ConformanceEngine) throws -> [(expected: String, got: String)]
    ) {
        self.init(name: name) { engine, name in
            do {
                return try failures(engine).map { failure in
                    ConformanceFailure(
                        caseName: name, engine: engine.name, request: name, expected: failure.expected,
                        got: failure.got)
                }
            } catch {
                if let error = error as? FetchError, engine.mayReject(with: error) { return [] }
                return [
                    ConformanceFailure(
                        caseName: name, engine: engine.name, request: name, expected: "no error", got: "\(error)")
                ]
            }
        }
    }

    /// Several requests on the same models.
    init<Model: ConformanceModel>(
        _ name: String, in models: [Model],
        _ checks: @escaping @Sendable () -> [ConformanceCheck<Model>]
    ) {
        self.init(name, in: models, forEngine: { _ in checks() })
    }

    /// Several requests on the same models, of which the engine decides what they must give.
    init<Model: ConformanceModel>(
        _ name: String, in models: [Model],
        forEngine checks: @escaping @Sendable (any ConformanceEngine) -> [ConformanceCheck<Model>]
    ) {
        self.init(name: name) { engine, name in
            do {
                let store = try engine.store(of: models)
                return checks(engine).compactMap { check in
                    check.failure(in: store, of: engine).map { got in
                        ConformanceFailure(
                            caseName: name, engine: engine.name, request: check.label,
                            expected: "\(check.expectation)", got: got)
                    }
                }
            } catch {
                return [
                    ConformanceFailure(
                        caseName: name, engine: engine.name, request: "storing the models", expected: "no error",
                        got: "\(error)")
                ]
            }
        }
    }

    /// The models for which a condition holds.
    init<Model: ConformanceModel>(
        _ name: String, in models: [Model], keys: [Int], mayReject: Bool = false,
        @PredicateBuilder<Model> where condition:
            @escaping @Sendable (Model.FetchableMembers) -> FetchPredicate<Model>
    ) {
        self.init(name, in: models) {
            [
                ConformanceCheck(
                    label: name, request: Model.request().all().where(condition(Model.fetchableMembers)),
                    expectation: .keys(keys), mayReject: mayReject)
            ]
        }
    }

    /// The models that a request gives.
    init<Model: ConformanceModel>(
        _ name: String, in models: [Model], keys: [Int],
        request: @escaping @Sendable () -> FetchableRequest<Model, [Model]>
    ) {
        self.init(name, in: models) {
            [ConformanceCheck(label: name, request: request(), expectation: .keys(keys))]
        }
    }

    /// The error with which a request ends.
    init<Model: ConformanceModel>(
        _ name: String, in models: [Model], error: FetchError.Code,
        request: @escaping @Sendable () -> FetchableRequest<Model, [Model]>
    ) {
        self.init(name, in: models) {
            [ConformanceCheck(label: name, request: request(), expectation: .error(error))]
        }
    }
}
