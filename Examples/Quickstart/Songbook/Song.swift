import Fetching
import Foundation

enum Genre: String, FetchableValue {
    case chanson, country, electronic, folk, pop, rock, soul
}

struct Tags: OptionSet, FetchableValue {
    let rawValue: Int

    static let ballad = Tags(rawValue: 1)
    static let dance = Tags(rawValue: 2)
    static let duet = Tags(rawValue: 4)
    static let cover = Tags(rawValue: 8)
    static let live = Tags(rawValue: 16)
}

@Fetchable("songs", naming: .snakeCase)
struct Song: Sendable {
    let id: Int
    var title: String
    var artistID: Int
    var year: Int
    var released: Date?
    var seconds: Int
    var genre: Genre
    var tags: Tags
    var rating: Double?
    var isFavorite: Bool
    @FetchingStorage(.unixSeconds) var lastSung: Date?
    @FetchingIgnored var isPlaying = false

    static let artist = ToOne<Song, Artist>(\.artistID)
    static let tracks = ToMany<Song, Track>(\.songID)
    static let playlists = ToMany<Song, Playlist>(through: PlaylistSong.self, \.songID, \.playlistID)
}

/// A kind of song: a model needs not read every column, nor a key.
@Fetchable("songs")
struct SongGenre: Sendable {
    var genre: Genre
}
