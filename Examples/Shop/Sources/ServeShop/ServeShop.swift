import Foundation
import Shop

/// Serves the shop. With `--policies` it prints the policies for PostgreSQL, and ends.
@main
struct ServeShop {
    static func main() async {
        await orStop {
            if CommandLine.arguments.dropFirst() == ["--policies"] {
                for statement in try ShopPolicies.statements() { say("\(statement);") }
                return
            }
            let configuration = try ShopConfiguration(environment: ProcessInfo.processInfo.environment)
            let server = try await ShopServer(configuration)
            try await server.run()
        }
    }
}
