import Fetching
import GRDB

// Models that are related to each other, each also as a record of GRDB that reads the columns by their positions.

@Fetchable
struct Author: Sendable {
    var id: Int
    var name: String
    var country: Int

    static let books = ToMany<Author, Book>(\.authorID)
}

@Fetchable
struct Book: Sendable {
    var id: Int
    var title: String
    var year: Int
    var pages: Int
    var authorID: Int

    static let author = ToOne<Book, Author>(\.authorID)
    static let reviews = ToMany<Book, Review>(\.bookID)
}

@Fetchable
struct Review: Sendable {
    var id: Int
    var text: String
    var stars: Int
    var day: Int
    var bookID: Int

    static let book = ToOne<Review, Book>(\.bookID)
}

@Fetchable
struct Shelf: Sendable {
    var id: Int
    var name: String

    static let books = ToMany<Shelf, Book>(through: ShelfBook.self, \.shelfID, \.bookID)
}

@Fetchable
struct ShelfBook: Sendable {
    @PrimaryKey var shelfID: Int
    @PrimaryKey var bookID: Int
}

extension Author: FetchableRecord {
    init(row: Row) { self.init(id: row[0], name: row[1], country: row[2]) }
}

extension Book: FetchableRecord {
    init(row: Row) { self.init(id: row[0], title: row[1], year: row[2], pages: row[3], authorID: row[4]) }
}

extension Review: FetchableRecord {
    init(row: Row) { self.init(id: row[0], text: row[1], stars: row[2], day: row[3], bookID: row[4]) }
}

extension Shelf: FetchableRecord {
    init(row: Row) { self.init(id: row[0], name: row[1]) }
}

/// Tables with an index for each reference, and ten books for each author, ten reviews for each book.
enum Library {
    static func create(in db: Database, authors: Int) throws {
        try db.execute(sql: tables)
        try fill("Author", 3, authors, in: db) { [$0, "Author \($0 * 7919 % authors)", $0 % 50] }
        try fill("Book", 5, authors * 10, in: db) { [$0, "Book \($0)", 1900 + $0 % 120, 50 + $0 % 900, $0 / 10] }
        try fill("Review", 5, authors * 100, in: db) {
            [$0, "What I think of it, number \($0)", $0 * 31 % 97 % 5 + 1, $0 * 7919 % 3650, $0 / 10]
        }
        try fill("Shelf", 2, authors, in: db) { [$0, "Shelf \($0)"] }
        try fill("ShelfBook", 2, authors * 20, in: db) { [$0 / 20, ($0 * 7) % (authors * 10)] }
        try db.execute(sql: "ANALYZE")
    }

    private static func fill(
        _ table: String, _ columns: Int, _ count: Int, in db: Database, _ row: (Int) -> [any DatabaseValueConvertible]
    ) throws {
        let places = Array(repeating: "?", count: columns).joined(separator: ", ")
        let insertion = try db.makeStatement(sql: "INSERT OR IGNORE INTO \(table) VALUES (\(places))")
        for index in 0..<count { try insertion.execute(arguments: StatementArguments(row(index))) }
    }

    private static let tables = """
        CREATE TABLE Author (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country INTEGER NOT NULL);
        CREATE INDEX author_name ON Author (name);
        CREATE INDEX author_country ON Author (country);
        CREATE TABLE Book (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL, year INTEGER NOT NULL, pages INTEGER NOT NULL,
            authorID INTEGER NOT NULL REFERENCES Author (id));
        CREATE INDEX book_author ON Book (authorID);
        CREATE TABLE Review (
            id INTEGER PRIMARY KEY, text TEXT NOT NULL, stars INTEGER NOT NULL, day INTEGER NOT NULL,
            bookID INTEGER NOT NULL REFERENCES Book (id));
        CREATE INDEX review_book ON Review (bookID);
        CREATE TABLE Shelf (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE ShelfBook (
            shelfID INTEGER NOT NULL REFERENCES Shelf (id), bookID INTEGER NOT NULL REFERENCES Book (id),
            PRIMARY KEY (shelfID, bookID)) WITHOUT ROWID;
        """
}
