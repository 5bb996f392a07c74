import Fetching

@Fetchable("tracks", naming: .snakeCase)
@Unique(\.albumID, \.number)
struct Track: Sendable {
    let id: Int
    var albumID: Int
    var number: Int
    @Index var title: String
    @Index var seconds: Int

    static let album = ToOne<Track, Album>(\.albumID)
}
