import Fetching
import FetchingSQLite
import Foundation
import GRDB

/// Counts what is allocated on the heap, and holds it to limits. Unlike times, the counts are the same on every machine.
@main
struct Allocations {
    static func main() throws {
        let counts = try building() + running()
        print("| | allocations | limit |\n|---|---:|---:|")
        for count in counts {
            let mark = count.isWithinLimit ? "✓" : "✗"
            print("| \(count.title) | \(String(format: "%.2f", count.count)) | \(count.limit) \(mark) |")
        }
        guard counts.contains(where: { $0.count > 0 }) else {
            print("Nothing is counted on this system.")
            #if os(Linux)
            exit(1)
            #else
            return
            #endif
        }
        guard counts.allSatisfy(\.isWithinLimit) else { exit(1) }
    }

    private static func building() throws -> [AllocationCount] {
        [
            AllocationCount("Build a condition", atMost: 1) {
                withExtendedLifetime(Player.predicate { $0.level <= 7 }) {}
            },
            AllocationCount("Build three conditions", atMost: 5) {
                withExtendedLifetime(Player.threeConditions(7)) {}
            },
            AllocationCount(
                "Build each further condition of a list", atMost: 6, units: 100,
                of: { withExtendedLifetime(Player.conditions(200)) {} },
                beyond: { withExtendedLifetime(Player.conditions(100)) {} }),
            try AllocationCount("Build and render a request of three conditions", atMost: 7) {
                _ = try Player.request().all().where(Player.threeConditions(7)).sql(for: .sqlite)
            },
        ]
    }

    private static func running() throws -> [AllocationCount] {
        try Player.makeQueue(rows: 2000).read { db in
            let byKey = Player.prepared(Int.self) { key in Player.request().first().where { $0.id == key } }
            return [
                try AllocationCount(
                    "Decode each further row of eight columns", atMost: 0.01, units: 1000,
                    of: { _ = try Player.request().first(nth: 2000).fetch(in: db) },
                    beyond: { _ = try Player.request().first(nth: 1000).fetch(in: db) }),
                try AllocationCount(
                    "Decode each further row, six columns of which are two structs", atMost: 0.01, units: 1000,
                    of: { _ = try PlacedPlayer.request().first(nth: 2000).fetch(in: db) },
                    beyond: { _ = try PlacedPlayer.request().first(nth: 1000).fetch(in: db) }),
                try AllocationCount("Look up by key, building the request", atMost: 7) {
                    _ = try Player.request().first().where { $0.id == 7 }.fetch(in: db)
                },
                try AllocationCount("Look up by key, prepared", atMost: 4) { _ = try byKey(7).fetch(in: db) },
            ]
        } + [inserting()]
    }

    private static func inserting() throws -> AllocationCount {
        try Player.makeQueue(rows: 0).write { db in
            var id = 0
            return try AllocationCount("Insert a row in a transaction", atMost: 5) {
                id += 1
                let player = Player(
                    id: id, name: "Joe", score: 1.5, rating: 2.5, level: 3, nickname: nil, isAdmin: true, bestRank: nil)
                try Player.insert(player).run(in: db)
            }
        }
    }
}
