import Foundation
import Shop

@main
struct ServeShop {
    static func main() async throws {
        let configuration = ShopConfiguration(environment: ProcessInfo.processInfo.environment)
        let server = try await ShopServer(configuration)
        print("The record shop is open at http://\(configuration.host):\(configuration.port)/")
        try await server.run()
    }
}
