import Fetching

extension ConformanceGroup {
    private static let all = Dwelling.all

    /// Values within JSON that are given back, sorted by and grouped by.
    static let jsonValues: [ConformanceCase] = [
        jsonValue("read as they were written", "true") {
            try $0.fetch(Dwelling.ordered.loading) == all
        },
        jsonValue("read distinct", "true") {
            try Set($0.fetch(Dwelling.request().all().distinct().loading)) == Set(all)
        },
        jsonValue("texts selected", "\(all.map(\.address.city))") {
            try $0.fetch(Dwelling.ordered.select(\.address.city))
        },
        jsonValue("values selected", "\(all.map { ($0.id, $0.formerAddress?.zip, $0.address.area, $0.address.kind) })")
        {
            try $0.fetch(Dwelling.ordered.select(\.id, \.formerAddress.zip, \.address.area, \.address.kind))
        },
        jsonValue(
            "more values selected",
            "\(all.map { ($0.address.isOpen, $0.formerAddress?.wasOpen, $0.address.rank, $0.address.room) })"
        ) {
            try $0.fetch(
                Dwelling.ordered.select(\.address.isOpen, \.formerAddress.wasOpen, \.address.rank, \.address.room))
        },
        jsonValue("a struct selected", "true") {
            try $0.fetch(Dwelling.ordered.select(\.formerAddress)) == all.map(\.formerAddress)
        },
        jsonValue("a struct within a struct selected", "true") {
            try $0.fetch(Dwelling.ordered.select(\.address.annex)) == all.map(\.address.annex)
        },
        jsonValue("a struct of a related model", "true") {
            try $0.fetch(Dwelling.ordered.select(\.host.address.position)) == all.map { $0.itsHost?.address.position }
        },
        jsonValue(
            "arrays selected", "\(all.map { ($0.words, $0.maybeWords, $0.formerAddress?.years, $0.address.rates) })"
        ) {
            try $0.fetch(Dwelling.ordered.select(\.words, \.maybeWords, \.formerAddress.years, \.address.rates))
        },
        jsonValue("a choice", "\(all.map { $0.address.isOpen ? $0.address.city : $0.name })") {
            try $0.fetch(
                Dwelling.ordered.select { choose(if: $0.address.isOpen, then: $0.address.city, else: $0.name) })
        },
        jsonValue("sorted", "\(sortedIDs)") {
            try $0.fetch(
                Dwelling.request().all()
                    .sorted(by: .descending(\.formerAddress.floor), .ascending(\.address.city), .ascending(\.id))
                    .loading
            ).map(\.id)
        },
        jsonValue("sorted by an array", "\(all.filter { $0.words == ["a", "b"] }.map(\.id))") {
            try $0.fetch(
                Dwelling.request().all().where { $0.words.count == 2 && $0.words.contains("b") }
                    .sorted(by: .ascending(\.words), .ascending(\.address.tags), .ascending(\.id)).loading
            ).map(\.id)
        },
        jsonValue("grouped", "\(jsonGroups)") {
            try $0.fetch(
                Dwelling.request().all().grouped(by: \.formerAddress.kind).having { $0.count > 1 }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count, { $0.max(\.address.floor) }))
        },
        jsonValue("aggregates", "\((all.map(\.address.position.latitude).max(), all.filter(\.address.isOpen).count))") {
            try $0.fetch(
                Dwelling.request().all().aggregate(
                    { $0.max(\.address.position.latitude) }, { $0.count { $0.address.isOpen } }))
        },
        jsonValue("the number of different values", "\(Set(all.map(\.address.city)).count)") {
            try $0.fetch(Dwelling.request().all().count(distinct: \.address.city))
        },
        jsonValue("joined texts", joined(all.map(\.address.city))) {
            try $0.fetch(Dwelling.request().all().joined(\.address.city, separator: "|"))
        },
        jsonValue("joined distinct texts", joined(Set(all.filter(\.address.isOpen).map(\.address.city)))) {
            try $0.fetch(
                Dwelling.request().all().aggregate {
                    $0.joined(distinct: \.address.city, separator: "|") { $0.address.isOpen }
                })
        },
        ConformanceCase("pages by values within JSON") { engine in
            try jsonPages.failure(engine.store(ofRelated: [ConformanceCollection(all)]))
        },
        jsonValue("pages by a value that may be nil", "the same models") { store in
            try backAndForth.failure(store).map { "\($0)" } ?? "the same models"
        },
    ]

    private static func joined(_ texts: some Sequence<String>) -> String {
        texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "|")
    }

    private static let jsonPages = walk("by values within JSON") {
        Dwelling.request().all().sorted(by: .ascending(\.address.city), .descending(\.address.area))
    }

    private static let backAndForth = walk("by a value that may be nil") {
        Dwelling.request().all().sorted(
            by: .descending(\.formerAddress.annex.latitude), .ascending(\.formerAddress.zip))
    }

    private static var sortedIDs: [Int] {
        all.sorted { one, other in
            let (floor, otherFloor) = (one.formerAddress?.floor ?? .min, other.formerAddress?.floor ?? .min)
            guard floor == otherFloor else { return floor > otherFloor }
            let (city, otherCity) = (Array(one.address.city.utf8), Array(other.address.city.utf8))
            guard city == otherCity else { return city.lexicographicallyPrecedes(otherCity) }
            return one.id < other.id
        }.map(\.id)
    }

    private static var jsonGroups: [(Address.Kind?, Int, Int?)] {
        Dictionary(grouping: all, by: \.formerAddress?.kind).filter { $1.count > 1 }
            .sorted { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }
            .map { ($0.key, $0.value.count, $0.value.map(\.address.floor).max()) }
    }

    private static func change(
        _ name: String, where isChanged: @escaping @Sendable (Dwelling) -> Bool = { _ in true },
        on request: FetchableRequest<Dwelling, [Dwelling]>,
        _ assign: (@Sendable (inout Dwelling.FetchableUpdate) -> Void)?,
        gives change: @escaping @Sendable (inout Dwelling) -> Void = { _ in }
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: all,
            ChangeCheck(
                request: { request }, assign: assign,
                outcome: .models { model in
                    guard isChanged(model) else { return .none }
                    change(&model)
                    return assign == nil ? .deleted : .updated
                }))
    }

    /// Changes of rows with JSON.
    static let jsonChanges: [ConformanceCase] = [
        change(
            "deleted", where: { $0.address.city == "Rome" || $0.address.floor > 1 },
            on: Dwelling.request().all().where { $0.address.city == "Rome" || $0.address.floor > 1 }, nil),
        change(
            "updated by what a condition finds", where: \.address.isOpen,
            on: Dwelling.request().all().where { $0.address.isOpen }
        ) {
            $0.name = "open"
        } gives: {
            $0.name = "open"
        },
        change("updated to values within JSON", on: Dwelling.request().all()) {
            $0.name = $0.address.city
            $0.hostID = $0.formerAddress.floor
        } gives: {
            ($0.name, $0.hostID) = ($0.address.city, $0.formerAddress?.floor)
        },
        change(
            "updated to other structs and arrays", where: \.isLate,
            on: Dwelling.request().all().where { $0.id > 3 }
        ) {
            $0.address = all[0].address
            $0.formerAddress = nil
            $0.words = ["x\"", "\u{E9}"]
            $0.maybeWords = nil
            $0.numbers = []
            $0.kinds = [.tent, .house]
        } gives: {
            ($0.address, $0.formerAddress, $0.words) = (all[0].address, nil, ["x\"", "\u{E9}"])
            ($0.maybeWords, $0.numbers, $0.kinds) = (nil, [], [.tent, .house])
        },
        change("updated to other members", on: Dwelling.request().all()) {
            $0.formerAddress = $0.address
            $0.maybeWords = $0.words
            $0.words = $0.address.tags
        } gives: {
            ($0.formerAddress, $0.maybeWords, $0.words) = ($0.address, $0.words, $0.address.tags)
        },
        write("inserted", gives: "2", in: tables) { try $0.run(Dwelling.insert(new)) },
        write("inserted and returned", gives: "[(\"Rome\", [\"a\"]), (\"\", [])]", in: tables) {
            try $0.run(Dwelling.insert(new).returning(\.address.city, \.words))
        },
        write("saved in the place of others", gives: "3", in: tables) {
            try $0.run(Dwelling.save(new + [changed]))
        },
        write("updated in a conflict, by what was to be inserted", gives: "2", in: tables) {
            try $0.run(
                Dwelling.insert([changed, new[0]]).onConflict(\.id) {
                    $0.address = $1.address
                    $0.words = $1.words
                    $0.name = $1.formerAddress.city ?? $1.address.city
                })
        },
        write("an array with an infinite number", gives: "the error 'invalidValue'", in: tables) {
            try $0.run(Dwelling.insert(new.map { with($0) { $0.weights = [1, -.infinity] } }))
        },
        write("an array with a NaN", gives: "the error 'invalidValue'", in: tables) {
            try $0.run(Dwelling.save(new.map { with($0) { $0.weights = [.nan] } }))
        },
        write("an array with a NUL", gives: "the error 'invalidValue'", in: tables) {
            try $0.run(Dwelling.save(all.map { with($0) { $0.maybeWords = ["a\0"] } }))
        },
        write(
            "an array with an infinite number, inserted from a request", gives: "the error 'invalidValue'", in: tables
        ) {
            try $0.run(
                Dwelling.insert(
                    from: Dwelling.where { $0.id == 1 }.select {
                        Dwelling.selecting(
                            id: $0.id + 50, address: $0.address, formerAddress: $0.formerAddress, words: $0.words,
                            maybeWords: $0.maybeWords, numbers: $0.numbers,
                            weights: choose(if: $0.id > 0, then: [Double.infinity], else: $0.weights), kinds: $0.kinds,
                            name: $0.name, hostID: $0.hostID)
                    }))
        },
        write("inserted from a request", gives: "1", in: tables) {
            try $0.run(
                Dwelling.insert(
                    from: Dwelling.where { $0.id == 1 }.select {
                        Dwelling.selecting(
                            id: $0.id + 50, address: $0.address, formerAddress: $0.host.address, words: $0.address.tags,
                            maybeWords: $0.host.address.tags, numbers: $0.numbers, weights: $0.address.rates,
                            kinds: $0.kinds,
                            name: $0.address.city, hostID: $0.host.address.floor)
                    }))
        },
    ]

    private static func with(_ dwelling: Dwelling, _ change: (inout Dwelling) -> Void) -> Dwelling {
        var dwelling = dwelling
        change(&dwelling)
        return dwelling
    }

    private static let new: [Dwelling] = [30, 31].map { id in
        var dwelling = all[id - 29]
        dwelling = Dwelling(
            id: id, address: dwelling.address, formerAddress: nil, words: id == 30 ? ["a"] : [], maybeWords: nil,
            numbers: [1],
            weights: [0.1], kinds: [.tent], name: "new", hostID: nil)
        dwelling.address.city = id == 30 ? "Rome" : ""
        return dwelling
    }

    private static let changed: Dwelling = {
        var dwelling = all[3]
        dwelling.address.city = "changed"
        dwelling.words = ["changed"]
        return dwelling
    }()

    private static let tables = WrittenTables {
        var dwellings = try ConformanceCollection(all)
        dwellings.uniqueKeys = [[Dwelling.fetchableMembers.id.column]]
        return [dwellings]
    } rows: { store in
        try store.fetch(Dwelling.ordered.loading).map { "\($0)" }
    }
}
