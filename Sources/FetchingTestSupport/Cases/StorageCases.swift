import Fetching
import Foundation

extension ConformanceGroup {
    /// Fields that store their values in forms of their own: literals take the same form, members of two forms do not mix.
    static let storages = ConformanceGroup("Storage", times + others + rejections)

    private static let uuid = UUID(uuid: (0xAB, 0xCD, 0xEF, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    private static let otherUUID = UUID(uuid: (0xAB, 0xCD, 0xEF, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

    private static let stamps = [
        Stamp(id: 1, seconds: 1_700_000_000.25, uuid: uuid, price: 9.99, secret: "abc"),
        Stamp(id: 2, seconds: 1_700_000_000.75, uuid: otherUUID, price: 10, secret: "cba", isComplete: false),
        Stamp(id: 3, seconds: -0.5, uuid: otherUUID, price: -0.01, secret: ""),
    ]

    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    private static let times: [ConformanceCase] = [
        ConformanceCase("a literal is rounded as what is stored", in: stamps, keys: [1, 2]) {
            $0.wholeSecond == date(1_700_000_000.9)
        },
        ConformanceCase("times before 1970 are rounded down too", in: stamps, keys: [3]) { $0.wholeSecond == date(-1) },
        ConformanceCase("seconds, ordered", in: stamps, keys: [1, 2]) { $0.wholeSecond > date(0) },
        ConformanceCase("seconds in a range", in: stamps, keys: [1, 2]) {
            $0.wholeSecond.isIn(date(1_700_000_000)...date(1_700_000_000))
        },
        ConformanceCase("seconds in a list", in: stamps, keys: [3]) { $0.wholeSecond.isIn([date(-0.2), date(7)]) },
        ConformanceCase("optional seconds", in: stamps, keys: [1]) { $0.maybeWholeSecond == date(1_700_000_000) },
        ConformanceCase("optional seconds that differ", in: stamps, keys: [2, 3]) {
            $0.maybeWholeSecond != date(1_700_000_000)
        },
        ConformanceCase("optional seconds that are nil", in: stamps, keys: [2]) { $0.maybeWholeSecond == nil },
        ConformanceCase("optional seconds in a list with nil", in: stamps, keys: [2, 3]) {
            $0.maybeWholeSecond.isIn([date(-1), nil])
        },
        ConformanceCase("optional seconds not above", in: stamps, keys: [2, 3]) { !($0.maybeWholeSecond > date(0)) },
        ConformanceCase("members in the same form", in: stamps, keys: [1, 3]) {
            $0.wholeSecond == $0.maybeWholeSecond
        },
        ConformanceCase("milliseconds", in: stamps, keys: [1]) { $0.millisecond == date(1_700_000_000.250_4) },
        ConformanceCase("milliseconds before 1970", in: stamps, keys: [3]) { $0.millisecond < date(-0.499) },
        ConformanceCase("exact seconds", in: stamps, keys: [2]) { $0.exactTime > date(1_700_000_000.25) },
        ConformanceCase("sorted by seconds", in: stamps, keys: [3, 1, 2]) {
            Stamp.request().all().sorted(by: .ascending(\.wholeSecond), .ascending(\.exactTime))
        },
        ConformanceCase("values are read back", in: stamps) {
            [
                ConformanceCheck(
                    label: "all", request: Stamp.request().all(), expectation: .keys([1, 2, 3]),
                    isSame: { isReadBack($0, as: stamps[$0.id - 1]) })
            ]
        },
    ]

    private static func isReadBack(_ stamp: Stamp, as original: Stamp) -> Bool {
        floor(stamp.wholeSecond.timeIntervalSince1970) == floor(original.wholeSecond.timeIntervalSince1970)
            && stamp.millisecond == original.millisecond && stamp.exactTime == original.exactTime
            && stamp.maybeExactTime == original.maybeExactTime && stamp.upper == original.upper
            && stamp.lower == original.lower && stamp.maybeLower == original.maybeLower
            && stamp.price == original.price && stamp.secret == original.secret
            && stamp.maybeSecret == original.maybeSecret && stamp.plainUUID == original.plainUUID
    }

    private static let others: [ConformanceCase] = [
        ConformanceCase("an identifier as text", in: stamps, keys: [1]) { $0.upper == uuid },
        ConformanceCase("an identifier as small text", in: stamps, keys: [1]) { $0.lower == uuid },
        ConformanceCase("an identifier in a list", in: stamps, keys: [2, 3]) { $0.lower.isIn([otherUUID]) },
        ConformanceCase("an optional identifier", in: stamps, keys: [2, 3]) { $0.maybeLower != uuid },
        ConformanceCase("a storage of one's own", in: stamps, keys: [1]) { $0.price == 9.99 },
        ConformanceCase("a storage of one's own, ordered", in: stamps, keys: [1, 2]) { $0.price > 9 },
        ConformanceCase("a storage of one's own, sorted", in: stamps, keys: [3, 1, 2]) {
            Stamp.request().all().sorted(by: .ascending(\.price))
        },
        ConformanceCase("a storage without order, equal", in: stamps, keys: [1]) { $0.secret == "abc" },
        ConformanceCase("a storage without order, in a list", in: stamps, keys: [1, 3]) {
            $0.maybeSecret.isIn(["abc", ""])
        },
    ]

    private static let rejections: [ConformanceCase] = [
        ConformanceCase("a storage without order rejects <", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.secret < "b" }
        },
        ConformanceCase("a storage without order rejects ranges", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.secret.isIn("a"...) }
        },
        ConformanceCase("a storage without order rejects sorting", in: stamps, error: .unsupported) {
            Stamp.request().all().sorted(by: .ascending(\.secret))
        },
        ConformanceCase("a storage rejects operators on the value", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.secret.hasPrefix("a") }
        },
        ConformanceCase("a storage rejects the value's length", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.secret.unicodeScalarCount > 1 }
        },
        ConformanceCase("a storage rejects computed texts", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.maybeSecret.trimmed() == "a" }
        },
        ConformanceCase("a storage rejects a text behind it", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.maybeSecret + "a" == "a" }
        },
        ConformanceCase("a storage rejects a text before it", in: stamps, error: .unsupported) {
            Stamp.request().all().where { "a" + $0.secret == "a" }
        },
        ConformanceCase("two storages are not joined", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.secret + $0.maybeSecret == "a" }
        },
        ConformanceCase("two forms do not compare", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.wholeSecond == $0.millisecond }
        },
        ConformanceCase("a form does not compare with the engine's own", in: stamps, error: .unsupported) {
            Stamp.request().all().where { $0.plainDate < $0.exactTime }
        },
        ConformanceCase("a value that cannot be stored", in: stamps, error: .invalidValue) {
            Stamp.request().all().where { $0.price == 0.001 }
        },
        ConformanceCase("a time that cannot be stored", in: stamps, error: .outOfRange) {
            Stamp.request().all().where { $0.wholeSecond < date(1e300) }
        },
    ]
}
