import Fetching

/// A model that the tour can show.
protocol TourRow: RowDecodable, Sendable {
    /// The name of the row in a step.
    var title: String { get }

    /// The other values that are printed of it.
    var details: [String] { get }
}

extension Song: TourRow {
    var details: [String] {
        let length = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
        return ["\(year)", length, genre.rawValue, rating.map { "rated \($0)" } ?? "not rated"]
    }
}

extension SongGenre: TourRow {
    var title: String { genre.rawValue }

    var details: [String] { [] }
}

extension Artist: TourRow {
    var title: String { name }

    var details: [String] { [country] + [nickname.map { "“\($0)”" }].compactMap(\.self) }
}

extension Album: TourRow {
    var details: [String] { ["\(year)"] }
}

extension Track: TourRow {
    var title: String { "\(number). " + (Song.songbook.first { $0.id == songID }?.title ?? "?") }

    var details: [String] { [] }
}

extension Playlist: TourRow {
    var title: String { name }

    var details: [String] { [] }
}
