import Fetching
import Foundation

// Models whose relationships are properties as well, as those of SwiftData are: the same request runs on a store of all
// models, by their keys, and on the objects that refer to each other.

enum Genre: Int, FetchableValue, CaseIterable {
    case novel = 1
    case poetry, science
}

@Fetchable
final class Author: @unchecked Sendable {
    let id: Int
    var name: String
    var nickname: String?
    var born: Date
    var rating: Double
    var isLiving: Bool
    @FetchingIgnored var books: [Book] = []

    static let books = ToMany<Author, Book>(\.authorID)

    init(id: Int, name: String, nickname: String? = nil, born: Date, rating: Double, isLiving: Bool) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.born = born
        self.rating = rating
        self.isLiving = isLiving
    }
}

@Fetchable
final class Book: @unchecked Sendable {
    let id: Int
    var title: String
    var pages: Int
    var genre: Genre
    var price: Decimal?
    var isbn: UUID?
    var authorID: Int?
    @FetchingIgnored var author: Author?

    static let author = ToOne<Book, Author>(\.authorID)

    init(
        id: Int, title: String, pages: Int, genre: Genre, price: Decimal? = nil, isbn: UUID? = nil,
        authorID: Int? = nil
    ) {
        self.id = id
        self.title = title
        self.pages = pages
        self.genre = genre
        self.price = price
        self.isbn = isbn
        self.authorID = authorID
    }
}
