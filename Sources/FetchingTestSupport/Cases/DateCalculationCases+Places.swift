import Fetching
import Foundation

extension ConformanceGroup {
    /// Computed dates where other values stand: in groups, selections, aggregates, pages and conflicts.
    static let datesInPlaces = ConformanceGroup("Date calculations in requests", values + walks + writes + lists)

    private static let rows = [
        Appointment(id: 1, milliseconds: 1_709_251_199_250),  // 2024-02-29 23:59:59.250
        Appointment(id: 2, milliseconds: 946_683_000_000),  // 1999-12-31 23:30
        Appointment(id: 3, milliseconds: -500, maybe: false),  // 1969-12-31 23:59:59.500
        Appointment(id: 4, milliseconds: 253_402_300_799_999),  // 9999-12-31 23:59:59.999
        Appointment(id: 5, milliseconds: 951_782_400_000, maybe: false),  // 2000-02-29
    ]

    private static let appointments = Appointment.request().all()

    private static func collection() throws -> ConformanceCollection {
        var collection = try ConformanceCollection(rows)
        collection.uniqueKeys = [[Appointment.fetchableMembers.id.column]]
        return collection
    }

    private static func seconds(_ date: Date?) -> String { date.map { "\(Int($0.timeIntervalSince1970))" } ?? "nil" }

