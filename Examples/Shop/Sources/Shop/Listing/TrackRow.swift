import Fetching
import Foundation

/// A line of the list: a track, with what the page shows of its album and artist.
@Projection
struct TrackRow: Codable, Sendable, Equatable {
    var id: Int
    var number: Int
    var title: String
    var seconds: Int
    var albumID: Int
    var album: String?
    var artist: String?
    var genre: Genre?
    var year: Int?
    var price: Decimal?
    var stock: Int?
}

extension FetchableRequest<Track, [Track]> {
    /// The lines of the list, by one statement that joins three tables.
    func rows() -> ProjectionRequest<Track, [TrackRow]> {
        select {
            TrackRow.selecting(
                id: $0.id, number: $0.number, title: $0.title, seconds: $0.seconds, albumID: $0.albumID,
                album: $0.album.title, artist: $0.album.artist.name, genre: $0.album.genre, year: $0.album.year,
                price: $0.album.price, stock: $0.album.stock)
        }
    }
}
