import Fetching
import FetchingSQLite
import GRDB

/// The loading of related models beside the SQL and the grouping that one would write for it.
enum RelatedLoads {
    static func all(authors: Int) throws -> [Benchmark] {
        let fixture = try Fixture { db in try Library.create(in: db, authors: authors) }
        return [authorsAndReviews(fixture), latestReviews(fixture)]
    }

    private static func authorsAndReviews(_ fixture: Fixture) -> Benchmark {
        Benchmark(
            "Loading: books with their authors and all of their reviews", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "GRDB with SQL by hand", usually: 0.9)],
            contenders: [
                Contender("GRDB with SQL by hand") {
                    let result = try fixture.pool.read { db in
                        let books = try booksByHand(db)
                        let authors = try Author.fetchAll(
                            db.cachedStatement(
                                sql: """
                                    SELECT id, name, country FROM Author
                                    WHERE id IN (SELECT authorID FROM Book WHERE year >= ?)
                                    """), arguments: [1960])
                        let reviews = try Review.fetchAll(
                            db.cachedStatement(
                                sql: """
                                    SELECT id, text, stars, day, bookID FROM Review
                                    WHERE bookID IN (SELECT id FROM Book WHERE year >= ?)
                                    """), arguments: [1960])
                        let authorsByKey = Dictionary(uniqueKeysWithValues: authors.map { ($0.id, $0) })
                        let reviewsByBook = Dictionary(grouping: reviews, by: \.bookID)
                        return books.map { ($0, authorsByKey[$0.authorID], reviewsByBook[$0.id] ?? []) }
                    }
                    return { checksum(result) }
                },
                Contender("Fetching") {
                    let result = try fixture.pool.read { db in
                        try Book.request().all().where { $0.year >= 1960 }.including(\.author).including(\.reviews)
                            .fetch(in: db)
                    }
                    return { checksum(result) }
                },
            ])
    }

    private static func checksum(_ books: [(Book, Author?, [Review])]) -> Int {
        books.reduce(books.count) { sum, element in
            let (book, author, reviews) = element
            return sum &+ book.id &* 3 &+ (author?.id ?? 1) &* 5 &+ reviews.reduce(reviews.count) { $0 &+ $1.id }
        }
    }

    private static func booksByHand(_ db: Database) throws -> [Book] {
        try Book.fetchAll(
            db.cachedStatement(sql: "SELECT id, title, year, pages, authorID FROM Book WHERE year >= ?"),
            arguments: [1960])
    }

    private static func latestReviews(_ fixture: Fixture) -> Benchmark {
        Benchmark(
            "Loading: books with their latest three reviews", repetitions: 1,
            limits: [.time(of: "Fetching", atMost: 1.1, times: "GRDB with SQL by hand", usually: 1)],
            contenders: [
                Contender("GRDB with SQL by hand") {
                    let result = try fixture.pool.read { db in
                        let books = try booksByHand(db)
                        let reviews = try Review.fetchAll(
                            db.cachedStatement(
                                sql: """
                                    SELECT id, text, stars, day, bookID FROM (
                                        SELECT *, ROW_NUMBER() OVER (
                                            PARTITION BY bookID ORDER BY day DESC, id DESC) AS number
                                        FROM Review WHERE bookID IN (SELECT id FROM Book WHERE year >= ?))
                                    WHERE number <= 3 ORDER BY number
                                    """), arguments: [1960])
                        let reviewsByBook = Dictionary(grouping: reviews, by: \.bookID)
                        return books.map { ($0, reviewsByBook[$0.id] ?? []) }
                    }
                    return { checksum(result) }
                },
                Contender("Fetching") {
                    let result = try fixture.pool.read { db in
                        try Book.request().all().where { $0.year >= 1960 }
                            .including { $0.reviews.sorted(by: .descending(\.day)).first(nth: 3) }
                            .fetch(in: db)
                    }
                    return { checksum(result) }
                },
            ])
    }

    private static func checksum(_ books: [(Book, [Review])]) -> Int {
        books.reduce(books.count) { sum, element in
            // The order counts too.
            element.1.enumerated().reduce(sum &+ element.0.id) { $0 &+ ($1.offset + 1) &* $1.element.id }
        }
    }
}
