import Hummingbird

/// Refuses requests beyond those that are being answered, rather than letting them wait in memory.
struct RequestLimit: RouterMiddleware {
    private let places: Places

    init(_ count: Int) { places = Places(count) }

    func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        guard let place = places.take() else { throw Problem.busy }
        defer { withExtendedLifetime(place) {} }
        return try await next(request, context)
    }
}
