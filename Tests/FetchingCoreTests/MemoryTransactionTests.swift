import Fetching
import Testing

@Fetchable
private struct Note: Equatable {
    let id: Int
    var text: String
}

private struct OwnError: Error {}

@Suite struct MemoryTransactionTests {
    @Test("A transaction of a store is kept as a whole, or not at all")
    func allOrNone() throws {
        var store = MemoryStore().adding([Note(id: 1, text: "a")])
        let count = try store.transaction { store in try Note.insert(Note(id: 2, text: "b")).run(in: &store) }
        #expect(count == 1)
        #expect(throws: OwnError.self) {
            try store.transaction { store in
                try Note.insert(Note(id: 3, text: "c")).run(in: &store)
                throw OwnError()
            }
        }
        try store.transaction { store in
            try Note.insert(Note(id: 4, text: "d")).run(in: &store)
            _ = try? store.transaction { store in
                try Note.insert(Note(id: 5, text: "e")).run(in: &store)
                try Note.insert(Note(id: 1, text: "again")).run(in: &store)
            }
        }
        #expect(try Note.request().all().select(\.id).fetch(in: store) == [1, 2, 4])
    }
}
