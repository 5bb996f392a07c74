import Fetching
import FetchingSQLite
import Foundation

extension Tour {
    func identify() throws {
        let songbook = songbook
        try fetchFirst("A model by its key", gives: "Jolene") {
            Song.request().first().where { $0 == 21 }
        }
        try fetch(
            "A model that was fetched before", gives: ["Halo", "Single Ladies (Put a Ring on It)", "Texas Hold 'Em"]
        ) {
            let crazy = try Song.request().first().where { $0 == 5 }.fetch(in: songbook.database)
            return Song.request()
                .all()
                .where {
                    $0.artistID == 3
                    if let crazy { $0 != crazy }
                }
                .sorted(by: .ascending(\.rating).nilsLast, .ascending(\.title))
        }
        try fetch("The songs of the artists whose nickname has a queen in it", gives: ["Respect", "Jolene"]) {
            let queens = try Artist.request()
                .all()
                .where { $0.nickname.contains("queen", options: .caseInsensitive) }
                .fetch(in: songbook.database)
            return Song.request()
                .all()
                .where { $0.artistID.isIn(queens.map(\.id)) && $0.rating == 5 }
                .sorted(by: .ascending(\.year))
        }
        try fetch("A date that the field stores as seconds", gives: ["Yesterday", "Here Comes the Sun"]) {
            let february = try Date("2026-02-14", strategy: .iso8601.year().month().day())
            return Song.request()
                .all()
                .where { $0.lastSung >= february }
                .sorted(by: .ascending(\.lastSung))
        }
    }
}
