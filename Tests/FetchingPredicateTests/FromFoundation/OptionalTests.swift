import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite struct FromFoundationOptionalTests {
    @Test func coalescing() throws {
        try expectSame(#Predicate { ($0.best ?? 0) > 1 })
        try expectSame(#Predicate { ($0.best ?? 5) > 1 })
        try expectSame(#Predicate { ($0.best ?? $0.rank) > 1 })
        try expectSame(#Predicate { ($0.nickname ?? $0.name) == "Max" })
        try expectSame(#Predicate { ($0.nickname ?? "").isEmpty })
        try expectSame(#Predicate { $0.isRetired ?? false })
        try expectSame(#Predicate { $0.isRetired ?? true })
        try expectSame(#Predicate { $0.isRetired ?? $0.isLiving })
        try expectSame(#Predicate { !($0.isRetired ?? false) })
        let (none, some): (Int?, Int?) = (nil, 2)
        try expectSame(#Predicate { $0.rank > (none ?? 2) })
        try expectSame(#Predicate { $0.rank > (some ?? 0) })
        #expect(try condition(#Predicate { $0.isRetired ?? false }) == #""isRetired" = 1"#)
        #expect(try condition(#Predicate { ($0.best ?? 0) > 1 }) == #""best" > 1"#)
        #expect(try condition(#Predicate { ($0.best ?? 5) > 1 }) == #""best" IS NULL OR "best" > 1"#)
        try expectSame(#Predicate { ($0.best ?? 3) == 3 })
        try expectSame(#Predicate { ($0.best ?? 3) != 3 })
        try expectSame(#Predicate { ($0.best ?? 0) != 3 })
        try expectSame(#Predicate { ($0.best ?? 0) <= 0 })
        try expectSame(#Predicate { !(($0.best ?? 0) > 1) })
        try expectSame(#Predicate { ($0.nickname ?? "Z") > "Mary" })
        try expectSame(#Predicate { ($0.mentor?.rank ?? 9) >= 3 })
    }

    @Test func chaining() throws {
        try expectSame(#Predicate { $0.mentor?.name == "Mary" })
        try expectSame(#Predicate { $0.mentor?.name != "Mary" })
        try expectSame(#Predicate { $0.mentor?.mentor?.name == "Mary" })
        try expectSame(#Predicate { $0.mentor?.nickname == "M" })
        try expectSame(#Predicate { $0.nickname?.isEmpty == true })
        try expectSame(#Predicate { $0.nickname?.isEmpty == false })
        try expectSame(#Predicate { $0.nickname?.isEmpty != true })
        try expectSame(#Predicate { $0.nickname?.isEmpty == nil })
        try expectSame(#Predicate { $0.nickname?.isEmpty ?? true })
        try expectSame(#Predicate { $0.mentor?.isLiving == false })
        try expectSame(#Predicate { ($0.mentor?.rank ?? 9) > 2 })
        try expectSame(#Predicate { $0.mentor?.works.count == 0 })
        try expectSame(#Predicate { ($0.mentor?.works.count ?? 8) > 2 })
        try expectSame(#Predicate { $0.mentor?.works.isEmpty == true })
        try expectSame(#Predicate { $0.pupils?.count == 0 })
        try expectSame(#Predicate { $0.pupils?.contains { $0.rank > 1 } == true })
        try expectSame(#Predicate { ($0.mentor?.nickname?.isEmpty ?? $0.isLiving) })
        try expectSame(#Predicate { $0.nickname?.isEmpty == $0.mentor?.isLiving })
        try expectSame(#Predicate { $0.nickname?.isEmpty != $0.mentor?.isLiving })
        try expectSame(#Predicate { $0.isRetired == $0.mentor?.isRetired })
    }

    @Test func ifLet() throws {
        try expectSame(#Predicate { if let best = $0.best { best > 1 } else { true } })
        try expectSame(#Predicate { if let best = $0.best { best > 1 } else { false } })
        try expectSame(
            #Predicate { writer in if let best = writer.best { best > writer.rank } else { writer.isLiving } })
        try expectSame(#Predicate { if let mentor = $0.mentor { mentor.rank > 1 || mentor.isLiving } else { false } })
        try expectSame(
            #Predicate { writer in
                if let mentor = writer.mentor { !(mentor.rank > writer.rank) } else { writer.works.isEmpty }
            })
        let minimum: Int? = 2
        try expectSame(#Predicate { writer in if let minimum { writer.rank > minimum } else { true } })
        let none: Int? = nil
        try expectSame(#Predicate { writer in if let none { writer.rank > none } else { true } })
    }

    @Test func conditional() throws {
        try expectSame(#Predicate { $0.isLiving ? $0.rank > 1 : $0.rank > 5 })
        try expectSame(#Predicate { ($0.isLiving ? $0.rank : 7) > 2 })
        try expectSame(#Predicate { ($0.isLiving ? $0.name : ($0.nickname ?? "Mary")) == "Mary" })
        try expectSame(#Predicate { $0.isLiving ? true : $0.rank > 5 })
        try expectSame(#Predicate { $0.isLiving ? $0.rank > 1 : true })
        try expectSame(#Predicate { $0.isLiving ? false : $0.rank > 1 })
        try expectSame(#Predicate { ($0.isLiving ? $0.best : nil) == nil })
        let second = Date(timeIntervalSince1970: 3000)
        try expectSame(#Predicate { ($0.isLiving ? $0.seen : second) == second })
    }

    /// Foundation throws where the value is nil. The translation takes nil, with which no comparison holds.
    @Test func forcedUnwrap() throws {
        try expectSame(#Predicate { $0.best! > 1 }, throwing: false)
        try expectSame(#Predicate { $0.best! + 1 > 1 }, throwing: false)
        try expectSame(#Predicate { $0.mentor!.name == "Mary" }, throwing: false)
        try expectSame(#Predicate { $0.nickname!.isEmpty }, throwing: false)
        let some: Int? = 2
        try expectSame(#Predicate { $0.rank > some! })
        let none: Int? = nil
        #expect(
            refusal(#Predicate { $0.rank > none! })
                == "'Novelist': a part of the predicate that does not depend on the model has no value. See the underlying "
                + "error")
    }
}
