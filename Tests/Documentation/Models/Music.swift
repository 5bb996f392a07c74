import Fetching

@Fetchable
struct Artist {
    let id: Int
    var name: String

    static let albums = ToMany<Artist, Album>(\.artistID)
}

@Fetchable
struct Label {
    let id: Int
    var name: String
}

@Fetchable
struct Writer {
    let id: Int
    var name: String
}

@Fetchable
struct Album {
    let id: Int
    var title: String
    var year = 2000
    var isLive = false
    var artistID: Int?
    var labelID: Int?
    var userID: Int?

    static let artist = ToOne<Album, Artist>(\.artistID)
    static let label = ToOne<Album, Label>(\.labelID)
    static let tracks = ToMany<Album, Track>(\.albumID)
}

@Fetchable
struct Track {
    let id: Int
    var title: String
    var name = ""
    var side = 1
    var number = 1
    var seconds = 0
    var price = 0.0
    var isLive = false
    var genreID: Int?
    var albumID: Int?
    var writerID: Int?
    var artistID: Int?

    static let album = ToOne<Track, Album>(\.albumID)
    static let artist = ToOne<Track, Artist>(\.artistID)
    static let writer = ToOne<Track, Writer>(\.writerID)
    static let plays = ToMany<Track, Play>(\.trackID)
}

@Fetchable
struct Play {
    let id: Int
    var trackID: Int
}

@Fetchable
struct Playlist {
    let id: Int
    var name: String

    static let entries = ToMany<Playlist, PlaylistTrack>(\.playlistID)
}

@Fetchable
struct PlaylistTrack {
    @PrimaryKey var playlistID: Int
    @PrimaryKey var trackID: Int

    static let track = ToOne<PlaylistTrack, Track>(\.trackID)
}

@Fetchable
struct Song {
    let id: Int
    var moods: [Mood]
}
