import Fetching
import Foundation

@Fetchable
final class Book: @unchecked Sendable {
    let id: Int
    var title: String
    var pages: Int
    var length: Int
    var genre: String
    var authorID: Int?
    var ownerID: Int
    @FetchingIgnored var author: Author?
    static let author = ToOne<Book, Author>(\.authorID)
}

@Fetchable
final class Author: @unchecked Sendable {
    let id: Int
    var name: String
    var bornIn: Int
    @FetchingIgnored var books: [Book] = []
    static let books = ToMany<Author, Book>(\.authorID)
}

@Fetchable
struct Item {
    let id: Int
    @FetchingIgnored var records: [Record] = []
    static let records = ToMany<Item, Record>(\.itemID)
}

@Fetchable
struct Record {
    let id: Int
    var itemID: Int
    var score: Int
}

@Fetchable
struct Order {
    @PrimaryKey var shopID: Int
    @PrimaryKey var number: Int

    static let lines = ToMany<Order, OrderLine>.inverse(of: OrderLine.order)
}

@Fetchable
struct OrderLine {
    let id: Int
    var shopID: Int
    var orderNumber: Int
    var price: Double
    var count: Double

    static let order = ToOne<OrderLine, Order>((\.shopID, to: \.shopID), (\.orderNumber, to: \.number))
}

@Fetchable
struct Seat {
    @PrimaryKey var hallID: Int
    @PrimaryKey var row: Int
    @PrimaryKey var number: Int
}

@Fetchable
struct Ticket {
    let id: Int
    var hallID: Int
    var row: Int
    var seat: Int
}
