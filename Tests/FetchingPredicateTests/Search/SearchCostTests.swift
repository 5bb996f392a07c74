import Fetching
import FetchingPredicate
import FetchingSQLite
import FetchingTestSupport
import Foundation
import GRDB
import Testing

@Fetchable("note")
private struct Note: Sendable {
    let id: Int
    var text: String
}

/// Each text is folded once, however many words are looked for in it.
@Suite("Cost of a search", .serialized) struct SearchCostTests {
    private static let notes = (1...100).map { id in
        Note(id: id, text: String(repeating: "Éléphant à l'Été ", count: 54) + "\(id)")
    }

    private static func database() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
            for note in notes {
                try db.execute(sql: "INSERT INTO note VALUES (?, ?)", arguments: [note.id, note.text])
            }
        }
        return database
    }

    /// Searches of as many words that no text has. One word takes as long as folding the texts.
    private static let searches: [@Sendable (Int) -> String] = [
        { count in (0..<count).map { "mot\($0)" }.joined(separator: " OR ") },
        { count in (0..<count).map { "-mot\($0)" }.joined(separator: " ") },
        { count in (0..<count).map { "-m*t\($0)" }.joined(separator: " ") },
    ]

    @Test(arguments: searches.indices) func manyWordsCostLittleMoreThanOne(_ index: Int) throws {
        let database = try Self.database()
        let search = { try Note.predicate(search: Self.searches[index]($0), in: [\.text]) }
        let (one, many) = (try search(1), try search(100))
        let request = Note.request().all()
        let memory = try ratio(
            { _ = try request.where(one).fetch(in: Self.notes) }, { _ = try request.where(many).fetch(in: Self.notes) })
        let sqlite = try ratio(
            { _ = try request.where(one).fetch(in: database) }, { _ = try request.where(many).fetch(in: database) })
        // It was 100 and more.
        #expect(memory < 40 && sqlite < 40, "\(memory), \(sqlite)")
    }

    @Test func manyWordsAreLookedForAtOnce() throws {
        func sql(_ count: Int) throws -> String {
            let predicate = try Note.predicate(search: Self.searches[0](count) + " OR id:3", in: [\.text])
            return try Note.request().all().where(predicate).sql(for: .sqlite)
        }
        let many = try sql(8)
        #expect(many.hasSuffix(#"WHERE fetching_contains_any("text", ?, 3) OR "id" = ?"#), "\(many)")
        #expect(try !sql(7).contains("fetching_contains_any"))
    }

    private func ratio(_ one: () throws -> Void, _ many: () throws -> Void) rethrows -> Double {
        var (first, second) = (Duration.seconds(1000), Duration.seconds(1000))
        for _ in 0..<3 {
            first = min(first, try ProcessorTime.of(one))
            second = min(second, try ProcessorTime.of(many))
        }
        return second / first
    }
}
