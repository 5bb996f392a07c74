import Fetching

@Fetchable("artists", naming: .snakeCase)
struct Artist: Sendable {
    let id: Int
    @Unique var name: String
    var country: String

    static let albums = ToMany<Artist, Album>.inverse(of: Album.artist)
}
