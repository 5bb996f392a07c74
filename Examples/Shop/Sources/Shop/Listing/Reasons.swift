import Fetching

/// Why a track is in the list, or is not.
struct Reasons: Encodable {
    var title: String
    var isListed: Bool
    /// The smallest conditions that decided.
    var reasons: [String]
    var obstacles: [Obstacle]
}

/// A condition that keeps tracks from the list.
struct Obstacle: Encodable {
    var condition: String
    var excluded: Int
    var without: Int
}

extension TrackList {
    /// The reasons for one track. Nil if there is no such track.
    func reasons(forTrack id: Int, in database: ShopDatabase) async throws -> Reasons? {
        let request = Track.request().first().where { $0.id == id }
            .including { $0.album.required.including(\.artist.required) }
        guard let (track, (album, artist)) = try await database.fetch(request) else { return nil }
        let store = MemoryStore().adding([track]).adding([album]).adding([artist])
        let verdict = try filter.verdict(for: track, in: store)
        return Reasons(
            title: track.title, isListed: verdict.holds,
            reasons: verdict.reasons.map { $0.description(showingValues: true, words: .ofShop) },
            obstacles: try await obstacles(in: database))
    }

    /// The conditions that exclude tracks, each with the number.
    func obstacles(in database: ShopDatabase) async throws -> [Obstacle] {
        try await database.fetch(Track.where(filter).obstacles()).conditions
            .filter { $0.excluded > 0 }
            .map { condition in
                Obstacle(
                    condition: condition.predicate.description, excluded: condition.excluded, without: condition.without
                )
            }
    }
}

extension VerdictWords {
    /// The words of a page that is read by customers.
    fileprivate static var ofShop: VerdictWords {
        let titles = [
            "album.title": "album", "album.artist.name": "artist", "album.artist.country": "country",
            "album.genre": "genre", "album.year": "year", "album.price": "price", "album.stock": "stock",
        ]
        var words = VerdictWords()
        words.title = { titles[$0] }
        return words
    }
}
