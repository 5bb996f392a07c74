import Fetching
import Foundation

@Fetchable("albums", naming: .snakeCase)
@Unique(\.artistID, \.title)
struct Album: Sendable {
    let id: Int
    var artistID: Int
    @Index var title: String
    @Index var year: Int
    var genre: Genre
    var price: Decimal
    var stock: Int

    static let artist = ToOne<Album, Artist>(\.artistID)
    static let tracks = ToMany<Album, Track>.inverse(of: Track.album)
}
