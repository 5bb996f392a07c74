import Fetching
import Foundation

extension ConformanceGroup {
    /// Each statement of the closure sees those before it. The rows are as they were before the update.
    static let updates = ConformanceGroup("Updating", values + expressions + sequences + forms)

    private static func update(
        _ name: String, keys: [Int]? = nil, on request: FetchableRequest<Person, [Person]> = Person.request().all(),
        _ assign: @escaping @Sendable (inout Person.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Person) -> Void
    ) -> ConformanceCase {
        .update(name, of: changingPeople, keys: keys, on: request, assign, gives: change)
    }

    private static let values: [ConformanceCase] = [
        update("values") {
            $0.score = 2.5
            $0.name = "Joe\0"
            $0.isAdmin = true
        } gives: {
            $0.score = 2.5
            $0.name = "Joe\0"
            $0.isAdmin = true
        },
        update("values of variables", keys: [2], on: Person.request().all().where { $0 == 2 }) {
            let (number, text, flag) = (7, "é", Bool?.none)
            $0.age = number
            $0.motto = text
            $0.isActive = flag
        } gives: {
            ($0.age, $0.motto, $0.isActive) = (7, "é", nil)
        },
        update("values by their names") {
            $0.score = .zero
            $0.age = .max
            $0.plan = .trial
        } gives: {
            ($0.score, $0.age, $0.plan) = (0, .max, .trial)
        },
        update("nil") {
            $0.nickname = nil
            $0.rank = nil
            $0.previousPlan = nil
            $0.isActive = nil
        } gives: {
            ($0.nickname, $0.rank, $0.previousPlan, $0.isActive) = (nil, nil, nil, nil)
        },
        update("enums and option sets", keys: [1, 3], on: Person.request().all().where(\.isAdmin)) {
            $0.plan = .premium
            $0.previousPlan = .freemium
            $0.rights = [.write, .everythingElse]
            $0.previousRights = []
        } gives: {
            ($0.plan, $0.previousPlan) = (.premium, .freemium)
            ($0.rights, $0.previousRights) = ([.write, .everythingElse], [])
        },
        update("nothing", keys: []) { _ in
        } gives: { _ in
        },
        update("no row", keys: [], on: Person.request().all().where { $0.id > 9 }) {
            $0.score = 0
        } gives: { _ in
        },
        update("the key", keys: [4], on: Person.request().all().where { $0 == 4 }) {
            $0.motto = "moved"
            $0.age = $0.id + 10
        } gives: {
            ($0.motto, $0.age) = ("moved", 14)
        },
        update(
            "the first by an order", keys: [3, 4],
            on: Person.request().first(nth: 2).sorted(by: .ascending(\.name), .descending(\.id)).where { $0.id != 1 }
                .where { $0.id != 2 }
        ) {
            $0.score = 0
        } gives: {
            $0.score = 0
        },
        update("the largest", keys: [4], on: Person.request().first(nth: 1).sorted(by: .descending(\.score))) {
            $0.score = -100
        } gives: {
            $0.score = -100
        },
    ]

    private static let expressions: [ConformanceCase] = [
        update("calculations") {
            $0.score = $0.score * 2 + 1
            $0.age -= 3
            $0.rank *= 2
        } gives: {
            ($0.score, $0.age, $0.rank) = ($0.score * 2 + 1, $0.age - 3, $0.rank.map { $0 * 2 })
        },
        update("a division") {
            $0.rank = $0.age / 7
            $0.previousRank = $0.age % 7
        } gives: {
            ($0.rank, $0.previousRank) = ($0.age / 7, $0.age % 7)
        },
        update("a division by zero") {
            $0.rank = $0.age / 0
            $0.bonus = $0.score / $0.bonus
        } gives: {
            ($0.rank, $0.bonus) = (nil, $0.bonus.flatMap { [score = $0.score] in $0 == 0 ? nil : score / $0 })
        },
        update("another member") {
            $0.nickname = $0.name
            $0.rank = $0.age
            $0.bonus = $0.score
        } gives: {
            ($0.nickname, $0.rank, $0.bonus) = ($0.name, $0.age, $0.score)
        },
        update(
            "an optional member, where it is not nil", keys: [1, 3, 4],
            on: Person.request().all().where { $0.bonus != nil }
        ) {
            $0.score += $0.bonus
        } gives: {
            $0.score += $0.bonus ?? 0
        },
        update("conditions") {
            $0.isAdmin = $0.score > 2
            $0.isActive = $0.rank < 3
        } gives: {
            ($0.isAdmin, $0.isActive) = ($0.score > 2, $0.rank.map { $0 < 3 } ?? false)
        },
        update("a negation") {
            $0.isAdmin = !$0.isAdmin
        } gives: {
            $0.isAdmin.toggle()
        },
        update("a comparison of text") {
            $0.isAdmin = $0.name == "ann" || $0.nickname != "A"
        } gives: {
            $0.isAdmin = $0.name == "ann" || $0.nickname != "A"
        },
        update("the length of a text") {
            $0.age = $0.name.unicodeScalarCount
        } gives: {
            $0.age = $0.name.unicodeScalars.count
        },
        update(
            "what is computed of a text, where one side alone is optional", keys: [2, 3, 4],
            on: Person.request().all().where { $0.nickname != nil }
        ) {
            $0.bonus = $0.age.asDouble
            $0.rank = $0.name.unicodeScalarCount
            $0.age = $0.nickname.unicodeScalarCount
        } gives: {
            ($0.bonus, $0.rank) = (Double($0.age), $0.name.unicodeScalars.count)
            $0.age = $0.nickname?.unicodeScalars.count ?? 0
        },
        update("long calculations of optional members") {
            $0.bonus = $0.bonus * 2 + $0.bonus * 3 - $0.bonus + $0.score * 4 - 1
            $0.rank = $0.rank + $0.previousRank * 2 - $0.rank * $0.rank
        } gives: {
            ($0.bonus, $0.rank) = (
                $0.bonus.map { [score = $0.score] in $0 * 2 + $0 * 3 - $0 + score * 4 - 1 },
                $0.rank.flatMap { [other = $0.previousRank] rank in other.map { rank + $0 * 2 - rank * rank } }
            )
        },
        update("a long calculation by way of a constant, where one side alone is optional") {
            let total = $0.score * 2 + $0.score * 3 - $0.score + 4
            $0.bonus = total
        } gives: {
            $0.bonus = $0.score * 4 + 4
        },
    ]

