import Foundation
import Hummingbird
import Shop

/// The shop with a second route for the same list, which is written by hand: `scripts/shop-load` compares the two.
@main
struct ShopLoad {
    static func main() async {
        await orStop {
            let configuration = try ShopConfiguration(environment: ProcessInfo.processInfo.environment)
            let file = configuration.file.path(percentEncoded: false)
            let list = HandwrittenList(file: file)
            let server = try await ShopServer(configuration) { router in
                router.get("by-hand/tracks") { request, _ in try await list.tracks(request) }
            }
            try list.open()
            try await server.run()
        }
    }
}
