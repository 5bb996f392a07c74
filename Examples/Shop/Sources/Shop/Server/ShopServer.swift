import Crypto
import Foundation
public import Hummingbird
import Logging
import Metrics
import NIOCore
import Tracing

/// The shop as an application of Hummingbird.
public struct ShopServer: Sendable {
    public let application: Application<RouterResponder<ShopContext>>

    /// Opens the database, fills it if it is empty, and prepares the routes.
    ///
    /// - Parameter addRoutes: Adds further routes, such as those that a load test compares with.
    public init(
        _ configuration: ShopConfiguration, addRoutes: @Sendable (Router<ShopContext>) -> Void = { _ in }
    ) async throws {
        let database = try ShopDatabase(configuration)
        try await database.open(with: .bundled())
        let router = Router(context: ShopContext.self)
        router.middlewares.add(TracingMiddleware())
        router.middlewares.add(MetricsMiddleware())
        router.middlewares.add(SecurityHeaders())
        router.middlewares.add(ProblemMiddleware())
        router.middlewares.add(RequestLimit(configuration.limits.requests))
        try PageRoutes().add(to: router)
        ShopAPI(database: database, configuration: configuration).add(to: router)
        addRoutes(router)
        let place = configuration.databaseURL == nil ? configuration.file.path(percentEncoded: false) : "PostgreSQL"
        var application = Application(
            router: router,
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port), serverName: "Record shop",
                availableConnectionsDelegate: .maximum(
                    configuration.limits.connections, logger: Logger(label: "shop.connections"))),
            onServerRunning: { _ in
                say(
                    "The record shop is open at http://\(configuration.host):\(configuration.port)/, its rows are in \(place)"
                )
            },
            logger: Logger(label: "shop"))
        application.addServices(DatabaseService(database: database))
        self.application = application
    }

    /// Serves until the process is told to end by SIGTERM or SIGINT, and lets answers finish that have begun.
    public func run() async throws {
        try await application.runService(gracefulShutdownSignals: [.sigterm, .sigint])
    }
}
