import Foundation
import Shop
import Testing

@Suite("Lists in apps", .timeLimit(.minutes(1))) @MainActor struct ShelfTests {
    @Test("A list has sections, and tells what a sale changes")
    func follows() async throws {
        var configuration = ShopConfiguration()
        configuration.folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        configuration.databaseURL = ProcessInfo.processInfo.environment["FETCHING_POSTGRES"]
        defer { try? FileManager.default.removeItem(at: configuration.folder) }
        let shelf = try await Shelf(configuration, search: "genre:folk stock:>0 year:1965..1971")
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let showing = Task { await shelf.show { continuation.yield($0) } }
        var iterator = lines.makeAsyncIterator()
        let title = try #require(await iterator.next())
        #expect(title.hasPrefix("Folk, "))
        let count = try #require(Int(title.dropFirst(6)))
        var albums: [String] = []
        for _ in 0..<count { albums.append(try #require(await iterator.next())) }
        #expect(count > 0 && albums == albums.sorted() && albums.allSatisfy { $0.hasPrefix("  ") })
        try await shelf.sellOne()
        let change = try #require(await iterator.next())
        // The last copy of an album that was sold is no longer in this list.
        let name = String(change.dropFirst(2).prefix { $0 != ":" })
        let before = try #require(albums.first { $0.hasPrefix("  \(name):") })
        #expect(change.hasPrefix("  ") ? change != before : change == "-" + before.dropFirst())
        showing.cancel()
        await showing.value
        await shelf.close()
    }
}
