import Fetching
import FetchingLists
import FetchingPredicate
import Foundation

/// The albums of the shop by genre, as an app would have them: a list that follows the database. Here a terminal shows it, in place
/// of a screen.
@MainActor public final class Shelf {
    let list: SectionedList<Genre, (Album, Artist)>
    private let database: ShopDatabase

    /// Opens the database, and fills it if it is empty.
    ///
    /// - Parameter search: What to look for in titles and names, as somebody types it.
    public init(_ configuration: ShopConfiguration, search: String = "") async throws {
        let found = try Album.predicate(
            search: search, in: [\.title, \.artist.name], fields: [\.year, \.genre, \.price, \.stock])
        let database = try ShopDatabase(configuration)
        try await database.open(with: .bundled())
        let albums = Album.where(found).sorted(by: .ascending(\.genre), .ascending(\.title)).including(
            \.artist.required)
        self.database = database
        list = SectionedList(albums, id: \.0.id, sectionedBy: \.genre, in: database.source)
    }

    /// Shows the sections with their albums, and each change, until the task is cancelled: SwiftUI's `task` would do that where a view
    /// disappears.
    public func show(_ print: (String) -> Void) async {
        let following = Task { await list.run() }
        defer { following.cancel() }
        var shown: [(Album, Artist)]?
        for await difference in list.differences() {
            if let shown {
                for offset in difference.removed { print("- \(line(of: shown[offset]))") }
                for offset in difference.inserted { print("+ \(line(of: difference.elements[offset]))") }
                for offset in difference.updated { print("  \(line(of: difference.elements[offset]))") }
            } else {
                for section in list.sections {
                    print("\(section.id.rawValue.capitalized), \(section.count)")
                    for row in section { print("  \(line(of: row))") }
                }
            }
            shown = difference.elements
        }
    }

    /// Sells a copy of one of the albums that are shown, where there is one.
    public func sellOne() async throws {
        guard let id = list.elements.filter({ $0.0.stock > 0 }).randomElement()?.0.id else { return }
        try await database.transaction { db in
            let sale = Album.where { $0.id == id && $0.stock > 0 }.updating(returning: \.stock) { $0.stock -= 1 }
            guard try !db.run(sale).isEmpty else { return }
            try db.run(Sale.insert(Sale.Draft(albumID: id, copies: 1, date: Date())))
        }
    }

    public func close() async { await database.close() }

    private func line(of row: (Album, Artist)) -> String {
        let (album, artist) = row
        let stock = album.stock == 0 ? "sold out" : "\(album.stock) left"
        return "\(album.title) · \(artist.name) (\(album.year)): \(stock)"
    }
}
