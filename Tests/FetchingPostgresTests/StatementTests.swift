#if Postgres
import Fetching
import FetchingPostgres
import Testing

@Suite("The statements of every kind of request on PostgreSQL")
struct StatementTests {
    private func sql(of request: some PostgresRequest, showingValues: Bool = false) throws -> [String] {
        try request.sql(for: .postgres, showingValues: showingValues)
    }

    @Test("are those of the request itself")
    func everyKind() throws {
        let users = User.request().all().where { $0.score > 1.5 }
        #expect(try sql(of: users) == [users.sql(for: .postgres)])
        #expect(try sql(of: users, showingValues: true).first?.hasSuffix("WHERE \"score\" > 1.5") == true)
        #expect(try sql(of: users.select(\.name)) == ["SELECT \"name\" FROM \"users\" WHERE \"score\" > $1"])
        #expect(try sql(of: users.count()) == ["SELECT COUNT(*) FROM \"users\" WHERE \"score\" > $1"])
        #expect(try sql(of: users.page(size: 2)).count == 1)
        let loading = users.including(\.boss).including(\.staff)
        #expect(try sql(of: loading) == loading.sql(for: .postgres))
        #expect(try sql(of: loading).count == 3)
        #expect(try loading.statements(for: .postgres, showingValues: false) == loading.sql(for: .postgres))
    }

    @Test("are not those of an invalid request")
    func invalid() {
        #expect(throws: FetchError.self) { try sql(of: User.request().first(nth: -1)) }
    }
}
#endif
