import Foundation
import Shop

/// Shows a list of albums that follows the database, while a copy is sold every second: WatchShop [search]
@main
struct WatchShop {
    static func main() async {
        await orStop {
            let configuration = try ShopConfiguration(environment: ProcessInfo.processInfo.environment)
            let search = CommandLine.arguments.dropFirst().joined(separator: " ")
            let shelf = try await Shelf(configuration, search: search)
            let selling = Task {
                for _ in 0..<10 {
                    try await Task.sleep(for: .seconds(1))
                    try await shelf.sellOne()
                }
            }
            let showing = Task { await shelf.show { say($0) } }
            try await selling.value
            showing.cancel()
            await shelf.close()
        }
    }
}
