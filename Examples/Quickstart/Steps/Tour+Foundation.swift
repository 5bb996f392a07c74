import Fetching
import FetchingCoreData
import FetchingPredicate
import Foundation

extension Tour {
    /// Predicates that come from elsewhere, or go there.
    func translate() throws {
        try fetch(
            "A predicate of Foundation, on SQLite",
            gives: ["Mississippi Goddam", "Space Oddity", "Like a Rolling Stone", "Hey Jude", "Sinnerman"]
        ) {
            let old = #Predicate<Song> { $0.year < 1970 && $0.seconds > 280 }
            return Song.request().all().where(try Song.predicate(from: old)).sorted(by: .ascending(\.seconds))
        }
        try runValues("A predicate becomes one of Foundation, and joins others", gives: ["Jóga", "\"Heroes\""]) {
            let favorite = try Predicate<Song>(Song.predicate { $0.isFavorite && $0.seconds > 200 })
            let titles = ["J", "\""].map { first in #Predicate<Song> { $0.title.starts(with: first) } }
            let songs = try Song.songbook.filter([favorite, titles.disjunction()].conjunction())
            return songs.map(\.title)
        }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { try evaluateExpressions() }
        try runValues(
            "What Core Data is asked, with the values",
            gives: [#"(year < 1970 AND genre IN {"rock", "soul"} AND title BEGINSWITH "S")"#]
        ) {
            let filter = Song.predicate { $0.year < 1970 && $0.genre.isIn(.rock, .soul) && $0.title.hasPrefix("S") }
            return [try filter.predicateFormat().description(showingValues: true)]
        }
        try runValues(
            "A filter as JSON",
            gives: [
                #"{"version":1,"model":"Song","where":{"and":[{"member":"year","is":">","value":2000},"#
                    + #"{"member":"genre","is":"==","value":"country"}]}}"#
            ]
        ) {
            let filter = Song.predicate { $0.year > 2000 && $0.genre == .country }
            return [String(decoding: try filter.stored(), as: UTF8.self)]
        }
        try fetch("A filter from elsewhere, within rules", gives: ["Texas Hold 'Em", "Hurt"]) {
            let body = #"""
                {"version": 1, "model": "Song", "where": {"and": [
                    {"member": "year", "is": ">", "value": 2000},
                    {"member": "genre", "is": "==", "value": "country"}]}}
                """#
            let rules = StoredFilterRules<Song>(members: .only(\.title, \.year, \.genre), operators: [.comparison])
            let filter = try Song.predicate(stored: Data(body.utf8), rules: rules)
            return Song.request().all().where(filter).sorted(by: .descending(\.year))
        }
        try fetch("What a person types", gives: ["Hymne à l'amour", "Hyperballad", "La Vie en rose"]) {
            let typed = #"piaf year:..1950 OR bjork "hyper""#
            let search = try Song.predicate(search: typed, in: [\.title, \.artist.name])
            return Song.request().all().where(search).sorted(by: .ascending(\.title))
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    private func evaluateExpressions() throws {
        try fetch("An expression of Foundation: two long songs of three or more", gives: ["Björk"]) {
            let long = #Expression<[Song], Int> { songs in songs.filter { $0.seconds > 300 }.count }
            return Artist.request().all().where { $0.songs.count > 2 && $0.songs.evaluate(long) > 1 }
        }
    }
}
