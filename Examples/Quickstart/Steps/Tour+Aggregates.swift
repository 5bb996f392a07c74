import Fetching
import FetchingSQLite

extension Tour {
    func summarize() throws {
        try fetchValues("How many country songs there are", gives: ["6"]) {
            Song.request().all().where { $0.genre == .country }.count()
        }
        try fetchValues("Whether a song is longer than ten minutes", gives: ["true"]) {
            Song.request().all().where { $0.seconds > 600 }.exists()
        }
        try fetchValues("From how many countries chansons come", gives: ["3"]) {
            Song.request().all().where { $0.genre == .chanson }.count(distinct: \.artist.country)
        }
        try fetchValues("How long the campfire lasts, in seconds", gives: ["797"]) {
            Song.request().all().where { $0.playlists.contains { $0.name == "Campfire" } }.sum(\.seconds)
        }
        try fetchValues("The average, nil where nothing is rated", gives: ["4.5"]) {
            Song.request().all().where { $0.artist.name == "The Beatles" }.average(\.rating)
        }
        try fetchValues("The smallest: when the eldest was born", gives: ["1915-12-19"]) {
            Artist.request().all().min(\.born)
        }
        try fetchValues("The largest of what is calculated: minutes, the one that was begun included", gives: ["11"]) {
            Song.request().all().max { $0.seconds / 60 + 1 }
        }
        try fetchValues("The earliest and the latest release in one query", gives: ["1969-07-11, 1981-10-26"]) {
            Song.request()
                .all()
                .where { $0.artist.name == "David Bowie" }
                .aggregate({ $0.min(\.released) }, { $0.max(\.released) })
        }
        try fetchValues("Each with conditions of its own", gives: ["34, 8, 5.0"]) {
            Song.request()
                .all()
                .aggregate(\.count, { $0.count { $0.isFavorite } }, { $0.max(\.rating) { $0.genre == .soul } })
        }
        try fetchValues("Of the five longest only", gives: ["412.0"]) {
            Song.request().first(nth: 5).sorted(by: .descending(\.seconds)).average(\.seconds)
        }
        let database = songbook.database
        try runValues("Counted at once, without a request to pass around", gives: ["8"]) {
            try Song.request().all().where { $0.genre == .pop }.count(in: database)
        }
    }
}
