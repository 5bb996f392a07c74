import HTTPTypes
import Hummingbird

/// Headers that forbid a browser everything that the page does not need.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = ShopContext

    private let headers: HTTPFields = [
        .contentSecurityPolicy: """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """,
        .xContentTypeOptions: "nosniff",
        HTTPField.Name("Referrer-Policy")!: "no-referrer",
        HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
    ]

    func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers.append(contentsOf: headers)
        return response
    }
}
