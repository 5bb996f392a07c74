import Fetching
import FetchingPredicate
import Foundation
import Testing

/// `??` and `? :` are a `CASE` only where a value is needed: no index serves one, and Core Data has none.
@Suite struct FromFoundationChoiceTests {
    @Test func `a text or another`() throws {
        try expect(#Predicate { ($0.nickname ?? "").isEmpty }, #""nickname" IS NULL OR ("nickname" = '')"#)
        try expect(
            #Predicate { !($0.nickname ?? "").isEmpty }, #"("nickname" IS NULL OR ("nickname" = '')) IS NOT TRUE"#)
        try expect(#Predicate { ($0.nickname ?? "none").isEmpty }, #""nickname" = ''"#)
        try expect(
            #Predicate { ($0.nickname ?? "").unicodeScalars.isEmpty }, #""nickname" IS NULL OR ("nickname" = '')"#)
        try expect(#Predicate { ($0.nickname ?? "").contains("a") }, #"instr("nickname", 'a') > 0"#)
        try expect(
            #Predicate { ($0.nickname ?? "Mary").contains("a") }, #""nickname" IS NULL OR (instr("nickname", 'a') > 0)"#
        )
        try expect(
            #Predicate { ($0.nickname ?? "Mary").starts(with: "M") },
            #""nickname" IS NULL OR ("nickname" >= 'M' AND "nickname" < 'N')"#)
        try expect(#Predicate { ($0.nickname ?? $0.name) == "Mary" })
        try expect(#Predicate { !($0.nickname ?? "Mary").starts(with: "M") })
    }

    @Test func `a number or another`() throws {
        let (small, all) = ([1, 3], [0, 1, 3])
        try expect(#Predicate { small.contains($0.best ?? 0) }, #""best" IN (1, 3)"#)
        try expect(#Predicate { all.contains($0.best ?? 0) }, #""best" IS NULL OR "best" IN (0, 1, 3)"#)
        try expect(#Predicate { !all.contains($0.best ?? 0) })
        try expect(#Predicate { (1...3).contains($0.best ?? 0) }, #""best" BETWEEN 1 AND 3"#)
        try expect(#Predicate { (0...3).contains($0.best ?? 0) }, #""best" IS NULL OR ("best" BETWEEN 0 AND 3)"#)
        try expect(#Predicate { ($0.best ?? $0.rank) > 1 }, #"("best" IS NULL AND "rank" > 1) OR "best" > 1"#)
        try expect(#Predicate { ($0.best ?? ($0.mentorID ?? 3)) != 3 })
        let some: [Int?] = [nil, 3]
        try expect(#Predicate { some.contains($0.isLiving ? $0.best : nil) })
        try expect(#Predicate { !some.contains($0.isLiving ? $0.best : nil) })
    }

    @Test func conditions() throws {
        try expect(
            #Predicate { $0.isLiving ? $0.rank > 1 : $0.rank > 5 },
            #"("isLiving" = 1 AND "rank" > 1) OR ("isLiving" = 0 AND "rank" > 5)"#)
        try expect(#Predicate { !($0.isLiving ? $0.rank > 1 : $0.rank > 5) })
        try expect(
            #Predicate { $0.isRetired ?? $0.isLiving }, #""isRetired" = 1 OR ("isRetired" IS NULL AND "isLiving" = 1)"#)
        try expect(#Predicate { !($0.isRetired ?? $0.isLiving) })
        try expect(#Predicate { $0.mentor?.isLiving ?? ($0.rank > 1) })
        try expect(#Predicate { writer in if let best = writer.best { best > writer.rank } else { writer.isLiving } })
        try expect(#Predicate { if let best = $0.best { best > 1 } else { true } }, #""best" IS NULL OR "best" > 1"#)
        try expect(#Predicate { $0.best == nil ? $0.rank > 1 : ($0.isRetired == nil ? $0.rank > 5 : $0.rank < 2) })
    }

    @Test func `values that a condition decides on`() throws {
        try expect(#Predicate { ($0.isLiving ? $0.rank : 7) > 2 }, #"("isLiving" = 0) OR "rank" > 2"#)
        try expect(#Predicate { ($0.isLiving ? $0.name : "Max").starts(with: "M") })
        try expect(#Predicate { ($0.isLiving ? $0.best : nil) == nil })
        try expect(#Predicate { ($0.isLiving ? $0.best : nil) != 3 })
        let second = Date(timeIntervalSince1970: 3000)
        try expect(#Predicate { ($0.isLiving ? $0.seen : second) == second }, #"("isLiving" = 0) OR "seen" = 3000"#)
    }

    /// It is written twice, so that conditions within conditions would double at each level.
    @Test func `a choice in the condition of a choice keeps its size`() throws {
        for depth in [3, 40] {
            var predicate = RandomPredicates(seed: 1)
            try expectSame(predicate.nestedChoices(depth))
        }
    }

    private func expect(
        _ predicate: Predicate<Novelist>, _ sql: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectSame(predicate, sourceLocation: sourceLocation)
        let condition = try condition(predicate)
        #expect(!condition.contains("CASE"), sourceLocation: sourceLocation)
        if let sql { #expect(condition == sql, sourceLocation: sourceLocation) }
    }
}
