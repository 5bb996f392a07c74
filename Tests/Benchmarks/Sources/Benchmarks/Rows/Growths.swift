import Fetching
import FetchingSQLite
import Foundation
import GRDB

extension Growth {
    /// More rows that are fetched.
    static func rows(sizes: [Int], rounds: Int) throws -> Growth {
        let largest = sizes.max() ?? 0
        let fixture = try Fixture { db in try Player.createTable(in: db, count: largest) }
        return try Growth("Growth with the rows that are fetched", sizes: sizes, rounds: rounds) { size in
            {
                let players = try fixture.pool.read { db in
                    try Player.request().all().where { $0.id < size }.fetch(in: db)
                }
                precondition(players.count == size)
            }
        }
    }

    /// More conditions, from the closures to the SQL and the values.
    static func conditions(sizes: [Int], rounds: Int) throws -> Growth {
        try Growth("Growth with the conditions, built and rendered", sizes: sizes, rounds: rounds) { size in
            {
                let any = FetchPredicate.any(
                    (0..<size).map { number in Player.predicate { $0.level == number || $0.score > Double(number) } })
                let sql = try Player.request().all().where(any).sql(for: .sqlite)
                precondition(sql.utf8.count > size)
            }
        }
    }

    /// More values in a list, from the list to the rows.
    static func values(sizes: [Int], rounds: Int) throws -> Growth {
        let largest = sizes.max() ?? 0
        let fixture = try Fixture { db in try Player.createTable(in: db, count: largest) }
        return try Growth("Growth with the values of 'isIn', fetched by key", sizes: sizes, rounds: rounds) { size in
            let keys = Array(0..<size)
            return {
                let players = try fixture.pool.read { db in
                    try Player.request().all().where { $0.id.isIn(keys) }.fetch(in: db)
                }
                precondition(players.count == size)
            }
        }
    }
}
