import Fetching
import Foundation

extension Tour {
    func choose() throws {
        try fetch("Ranges, closed and half-open", gives: ["Waterloo", "Dancing Queen", "\"Heroes\""]) {
            Song.request()
                .all()
                .where { $0.year.isIn(1974..<1980) && $0.rating.isIn(4...5) }
                .sorted(by: .ascending(\.year))
        }
        try fetch("Ranges of dates", gives: ["Halo", "Texas Hold 'Em"]) {
            let start = try Date("2009-01-01", strategy: .iso8601.year().month().day())
            return Song.request()
                .all()
                .where { $0.released.isIn(start...) }
                .sorted(by: .ascending(\.released))
        }
        try fetch("Lists and enums", gives: ["Blowin' in the Wind", "Hyperballad", "Human Behaviour"]) {
            Song.request()
                .all()
                .where { $0.genre.isIn(.electronic, .folk) && $0.id.isNotIn([11]) }
                .sorted(by: .descending(\.genre), .descending(\.year))
        }
        try fetch("Option sets: all of the options", gives: ["Hurt", "Ne me quitte pas"]) {
            Song.request()
                .all()
                .where { $0.tags.contains([.ballad, .cover]) }
                .sorted(by: .ascending(\.title))
        }
        try fetch("Option sets: any of the options", gives: ["Mississippi Goddam", "Under Pressure", "Crazy in Love"]) {
            Song.request()
                .all()
                .where { $0.tags.intersects([.duet, .live]) }
                .sorted(by: .ascending(\.year))
        }
        try fetch("A Bool member is a condition by itself", gives: ["Dancing Queen"]) {
            Song.request()
                .all()
                .where(\.isFavorite)
                .where { $0.tags == .dance && $0.seconds >= 180 }
        }
    }
}
