import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite struct FromFoundationComparisonTests {
    @Test func equality() throws {
        try expectSame(#Predicate { $0.name == "Mary" })
        try expectSame(#Predicate { $0.name != "Mary" })
        try expectSame(#Predicate { "Mary" == $0.name })
        try expectSame(#Predicate { $0.nickname == "M" })
        try expectSame(#Predicate { $0.nickname != "M" })
        try expectSame(#Predicate { ($0.nickname ?? "") == $0.name })
        try expectSame(#Predicate { $0.nickname == $0.mentor?.name })
        try expectSame(#Predicate { $0.nickname != $0.mentor?.name })
        try expectSame(#Predicate { $0.isLiving == true })
        try expectSame(#Predicate { $0.isRetired == false })
        try expectSame(#Predicate { $0.isRetired != false })
        try expectSame(#Predicate { ($0.rank > 1) == $0.isLiving })
        try expectSame(#Predicate { ($0.rank > 1) != (($0.best ?? 0) > 2) })
    }

    @Test func `nil`() throws {
        try expectSame(#Predicate { $0.nickname == nil })
        try expectSame(#Predicate { $0.nickname != nil })
        try expectSame(#Predicate { $0.mentor == nil })
        try expectSame(#Predicate { $0.mentor != nil })
        try expectSame(#Predicate { $0.mentor?.mentor == nil })
        try expectSame(#Predicate { $0.mentor?.nickname == nil })
        let none: String? = nil
        try expectSame(#Predicate { $0.nickname == none })
        try expectSame(#Predicate { $0.nickname != none })
    }

    @Test func models() throws {
        let mary = try Novelists.shared.get().writers[0]
        try expectSame(#Predicate { $0.mentor == mary })
        try expectSame(#Predicate { $0.mentor != mary })
        try expectSame(#Predicate { $0 == mary })
        try expectSame(#Predicate { $0 != mary })
        try expectSame(#Predicate { writer in if let mentor = writer.mentor { mentor == writer } else { false } })
        let lost = try Novelists.shared.get().works[5]
        try expectSame(#Predicate { $0.works.contains(lost) })
        let themes = try Novelists.shared.get().works[1]
        try expectSame(#Predicate { $0.works.contains(themes) })
    }

    @Test func order() throws {
        try expectSame(#Predicate { $0.rank < 3 })
        try expectSame(#Predicate { $0.rank <= 3 })
        try expectSame(#Predicate { $0.rank > 3 })
        try expectSame(#Predicate { $0.rank >= 3 })
        try expectSame(#Predicate { 3 < $0.rank })
        try expectSame(#Predicate { $0.score > 1.5 })
        let day = Date(timeIntervalSince1970: 3 * 86_400)
        try expectSame(#Predicate { $0.born > day })
        try expectSame(#Predicate { $0.born == day })
        let second = Date(timeIntervalSince1970: 3000)
        try expectSame(#Predicate { $0.seen >= second })
        try expectSame(#Predicate { $0.seen == second })
        #expect(try condition(#Predicate { $0.seen >= second }) == #""seen" >= 3000"#)
    }

    @Test func values() throws {
        let (style, mood) = (Style.ornate, Mood.calm)
        try expectSame(#Predicate { $0.style == style })
        try expectSame(#Predicate { $0.secondStyle != style })
        try expectSame(#Predicate { $0.mood == mood })
        try expectSame(#Predicate { $0.style.rawValue > 1 })
        try expectSame(#Predicate { $0.secondStyle?.rawValue == 1 })
        try expectSame(#Predicate { $0.skills.rawValue == 3 })
        let captured = Bounds(lower: 1, name: "Mary")
        try expectSame(#Predicate { $0.rank > captured.lower && $0.name != captured.name })
    }

    @Test func logic() throws {
        try expectSame(#Predicate { $0.isLiving && $0.rank > 1 })
        try expectSame(#Predicate { $0.isLiving || $0.rank > 1 })
        try expectSame(#Predicate { !$0.isLiving })
        try expectSame(#Predicate { !($0.isLiving && $0.rank > 1) })
        try expectSame(#Predicate { _ in true })
        try expectSame(#Predicate { _ in false })
        let flag = true
        try expectSame(#Predicate { flag || $0.isLiving })
        #expect(try condition(#Predicate { flag && $0.isLiving }) == #""isLiving" = 1"#)
    }

    @Test func arithmetic() throws {
        try expectSame(#Predicate { $0.rank + 2 > 4 })
        try expectSame(#Predicate { $0.rank - ($0.best ?? 1) < 3 })
        try expectSame(#Predicate { $0.rank * 2 == 6 })
        try expectSame(#Predicate { $0.rank / 2 == 1 })
        try expectSame(#Predicate { $0.rank % 3 == -1 })
        try expectSame(#Predicate { $0.score / 2 > 0.5 })
        try expectSame(#Predicate { -$0.rank > 0 })
        try expectSame(#Predicate { -$0.score < 0 })
        try expectSame(#Predicate { $0.rank > 1 + 1 })
        try expectSame(#Predicate { $0.works.count * 2 > $0.rank })
    }

    @Test func ranges() throws {
        try expectSame(#Predicate { (1...3).contains($0.rank) })
        try expectSame(#Predicate { (1..<3).contains($0.rank) })
        let (closed, open, from, upTo, through) = (1...3, 1..<3, 1..., ..<3, ...3)
        try expectSame(#Predicate { closed.contains($0.rank) })
        try expectSame(#Predicate { open.contains($0.rank) })
        try expectSame(#Predicate { from.contains($0.rank) })
        try expectSame(#Predicate { upTo.contains($0.rank) })
        try expectSame(#Predicate { through.contains($0.rank) })
        try expectSame(#Predicate { (-9..<($0.rank)).contains($0.best ?? 0) }, throwing: false)
        try expectSame(#Predicate { (-9..<($0.rank)).contains(1) }, throwing: false)
        #expect(try condition(#Predicate { (1...3).contains($0.rank) }) == #""rank" BETWEEN 1 AND 3"#)
    }

    @Test func casts() throws {
        try expectSame(
            Predicate { writer in
                let best = PredicateExpressions.build_KeyPath(root: writer, keyPath: \.best)
                return PredicateExpressions.TypeCheck<_, Int>(best)
            })
        try expectSame(
            Predicate { writer in
                let rank = PredicateExpressions.build_KeyPath(root: writer, keyPath: \.rank)
                return PredicateExpressions.TypeCheck<_, Int?>(rank)
            })
        try expectSame(
            Predicate { writer in
                let best = PredicateExpressions.build_KeyPath(root: writer, keyPath: \.best)
                return PredicateExpressions.build_Equal(
                    lhs: PredicateExpressions.ConditionalCast<_, Int>(best), rhs: PredicateExpressions.build_Arg(3))
            })
        try expectSame(
            Predicate { writer in
                let best = PredicateExpressions.build_KeyPath(root: writer, keyPath: \.best)
                return PredicateExpressions.build_Equal(
                    lhs: PredicateExpressions.ForceCast<_, Int>(best), rhs: PredicateExpressions.build_Arg(3))
            }, throwing: false)
    }
}

private struct Bounds: Codable {
    var lower: Int
    var name: String
}
