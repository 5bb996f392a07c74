import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

private struct LowerCased: FetchableValue, Equatable {
    var text: String

    init(_ text: String) { self.text = text.lowercased() }
    init(storedValue: String) { self.init(storedValue) }
    var storedValue: String { text }
}

private struct YesOrNo: FetchableStorage {
    func encode(_ value: Bool) -> String { value ? "yes" : "no" }
    func decode(_ storedValue: String) -> Bool { storedValue == "yes" }
}

private enum Mood: String, FetchableValue { case good, bad }

@Fetchable("form")
private struct Form: Sendable, Equatable {
    let id: Int
    var email: LowerCased = LowerCased("")
    @FetchingStorage(YesOrNo()) var isOpen = false
    var ratio: Float = 0
    var mood: Mood = .good
}

/// Lists of rows that hold another value than their model is stored with.
@Suite(.forWaiting) struct DecidedFormTests {
    private typealias Forms = FetchableRequest<Form, [Form]>

    /// A list, and what others write: the first time as the model is stored, and then in another form that is read as the same.
    private static let lists: [(list: Forms, kept: String, foreign: String)] = [
        (Form.where { $0.email == LowerCased("a@x") }, "email = 'a@x'", "email = 'A@x'"),
        (Form.where { $0.email != LowerCased("a@x") }, "email = 'a@x'", "email = 'A@x'"),
        (Form.where { !$0.isOpen }, "isOpen = 'no'", "isOpen = 'No'"),
        (Form.where { $0.isOpen == false }, "isOpen = 'no'", "isOpen = 'No'"),
        (Form.where { $0.ratio < 1.1 }, "ratio = 1.100000023841858", "ratio = 1.1000000149011612"),
        (Form.where { $0.ratio == 1.1 }, "ratio = 1.100000023841858", "ratio = 1.1000000149011612"),
        (
            Form.where { $0.id > 0 }.sorted(by: .ascending(\.ratio), .ascending(\.id)), "ratio = 1.100000023841858",
            "ratio = 1.1000000149011612"
        ),
        (
            Form.where { $0.id > 0 }.sorted(by: .descending(\.email), .ascending(\.id)), "email = 'b'", "email = 'B'"
        ),
    ]

    private func database() throws -> (DatabaseQueue, DecidedObservationTests.Statements) {
        let statements = DecidedObservationTests.Statements()
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            db.trace { if case .statement(let statement) = $0 { statements.add(statement.sql) } }
        }
        let queue = try DatabaseQueue(configuration: configuration)
        try queue.write { db in
            try Form.create(in: db)
            try Form.insert((1...3).map { Form(id: $0, ratio: 1.1) }).run(in: db)
        }
        return (queue, statements)
    }

    @Test(arguments: lists.indices) func areWhatAFetchGives(index: Int) async throws {
        let (list, kept, foreign) = Self.lists[index]
        let (queue, _) = try database()
        var values = list.updates(in: queue).makeAsyncIterator()
        var last = try await values.next()
        for (id, change) in [(1, kept), (2, kept), (2, foreign), (3, foreign), (1, foreign), (3, kept)] {
            // A change that each list tells.
            try await queue.write { db in
                try db.execute(sql: "UPDATE form SET \(change) WHERE id = \(id)")
                try db.execute(sql: "UPDATE form SET mood = CASE mood WHEN 'good' THEN 'bad' ELSE 'good' END")
            }
            let fetched = try await list.fetch(in: queue)
            if fetched.isEmpty, last?.isEmpty ?? false { continue }
            last = try await values.next()
            #expect(last == fetched, "\(change) of \(id)")
        }
    }

    /// An enum is read strictly: a row that is in its form is decided.
    @Test func rowsInTheirFormAreDecided() async throws {
        let (queue, statements) = try database()
        let list = Form.where { $0.mood == .good && $0.ratio < 2 }.sorted(by: .ascending(\.id))
        var values = list.updates(in: queue).makeAsyncIterator()
        #expect(try await values.next()?.count == 3)
        let reading = "SELECT \"id\", \"email\""
        _ = statements.takeCount(containing: reading)
        try await queue.write { try $0.execute(sql: "UPDATE form SET mood = 'bad' WHERE id = 2") }
        #expect(try await values.next()?.map(\.id) == [1, 3])
        // One statement reads the row, and one asks whether it is in its form.
        #expect(statements.takeCount(containing: reading) == 2)
        try await queue.write { try $0.execute(sql: "UPDATE form SET ratio = 5 WHERE id = 3") }
        #expect(try await values.next()?.map(\.id) == [1])
        #expect(statements.takeCount(containing: reading) == 2)
    }
}
