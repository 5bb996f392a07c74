import Fetching

extension ConformanceGroup {
    /// Values within JSON: each is what the property of the struct is.
    static let json = ConformanceGroup(
        "JSON", texts + numbers + truths + structs + jsonArrays + related + jsonValues + nestedJSON + jsonChanges)

    static func jsonRows(
        _ name: String,
        @PredicateBuilder<Dwelling> _ condition:
            @escaping @Sendable (Dwelling.FetchableMembers) -> FetchPredicate<Dwelling>,
        are expected: (Dwelling) -> Bool
    ) -> ConformanceCase {
        let keys = Dwelling.all.filter(expected).map(\.id)
        return jsonValue(name, "\(keys)") {
            try $0.fetch(Dwelling.request().all().where(condition).sorted(by: .ascending(\.id)).loading).map(\.id)
        }
    }

    static func jsonValue<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got: String
            do {
                got = "\(try fetch(try engine.store(ofRelated: [ConformanceCollection(Dwelling.all)])))"
            } catch let error as FetchError where !engine.mayReject(with: error) {
                got = "the error '\(error.code)'"
            }
            return got == expected ? nil : (expected, got)
        }
    }

    private static let all = Dwelling.all

    private static let texts: [ConformanceCase] = [
        jsonRows("a text") {
            $0.address.city == "Rome"
        } are: {
            $0.address.city == "Rome"
        },
        jsonRows("another text") {
            $0.address.city != "Rome"
        } are: {
            $0.address.city != "Rome"
        },
        jsonRows("a text with every escape") {
            $0.address.city == "a'b\"c\\d/e\n\u{7}"
        } are: {
            $0.address.city == "a'b\"c\\d/e\n\u{7}"
        },
        jsonRows("a text in a list") {
            $0.address.city.isIn("", "🏠", "null")
        } are: {
            ["", "🏠", "null"].contains($0.address.city)
        },
        jsonRows("an optional text that is nil") {
            $0.address.zip == nil
        } are: {
            $0.address.zip == nil
        },
        jsonRows("an optional text that differs") {
            $0.address.zip != "Rome"
        } are: {
            $0.address.zip != "Rome"
        },
        jsonRows("an optional text of a list with nil") {
            $0.address.zip.isIn(["rome", nil])
        } are: {
            ["rome", nil].contains($0.address.zip)
        },
        jsonRows("texts in order") {
            $0.address.city < "Rome"
        } are: {
            $0.address.city.utf8.lexicographicallyPrecedes("Rome".utf8)
        },
        jsonRows("a beginning") {
            $0.address.city.hasPrefix("Rom")
        } are: {
            $0.address.city.hasPrefix("Rom")
        },
        jsonRows("a part, whatever the case") {
            $0.address.city.contains("OME", options: .caseInsensitive)
        } are: {
            $0.address.city.lowercased().contains("ome")
        },
        jsonRows("a length") {
            $0.address.city.unicodeScalarCount > 3
        } are: {
            $0.address.city.unicodeScalars.count > 3
        },
        jsonRows("a member and a column") {
            $0.address.city == $0.name
        } are: {
            $0.address.city == $0.name
        },
        jsonRows("two members") {
            $0.address.city == $0.formerAddress.city
        } are: {
            $0.address.city == $0.formerAddress?.city
        },
        jsonRows("a raw value") {
            $0.address.kind == .tent
        } are: {
            $0.address.kind == .tent
        },
        jsonRows("another raw value of an optional struct") {
            $0.formerAddress.kind != .tent
        } are: {
            $0.formerAddress?.kind != .tent
        },
        jsonRows("a text that stands in") {
            ($0.address.zip ?? $0.name) == "null"
        } are: {
            ($0.address.zip ?? $0.name) == "null"
        },
        jsonRows("joined texts") {
            $0.address.city + "!" == "Rome!"
        } are: {
            $0.address.city + "!" == "Rome!"
        },
    ]

    private static let numbers: [ConformanceCase] =
        [
            jsonRows("an integer") {
                $0.address.floor > 0
            } are: {
                $0.address.floor > 0
            },
            jsonRows("the largest integer") {
                $0.address.floor == .max
            } are: {
                $0.address.floor == .max
            },
            jsonRows("a small integer") {
                $0.address.room >= 7
            } are: {
                ($0.address.room ?? 0) >= 7
            },
            jsonRows("not a small integer") {
                !($0.address.room >= 7)
            } are: {
                !(($0.address.room ?? 0) >= 7)
            },
            jsonRows("a calculation") {
                $0.address.floor * 2 + 1 == -1
            } are: {
                $0.address.floor == -1
            },
            jsonRows("a calculation that overflows") {
                $0.address.floor + 1 > 0
            } are: {
                $0.address.floor != .max && $0.address.floor + 1 > 0
            },
            jsonRows("a range") {
                $0.address.floor.isIn(-1...1)
            } are: {
                (-1...1).contains($0.address.floor)
            },
            jsonRows("a raw value") {
                $0.address.rank == .high
            } are: {
                $0.address.rank == .high
            },
            jsonRows("a raw value that is nil or not") {
                $0.formerAddress.rank != .low
            } are: {
                $0.formerAddress?.rank != .low
            },
        ]
        + all.prefix(9).map { dwelling in
            let (area, latitude) = (dwelling.address.area, dwelling.address.position.latitude)
            return jsonRows("the numbers \(area) and \(latitude), to the last digit") {
                $0.address.area == area || $0.address.position.latitude == latitude
            } are: {
                $0.address.area == area || $0.address.position.latitude == latitude
            }
        }

    private static let truths: [ConformanceCase] = [
        jsonRows("a truth value") {
            $0.address.isOpen
        } are: {
            $0.address.isOpen
        },
        jsonRows("not a truth value") {
            !$0.address.isOpen
        } are: {
            !$0.address.isOpen
        },
        jsonRows("an optional truth value that is not true") {
            $0.address.wasOpen != true
        } are: {
            $0.address.wasOpen != true
        },
        jsonRows("truth values, in a choice") {
            $0.address.isOpen || $0.formerAddress.isOpen == true && $0.address.wasOpen == false
        } are: {
            $0.address.isOpen || $0.formerAddress?.isOpen == true && $0.address.wasOpen == false
        },
    ]

    private static let structs: [ConformanceCase] = [
        jsonRows("a struct that is nil") {
            $0.formerAddress == nil
        } are: {
            $0.formerAddress == nil
        },
        jsonRows("a struct within a struct that is nil") {
            $0.formerAddress.annex == nil
        } are: {
            $0.formerAddress?.annex == nil
        },
        jsonRows("a struct within a struct that is not nil") {
            $0.address.annex != nil
        } are: {
            $0.address.annex != nil
        },
        jsonRows("a value of a struct within a struct") {
            $0.address.position.longitude < 8
        } are: {
            ($0.address.position.longitude ?? 9) < 8
        },
        jsonRows("an optional of an optional") {
            $0.formerAddress.annex.label == "Rome"
        } are: {
            $0.formerAddress?.annex?.label == "Rome"
        },
        jsonRows("an optional of an optional that differs") {
            $0.formerAddress.annex.label != "Rome"
        } are: {
            $0.formerAddress?.annex?.label != "Rome"
        },
        jsonRows("a number of an optional struct") {
            $0.address.annex.latitude > 2
        } are: {
            ($0.address.annex?.latitude ?? 0) > 2
        },
        jsonValue("two structs compared", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().where { $0.address == $0.formerAddress }.loading).map(\.id)
        },
        jsonValue("a struct compared", "the error 'unsupported'") {
            let address = all[0].address
            return try $0.fetch(Dwelling.request().all().where { $0.address == address }.loading).map(\.id)
        },
        jsonValue("a struct in a list", "the error 'unsupported'") {
            let positions = all.map(\.address.position)
            return try $0.fetch(Dwelling.request().all().where { $0.address.position.isIn(positions) }.loading).map(
                \.id)
        },
        jsonValue("a struct compared with none", "\(all.filter { $0.formerAddress == nil }.map(\.id))") {
            let none: Address? = nil
            return try $0.fetch(
                Dwelling.request().all().where { $0.formerAddress == none }.sorted(by: .ascending(\.id)).loading
            ).map(\.id)
        },
        jsonValue("sorted by a struct", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().sorted(by: .ascending(\.address)).loading).map(\.id)
        },
        jsonValue("grouped by a struct", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().grouped(by: \.formerAddress).select(\.key, \.count))
        },
        jsonValue("the number of different structs", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().count(distinct: \.address))
        },
        jsonValue("the number of different structs of related rows", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().where { $0.guests.count(distinct: \.address) == 1 }.loading).map(\.id)
        },
        jsonValue("different structs selected", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().select(\.id, \.address.position).distinct())
        },
        jsonValue("the structs of two requests", "the error 'unsupported'") {
            let address = Dwelling.request().all().select(\.address)
            return try $0.fetch(address.union(address))
        },
        jsonValue("a window of a struct", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().select(\.id) { $0.over(partition: \.address).count })
        },
        jsonValue("the first of each struct", "the error 'unsupported'") {
            try $0.fetch(Dwelling.request().all().first(nth: 1, ofEach: \.address).loading).map(\.id)
        },
        jsonValue("a struct in the place of nil", "the error 'unsupported'") {
            let address = all[0].address
            return try $0.fetch(Dwelling.ordered.select { $0.formerAddress ?? address })
        },
        jsonValue("a struct or another, by a condition", "the error 'unsupported'") {
            let address = all[0].address
            return try $0.fetch(Dwelling.ordered.select { choose(if: $0.id > 3, then: address, else: address) })
        },
        jsonValue("a struct or none, by a condition", "the error 'unsupported'") {
            let address = all[0].address
            return try $0.fetch(Dwelling.ordered.select { choose(if: $0.id > 3, then: address) })
        },
        jsonValue("a struct in the place of a row", "the error 'unsupported'") {
            let address = all[0].address
            return try $0.fetch(
                Dwelling.ordered.select(\.id) { $0.over(order: .ascending(\.id)).lag(\.address, default: address) })
        },
        jsonValue("another member in the place of nil", "true") {
            try $0.fetch(Dwelling.ordered.select { $0.formerAddress ?? $0.address })
                == all.map { $0.formerAddress ?? $0.address }
        },
    ]

    private static let related: [ConformanceCase] = [
        jsonRows("along a to-one") {
            $0.host.address.city == "Rome"
        } are: {
            $0.itsHost?.address.city == "Rome"
        },
        jsonRows("along a to-one, differs") {
            $0.host.address.position.label != "Rome"
        } are: {
            $0.itsHost?.address.position.label != "Rome"
        },
        jsonRows("along two") {
            $0.host.host.formerAddress.floor > 0
        } are: {
            ($0.itsHost?.itsHost?.formerAddress?.floor ?? 0) > 0
        },
        jsonRows("of some of a to-many") {
            $0.guests.contains { $0.address.floor > 0 && $0.address.tags.contains("a") }
        } are: {
            $0.itsGuests.contains { $0.address.floor > 0 && $0.address.tags.contains("a") }
        },
        jsonRows("of some, compared with that outside") { dwelling in
            dwelling.guests.contains { $0.address.city == dwelling.address.city }
        } are: { dwelling in
            dwelling.itsGuests.contains { $0.address.city == dwelling.address.city }
        },
        jsonRows("the largest of a to-many") {
            $0.guests.max(\.address.floor) > 0
        } are: {
            ($0.itsGuests.map(\.address.floor).max() ?? 0) > 0
        },
        jsonRows("in a list of a request") {
            $0.address.city.isIn(Dwelling.where { $0.id < 3 }.select(\.formerAddress.city))
        } are: { dwelling in
            all.contains { $0.id < 3 && $0.formerAddress?.city == dwelling.address.city }
        },
        jsonRows("not in a list of a request, with nil") {
            $0.address.zip.isNotIn(Dwelling.where { $0.id < 4 }.select(\.address.zip))
        } are: { dwelling in
            !all.contains { $0.id < 4 && $0.address.zip == dwelling.address.zip }
        },
    ]
}
