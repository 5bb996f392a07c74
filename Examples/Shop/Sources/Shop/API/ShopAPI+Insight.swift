import Fetching
import FetchingSQL
import Hummingbird

/// The statements of a list, and how the database runs them.
struct Explanation: Encodable {
    var statements: [Statement]

    struct Statement: Encodable {
        var sql: String
        var steps: [Step]
        var warnings: [String]
    }

    struct Step: Encodable {
        var words: String
        var steps: [Step]
    }
}

extension Explanation {
    init(_ plan: QueryPlan) {
        statements = plan.statements.map { statement in
            Statement(
                sql: statement.sql, steps: statement.steps.map { Step($0) },
                warnings: statement.warnings.map(\.description))
        }
    }
}

extension Explanation.Step {
    init(_ step: QueryPlan.Step) {
        words = step.words
        steps = step.steps.map { Self($0) }
    }
}

extension ShopAPI {
    /// `GET /api/explain?q=&filter=&sort=`: placeholders stand for values.
    @Sendable func explain(_ request: Request, _: ShopContext) async throws -> Response {
        guard showsSQL else { throw Problem.notFound }
        return try .json(Explanation(await database.plan(of: list(of: request).rows)))
    }

    /// `GET /api/why?q=&filter=&id=`: why a track is in the list or not. Without `id`, what keeps tracks from the list.
    @Sendable func why(_ request: Request, _: ShopContext) async throws -> Response {
        let list = try list(of: request)
        guard let text = request.parameter("id") else {
            return try .json(await list.obstacles(in: database))
        }
        guard let id = Int(text) else { throw Problem.invalid("id", "Pass the number of a track") }
        guard let reasons = try await list.reasons(forTrack: id, in: database) else { throw Problem.notFound }
        return try .json(reasons)
    }
}
