import Fetching
import Foundation
import Testing

private struct Email: FetchableValue {
    var address: String
    var storedValue: String { address.lowercased() }
    init(_ address: String) { self.address = address }
    init(storedValue: String) throws { address = storedValue }
}

@Fetchable
private struct Contact {
    let id: Int
    var email: Email
    @FetchingStorage(.lowercaseUUIDText) var token: UUID
    @FetchingStorage(.unixTime) var seen: Date
}

/// A value that is stored by itself, and says how by hand.
private struct Level: PrimitiveFetchableValue, Comparable {
    typealias StoredValue = Level
    var number: Int64
    static var primitiveType: PrimitiveType { .int64 }
    func primitiveValue() -> PrimitiveValue { .int64(number) }
    static func decode<Row: FetchableRow>(from row: inout Row) throws -> Level { Level(number: try row.decodeInt64()) }
    static func < (lhs: Level, rhs: Level) -> Bool { lhs.number < rhs.number }
}

@Fetchable
private struct Stage {
    let id: Int
    var level: Level
    var best: Level?
}

@Suite struct CustomValueTests {
    @Test func aValueMaySayHowItIsStored() throws {
        let stages = (0..<5).map { Stage(id: $0, level: Level(number: Int64($0)), best: nil) }
        #expect(try Stage.request().all().where { $0.level > Level(number: 2) }.fetch(in: stages).map(\.id) == [3, 4])
        #expect(try Stage.request().all().where { $0.best == nil }.fetch(in: stages).count == 5)
    }

    private let token = UUID()
    private var contacts: [Contact] {
        [Contact(id: 1, email: Email("Ann@Example.org"), token: token, seen: .distantPast)]
    }

    @Test func comparesByWhatIsStored() throws {
        let request = Contact.request().all().where { $0.email == Email("ANN@example.ORG") }
        #expect(try request.fetch(in: contacts).count == 1)
    }

    @Test func storedFormsCompare() throws {
        #expect(
            try Contact.request().all().where { $0.token == token && $0.seen < .now }.fetch(in: contacts).count == 1)
    }
}