    private static let sequences: [ConformanceCase] = [
        update("twice") {
            $0.score += 1
            $0.score += 1
        } gives: {
            $0.score += 2
        },
        update("the last assignment") {
            $0.score = 1
            $0.age = 2
            $0.score = 3
        } gives: {
            ($0.score, $0.age) = (3, 2)
        },
        update("one after the other") {
            $0.score = $0.score + 1
            $0.bonus = $0.score * 2
        } gives: {
            $0.score += 1
            $0.bonus = $0.score * 2
        },
        update("no exchange") {
            $0.rank = $0.previousRank
            $0.previousRank = $0.rank
        } gives: {
            $0.rank = $0.previousRank
        },
        update("an exchange") {
            let rank = $0.rank
            $0.rank = $0.previousRank
            $0.previousRank = rank
        } gives: {
            ($0.rank, $0.previousRank) = ($0.previousRank, $0.rank)
        },
        update("a value that is read again") {
            $0.age = 5
            $0.rank = $0.age + 1
            $0.isAdmin = $0.age > 4
        } gives: {
            ($0.age, $0.rank, $0.isAdmin) = (5, 6, true)
        },
        update("nil that is read again") {
            $0.nickname = nil
            $0.motto = $0.nickname
            $0.rank = nil
            $0.previousRank = $0.rank + 1
            $0.isAdmin = $0.rank == nil
        } gives: {
            ($0.nickname, $0.motto, $0.rank, $0.previousRank, $0.isAdmin) = (nil, nil, nil, nil, true)
        },
        update("the condition holds of the rows before", keys: [4], on: Person.request().all().where { $0.score > 50 })
        {
            $0.score = 0
            $0.age = 1
        } gives: {
            ($0.score, $0.age) = (0, 1)
        },
        update("a Swift 'if' and 'for'") {
            for number in 1...3 { if number != 2 { $0.age += number } }
        } gives: {
            $0.age += 4
        },
    ]

    private static let stamps = [
        Stamp(id: 1, seconds: 1_000, uuid: UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8") ?? UUID()),
        Stamp(id: 2, seconds: 2_000.25, uuid: UUID(), price: 12, secret: "abc", isComplete: false),
    ]

    private static func updateStamps(
        _ name: String, _ assign: @escaping @Sendable (inout Stamp.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Stamp) -> Void
    ) -> ConformanceCase {
        .update(name, of: stamps, assign, gives: change)
    }

    private static let forms: [ConformanceCase] = [
        updateStamps("forms of their own") {
            let date = Date(timeIntervalSince1970: 5_000)
            $0.wholeSecond = date
            $0.maybeWholeSecond = date
            $0.millisecond = date
            $0.plainDate = date
            $0.price = Decimal(5)
            $0.secret = "dcba"
            $0.maybeSecret = nil
            $0.maybeLower = nil
        } gives: {
            let date = Date(timeIntervalSince1970: 5_000)
            ($0.wholeSecond, $0.maybeWholeSecond, $0.millisecond, $0.plainDate) = (date, date, date, date)
            ($0.price, $0.secret, $0.maybeSecret, $0.maybeLower) = (5, "dcba", nil, nil)
        },
        updateStamps("members in the same form") {
            $0.maybeWholeSecond = $0.wholeSecond
            $0.maybeSecret = $0.secret
            $0.maybeLower = $0.lower
        } gives: {
            ($0.maybeWholeSecond, $0.maybeSecret, $0.maybeLower) = ($0.wholeSecond, $0.secret, $0.lower)
        },
        .rejectedChange(
            "members in different forms", of: stamps, error: .unsupported, { Stamp.request().all() },
            { $0.plainDate = $0.wholeSecond }),
        .rejectedChange(
            "a value in a form of its own that is read again", of: stamps, error: .unsupported,
            { Stamp.request().all() },
            {
                $0.wholeSecond = Date(timeIntervalSince1970: 1)
                $0.millisecond = $0.wholeSecond
            }),
        .rejectedChange(
            "a value that cannot be stored", of: stamps, error: .invalidValue, { Stamp.request().all() },
            { $0.price = Decimal(string: "0.001") ?? 0 }),
    ]
}
