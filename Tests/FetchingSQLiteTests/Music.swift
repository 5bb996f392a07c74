import Fetching
import GRDB

@Fetchable("artist")
struct Artist: Sendable, Equatable {
    let id: Int
    var name: String
    var rank: Int?
    var mentorID: Int?

    static let albums = ToMany<Artist, Album>(\.artistID)
    static let tracks = ToMany<Artist, Track>(through: Artist.albums, Album.tracks)
    static let mentor = ToOne<Artist, Artist>(\.mentorID)
    static let pupils = ToMany<Artist, Artist>(\.mentorID)
}

@Fetchable("album")
struct Album: Sendable, Equatable {
    let id: Int
    var title: String
    var year: Int?
    var artistID: Int?

    static let artist = ToOne<Album, Artist>(\.artistID)
    static let tracks = ToMany<Album, Track>(\.albumID)
}

@Fetchable("track")
struct Track: Sendable, Equatable {
    let id: Int
    var name: String
    var seconds: Int
    var albumID: Int

    static let album = ToOne<Track, Album>(\.albumID)
    static let playlists = ToMany<Track, Playlist>(through: PlaylistTrack.self, \.trackID, \.playlistID)
}

@Fetchable("playlist")
struct Playlist: Sendable, Equatable {
    let id: Int
    var name: String

    static let tracks = ToMany<Playlist, Track>(through: PlaylistTrack.self, \.playlistID, \.trackID)
    static let entries = ToMany<Playlist, Entry>(\.playlistID)
    static let entryTracks = ToMany<Playlist, Track>(through: Playlist.entries, Entry.track)
}

/// A joining model whose key says that no track is in a playlist twice.
@Fetchable("playlist_track")
struct PlaylistTrack: Sendable, Equatable {
    @PrimaryKey var playlistID: Int
    @PrimaryKey var trackID: Int
}

/// A joining model in which a track may be in a playlist twice.
@Fetchable("entry")
struct Entry: Sendable, Equatable {
    let id: Int
    var playlistID: Int
    var trackID: Int?

    static let track = ToOne<Entry, Track>(\.trackID)
}
