import Fetching
import FetchingSQL

extension ShopDatabase {
    /// Makes the tables, fills them, and compares them with the models.
    func open(with catalogue: Catalogue) async throws {
        try await open(Self.steps(with: catalogue))
        try await check(Artist.self, Album.self, Track.self, Sale.self, Customer.self, SavedFilter.self)
    }

    static func steps(with catalogue: Catalogue) -> [OpeningStep] {
        [
            OpeningStep(
                name: "open the shop", table: Track.fetchableEntity.name,
                schema: SQLSchema(Artist.self, Album.self, Track.self, Sale.self),
                observed: [Artist.self, Album.self, Track.self]
            ) { db in try db.fill(with: catalogue) },
            OpeningStep(
                name: "let customers save filters", table: SavedFilter.fetchableEntity.name,
                schema: SQLSchema(Customer.self, SavedFilter.self)
            ) { db in try db.run(Customer.insert(["Ada", "Ben"].map { Customer.Draft(name: $0) })) },
        ]
    }
}

extension ShopTransaction {
    fileprivate func fill(with catalogue: Catalogue) throws {
        var artists: [String: Int] = [:]
        for album in catalogue.albums {
            let artist =
                try artists[album.artist]
                ?? run(Artist.insert(Artist.Draft(name: album.artist, country: album.country)).returning(\.id))
            artists[album.artist] = artist
            let id = try run(
                Album.insert(
                    Album.Draft(
                        artistID: artist, title: album.title, year: album.year, genre: album.genre, price: album.price,
                        stock: album.stock)
                ).returning(\.id))
            let tracks = album.tracks.enumerated().map { index, track in
                Track.Draft(albumID: id, number: index + 1, title: track.title, seconds: track.seconds)
            }
            try run(Track.insert(tracks))
        }
    }
}
