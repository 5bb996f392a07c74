import Fetching

@Fetchable("albums", naming: .snakeCase)
struct Album: Sendable {
    let id: Int
    var title: String
    var year: Int
    var artistID: Int

    static let artist = ToOne<Album, Artist>(\.artistID)
    static let tracks = ToMany<Album, Track>(\.albumID)
}

/// A song on an album.
@Fetchable("tracks", naming: .snakeCase)
struct Track: Sendable {
    let id: Int
    var number: Int
    var albumID: Int
    var songID: Int

    static let album = ToOne<Track, Album>(\.albumID)
    static let song = ToOne<Track, Song>(\.songID)
}
