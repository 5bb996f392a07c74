import Fetching

/// Why a track is in the list, or is not.
struct Reasons: Encodable {
    var title: String
    var isListed: Bool
    /// The smallest conditions that decided.
    var reasons: [String]
}

/// What keeps tracks from the list.
struct Obstacles: Encodable {
    var words: [Word]
    var conditions: [Condition]

    /// A part of the search, with the number of tracks that it finds by itself.
    struct Word: Encodable {
        var text: String
        var count: Int
    }

    /// A condition, with the number of tracks that there would be without it.
    struct Condition: Encodable {
        var text: String
        var without: Int
    }
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
            reasons: verdict.reasons.map { $0.description(showingValues: true, words: .ofShop) })
    }

    func obstacles(in database: ShopDatabase) async throws -> Obstacles {
        let words = try await database.fetch(search.findings())
        let conditions = try await database.fetch(Track.where(filter).obstacles()).conditions
        return Obstacles(
            words: words.map { Obstacles.Word(text: $0.term.text, count: $0.count) },
            conditions: conditions.filter { $0.excluded > 0 }.map { condition in
                Obstacles.Condition(
                    text: condition.predicate.description(showingValues: true), without: condition.without)
            })
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
