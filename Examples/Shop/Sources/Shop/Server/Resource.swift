import Foundation

/// Files that come with the shop.
enum Resource {
    static func data(named name: String) throws -> Data {
        guard let file = Bundle.module.url(forResource: "Resources/\(name)", withExtension: nil) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: file)
    }
}
