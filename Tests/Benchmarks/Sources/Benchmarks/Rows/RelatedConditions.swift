import Fetching
import FetchingSQLite
import GRDB

/// Conditions along relationships beside the SQL that one would write for them.
enum RelatedConditions {
    static func all(authors: Int) throws -> [Benchmark] {
        let fixture = try Fixture { db in try Library.create(in: db, authors: authors) }
        return [
            benchmark(
                "A to-one: books by authors of a country", fixture,
                Book.request().all().where { $0.author.country == 7 && $0.year > 1950 },
                byHand: """
                    SELECT b.id, b.title, b.year, b.pages, b.authorID FROM Book b
                    JOIN Author a ON a.id = b.authorID WHERE a.country = ? AND b.year > ?
                    """, [7, 1950], \.id),
            benchmark(
                "Two to-ones: reviews of books by authors with a prefix", fixture,
                Review.request().all().where { $0.book.author.name.hasPrefix("Author 11") },
                byHand: """
                    SELECT r.id, r.text, r.stars, r.day, r.bookID FROM Review r
                    JOIN Book b ON b.id = r.bookID JOIN Author a ON a.id = b.authorID
                    WHERE a.name >= ? AND a.name < ?
                    """, ["Author 11", "Author 12"], \.id),
            benchmark(
                "A to-many: authors with a certain book", fixture,
                Author.request().all().where { $0.books.contains { $0.year > 2010 && $0.pages < 400 } },
                byHand: """
                    SELECT a.id, a.name, a.country FROM Author a WHERE EXISTS (
                        SELECT 1 FROM Book b WHERE b.authorID = a.id AND b.year > ? AND b.pages < ?)
                    """, [2010, 400], \.id),
            benchmark(
                "A count: books with more than three good reviews", fixture,
                Book.request().all().where { $0.reviews.count { $0.stars == 5 } > 3 },
                byHand: """
                    SELECT b.id, b.title, b.year, b.pages, b.authorID FROM Book b WHERE (
                        SELECT COUNT(*) FROM Review r WHERE r.bookID = b.id AND r.stars = ?) > ?
                    """, [5, 3], \.id),
            benchmark(
                "Many-to-many: shelves with an old book", fixture,
                Shelf.request().all().where { $0.books.contains { $0.year < 1901 } },
                byHand: """
                    SELECT s.id, s.name FROM Shelf s WHERE EXISTS (
                        SELECT 1 FROM ShelfBook sb JOIN Book b ON b.id = sb.bookID
                        WHERE sb.shelfID = s.id AND b.year < ?)
                    """, [1901], \.id),
        ]
    }

    private static func benchmark<Model: RowDecodable & FetchableRecord & Sendable>(
        _ title: String, _ fixture: Fixture, _ request: FetchableRequest<Model, [Model]>, byHand sql: String,
        _ arguments: StatementArguments, _ key: @escaping (Model) -> Int
    ) -> Benchmark {
        // Long enough for the clock.
        let repetitions = 5
        return Benchmark(
            title, repetitions: repetitions,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "GRDB with SQL by hand", usually: 1)],
            contenders: [
                Contender("GRDB with SQL by hand") {
                    let models = try (0..<repetitions).map { _ in
                        try fixture.pool.read { db in
                            try Model.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
                        }
                    }
                    return { models.reduce(0) { $0 &+ $1.reduce($1.count) { $0 &+ key($1) } } }
                },
                Contender("Fetching") {
                    let models = try (0..<repetitions).map { _ in
                        try fixture.pool.read { db in try request.fetch(in: db) }
                    }
                    return { models.reduce(0) { $0 &+ $1.reduce($1.count) { $0 &+ key($1) } } }
                },
            ])
    }
}
