// The models and values that the article on Foundation's predicates speaks of. They are type-checked, not run.

import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import SwiftData

@Fetchable
final class User: PersistentModel, @unchecked Sendable {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
    var isAdmin: Bool

    init() { leftOut() }

    static func == (lhs: User, rhs: User) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Fetchable
final class Book {
    let id: Int
    var title: String
    var pages: Int
    var authorID: Int?
    @FetchingIgnored var author: Author?

    init() { leftOut() }

    static let author = ToOne<Book, Author>(\.authorID)
}

/// A book as SwiftData has it.
@Fetchable
final class StoredBook: PersistentModel, @unchecked Sendable {
    let id: Int
    var title: String
    var pages: Int
    @FetchingIgnored var author: Author?

    init() { leftOut() }

    static func == (lhs: StoredBook, rhs: StoredBook) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Fetchable
final class Author {
    let id: Int
    var name: String

    init() { leftOut() }
}

@Fetchable
struct Record {
    let id: Int
    var itemID: Int
    var score: Int
}

@Fetchable
struct Item {
    let id: Int
    @FetchingIgnored var records: [Record] = []
    static let records = ToMany<Item, Record>(\.itemID)
}

nonisolated(unsafe) let context: ModelContext = leftOut()
let database: DatabaseQueue = leftOut()
let showsLongBooks = true
let name: String? = nil
let words = ["Nana"]

func leftOut() {}
func leftOut<Result>() -> Result { fatalError("The documentation leaves this out") }
func record<Value>(_ value: Value) throws {}
func condition<Model: RowDecodable>(
    of model: Model.Type, @PredicateBuilder<Model> _ condition: (Model.FetchableMembers) -> FetchPredicate<Model>
) throws {}
