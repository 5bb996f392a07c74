import Foundation
import Shop

@main
struct ServeShop {
    static func main() async {
        await orStop {
            let configuration = try ShopConfiguration(environment: ProcessInfo.processInfo.environment)
            let server = try await ShopServer(configuration)
            try await server.run()
        }
    }
}
