import Fetching
import Foundation

extension ConformanceGroup {
    /// Members of structs that are spread over columns: each is what the property of the struct is.
    static let spread = ConformanceGroup(
        "Structs in columns", spreadConditions + optionalStructs + relatedStructs + spreadValues + spreadChanges)

    private static func rows(
        _ name: String,
        @PredicateBuilder<Venue> _ condition: @escaping @Sendable (Venue.FetchableMembers) -> FetchPredicate<Venue>,
        are expected: (Venue) -> Bool
    ) -> ConformanceCase {
        let keys = Venue.all.filter(expected).map(\.id)
        return spreadValue(name, "\(keys)") {
            try $0.fetch(Venue.request().all().where(condition).sorted(by: .ascending(\.id)).loading).map(\.id)
        }
    }

    static func spreadValue<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got: String
            do {
                got = "\(try fetch(try engine.store(ofRelated: [ConformanceCollection(Venue.all)])))"
            } catch let error as FetchError where !engine.mayReject(with: error) {
                got = "the error '\(error.code)'"
            }
            return got == expected ? nil : (expected, got)
        }
    }

    private static let epoch = Date(timeIntervalSince1970: 0)
    private static let code = Specimen.code(4)

    private static let spreadConditions: [ConformanceCase] = [
        rows("a text") {
            $0.hall.city == "Rome"
        } are: {
            $0.hall.city == "Rome"
        },
        rows("an optional text that differs") {
            $0.hall.zip != "Rome"
        } are: {
            $0.hall.zip != "Rome"
        },
        rows("a beginning") {
            $0.hall.city.hasPrefix("Rom")
        } are: {
            $0.hall.city.hasPrefix("Rom")
        },
        rows("a text in a list with nil") {
            $0.hall.zip.isIn(["rome", nil])
        } are: {
            ["rome", nil].contains($0.hall.zip)
        },
        rows("an integer in a range") {
            $0.hall.floorNumber.isIn(0...1)
        } are: {
            (0...1).contains($0.hall.floorNumber)
        },
        rows("a small integer, calculated with") {
            $0.hall.room + 1 > 6
        } are: {
            ($0.hall.room ?? 0) + 1 > 6
        },
        rows("a date in seconds") {
            $0.hall.openedAt > epoch
        } are: {
            $0.hall.openedAt > epoch
        },
        rows("a part of a date in seconds") {
            $0.hall.openedAt.month == 2
        } are: {
            Calendar.utcCalendar.component(.month, from: $0.hall.openedAt) == 2
        },
        rows("an optional date in seconds") {
            $0.hall.closedAt > $0.hall.openedAt
        } are: { venue in
            venue.hall.closedAt.map { $0 > venue.hall.openedAt } ?? false
        },
        rows("a truth value in a form of its own") {
            $0.hall.isOpen
        } are: {
            $0.hall.isOpen
        },
        rows("an optional truth value in a form of its own, not true") {
            !($0.hall.wasOpen == true) && !$0.hall.isOpen
        } are: {
            $0.hall.wasOpen != true && !$0.hall.isOpen
        },
        rows("a decimal in a form of its own") {
            $0.hall.price == Decimal(315) / 100
        } are: {
            $0.hall.price == Decimal(315) / 100
        },
        rows("an enum") {
            $0.hall.kind == .tent || $0.hall.rank == .high
        } are: {
            $0.hall.kind == .tent || $0.hall.rank == .high
        },
        rows("an identifier in a form of its own") {
            $0.hall.code == code
        } are: {
            $0.hall.code == code
        },
        rows("a struct within the struct") {
            $0.hall.point.latitude > 41.3 && $0.hall.point.label != nil
        } are: {
            $0.hall.point.latitude > 41.3 && $0.hall.point.label != nil
        },
        rows("a struct within the struct that may be nil") {
            $0.hall.annex.label != "Rome"
        } are: {
            $0.hall.annex?.label != "Rome"
        },
        rows("JSON within the struct") {
            $0.hall.position.label == "rome" || $0.hall.words.contains("a")
        } are: {
            $0.hall.position.label == "rome" || $0.hall.words.contains("a")
        },
        rows("a struct without a prefix") {
            $0.entrance.longitude > 4 || $0.entrance.label == ""
        } are: {
            ($0.entrance.longitude ?? 0) > 4 || $0.entrance.label == ""
        },
        rows("two members compared") {
            $0.hall.city == $0.formerHall.city || $0.entrance.latitude < $0.hall.point.latitude
        } are: {
            $0.hall.city == $0.formerHall?.city || $0.entrance.latitude < $0.hall.point.latitude
        },
    ]

    private static let optionalStructs: [ConformanceCase] = [
        rows("none") {
            $0.formerHall == nil
        } are: {
            $0.formerHall == nil
        },
        rows("one") {
            $0.formerHall != nil && $0.id < 9
        } are: {
            $0.formerHall != nil && $0.id < 9
        },
        rows("none within a struct") {
            $0.hall.annex == nil
        } are: {
            $0.hall.annex == nil
        },
        rows("none within one that may be nil") {
            $0.formerHall.annex == nil
        } are: {
            $0.formerHall?.annex == nil
        },
        rows("one within one that may be nil") {
            $0.formerHall.point != nil
        } are: {
            $0.formerHall?.point != nil
        },
        rows("a member of one that may be nil") {
            $0.formerHall.floorNumber > 0
        } are: {
            ($0.formerHall?.floorNumber ?? 0) > 0
        },
        rows("a member of one that may be nil, differs") {
            $0.formerHall.city != "Rome"
        } are: {
            $0.formerHall?.city != "Rome"
        },
        rows("a member of one that may be nil, which is nil") {
            $0.formerHall.floorNumber == nil
        } are: {
            $0.formerHall == nil
        },
        rows("a truth value of one that may be nil") {
            $0.formerHall.isOpen == false
        } are: {
            $0.formerHall?.isOpen == false
        },
        rows("a date of one that may be nil") {
            $0.formerHall.openedAt >= epoch && $0.formerHall.closedAt == nil
        } are: {
            $0.formerHall != nil && $0.formerHall?.closedAt == nil
        },
        rows("JSON of one that may be nil") {
            $0.formerHall.position.label != "Rome" && $0.formerHall.words.count == 0
        } are: {
            $0.formerHall?.position.label != "Rome" && $0.formerHall?.words.count == 0
        },
        rows("a struct of a struct of one that may be nil") {
            $0.formerHall.annex.latitude > 41.2
        } are: {
            ($0.formerHall?.annex?.latitude ?? 0) > 41.2
        },
    ]

    private static let relatedStructs: [ConformanceCase] = [
        rows("along a to-one") {
            $0.host.hall.city == "Rome" || $0.host.hall.isOpen == true
        } are: {
            $0.itsHost?.hall.city == "Rome" || $0.itsHost?.hall.isOpen == true
        },
        rows("along a to-one, differs") {
            $0.host.hall.point.label != "Rome"
        } are: {
            $0.itsHost?.hall.point.label != "Rome"
        },
        rows("along two") {
            $0.host.host.formerHall.floorNumber > 0
        } are: {
            ($0.itsHost?.itsHost?.formerHall?.floorNumber ?? 0) > 0
        },
        rows("none along a to-one") {
            $0.host.formerHall == nil
        } are: {
            $0.itsHost?.formerHall == nil
        },
        rows("one along a to-one") {
            $0.host.hall != nil && $0.host.formerHall.annex != nil
        } are: {
            $0.itsHost != nil && $0.itsHost?.formerHall?.annex != nil
        },
        rows("of some of a to-many") {
            $0.guests.contains { $0.hall.floorNumber > 0 && $0.hall.annex == nil && $0.formerHall.city != "Rome" }
        } are: {
            $0.itsGuests.contains {
                $0.hall.floorNumber > 0 && $0.hall.annex == nil && $0.formerHall?.city != "Rome"
            }
        },
        rows("of some, compared with that outside") { venue in
            venue.guests.contains { $0.hall.city == venue.hall.city || $0.hall.point.label == venue.formerHall.zip }
        } are: { venue in
            venue.itsGuests.contains {
                $0.hall.city == venue.hall.city || $0.hall.point.label == venue.formerHall?.zip
            }
        },
        rows("the largest of a to-many") {
            $0.guests.max(\.hall.floorNumber) > 0
        } are: {
            ($0.itsGuests.map(\.hall.floorNumber).max() ?? 0) > 0
        },
        rows("in a list of a request") {
            $0.hall.city.isIn(Venue.where { $0.id < 3 }.select(\.formerHall.city))
        } are: { venue in
            Venue.all.contains { $0.id < 3 && $0.formerHall?.city == venue.hall.city }
        },
    ]
}

extension Calendar {
    fileprivate static let utcCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
