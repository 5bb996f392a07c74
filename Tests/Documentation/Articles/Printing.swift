// What articles print, and the rows that they speak of.

import Fetching
import FetchingSQLite
import Foundation

/// In the place of Swift's, so that what is printed can be compared.
func print(_ items: Any...) {
    statements.append(("output", items.map { "\($0)" }.joined(separator: " ")))
}

func show(_ value: Any) {}

let fourUsers = [
    User(id: 1, name: "A", email: "a", score: 20, isAdmin: true), User(id: 2, name: "B", email: "b", score: 20),
    User(id: 3, name: "C", email: "c", score: 20), User(id: 4, name: "D", email: "d", score: 5, isAdmin: true),
]

/// A database with users and nothing else.
func makeDatabase(of users: [User]) throws -> DatabaseQueue {
    let database = try makeDatabase()
    try User.insert(users).run(in: database)
    return database
}

func makeDatabaseOfPayments() throws -> DatabaseQueue {
    let database = try makeDatabase()
    try Payment.create(in: database)
    return database
}
