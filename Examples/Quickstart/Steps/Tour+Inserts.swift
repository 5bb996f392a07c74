import Fetching
import FetchingSQLite

extension Tour {
    func insert() throws {
        let database = songbook.database
        try change("A table from a model, with its key, its references and its indexes", gives: ["no difference"]) {
            try Review.create(in: database)
            return try database.read { try Review.schemaDifferences(in: $0) }.isEmpty ? ["no difference"] : []
        }
        try change("Drafts: the database gives the keys, in the order of the drafts", gives: ["1", "2", "3"]) {
            let drafts = [
                Review.Draft(songID: 1, author: "Ada"), Review.Draft(songID: 1, author: "Bo", stars: 5),
                Review.Draft(songID: 2, author: "Ada", stars: 4, remark: "again"),
            ]
            return try Review.insert(drafts).returning(\.id).run(in: database)
        }
        try change("A conflict is resolved by an update of the row that is there", gives: ["1, 5", "2, 5"]) {
            let again = [
                Review.Draft(songID: 1, author: "Ada", stars: 5), Review.Draft(songID: 1, author: "Bo", stars: 1),
            ]
            try Review.insert(again)
                .onConflict(\.songID, \.author, where: { $0.stars < $1.stars }) { $0.stars = $1.stars }
                .run(in: database)
            return try Review.where { $0.songID == 1 }.select(\.id, \.stars).fetch(in: database)
        }
        try change("A model is saved: inserted, or put in the place of the row with its key", gives: ["1"]) {
            try Review.save(Review(id: 3, songID: 2, author: "Cy", stars: 1)).run(in: database)
        }
        try change("Values of the rows that are updated or deleted", gives: ["Bo, 4", "Cy, 0"]) {
            let lowered = Review.where { $0.author != "Ada" }.updating(returning: \.self) { $0.stars -= 1 }
            return try lowered.run(in: database).sorted { $0.id < $1.id }.map { ($0.author, $0.stars) }
        }
        try runValues("In memory", gives: ["1", "Ada, 3"]) {
            var reviews: [Review] = []
            let id = try Review.insert(Review.Draft(songID: 1, author: "Ada")).returning(\.id).run(in: &reviews)
            return ["\(id)"] + reviews.map { "\($0.author), \($0.stars)" }
        }
        try fail("What a table does not allow inserts nothing", saying: ["'Review'", "(unique)"]) {
            try Review.insert([
                Review(id: 8, songID: 9, author: "Ada"), Review(id: 9, songID: 1, author: "Ada"),
            ]).run(in: database)
        }
    }
}
