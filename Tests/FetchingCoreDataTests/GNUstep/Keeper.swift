import FetchingTestSupport
import Foundation

/// A row for GNUstep, in plain Swift.
struct Keeper {
    struct Pet {
        let name: String
        let age: Int
        let nickname: String?
    }

    let name: String
    let motto: String?
    let age: Int
    let rank: Int?
    let score: Double
    let best: Double?
    let joined: Date
    let left: Date?
    let isAdmin: Bool
    let pets: [Pet]
    /// The way to a row behind two to-one relationships.
    let house: House?

    struct House {
        let street: String
        let pets: [Pet]
        let owner: Owner?
    }

    struct Owner {
        let name: String
    }

    var row: GNUstepRow {
        [
            "name": .text(name), "motto": motto.map { .text($0) } ?? .null, "age": .integer(Int64(age)),
            "rank": rank.map { .integer(Int64($0)) } ?? .null, "score": .double(score),
            "best": best.map { .double($0) } ?? .null, "joined": .date(joined),
            "left": left.map { .date($0) } ?? .null, "isAdmin": .bool(isAdmin), "pets": .objects(pets.map(\.row)),
            "house": house.map { .object($0.row) } ?? .null,
        ]
    }
}

extension Keeper.Pet {
    var row: GNUstepRow {
        ["name": .text(name), "age": .integer(Int64(age)), "nickname": nickname.map { .text($0) } ?? .null]
    }
}

extension Keeper.House {
    var row: GNUstepRow {
        [
            "street": .text(street), "pets": .objects(pets.map(\.row)),
            "owner": owner.map { .object(["name": .text($0.name)]) } ?? .null,
        ]
    }
}

/// Values come from small ranges, so that conditions often hold. Every text is longer than the prefixes that are looked
/// for.
extension Keeper {
    static func random(using generator: inout SplitMix64) -> Keeper {
        Keeper(
            name: text(using: &generator), motto: optional(text, using: &generator),
            age: Int.random(in: -3...6, using: &generator), rank: optional(rank, using: &generator),
            score: number(using: &generator), best: optional(number, using: &generator),
            joined: date(using: &generator),
            left: optional(date, using: &generator), isAdmin: .random(using: &generator),
            pets: pets(using: &generator), house: optional(house, using: &generator))
    }

    private static func optional<Value>(
        _ value: (inout SplitMix64) -> Value, using generator: inout SplitMix64
    ) -> Value? {
        Int.random(in: 0..<3, using: &generator) == 0 ? nil : value(&generator)
    }

    private static func text(using generator: inout SplitMix64) -> String {
        [
            "abab", "ABab", "aB1_", "1% a", "_1 b", "% 1B", "ba%ab", "Baab1", "1_1_", "aaaaB", "B_1 % ab", "bbb_1",
            "11% ",
            "Ab1aB1", "b1bA", "a% b",
        ].randomElement(using: &generator) ?? "abab"
    }

    /// Among them are integers at the end of those that a double holds.
    private static func rank(using generator: inout SplitMix64) -> Int {
        [0, 1, 2, -1, 1 << 53, -(1 << 53)].randomElement(using: &generator) ?? 0
    }

    private static func number(using generator: inout SplitMix64) -> Double {
        [-1.5, -0.0, 0, 0.1, 2, 2.5, 1e300, .infinity].randomElement(using: &generator) ?? 0
    }

    /// Some differ by less than a millisecond.
    private static func date(using generator: inout SplitMix64) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -3...3, using: &generator)) * 0.0001 + 800_000_000)
    }

    private static func pets(using generator: inout SplitMix64) -> [Pet] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            Pet(
                name: text(using: &generator), age: Int.random(in: 0...4, using: &generator),
                nickname: optional(text, using: &generator))
        }
    }

    private static func house(using generator: inout SplitMix64) -> House {
        House(
            street: text(using: &generator), pets: pets(using: &generator),
            owner: optional({ Owner(name: text(using: &$0)) }, using: &generator))
    }
}
