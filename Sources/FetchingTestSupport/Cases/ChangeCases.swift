import Fetching

extension ConformanceCase {
    /// A deletion, and the keys of the models that it leaves.
    static func deletion<Model: ConformanceModel>(
        _ name: String, from models: [Model], leaves keys: [Int],
        _ request: @escaping @Sendable () -> FetchableRequest<Model, [Model]>
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: models,
            ChangeCheck(
                request: request, assign: nil, outcome: .models { keys.contains($0.id) ? .none : .deleted }))
    }

    /// An update of the models with certain keys, and what it makes of them.
    static func update<Model: ConformanceModel>(
        _ name: String, of models: [Model], keys: [Int]? = nil,
        on request: FetchableRequest<Model, [Model]> = Model.request().all(),
        _ assign: @escaping @Sendable (inout Model.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Model) -> Void
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: models,
            ChangeCheck(
                request: { request }, assign: assign,
                outcome: .models { model in
                    guard keys?.contains(model.id) ?? true else { return .none }
                    change(&model)
                    return .updated
                }))
    }

    /// A deletion or an update that is rejected, and changes nothing.
    static func rejectedChange<Model: ConformanceModel>(
        _ name: String, of models: [Model], error: FetchError.Code,
        _ request: @escaping @Sendable () -> FetchableRequest<Model, [Model]> = { Model.request().all() },
        _ assign: (@Sendable (inout Model.FetchableUpdate) -> Void)? = nil
    ) -> ConformanceCase {
        ConformanceCase(name, in: models, ChangeCheck(request: request, assign: assign, outcome: .error(error)))
    }
}

extension ConformanceGroup {
    /// The rows that a request gives are those that are deleted.
    static let deletions = ConformanceGroup("Deleting", byConditions + byLimits)

    static let changingPeople = [
        Person(
            id: 1, name: "Ann", nickname: nil, age: 30, rank: 3, score: 1.5, bonus: 10, isAdmin: true, plan: .trial,
            rights: [.read]),
        Person(
            id: 2, name: "ann", nickname: "A", age: 20, rank: nil, score: 2.5, bonus: nil, isActive: true,
            plan: .premium, previousPlan: .trial, rights: [.read, .write], previousRights: [.share]),
        Person(
            id: 3, name: "École", nickname: "Éc", motto: "x", age: -5, rank: 1, previousRank: 7, score: -4, bonus: 0,
            isAdmin: true, isActive: false, plan: .freemium),
        Person(id: 4, name: "", nickname: "", age: 20, rank: 2, score: 100, bonus: 5, plan: .trial),
    ]

    private static let byConditions: [ConformanceCase] = [
        .deletion("all", from: changingPeople, leaves: []) { Person.request().all() },
        .deletion("text, with regard to case", from: changingPeople, leaves: [2, 3, 4]) {
            Person.request().all().where { $0.name == "Ann" }
        },
        .deletion("text, without regard to case", from: changingPeople, leaves: [3, 4]) {
            Person.request().all().where { $0.name.isEqual(to: "ANN", options: .caseInsensitive) }
        },
        .deletion("a prefix, a pattern", from: changingPeople, leaves: [1, 2, 4]) {
            Person.request().all().where { $0.name.hasPrefix("É") && $0.name.isLike("?c*") }
        },
        .deletion("nil", from: changingPeople, leaves: [2, 3, 4]) {
            Person.request().all().where { $0.nickname == nil }
        },
        .deletion("other than a text, nil too", from: changingPeople, leaves: [2]) {
            Person.request().all().where { $0.nickname != "A" }
        },
        .deletion("less, which nil is not", from: changingPeople, leaves: [1, 2, 4]) {
            Person.request().all().where { $0.rank < 2 }
        },
        .deletion("not less, which nil is", from: changingPeople, leaves: [3]) {
            Person.request().all().where { !($0.rank < 2) }
        },
        .deletion("a range and a list", from: changingPeople, leaves: [1, 3]) {
            Person.request().all().where { $0.age.isIn(0...25) && $0.plan.isIn(.trial, .premium) }
        },
        .deletion("a long list", from: changingPeople, leaves: [1]) {
            Person.request().all().where { $0.id.isIn(Array(2...500)) }
        },
        .deletion("an empty list", from: changingPeople, leaves: [1, 2, 3, 4]) {
            Person.request().all().where { $0.id.isIn([Int]()) }
        },
        .deletion("an option set", from: changingPeople, leaves: [1, 3, 4]) {
            Person.request().all().where { $0.rights.contains([.read, .write]) }
        },
        .deletion("a calculation", from: changingPeople, leaves: [1, 2, 4]) {
            Person.request().all().where { $0.age * 2 + 1 < 0 }
        },
        .deletion("several conditions", from: changingPeople, leaves: [1, 2, 4]) {
            Person.request().all().where(\.isAdmin).where { $0.isActive == false || $0.score > 1000 }
        },
    ]