    private static func value(
        _ name: String, _ expected: String, _ answer: @escaping @Sendable (any RelatedConformanceStore) throws -> Any
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = "\(try answer(try engine.store(ofRelated: [try collection()])))"
            return got == expected ? nil : (expected, got)
        }
    }

    private static let values: [ConformanceCase] = [
        value("grouped by the month", "[(2, 2), (12, 3)]") {
            try $0.fetch(
                appointments.grouped { $0.isoText.month }.sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        value("grouped by a beginning, having a part", "[-31536000: 1, 915148800: 1]") {
            try $0.fetch(
                appointments.grouped { $0.day.start(of: .year) }.having { $0.max(\.id) < 4 && $0.key.year < 2000 }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count)
            ).map { "\(seconds($0.0)): \($0.1)" }.joined(separator: ", ").bracketed
        },
        value("grouped by an optional", "[nil: 2, 946598400: 1, 1709251200: 1]") {
            try $0.fetch(
                appointments.where { $0.id != 4 }
                    .grouped { $0.maybeSeconds.start(of: .minute).adding(.minutes(1)).start(of: .day) }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count)
            ).map { "\(seconds($0.0)): \($0.1)" }.joined(separator: ", ").bracketed
        },
        value("selected", "[1711756799: 5, nil: 4, nil: 3]") {
            try $0.fetch(
                appointments.where { $0.id.isIn(1, 3, 5) }.sorted(by: .ascending(\.id))
                    .select({ $0.maybe.adding(.months(1)) }, { $0.time.weekday })
            ).map { "\(seconds($0.0)): \($0.1)" }.joined(separator: ", ").bracketed
        },
        value("distinct", "[[23], [0]]") {
            try [
                $0.fetch(appointments.where { $0.id < 5 }.select { $0.milliseconds.hour }.distinct()),
                $0.fetch(appointments.where { $0.id == 5 }.select { $0.milliseconds.hour }.distinct()),
            ]
        },
        value("aggregates", "946598400 1709164800 1 32") {
            let store = $0
            let some = appointments.where { $0.id.isIn(1, 2) }
            let least = try store.fetch(some.min { $0.seconds.start(of: .day) })
            let most = try store.fetch(some.max { $0.isoText.start(of: .day) })
            let count = try store.fetch(some.where { $0.plain.year > 2000 }.count())
            let sum = try store.fetch(some.sum { $0.plain.day - 14 })
            return "\(seconds(least)) \(seconds(most)) \(count) \(sum)"
        },
        value("an overflow beside nil in the key of a group", "arithmeticOverflow") { store in
            do {
                let groups = appointments.where { $0.id.isIn(3, 4) }.grouped { $0.maybe.adding(.days(1)) }
                return "\(try store.fetch(groups.select(\.key, \.count)))"
            } catch let error as FetchError {
                return error.code
            }
        },
        value("an overflow in a selection", "arithmeticOverflow") { store in
            do {
                return "\(try store.fetch(appointments.select { $0.plain.adding(.days(1)) }))"
            } catch let error as FetchError {
                return error.code
            }
        },
    ]

    private typealias Form = any KeyPath<Appointment.FetchableMembers, FetchableMember<Appointment, Date>> & Sendable

    private static let forms: [(name: String, form: Form)] = [
        ("plain", \.plain), ("seconds", \.seconds), ("milliseconds", \.milliseconds), ("time", \.time),
        ("isoText", \.isoText), ("dateTime", \.dateTime), ("day", \.day),
    ]

    private static let days = (1...4).map { Appointment(id: $0, milliseconds: $0 * 86_400_000, maybe: $0 != 2) }

    private static func list(
        _ name: String, _ expected: [[Int]],
        _ conditions:
            @escaping @Sendable (FetchableRequest<Appointment, [Appointment]>) -> [FetchPredicate<Appointment>]
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let store = try engine.store(ofRelated: [try ConformanceCollection(days)])
            let got = try conditions(appointments.where { $0.id.isIn(1...2) }).map { condition in
                try store.fetch(appointments.where(condition).sorted(by: .ascending(\.id)).loading).map(\.id)
            }
            return got == expected ? nil : ("\(expected)", "\(got)")
        }
    }

    /// Dates of each form of storage in lists: of its own form, and computed ones of all.
    private static let lists: [ConformanceCase] =
        forms.flatMap { name, form in
            [
                list("\(name) in a list", [[1, 2], [3, 4]]) { listed in
                    let value = Appointment.fetchableMembers[keyPath: form]
                    return [
                        value.isIn(listed.select { $0[keyPath: form] }),
                        value.isNotIn(listed.select { $0[keyPath: form] }),
                    ]
                }
            ]
                + forms.map { otherName, other in
                    list("the day of \(name) in a list of that of \(otherName)", [[1, 2], [3, 4], [1]]) { listed in
                        let members = Appointment.fetchableMembers
                        let value = members[keyPath: form].start(of: .day)
                        let others = listed.select { $0[keyPath: other].start(of: .day) }
                        return [
                            value.isIn(others), value.isNotIn(others),
                            members.maybeSeconds.start(of: .day).isIn(others),
                        ]
                    }
                }
        } + [
            list("optional dates in lists with nil", [[1, 2], [3, 4], [1, 2], [3, 4]]) { listed in
                let members = Appointment.fetchableMembers
                return [
                    members.maybe.isIn(listed.select(\.maybe)), members.maybe.isNotIn(listed.select(\.maybe)),
                    members.maybeSeconds.isIn(listed.select(\.maybeSeconds)),
                    members.maybeSeconds.isNotIn(listed.select(\.maybeSeconds)),
                ]
            }
        ]

    private static let walks: [ConformanceCase] = [
        walk("pages by a beginning") {
            appointments.sorted(by: .descending { $0.seconds.start(of: .year) }, .ascending(\.id))
        },
        walk("pages by an optional computed date") {
            appointments.sorted(by: .ascending { $0.maybe.adding(.days(1)) })
        },
        walk("pages by an optional computed date, nil last") {
            appointments.sorted(by: .descending { $0.maybeSeconds.adding(.months(-1)) }, .ascending { $0.day.weekday })
        },
    ].map { check in
        ConformanceCase(check.label) { engine in
            try check.failure(try engine.store(ofRelated: [try collection()]))
        }
    }

    private static let writes: [ConformanceCase] = [
        .deletion("a deletion by parts", from: rows, leaves: [1, 4, 5]) {
            appointments.where { $0.maybeSeconds.year == 1999 || $0.dateTime.start(of: .year).day < 2 && $0.id == 3 }
        },
        .deletion("a deletion of the first by a computed date", from: rows, leaves: [1, 2, 4, 5]) {
            appointments.sorted(by: .ascending { $0.time.start(of: .month) }, .ascending(\.id)).first(nth: 1)
        },
        .update("optional dates of others", of: rows, keys: [2], on: appointments.where { $0.id == 2 }) {
            $0.maybe = $0.plain.adding(.days(3))
            $0.maybeSeconds = $0.seconds.start(of: .day)
        } gives: {
            $0.maybe = $0.plain.addingTimeInterval(3 * 86_400)
            $0.maybeSeconds = Date(
                timeIntervalSince1970: ($0.seconds.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
        },
        .update("dates of optional others", of: rows, keys: [2], on: appointments.where { $0.id == 2 }) {
            $0.plain = $0.maybe.adding(.hours(-1))
            $0.seconds = $0.maybeSeconds.start(of: .hour)
        } gives: {
            $0.plain = $0.plain.addingTimeInterval(-3600)
            $0.seconds = Date(timeIntervalSince1970: ($0.seconds.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
        },
        ConformanceCase("an upsert by a computed date") { engine in
            let store = try engine.store(ofRelated: [try collection()])
            let new = Appointment(id: 2, milliseconds: 86_400_000)
            let changed = try store.run(
                Appointment.insert([new]).onConflict(\.id) {
                    $0.plain = $1.plain.adding(.days(1))
                    $0.isoText = $0.seconds.start(of: .day)
                    $0.maybeSeconds = $1.maybeSeconds.adding(.hours(1))
                })
            guard changed != nil else { return nil }
            let row = try store.fetch(appointments.where { $0.id == 2 }.loading)[0]
            let got = "\(seconds(row.plain)) \(seconds(row.isoText)) \(seconds(row.maybeSeconds))"
            return got == "172800 946598400 90000" ? nil : ("172800 946598400 90000", got)
        },
    ]
}

extension String {
    fileprivate var bracketed: String { "[\(self)]" }
}
