#if Postgres
import ConformanceEngines
import Fetching
import FetchingCore
import FetchingPostgres
import FetchingTestSupport

@Fetchable
struct ExpressionText {
    let id: Int
    var text: String
}

/// Random regular expressions on random texts, in memory and on PostgreSQL.
struct RandomExpressionComparison {
    /// The expressions that are valid.
    private(set) var valid = 0
    private(set) var translated = 0

    /// The texts that match, and those that do not.
    private(set) var matches = 0
    private(set) var others = 0
    private(set) var failures: [String] = []

    /// Why expressions are refused, and how often.
    private(set) var refusals: [String: Int] = [:]

    private static let expressionsForEachStore = 50

    init(seed: UInt64, count: Int) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<count / Self.expressionsForEachStore { try compare(&generator) }
    }

    private mutating func compare(_ generator: inout SplitMix64) throws {
        let expressions = (0..<Self.expressionsForEachStore).map { _ in RandomExpression(&generator) }
        let texts = expressions.flatMap { [$0.sample, RandomExpression.text(&generator)] }
        let models = texts.enumerated().map { ExpressionText(id: $0.offset, text: $0.element) }
        let db = try PostgresConnection(PostgresServer.shared.get().configuration)
        try db.execute(#"CREATE TEMPORARY TABLE "ExpressionText" (id bigint NOT NULL, text text NOT NULL)"#)
        for model in models {
            try db.execute(
                #"INSERT INTO "ExpressionText" VALUES ($1, $2)"#,
                binding: [.int64(Int64(model.id)), .text(model.text)])
        }
        for expression in expressions {
            let options = TextOptions(rawValue: Int.random(in: 0...3, using: &generator))
            try compare(expression.pattern, options, models, db)
        }
    }

    private mutating func compare(
        _ pattern: String, _ options: TextOptions, _ models: [ExpressionText], _ db: PostgresConnection
    ) throws {
        let request = ExpressionText.request().all().where { $0.text.matches(pattern, options: options) }
        // What is not valid, or given up on, has no meaning to compare.
        guard let expected = try? request.fetch(in: models) else { return }
        valid += 1
        do {
            let fetched = Set(try request.fetch(in: db).map(\.id))
            translated += 1
            matches += expected.count
            others += models.count - expected.count
            let difference = fetched.symmetricDifference(expected.map(\.id))
            guard let id = difference.min() else { return }
            failures.append(
                "\(pattern.debugDescription), options \(options.rawValue), on \(models[id].text.debugDescription): "
                    + (fetched.contains(id) ? "should not match" : "should match"))
        } catch let error as FetchError where error.code == .unsupported {
            refusals[error.reason, default: 0] += 1
        } catch {
            failures.append("\(pattern.debugDescription), options \(options.rawValue): \(error)")
        }
    }
}
#endif
