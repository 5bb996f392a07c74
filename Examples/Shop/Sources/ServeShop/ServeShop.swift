import Foundation
import Shop

@main
struct ServeShop {
    static func main() async throws {
        let configuration = ShopConfiguration(environment: ProcessInfo.processInfo.environment)
        let server = try await ShopServer(configuration)
        try await server.run()
    }
}
