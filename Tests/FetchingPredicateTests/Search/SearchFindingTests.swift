import Fetching
import FetchingPredicate
import FetchingSQLite
import GRDB
import Testing

@Fetchable
private struct Song: Sendable {
    let id: Int
    var title: String
    var plays: Int
}

@Suite("Terms of a search by themselves") struct SearchFindingTests {
    private static let songs = [
        Song(id: 1, title: "Été indien", plays: 12), Song(id: 2, title: "Indian summer", plays: 5),
        Song(id: 3, title: "Winter", plays: 40),
    ]

    private static func counts(_ findings: [SearchFinding]) -> [String] {
        findings.map { "\($0.term.isExcluded ? "-" : "")\($0.term.text) \($0.count)" }
    }

    @Test(
        "are counted",
        arguments: [
            ("ete indian", ["ete 1", "indian 1"]),
            ("ind -winter plays:>10 nothing", ["ind 2", "-winter 1", "plays:>10 2", "nothing 0"]),
            ("(winter OR nothing) plays:5..12", ["winter 1", "nothing 0", "plays:5..12 2"]),
            ("", []),
        ])
    func counted(search: String, expected: [String]) throws {
        let search = try FetchSearch<Song>(search, in: [\.title])
        #expect(Self.counts(try search.findings().fetch(in: Self.songs)) == expected)
        let database = try DatabaseQueue()
        let inDatabase = try database.write { db in
            try db.execute(
                sql: "CREATE TABLE Song (id INTEGER PRIMARY KEY, title TEXT NOT NULL, plays INTEGER NOT NULL)")
            for song in Self.songs {
                try db.execute(
                    sql: "INSERT INTO Song VALUES (?, ?, ?)", arguments: [song.id, song.title, song.plays])
            }
            return try search.findings().fetch(in: db)
        }
        #expect(Self.counts(inDatabase) == expected)
    }

    @Test("are counted among the models of a request, and of what cannot be read as a search")
    func among() throws {
        let lenient = try FetchSearch<Song>(
            "ind plays:>", in: [\.title], options: SearchOptions(mode: .lenient))
        let among = Song.where { $0.plays > 10 }.limit(1)
        #expect(Self.counts(try lenient.findings(among: among).fetch(in: Self.songs)).first == "ind 1")
        #expect(try lenient.findings(among: among).fetch(in: Self.songs).count == lenient.terms.count)
    }
}
