import Crypto
import Fetching
import Foundation
import SealedCursors
import Testing

@Fetchable
private struct Employee {
    let id: Int
    var name: String
    var salary: Int
}

@Suite("Sealed cursors") struct SealedCursorTests {
    private let key = SymmetricKey(size: .bits256)
    private let employees = (1...5).map { Employee(id: $0, name: "\u{FEFF}\($0)", salary: 9_000 - $0) }
    private let request = Employee.request().all().sorted(by: .descending(\.salary), .ascending(\.name))

    private func cursor() throws -> PageCursor {
        try #require(try request.page(size: 2).fetch(in: employees).next)
    }

    @Test("lead on")
    func leadOn() throws {
        let sealed = try cursor().sealed(with: key, for: "ann GET /employees")
        #expect(sealed.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        let opened = try PageCursor(sealed: sealed, with: key, for: "ann GET /employees")
        #expect(try opened == cursor())
        #expect(try request.page(size: 2, after: opened).fetch(in: employees).elements.map(\.id) == [3, 4])
    }

    @Test("show nothing of the values, and are never the same")
    func hideValues() throws {
        let (first, second) = (
            try cursor().sealed(with: key, for: "ann"), try cursor().sealed(with: key, for: "ann")
        )
        #expect(first != second)
        let plain = try cursor().description.dropFirst(16)
        #expect(!first.contains(plain.prefix(8)))
    }

    @Test("are refused by others, with another key and after any change")
    func refused() throws {
        let sealed = try cursor().sealed(with: key, for: "ann")
        var texts = ["", "x", "====", try cursor().description, String(sealed.dropLast()), sealed + "A"]
        for index in sealed.indices {
            var changed = sealed
            changed.replaceSubrange(index...index, with: sealed[index] == "A" ? "Q" : "A")
            texts.append(changed)
        }
        for text in texts { expectRefusal(text, key, "ann") }
        expectRefusal(sealed, key, "bob")
        expectRefusal(sealed, SymmetricKey(size: .bits256), "ann")
    }

    private func expectRefusal(_ text: String, _ key: SymmetricKey, _ reader: String) {
        let error = #expect(throws: FetchError.self) { try PageCursor(sealed: text, with: key, for: reader) }
        #expect(error?.code == .invalidCursor)
    }
}
