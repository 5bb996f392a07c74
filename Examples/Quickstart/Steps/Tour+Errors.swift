import Fetching
import FetchingSQLite

extension Tour {
    func goWrong() throws {
        let database = songbook.database
        try database.write { db in
            try Song.check(in: db)
            try Artist.check(in: db)
        }
        try fail(
            "A table that has drifted away from its model is found at start-up",
            saying: ["'Artist'", "column 'country'", "does not exist", "property 'country'"]
        ) {
            try database.write { db in
                try db.execute(sql: "ALTER TABLE artists DROP COLUMN country")
                try Artist.check(in: db)
            }
        }
        try fail(
            "A row that cannot be read is named", saying: ["'Song.genre'", "key 21", "SQLite", "'Genre'", "polka"]
        ) {
            try database.write { db in
                try db.execute(sql: "UPDATE songs SET genre = 'polka' WHERE title = 'Jolene'")
                _ = try Song.request().all().where { $0.year == 1973 }.fetch(in: db)
            }
        }
        try fail("A pattern is checked before any row is read", saying: ["'Song.title'", "'matches'", "ICU"]) {
            _ = try Song.request().all().where { $0.title.matches("(Jolene") }.fetch(in: database)
        }
    }
}
