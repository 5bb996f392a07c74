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

@Suite struct CustomValueTests {
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
