import ServiceLifecycle

/// The database, which is closed when the server has answered its last request.
struct DatabaseService: Service {
    let database: ShopDatabase

    func run() async throws {
        try? await gracefulShutdown()
        await database.close()
    }
}