    private static let byLimits: [ConformanceCase] = [
        .deletion("the first", from: changingPeople, leaves: [3, 4]) { Person.request().first(nth: 2) },
        .deletion("after the first", from: changingPeople, leaves: [1]) { Person.request().all(after: 1) },
        .deletion("the first by an order", from: changingPeople, leaves: [1, 2, 3]) {
            Person.request().first(nth: 1).sorted(by: .descending(\.score))
        },
        .deletion("the first by an order, with nil", from: changingPeople, leaves: [1, 4]) {
            Person.request().first(nth: 2).sorted(by: .ascending(\.rank))
        },
        .deletion("a page by an order", from: changingPeople, leaves: [1, 3]) {
            Person.request().first(nth: 2, after: 1).sorted(by: .ascending(\.age))
        },
        .deletion("none of them", from: changingPeople, leaves: [1, 2, 3, 4]) { Person.request().first(nth: 0) },
        .deletion("the first for which a condition holds", from: changingPeople, leaves: [1, 2, 4]) {
            Person.request().first(nth: 1).where { $0.isAdmin }.sorted(by: .descending(\.id))
        },
        .deletion("in an order that makes no difference", from: changingPeople, leaves: [2, 4]) {
            Person.request().all().where { $0.isAdmin }.sorted(by: .descending(\.id))
        },
    ]
}

extension ConformanceGroup {
    /// Mistakes are found before anything is changed.
    static let rejectedChanges = ConformanceGroup("Changes that are rejected", vanished + invalid)

    private static let vanished: [ConformanceCase] = [
        .rejectedChange("a condition that is left out", of: changingPeople, error: .unconditionalChange) {
            let name: String? = nil
            return Person.request().all().where { if let name { $0.name == name } }
        },
        .rejectedChange("no conditions", of: changingPeople, error: .unconditionalChange) {
            Person.request().all().where(.all([]))
        },
        .rejectedChange("not any of none", of: changingPeople, error: .unconditionalChange) {
            Person.request().all().where(!FetchPredicate<Person>.any([]) && FetchPredicate<Person>.all([]))
        },
        .rejectedChange("or nothing", of: changingPeople, error: .unconditionalChange) {
            Person.request().all().where { $0.isAdmin || FetchPredicate<Person>.all([]) }
        },
        .rejectedChange(
            "an update without a condition that is left", of: changingPeople, error: .unconditionalChange,
            { Person.request().all().where(.all([])) }, { $0.score = 1 }),
        .rejectedChange("the first without a condition that is left", of: changingPeople, error: .unconditionalChange) {
            Person.request().first(nth: 1).where(.all([]))
        },
        .deletion("one condition that is left out of two", from: changingPeople, leaves: [2, 4]) {
            Person.request().all().where { FetchPredicate<Person>.all([]) && $0.isAdmin }
        },
    ]

    private static let invalid: [ConformanceCase] = [
        .rejectedChange(
            "a result below what the type can hold", of: Holder<UInt>.rows(of: [3, 0]), error: .outOfRange,
            { Holder<UInt>.request().all() }, { $0.value -= 1 }),
        .rejectedChange(
            "a result above what the type can hold", of: Holder<Int8?>.rows(of: [nil, 3, 100]), error: .outOfRange,
            { Holder<Int8?>.request().all() }, { $0.value *= 2 }),
        .rejectedChange("a negative limit", of: changingPeople, error: .invalidLimit) {
            Person.request().first(nth: -1)
        },
        .rejectedChange("different rows", of: changingPeople, error: .unsupported) {
            Person.request().all().distinct().where { $0.isAdmin }
        },
        .rejectedChange("NaN in a condition", of: changingPeople, error: .invalidValue) {
            Person.request().all().where { $0.score == .nan }
        },
        .rejectedChange(
            "NaN assigned", of: changingPeople, error: .invalidValue, { Person.request().all() },
            { $0.score = Double.nan }),
        .rejectedChange(
            "NaN in a calculation", of: changingPeople, error: .invalidValue, { Person.request().all() },
            { $0.score += Double.nan }),
        .rejectedChange(
            "a pattern that is none", of: changingPeople, error: .invalidPattern,
            { Person.request().all().where { $0.name.matches("(") } }, { $0.score = 1 }),
        .rejectedChange(
            "an overflow in the last row", of: changingPeople + [Person(id: 5, age: .max)],
            error: .arithmeticOverflow, { Person.request().all() }, { $0.age += 1 }),
        .rejectedChange(
            "nil for a member that is not optional", of: changingPeople, error: .unexpectedNull,
            { Person.request().all() }, { $0.score = $0.score + $0.bonus }),
        .rejectedChange(
            "a division by zero", of: changingPeople, error: .unexpectedNull, { Person.request().all() },
            { $0.score = $0.score / 0 }),
    ]
}
