import Fetching
import Foundation

extension ConformanceGroup {
    /// Text in every form, URLs and values of the user's own that are stored as text.
    static let textTypes = ConformanceGroup(
        "Values as text",
        TypeCases<String>(
            "String", DifficultText.accents + DifficultText.boundaries + DifficultText.symbols,
            isEqual: { PlainText.isEqual($0, $1) }, precedes: { PlainText.precedes($0, $1) }
        ).orderedCases()
            + TypeCases<URL>("URL", urls, precedes: { PlainText.precedes($0.absoluteString, $1.absoluteString) }).cases
            + TypeCases<Email>(
                "A value of one's own", ["A@a.org", "b@a.org", "", "'@'"].map { Email($0) },
                precedes: { PlainText.precedes($0.address, $1.address) }
            ).cases
            + TypeCases<Contact>(
                "A value over a value", ["A@a.org", "b@a.org", ""].map { Contact($0) },
                precedes: { PlainText.precedes($0.email.address, $1.email.address) }
            ).cases)

    private static let urls = [
        "https://example.org", "https://example.org/", "http://example.org/?q=%C3%A9&a[]=1#top", "mailto:a@b.c",
        "file:///tmp/a%20b", "relative/path",
    ].compactMap { URL(string: $0) }

    /// The types of Foundation that databases store in ways of their own, and Bool.
    static let foundationTypes = ConformanceGroup(
        "Foundation",
        TypeCases<Data>(
            "Data", [Data(), Data([0]), Data([0, 0]), Data([1]), Data([0x7F]), Data([0x80, 0xFF]), Data([0xFF])],
            precedes: { $0.lexicographicallyPrecedes($1) }
        ).cases
            + TypeCases<UUID>("UUID", uuids, precedes: { $0.uuidString < $1.uuidString }).cases
            + TypeCases<Decimal>("Decimal", decimals).orderedCases(mayReject: true)
            + TypeCases<Date>(
                "Date", instants, isEqual: RandomFields.isSimultaneous, precedes: RandomFields.isEarlier
            ).orderedCases()
            + TypeCases<Bool>("Bool", [false, true], precedes: { !$0 && $1 }).cases)

    private static let uuids = [
        "00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000001",
        "7FFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "80000000-0000-0000-0000-000000000000",
        "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    ].compactMap { UUID(uuidString: $0) }

    private static let decimals = [
        "0", "-0.01", "0.1", "1.5", "9", "10", "100", "-100", "12345678901234567890.12345678", "0.00000000000000000001",
        "99999999999999999999999999999999999999",
    ].compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }

    /// In whole milliseconds, which every engine keeps.
    private static let instants = [
        0, 0.001, 0.999, 1, -0.001, -1, 978_307_200, 1_700_000_000.123, 946_684_799.999, -86_400.001, 4_102_444_800,
        -62_135_596_800, 253_402_300_799,
    ].map { Date(timeIntervalSince1970: $0) }

    /// Enums and option sets are compared by raw value.
    static let rawRepresentableTypes = ConformanceGroup(
        "Raw values",
        TypeCases<Plan>("An enum of text", Plan.allCases).orderedCases()
            + TypeCases<Level>("An enum of numbers", Level.allCases).orderedCases()
            + TypeCases<Rights>(
                "An option set", [[], .read, [.read, .write], .everythingElse, [.everythingElse, .read]],
                precedes: { $0.rawValue < $1.rawValue }
            ).cases
            + TypeCases<SmallRights>(
                "An option set of a small number", [0, 1, 3, 255].map { SmallRights(rawValue: $0) },
                precedes: { $0.rawValue < $1.rawValue }
            ).cases)
}
