import Fetching

/// What somebody thinks of a song. The tour makes its table from this declaration.
@Fetchable("reviews", naming: .snakeCase)
@Unique(\.songID, \.author)
struct Review: Sendable {
    let id: Int
    var songID: Int
    var author: String
    var stars = 3
    @Index var remark: String?

    static let song = ToOne<Review, Song>(\.songID)
}
