import HTTPTypes
import Hummingbird
import Logging

/// Answers each error with a problem, and writes those of the server to the log.
struct ProblemMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            if let problem = Problem(error) { return try problem.response() }
            if error is CancellationError { throw error }
            context.logger.error("Failed", error: error)
            return try Problem(
                .internalServerError, "failure", "The shop has failed",
                detail: "The log says more about the request \(context.id)"
            ).response()
        }
    }
}
