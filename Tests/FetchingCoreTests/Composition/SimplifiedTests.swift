import Fetching
import Testing

@Suite("Predicates simplified") struct SimplifiedTests {
    private static let isTrue = FetchPredicate<Club>.all([])
    private static let isFalse = FetchPredicate<Club>.any([])
    private static let isOpen = Club.predicate { $0.isOpen }
    private static let isOld = Club.predicate { $0.founded < 1900 }

    static let cases: [(FetchPredicate<Club>, String)] = [
        (isTrue, "true"),
        (!isTrue, "false"),
        (isOpen && isTrue, "isOpen"),
        (isOpen && isFalse, "false"),
        (isTrue || isOpen, "true"),
        (isFalse || isOpen, "isOpen"),
        (!(!isOpen), "isOpen"),
        (!(isOpen && isTrue), "!isOpen"),
        (isOpen && isOld && isOpen, "isOpen && founded < ?"),
        (isOpen || (isOld || isOpen), "isOpen || founded < ?"),
        (isOpen && !isOpen, "false"),
        (isOld || !isOld, "true"),
        ((isOpen || isFalse) && (isOld || isFalse) && (isOpen && isTrue), "isOpen && founded < ?"),
        ((isOpen && isOld) || (isOld && isOpen), "(isOpen && founded < ?) || (founded < ? && isOpen)"),
        (Club.predicate { _ in }, "true"),
        (Club.predicate { $0.members.contains { _ in } }, "!members.isEmpty"),
        (Club.predicate { $0.members.contains { $0.satisfies(.any([])) } }, "false"),
        (Club.predicate { $0.members.allSatisfy { $0.satisfies(.all([])) } }, "true"),
        (Club.predicate { $0.members.count { $0.satisfies(.all([])) } > 1 }, "members.count > ?"),
        (Club.predicate { $0.members.contains { $0.age > 3 && $0.age > 3 } }, "members.contains { $0.age > ? }"),
        (Club.predicate { $0.id.isIn([]) || $0.isOpen }, "isOpen"),
        (Club.predicate { $0.all(Club.self).count == 0 }, "all(Club.self).count == ?"),
        (Club.predicate { $0.all(Club.self).contains { _ in } }, "!all(Club.self).isEmpty"),
        (Club.predicate { $0.id.isIn(Club.request().all().where(isFalse).select(\.id)) }, "false"),
        (isOpen == isTrue, "isOpen == true"),
        ((isTrue && isTrue) == isFalse, "false"),
    ]

    @Test(arguments: cases)
    func leavesWhatHasInfluence(predicate: FetchPredicate<Club>, simplified: String) throws {
        #expect(predicate.simplified().description == simplified)
        let models = try Club.request().all().where(predicate).fetch(in: Clubs.store)
        #expect(try Club.request().all().where(predicate.simplified()).fetch(in: Clubs.store) == models)
    }

    @Test func anErrorStays() {
        let wrong = Club.predicate { $0.name.matches("(") } && Self.isTrue
        #expect(throws: FetchError.self) { try Club.request().all().where(wrong.simplified()).fetch(in: Clubs.clubs) }
        let notANumber = Club.predicate { $0.members.average(\.age) > .nan }
        #expect(notANumber.simplified() == notANumber)
    }
}
