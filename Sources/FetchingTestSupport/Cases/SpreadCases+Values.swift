import Fetching
import Foundation

extension ConformanceGroup {
    private static let all = Venue.all

    /// Requests that give structs in columns, or order, group and count by their members.
    static let spreadValues: [ConformanceCase] = [
        spreadValue("models", "true") { try $0.fetch(Venue.ordered.loading) == all },
        spreadValue("models with a related one", "true") { store in
            try store.fetch(Venue.ordered.including(\.host)).map { $0.1?.hall } == all.map { $0.itsHost?.hall }
        },
        spreadValue("structs", "true") { try $0.fetch(Venue.ordered.select(\.hall)) == all.map(\.hall) },
        spreadValue("structs that may be nil", "true") {
            try $0.fetch(Venue.ordered.select(\.formerHall)) == all.map(\.formerHall)
        },
        spreadValue("structs within others", "true") {
            let found = try $0.fetch(
                Venue.ordered.select(\.hall.point, \.hall.annex, \.formerHall.annex, \.formerHall.point))
            return found.map(\.0) == all.map(\.hall.point) && found.map(\.1) == all.map(\.hall.annex)
                && found.map(\.2) == all.map(\.formerHall?.annex) && found.map(\.3) == all.map(\.formerHall?.point)
        },
        spreadValue("structs of related models", "true") {
            let found = try $0.fetch(Venue.ordered.select(\.id, \.host.hall, \.host.formerHall, \.host.hall.annex))
            return found.map(\.1) == all.map { $0.itsHost?.hall }
                && found.map(\.2) == all.map { $0.itsHost?.formerHall }
                && found.map(\.3) == all.map { $0.itsHost?.hall.annex }
        },
        spreadValue("members", "\(all.map { ($0.hall.price, $0.formerHall?.isOpen, $0.hall.closedAt) })") {
            try $0.fetch(Venue.ordered.select(\.hall.price, \.formerHall.isOpen, \.hall.closedAt))
        },
        spreadValue("a projection", "true") {
            try $0.fetch(
                Venue.ordered.select {
                    Venue.selecting(
                        id: $0.id, hall: $0.hall, formerHall: $0.formerHall, entrance: $0.entrance, name: $0.name,
                        hostID: $0.hostID)
                }) == all
        },
        spreadValue("in order", "\(sortedIDs)") {
            try $0.fetch(
                Venue.request().all().sorted(
                    by: .descending(\.formerHall.floorNumber), .ascending(\.hall.city), .ascending(\.id)
                ).loading
            ).map(\.id)
        },
        spreadValue("different structs", "\(Set(all.map(\.entrance)).count)") {
            try $0.fetch(Venue.request().all().select(\.entrance).distinct()).count
        },
        spreadValue("the structs of two requests", "\(Set(all.map(\.entrance) + all.map(\.hall.point)).count)") {
            let entrances = Venue.request().all().select(\.entrance)
            return try $0.fetch(entrances.union(Venue.request().all().select(\.hall.point))).count
        },
        spreadValue("groups", "\(spreadGroups)") {
            try $0.fetch(
                Venue.request().all().grouped(by: \.formerHall.kind).having { $0.count > 1 }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count, { $0.max(\.hall.floorNumber) }))
        },
        spreadValue("aggregates", "\((all.map(\.hall.price).max(), all.filter(\.hall.isOpen).count))") {
            try $0.fetch(
                Venue.request().all().aggregate({ $0.max(\.hall.price) }, { $0.count { $0.hall.isOpen } }))
        },
        spreadValue("joined texts", "\(joinedSpreadTexts)") {
            try $0.fetch(
                Venue.request().all().aggregate(
                    { $0.joined(\.hall.city, separator: "|", order: .ascending(\.id)) },
                    {
                        $0.joined(
                            \.formerHall.zip, separator: "|", order: .descending(\.hall.floorNumber), .ascending(\.id))
                    }))
        },
        spreadValue("in the order of a language", "\(localizedVenueIDs)") {
            try $0.fetch(
                Venue.request().all().sorted(
                    by: .ascending(\.hall.city, locale: Locale(identifier: "sv")), .ascending(\.id)
                ).loading
            ).map(\.id)
        },
        spreadValue("the number of different values", "\(Set(all.map(\.hall.city)).count)") {
            try $0.fetch(Venue.request().all().count(distinct: \.hall.city))
        },
        spreadValue("a window", "\(all.map { venue in all.filter { $0.hall.kind == venue.hall.kind }.count })") {
            try $0.fetch(Venue.ordered.select { $0.over(partition: \.hall.kind).count })
        },
        spreadValue("the first of each", "\(Set(all.map(\.hall.city)).count)") {
            try $0.fetch(
                Venue.request().all().sorted(by: .ascending(\.id)).first(nth: 1, ofEach: \.hall.city).loading
            ).count
        },
        spreadValue("pages", "the same models") { store in
            try spreadPages.failure(store).map { "\($0)" } ?? "the same models"
        },
        spreadValue("pages by members that may be nil", "the same models") { store in
            try pagesByOptionals.failure(store).map { "\($0)" } ?? "the same models"
        },
    ]

    private static let spreadPages = walk("by members of a struct") {
        Venue.request().all().sorted(by: .ascending(\.hall.city), .descending(\.hall.price))
    }

    private static let pagesByOptionals = walk("by members of a struct that may be nil") {
        Venue.request().all().sorted(by: .descending(\.formerHall.annex.latitude), .ascending(\.formerHall.zip))
    }

    private static var sortedIDs: [Int] {
        all.sorted { one, other in
            let (floor, otherFloor) = (one.formerHall?.floorNumber ?? .min, other.formerHall?.floorNumber ?? .min)
            guard floor == otherFloor else { return floor > otherFloor }
            let (city, otherCity) = (Array(one.hall.city.utf8), Array(other.hall.city.utf8))
            guard city == otherCity else { return city.lexicographicallyPrecedes(otherCity) }
            return one.id < other.id
        }.map(\.id)
    }

    private static var joinedSpreadTexts: (String, String) {
        let formerZips = all.sorted { ($0.hall.floorNumber, $1.id) > ($1.hall.floorNumber, $0.id) }
        return (
            all.map(\.hall.city).joined(separator: "|"), formerZips.compactMap(\.formerHall?.zip).joined(separator: "|")
        )
    }

    private static var localizedVenueIDs: [Int] {
        let order = ["", "🏠", "12", "a'b\"c\\d/e\n\u{7}", "null", "rome", "Rome", "Rom\u{E9}"]
        let places = all.map { (order.firstIndex(of: $0.hall.city) ?? -1, $0.id) }
        return places.sorted { $0 < $1 }.map(\.1)
    }

    private static var spreadGroups: [(Address.Kind?, Int, Int?)] {
        Dictionary(grouping: all, by: \.formerHall?.kind).filter { $1.count > 1 }
            .sorted { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }
            .map { ($0.key, $0.value.count, $0.value.map(\.hall.floorNumber).max()) }
    }

    private static func change(
        _ name: String, where isChanged: @escaping @Sendable (Venue) -> Bool = { _ in true },
        on request: FetchableRequest<Venue, [Venue]>, _ assign: (@Sendable (inout Venue.FetchableUpdate) -> Void)?,
        gives change: @escaping @Sendable (inout Venue) -> Void = { _ in }
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

    /// Changes of rows with structs in columns.
    static let spreadChanges: [ConformanceCase] = [
        change(
            "deleted", where: { $0.hall.city == "Rome" || $0.formerHall == nil },
            on: Venue.request().all().where { $0.hall.city == "Rome" || $0.formerHall == nil }, nil),
        change("updated by what a condition finds", where: \.hall.isOpen, on: Venue.where { $0.hall.isOpen }) {
            $0.hall.city = "open"
            $0.hall.zip = nil
            $0.hall.isOpen = false
            $0.hall.closedAt = Date(timeIntervalSince1970: 60)
            $0.hall.price = Decimal(5)
            $0.hall.kind = .tent
            $0.hall.point.latitude += 1
            $0.hall.room = 3
        } gives: {
            ($0.hall.city, $0.hall.zip, $0.hall.isOpen, $0.hall.kind) = ("open", nil, false, .tent)
            ($0.hall.closedAt, $0.hall.price, $0.hall.room) = (Date(timeIntervalSince1970: 60), 5, 3)
            $0.hall.point.latitude += 1
        },
        change("updated to other members", on: Venue.request().all()) {
            $0.name = $0.hall.city
            $0.hall.city = $0.hall.zip ?? "none"
            $0.hall.openedAt = $0.hall.closedAt ?? $0.hall.openedAt
            $0.entrance.longitude = $0.formerHall.point.longitude
            $0.hall.wasOpen = $0.hall.isOpen
        } gives: {
            $0.name = $0.hall.city
            $0.hall.city = $0.hall.zip ?? "none"
            $0.hall.openedAt = $0.hall.closedAt ?? $0.hall.openedAt
            $0.entrance.longitude = $0.formerHall?.point.longitude
            $0.hall.wasOpen = $0.hall.isOpen
        },
        change("updated to other structs", where: \.isLate, on: Venue.where { $0.id > 3 }) {
            $0.hall = with(all[0].hall) { $0.code = nil }
            $0.formerHall = nil
            $0.entrance = Point(latitude: 1, longitude: nil, label: "x")
        } gives: {
            $0.hall = with(all[0].hall) { $0.code = nil }
            ($0.formerHall, $0.entrance) = (nil, Point(latitude: 1, longitude: nil, label: "x"))
        },
        change("updated to structs within structs", on: Venue.request().all()) {
            $0.hall.annex = Point(latitude: 2, longitude: 3, label: nil)
            $0.hall.point = Point(latitude: 4, longitude: nil, label: nil)
            $0.hall.point.label = "y"
        } gives: {
            $0.hall.annex = Point(latitude: 2, longitude: 3, label: nil)
            $0.hall.point = Point(latitude: 4, longitude: nil, label: "y")
        },
        change("updated to structs of the row", on: Venue.request().all()) {
            $0.formerHall = $0.hall
            $0.hall.annex = $0.hall.point
            $0.entrance = $0.hall.point
            $0.hall.point = $0.entrance
        } gives: {
            $0.formerHall = $0.hall
            ($0.hall.annex, $0.entrance) = ($0.hall.point, $0.hall.point)
        },
        change("updated by a copy of a struct", on: Venue.request().all()) {
            var hall = $0.hall
            hall.city = "copied"
            $0.name = "between"
            $0.hall.zip = nil
            $0.hall = hall
        } gives: {
            ($0.hall.city, $0.name) = ("copied", "between")
        },
        change("updated by copies of structs within structs", where: \.isLate, on: Venue.where { $0.id > 3 }) {
            var point = $0.hall.point
            var hall = $0.hall
            point.latitude += 1
            $0.hall.city = "first"
            $0.hall.point = point
            hall.annex = $0.hall.point
            $0.name = "between"
            $0.hall = hall
            $0.entrance = point
        } gives: {
            var point = $0.hall.point
            point.latitude += 1
            ($0.hall.annex, $0.entrance, $0.name) = (point, point, "between")
        },
        write("inserted", gives: "2", in: tables) { try $0.run(Venue.insert(new)) },
        write("inserted and returned", gives: "[(\"Rome\", nil), (\"\", nil)]", in: tables) {
            try $0.run(Venue.insert(new).returning(\.hall.city, \.formerHall))
        },
        write("saved in the place of others", gives: "3", in: tables) { try $0.run(Venue.save(new + [changed])) },
        write("in the way of another by a member", gives: "1", in: tables) {
            try $0.run(Venue.insert(twin + new.prefix(1)).onConflict(\.hall.code, .ignore))
        },
        write("updated in a conflict of a member, by what was to be inserted", gives: "2", in: tables) {
            try $0.run(
                Venue.insert(twin + new.prefix(1)).onConflict(\.hall.code) {
                    $0.hall.floorNumber += $1.hall.floorNumber
                    $0.entrance = $1.entrance
                    $0.formerHall = $1.formerHall
                    $0.name = $1.formerHall.city ?? $1.hall.point.label ?? $0.hall.city
                })
        },
        write("replaced in a conflict, some members", gives: "2", in: tables) {
            try $0.run(
                Venue.insert(twin + new.prefix(1)).onConflict(\.hall.code, update: \.hall.city, \.name))
        },
        write("the difference of two states", gives: "(1, [\"hall.city\", \"hall.annex.label\", \"name\"])", in: tables)
        { store -> (Int, [String])? in
            var later = all[3]
            later.hall.city = "later"
            later.hall.annex?.label = "later"
            later.name = "later"
            let changes = try Venue.changes(from: all[3], to: later)
            guard let request = changes.request else { return (0, changes.names) }
            return try store.run(request).map { ($0, changes.names) }
        },
        write("inserted from a request", gives: "1", in: tables) {
            try $0.run(
                Venue.insert(
                    from: Venue.where { $0.id == 5 }.select {
                        Venue.selecting(
                            id: $0.id + 50, hall: $0.hall, formerHall: $0.host.formerHall, entrance: $0.hall.point,
                            name: $0.hall.city, hostID: $0.host.hall.floorNumber)
                    }))
        },
    ]

    private static func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var value = value
        change(&value)
        return value
    }

    private static let new: [Venue] = [30, 31].map { id in
        var hall = all[id - 29].hall
        hall.city = id == 30 ? "Rome" : ""
        hall.code = Specimen.code(UInt8(id))
        return Venue(
            id: id, hall: hall, formerHall: nil, entrance: all[id - 28].entrance, name: "new", hostID: nil)
    }

    /// One with the code of another.
    private static let twin: [Venue] = [
        Venue(
            id: 40, hall: all[5].hall, formerHall: all[1].formerHall, entrance: all[2].entrance, name: "twin", hostID: 1
        )
    ]

    private static let changed = with(all[3]) { $0.hall.city = "changed" }

    private static let tables = WrittenTables {
        var venues = try ConformanceCollection(all)
        venues.uniqueKeys = [[Venue.fetchableMembers.id.column], [Venue.fetchableMembers.hall.code.column]]
        return [venues]
    } rows: { store in
        try store.fetch(Venue.ordered.loading).map { "\($0)" }
    }
}
