import Fetching
import FetchingSQLite
import GRDB
import Testing

/// A function that names the result alone can fetch from SQLite, show the SQL, and fetch from memory.
@Suite("Functions that take any request of SQLite") struct TypedRequestTests {
    private let users = (1...3).map { User.named("user \($0)", id: $0) }

    private func compare<Result: Equatable>(_ request: some SQLiteRequest<Result>) throws -> [String] {
        let queue = try makeDatabase(users)
        let rows = try queue.read { db in try request.fetch(in: db) }
        #expect(try request.fetch(in: MemoryStore().adding(users)) == rows)
        return try request.sql(for: .sqlite, showingValues: true)
    }

    @Test func fetchesAndShowsModels() throws {
        let sql = try compare(User.where { $0.id > 1 }.sorted(by: .descending(\.id)))
        #expect(sql.count == 1 && sql[0].hasSuffix(#"FROM "user" WHERE "id" > 1 ORDER BY "id" DESC"#))
        #expect(try compare(User.request().first().where { $0.id == 2 })[0].hasSuffix("LIMIT 1"))
    }

    @Test func fetchesAndShowsValues() throws {
        let all = User.sorted(by: .ascending(\.id))
        #expect(try compare(all.select(\.name)) == [#"SELECT "name" FROM "user" ORDER BY "id""#])
        #expect(try compare(all.count()) == [#"SELECT COUNT(*) FROM "user""#])
        let byName = User.prepared(String.self) { name in User.where { $0.name == name }.select(\.id) }
        #expect(try compare(byName("user 3")).count == 1)
    }
}
