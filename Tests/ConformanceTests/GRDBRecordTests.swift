import ConformanceEngines
import Fetching
import FetchingSQLite
import FetchingTestSupport
import Foundation
import GRDB
import Testing

@Suite("Rows that GRDB's own records write")
struct GRDBRecordTests {
    @Test("are read as the values that were written", arguments: Document.samples)
    func areRead(_ document: Document) throws {
        let queue = try Document.queue()
        try queue.write { db in try document.insert(db) }
        #expect(try Paper.request().all().fetch(in: queue).map(\.inMilliseconds) == [Paper(document)])
    }

    @Test("are found by each of their values", arguments: Document.samples)
    func areFound(_ document: Document) throws {
        let queue = try Document.queue()
        try queue.write { db in try document.insert(db) }
        let paper = Paper(document)
        for condition in paper.conditions {
            #expect(try Paper.request().all().where(condition).fetch(in: queue).count == 1, "\(condition)")
            #expect(try Paper.request().all().where(!condition).fetch(in: queue).isEmpty, "\(condition)")
        }
    }

    @Test("are read by GRDB as the suite writes them", arguments: Document.samples)
    func areReadByGRDB(_ document: Document) throws {
        let queue = try Document.queue()
        try queue.write { db in
            let places = Paper.fetchableEntity.columns.map { _ in "?" }.joined(separator: ", ")
            try RawStatement("INSERT INTO document VALUES (\(places))", in: db)
                .run(StoredRow(Paper(document)).values.map(\.value))
        }
        let documents = try queue.read { db in try Document.fetchAll(db) }
        #expect(documents.map { Paper($0).inMilliseconds } == [Paper(document)])
    }

    @Test("keep the same bytes either way", arguments: Document.samples)
    func keepTheSameBytes(_ document: Document) throws {
        let queue = try Document.queue()
        let rows = try queue.write { db in
            try document.insert(db)
            let places = Paper.fetchableEntity.columns.map { _ in "?" }.joined(separator: ", ")
            try RawStatement("INSERT INTO document VALUES (\(places))", in: db)
                .run(StoredRow(Paper(document)).values.map(\.value))
            return try Row.fetchAll(db, sql: "SELECT * FROM document")
        }
        #expect(rows.count == 2)
        #expect(rows.first == rows.last)
    }
}
