import Fetching
import Foundation

@Fetchable("artists", naming: .snakeCase)
struct Artist: Sendable {
    let id: Int
    var name: String
    var nickname: String?
    var country: String
    @FetchingName("birthday") var born: Date?

    static let songs = ToMany<Artist, Song>(\.artistID)
    static let albums = ToMany<Artist, Album>(\.artistID)
}
