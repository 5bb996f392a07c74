import Fetching
import Foundation

/// An album with its artist and all of its tracks, each of which is a projection of its own.
@Projection
struct AlbumCard: Codable, Sendable {
    var id: Int
    var title: String
    var year: Int
    var genre: Genre
    var price: Decimal
    var stock: Int
    var artist: ArtistLine?
    var tracks: [TrackLine]
}

@Projection
struct ArtistLine: Codable, Sendable {
    var name: String
    var country: String
}

@Projection
struct TrackLine: Codable, Sendable {
    var number: Int
    var title: String
    var seconds: Int
}

extension FetchableRequest<Album, [Album]> {
    /// The albums as cards, by one statement for each relationship.
    func cards() -> ProjectionRequest<Album, [AlbumCard]> {
        select {
            AlbumCard.selecting(
                id: $0.id, title: $0.title, year: $0.year, genre: $0.genre, price: $0.price, stock: $0.stock,
                artist: $0.artist.requesting {
                    $0.select { ArtistLine.selecting(name: $0.name, country: $0.country) }
                },
                tracks: $0.tracks.sorted(by: .ascending(\.number)).select {
                    TrackLine.selecting(number: $0.number, title: $0.title, seconds: $0.seconds)
                })
        }
    }
}
