import Foundation

/// What GNUstep is asked about, kind by kind.
enum KeeperConditionKind: CaseIterable {
    case numbers, dates, nils, lists, paths, texts, patterns, relationships, aggregates

    var conditions: [KeeperCondition] {
        switch self {
        case .numbers: KeeperCondition.numbers
        case .dates: KeeperCondition.dates
        case .nils: KeeperCondition.nils
        case .lists: KeeperCondition.lists
        case .paths: KeeperCondition.paths
        case .texts: KeeperCondition.texts
        case .patterns: KeeperCondition.patterns
        case .relationships: KeeperCondition.relationships
        case .aggregates: KeeperCondition.aggregates
        }
    }
}

extension KeeperCondition {
    fileprivate static var numbers: [KeeperCondition] {
        comparisons("age", .integer(3), 3) { $0.age } + comparisons("age", .double(2.5), 2.5) { Double($0.age) }
            + comparisons("rank", .integer(1 << 53), 1 << 53) { $0.rank }
            + comparisons("rank", .integer(-1), -1) { $0.rank }
            + comparisons("score", .double(0), 0) { $0.score } + comparisons("score", .double(0.1), 0.1) { $0.score }
            + comparisons("best", .double(.infinity), .infinity) { $0.best }
            + comparisons("best", .integer(2), 2) { $0.best } + [
                KeeperCondition("(%K < %K)", .keyPath("age"), .keyPath("score")) { Double($0.age) < $0.score },
                KeeperCondition("(%K == %K)", .keyPath("best"), .keyPath("score")) { $0.best == $0.score },
                KeeperCondition("(%K != %K)", .keyPath("best"), .keyPath("score")) { $0.best != $0.score },
                KeeperCondition("(%K == %@)", .keyPath("isAdmin"), .bool(true)) { $0.isAdmin },
                KeeperCondition("(%K != %@)", .keyPath("isAdmin"), .bool(true)) { !$0.isAdmin },
            ]
    }

