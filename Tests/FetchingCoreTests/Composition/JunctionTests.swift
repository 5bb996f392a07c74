import Fetching
import FetchingSQL
import Testing

@Suite("Predicates joined at run time") struct JunctionTests {
    private let filters = [
        Club.predicate { $0.isOpen }, Club.predicate { $0.founded > 1900 }, Club.predicate { $0.name.hasPrefix("G") },
    ]

    @Test func conjunction() throws {
        let request = Club.request().all().where(filters.conjunction())
        #expect(try request.fetch(in: Clubs.clubs).map(\.id) == [3])
        let sql = try request.sql(for: .sqlite)
        #expect(
            sql.hasSuffix(
                #" WHERE "isOpen" = 1 AND "founded" > ? AND "name" >= ? COLLATE BINARY AND "name" < ? COLLATE BINARY"#
            ))
    }

    @Test func disjunction() throws {
        let request = Club.request().all().where(filters.disjunction())
        #expect(try request.fetch(in: Clubs.clubs).map(\.id) == [1, 3])
    }

    @Test func noneIsTrueOrFalse() throws {
        let none: [FetchPredicate<Club>] = []
        #expect(try Club.request().all().where(none.conjunction()).fetch(in: Clubs.clubs).count == 4)
        #expect(try Club.request().all().where(none.disjunction()).fetch(in: Clubs.clubs).isEmpty)
        #expect(none.conjunction() == .all([]))
        #expect(none.disjunction() == .any([]))
        #expect(none.conjunction() != none.disjunction())
    }

    @Test func anySequenceWill() throws {
        let years = Set([1880, 1990]).lazy.map { year in Club.predicate { $0.founded == year } }
        #expect(try Club.request().all().where(years.disjunction()).fetch(in: Clubs.clubs).map(\.id) == [1, 3])
    }

    /// However a chain of 10,000 conditions is put together, it stays shallow.
    @Test(arguments: [true, false])
    func longChainsAreFlat(isAnd: Bool) throws {
        let conditions = (0..<10_000).map { number in Club.predicate { isAnd ? $0.id != -number : $0.id == number } }
        let neutral: FetchPredicate<Club> = isAnd ? .all([]) : .any([])
        let fromLeft = conditions.reduce(neutral) { isAnd ? $0 && $1 : $0 || $1 }
        let fromRight = conditions.reversed().reduce(neutral) { isAnd ? $1 && $0 : $1 || $0 }
        let atOnce = isAnd ? conditions.conjunction() : conditions.disjunction()
        for predicate in [fromLeft, fromRight, atOnce] {
            #expect(try Club.request().all().where(predicate).fetch(in: Clubs.clubs).count == 4)
            #expect(predicate.simplified() == atOnce)
        }
        #expect(fromLeft.tree.depth < 30 && fromRight.tree.depth < 30 && atOnce.tree.depth < 30)
    }
}
