import Fetching

@Fetchable("playlists")
struct Playlist: Sendable {
    let id: Int
    var name: String

    static let songs = ToMany<Playlist, Song>(through: PlaylistSong.self, \.playlistID, \.songID)
}

/// Joins playlists and songs.
@Fetchable("playlist_songs", naming: .snakeCase)
struct PlaylistSong: Sendable {
    @PrimaryKey var playlistID: Int
    @PrimaryKey var songID: Int
}
