import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite struct FromFoundationSequenceTests {
    @Test func lists() throws {
        let (ranks, none, set) = ([1, 3, 99], [Int](), Set([3, 7]))
        try expectSame(#Predicate { ranks.contains($0.rank) })
        try expectSame(#Predicate { !ranks.contains($0.rank) })
        try expectSame(#Predicate { none.contains($0.rank) })
        try expectSame(#Predicate { set.contains($0.rank) })
        let optional: [Int?] = [3, nil]
        try expectSame(#Predicate { optional.contains($0.best) })
        try expectSame(#Predicate { !optional.contains($0.best) })
        let names: [String] = ["Mary", "Zoë"]
        try expectSame(#Predicate { names.contains($0.nickname ?? $0.name) })
        let styles: [Style] = [.plain, .strange]
        try expectSame(#Predicate { styles.contains($0.style) })
        try expectSame(#Predicate { writer in names.contains { $0 == writer.name || $0 == (writer.nickname ?? "") } })
        try expectSame(#Predicate { writer in ranks.allSatisfy { $0 >= writer.rank } })
        try expectSame(#Predicate { writer in ranks.filter { $0 > 2 }.contains(writer.rank) })
        try expectSame(#Predicate { ($0.rank) > (ranks.min() ?? 0) && ($0.rank < (ranks.max() ?? 0)) })
        try expectSame(#Predicate { $0.rank == ranks[1] })
        let names2 = ["a": 3]
        try expectSame(#Predicate { $0.rank == (names2["a"] ?? 0) })
        try expectSame(#Predicate { $0.rank == names2["b", default: 7] })
        let seen = [Date(timeIntervalSince1970: 3000)]
        try expectSame(#Predicate { seen.contains($0.seen) })
        let mentors = [try Novelists.shared.get().writers[0]]
        try expectSame(#Predicate { writer in mentors.contains(writer) })
        #expect(try condition(#Predicate { ranks.contains($0.rank) }) == #""rank" IN (1, 3, 99)"#)
    }

    @Test func text() throws {
        try expectSame(#Predicate { $0.name.contains("ar") })
        try expectSame(#Predicate { $0.name.contains("") })
        try expectSame(#Predicate { $0.name.contains("%_") })
        try expectSame(#Predicate { $0.name.starts(with: "M") })
        try expectSame(#Predicate { $0.name.starts(with: "") })
        try expectSame(#Predicate { $0.name.starts(with: "100%") })
        try expectSame(#Predicate { $0.nickname?.contains("o") == true })
        try expectSame(#Predicate { ($0.nickname ?? "Mary").starts(with: "M") })
        try expectSame(#Predicate { $0.name.isEmpty })
        try expectSame(#Predicate { $0.name.unicodeScalars.count > 3 })
        try expectSame(#Predicate { $0.name.unicodeScalars.isEmpty })
        try expectSame(#Predicate { $0.nickname?.unicodeScalars.count == 2 })
    }

    @Test func toMany() throws {
        try expectSame(#Predicate { $0.works.isEmpty })
        try expectSame(#Predicate { $0.works.count == 2 })
        try expectSame(#Predicate { $0.works.contains { $0.pages > 100 } })
        try expectSame(#Predicate { $0.works.allSatisfy { $0.pages > 5 } })
        try expectSame(#Predicate { $0.works.filter { $0.pages > 5 }.count > 1 })
        try expectSame(#Predicate { $0.works.filter { $0.pages > 5 }.isEmpty })
        try expectSame(#Predicate { $0.works.filter { $0.pages > 5 }.allSatisfy { ($0.price ?? 0) > 6 } })
        try expectSame(#Predicate { $0.works.filter { $0.pages > 5 }.contains { $0.title == "Max" } })
        try expectSame(#Predicate { $0.works.filter { $0.pages > 2 }.filter { $0.pages < 99 }.count == 2 })
    }

    @Test func correlated() throws {
        try expectSame(#Predicate { writer in writer.works.contains { $0.title == writer.name } })
        try expectSame(#Predicate { writer in writer.works.filter { $0.pages > writer.rank }.count > 1 })
        try expectSame(
            #Predicate { writer in
                writer.works.contains { work in writer.works.contains { $0.pages > work.pages && $0.id != work.id } }
            })
        try expectSame(
            #Predicate { writer in
                writer.works.contains { if let other = $0.writer { other == writer } else { false } }
            })
        try expectSame(
            #Predicate { writer in writer.works.contains { ($0.writer?.mentor?.rank ?? 3) > writer.rank } })
        try expectSame(#Predicate { writer in writer.works.allSatisfy { $0.subtitle == writer.nickname } })
        try expectSame(#Predicate { writer in writer.mentor?.works.contains { $0.title == writer.name } == true })
    }
}