    fileprivate static var dates: [KeeperCondition] {
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000 + 0.0001)
        return comparisons("joined", .date(date), date) { $0.joined }
            + comparisons("left", .date(date), date) { $0.left } + [
                KeeperCondition("(%K < %K)", .keyPath("joined"), .keyPath("left")) { keeper in
                    keeper.left.map { keeper.joined < $0 } ?? false
                },
                KeeperCondition("(%K IN %@)", .keyPath("left"), .list([.date(date)])) { $0.left == date },
            ]
    }

    fileprivate static var nils: [KeeperCondition] {
        [
            KeeperCondition("(%K == nil)", .keyPath("rank")) { $0.rank == nil },
            KeeperCondition("(%K != nil)", .keyPath("rank")) { $0.rank != nil },
            KeeperCondition("(%K == nil)", .keyPath("motto")) { $0.motto == nil },
            KeeperCondition("(%K == %@)", .keyPath("left"), .null) { $0.left == nil },
            KeeperCondition("(%K != %@)", .keyPath("left"), .null) { $0.left != nil },
            KeeperCondition("(%K == nil)", .keyPath("house")) { $0.house == nil },
            KeeperCondition("(%K == nil)", .keyPath("house.owner")) { $0.house?.owner == nil },
            KeeperCondition("((%K != %@) OR (%K == nil))", .keyPath("rank"), .integer(1), .keyPath("rank")) {
                $0.rank != 1
            },
        ]
    }

    fileprivate static var lists: [KeeperCondition] {
        [
            KeeperCondition("(%K IN %@)", .keyPath("age"), .list([.integer(1), .integer(5)])) {
                [1, 5].contains($0.age)
            },
            KeeperCondition("(%K IN %@)", .keyPath("age"), .list([.double(2)])) { $0.age == 2 },
            KeeperCondition("(%K IN %@)", .keyPath("rank"), .list([.integer(1), .integer(2)])) {
                [1, 2].contains($0.rank)
            },
            KeeperCondition("(NOT (%K IN %@))", .keyPath("rank"), .list([.integer(1)])) { $0.rank != 1 },
            KeeperCondition("(%K IN %@)", .keyPath("rank"), .list([])) { _ in false },
            KeeperCondition("(%K IN %@)", .keyPath("score"), .list([.double(0.1), .double(0)])) {
                [0.1, 0].contains($0.score)
            },
            KeeperCondition("(%K IN %@)", .keyPath("isAdmin"), .list([.bool(false)])) { !$0.isAdmin },
            KeeperCondition("(ANY %K IN %@)", .keyPath("pets.age"), .list([.integer(1), .integer(3)])) { keeper in
                keeper.pets.contains { [1, 3].contains($0.age) }
            },
        ]
    }

    fileprivate static var paths: [KeeperCondition] {
        [
            KeeperCondition("(%K BEGINSWITH %@)", .keyPath("house.street"), .text("a")) { keeper in
                keeper.house?.street.hasPrefix("a") ?? false
            },
            KeeperCondition("(%K CONTAINS %@)", .keyPath("house.owner.name"), .text("b")) { keeper in
                keeper.house?.owner?.name.contains("b") ?? false
            },
            KeeperCondition("(house.owner.name CONTAINS[c] %@)", .text("B1")) { keeper in
                keeper.house?.owner?.name.lowercased().contains("b1") ?? false
            },
            KeeperCondition("TRUEPREDICATE") { _ in true },
            KeeperCondition("FALSEPREDICATE") { _ in false },
            KeeperCondition("(SELF != nil)") { _ in true },
        ]
    }

    fileprivate static var relationships: [KeeperCondition] {
        [
            KeeperCondition("(ANY %K == %@)", .keyPath("pets.age"), .integer(2)) { keeper in
                keeper.pets.contains { $0.age == 2 }
            },
            KeeperCondition("(ANY %K > %@)", .keyPath("pets.age"), .integer(3)) { keeper in
                keeper.pets.contains { $0.age > 3 }
            },
            KeeperCondition("(ANY %K == nil)", .keyPath("pets.nickname")) { keeper in
                keeper.pets.contains { $0.nickname == nil }
            },
            KeeperCondition("(ANY %K BEGINSWITH %@)", .keyPath("pets.nickname"), .text("a")) { keeper in
                keeper.pets.contains { $0.nickname?.hasPrefix("a") ?? false }
            },
            KeeperCondition("(ANY %K == %K)", .keyPath("pets.age"), .keyPath("age")) { keeper in
                keeper.pets.contains { $0.age == keeper.age }
            },
            KeeperCondition("(ALL %K >= %@)", .keyPath("pets.age"), .integer(2)) { keeper in
                keeper.pets.allSatisfy { $0.age >= 2 }
            },
            KeeperCondition("(ALL %K ENDSWITH[c] %@)", .keyPath("pets.name"), .text("A")) { keeper in
                keeper.pets.allSatisfy { $0.name.lowercased().hasSuffix("a") }
            },
            KeeperCondition("(NONE %K == %@)", .keyPath("pets.age"), .integer(2)) { keeper in
                !keeper.pets.contains { $0.age == 2 }
            },
        ]
    }

    fileprivate static var aggregates: [KeeperCondition] {
        comparisons("pets.@count", .integer(1), 1) { $0.pets.count }
            + comparisons("pets.@sum.age", .integer(4), 4) { $0.pets.map(\.age).reduce(0, +) }
            + comparisons("pets.@min.age", .integer(2), 2) { $0.pets.map(\.age).min() }
            + comparisons("pets.@max.age", .integer(2), 2) { $0.pets.map(\.age).max() }
            + comparisons("house.pets.@count", .integer(2), 2) { $0.house?.pets.count }
            + comparisons("house.pets.@sum.age", .integer(3), 3) { $0.house?.pets.map(\.age).reduce(0, +) }
            + comparisons("house.pets.@max.age", .integer(3), 3) { $0.house?.pets.map(\.age).max() } + [
                KeeperCondition("(%K > 0)", .keyPath("pets.@count")) { !$0.pets.isEmpty },
                KeeperCondition("(%K == nil)", .keyPath("pets.@min.age")) { $0.pets.isEmpty },
                // The average of nothing is 0 in GNUstep.
                KeeperCondition(
                    "((%K > 0) AND (%K >= %@))", .keyPath("pets.@count"), .keyPath("pets.@avg.age"), .double(1.5)
                ) {
                    keeper in
                    !keeper.pets.isEmpty && keeper.pets.map(\.age).reduce(0, +) * 2 >= keeper.pets.count * 3
                },
            ]
    }
}
