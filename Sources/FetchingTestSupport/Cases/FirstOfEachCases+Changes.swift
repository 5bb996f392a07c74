import Fetching

extension ConformanceGroup {
    private static let ofPlans = Person.request().all().sorted(by: .descending(\.score)).first(nth: 1, ofEach: \.plan)

    /// By score, 4 and 1 have one plan, 2 and 3 one each.
    static let changesOfEach: [ConformanceCase] = [
        .deletion("those that are deleted", from: changingPeople, leaves: [1]) { ofPlans },
        .deletion("those that are deleted under a condition behind", from: changingPeople, leaves: [1, 3, 4]) {
            ofPlans.where { $0.age > 20 || $0.plan == .premium }
        },
        .deletion("all but the first of each", from: changingPeople, leaves: [2, 3, 4]) {
            Person.request().all().sorted(by: .descending(\.score)).first(nth: .max, after: 1, ofEach: \.plan)
        },
        .deletion("a part of them", from: changingPeople, leaves: [1, 2, 4]) {
            ofPlans.sorted(by: .ascending(\.age)).limit(1)
        },
        .update("those that are updated", of: changingPeople, keys: [2, 3, 4], on: ofPlans) {
            $0.name = "first"
        } gives: {
            $0.name = "first"
        },
        .update("a value of the row itself", of: changingPeople, keys: [2], on: ofPlans.where { $0.rank == nil }) {
            $0.age += $0.id
        } gives: {
            $0.age += $0.id
        },
        .update("a calculation that overflows in other rows only", of: changingPeople, keys: [3], on: lowestOfAdmins) {
            $0.age = $0.id * (Int.max / 3)
        } gives: {
            $0.age = 3 * (Int.max / 3)
        },
        .rejectedChange("different ones that are deleted", of: changingPeople, error: .unsupported) {
            Person.request().all().distinct().first(nth: 1, ofEach: \.plan)
        },
        .rejectedChange("a condition before that is left out", of: changingPeople, error: .unconditionalChange) {
            Person.request().all().where(.all([])).first(nth: 1, ofEach: \.plan)
        },
    ]

    private static let lowestOfAdmins = Person.request().all().sorted(by: .ascending(\.score)).first(
        nth: 1, ofEach: \.isAdmin
    ).where(\.isAdmin)
}
