import Foundation

/// The records that the shop opens with, as `Resources/catalogue.txt` lists them.
struct Catalogue: Sendable {
    var albums: [Entry] = []

    struct Entry: Sendable {
        var artist: String
        var country: String
        var title: String
        var year: Int
        var genre: Genre
        var price: Decimal
        var stock: Int
        var tracks: [(title: String, seconds: Int)] = []
    }
}

extension Catalogue {
    /// The catalogue that comes with the shop.
    static func bundled() throws -> Catalogue {
        try Catalogue(String(decoding: Resource.data(named: "catalogue.txt"), as: UTF8.self))
    }

    /// Reads `Artist | Country | Album | Year | Genre | Price | Copies`, followed by a line for each track, indented.
    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
            let isTrack = line.hasPrefix(" ") && !albums.isEmpty
            if isTrack, let track = Self.track(line) {
                albums[albums.count - 1].tracks.append(track)
            } else if !isTrack, let album = Self.album(line) {
                albums.append(album)
            } else {
                throw MistakeInCatalogue(line: index + 1)
            }
        }
    }

    private static func album(_ line: Substring) -> Entry? {
        let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 7, let year = Int(parts[3]), let genre = Genre(rawValue: parts[4]),
            let price = Decimal(string: parts[5], locale: Locale(identifier: "en_US_POSIX")), let stock = Int(parts[6])
        else { return nil }
        return Entry(
            artist: parts[0], country: parts[1], title: parts[2], year: year, genre: genre, price: price, stock: stock)
    }

    private static func track(_ line: Substring) -> (title: String, seconds: Int)? {
        let words = line.split(separator: " ")
        let length = words.last?.split(separator: ":").map { Int($0) } ?? []
        guard words.count > 1, length.count == 2, let minutes = length[0], let seconds = length[1] else { return nil }
        return (words.dropLast().joined(separator: " "), minutes * 60 + seconds)
    }
}

struct MistakeInCatalogue: Error, CustomStringConvertible {
    let line: Int
    var description: String { "Line \(line) of the catalogue is neither an album nor a track" }
}
