import Fetching
import FetchingPredicate

extension Track {
    /// The fields of the search box, by the names that a customer types.
    static let searchFields: SearchFields<Track> = [
        "title": \.title,
        "album": \.album.title,
        "artist": \.album.artist.name,
        "country": \.album.artist.country,
        "genre": \.album.genre,
        "year": \.album.year,
        "seconds": \.seconds,
        "price": \.album.price,
        "stock": \.album.stock,
    ]

    /// What was typed: words are looked for in titles and names.
    static func search(_ text: String, limits: ShopLimits) throws -> FetchSearch<Track> {
        try FetchSearch(
            text, in: [\.title, \.album.title, \.album.artist.name], fields: searchFields,
            options: SearchOptions(
                maximumLength: limits.searchLength, maximumTerms: limits.searchTerms, expectedTextBytes: 60))
    }
}
