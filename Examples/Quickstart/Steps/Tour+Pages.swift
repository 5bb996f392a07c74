import Fetching
import FetchingSQLite

extension Tour {
    func turnPages() throws {
        let database = songbook.database
        try fetchPage("The first page", gives: ["La Vie en rose", "Hymne à l'amour", "I Walk the Line"]) {
            Song.request().all().sorted(by: .ascending(\.year)).page(size: 3)
        }
        try fetchPage(
            "The next one, by a cursor that was sent as a text",
            gives: ["Non, je ne regrette rien", "Blowin' in the Wind", "Ring of Fire"]
        ) {
            let songs = Song.request().all().sorted(by: .ascending(\.year))
            let text = try songs.page(size: 3).fetch(in: database).next?.description
            return songs.page(size: 3, after: text.flatMap(PageCursor.init))
        }
        try fetchPage("And back again", gives: ["La Vie en rose", "Hymne à l'amour", "I Walk the Line"]) {
            let songs = Song.request().all().sorted(by: .ascending(\.year))
            let first = try songs.page(size: 3).fetch(in: database)
            let second = try songs.page(size: 3, after: first.next).fetch(in: database)
            return songs.page(size: 3, before: second.previous)
        }
        try fetchPage("The rest of an order in which a rating is nil", gives: ["Hymne à l'amour"]) {
            let chansons = Song.request().all().where { $0.genre == .chanson }.sorted(by: .descending(\.rating))
            let best = try chansons.page(size: 4).fetch(in: database)
            return chansons.page(size: 4, after: best.next)
        }
        try fetchPage(
            "Pages of albums with their artists",
            gives: ["The Freewheelin' Bob Dylan, Bob Dylan", "Highway 61 Revisited, Bob Dylan"]
        ) {
            Album.request().all().sorted(by: .ascending(\.year)).including(\.artist.required).page(size: 2)
        }
    }
}
