#if Postgres
import Fetching
import FetchingPostgres
import Testing

@Fetchable("owners")
private struct Owner {
    let id: Int
    var age: Int = 0
}

@Suite("Errors of the server")
struct PostgresErrorTests {
    @Test(
        "do not tell values",
        arguments: [
            ("22P02", #"invalid input syntax for type uuid: "hunter2""#, "invalid input syntax for type uuid"),
            ("22P02", #"invalid input syntax for type json"#, "invalid input syntax for type json"),
            ("22007", #"invalid input syntax for type date: "a "b" c""#, "invalid input syntax for type date"),
            ("22008", #"date/time field value out of range: "2024-13-01""#, "date/time field value out of range"),
            (
                "22003", #"value "9999999999" is out of range for type integer"#,
                "value is out of range for type integer"
            ),
            ("22003", "integer out of range", "integer out of range"),
            ("42P01", #"relation "pets" does not exist"#, #"relation "pets" does not exist"#),
        ])
    func values(_ state: String, _ message: String, _ expected: String) {
        #expect(PostgresError(sqlState: state, message: message).message == expected)
    }

    private func error(_ state: String, _ message: String) -> FetchError? {
        FetchError.failure(PostgresError(sqlState: state, message: message), of: Owner.self) as? FetchError
    }

    @Test("name the table that is missing") func missingTable() {
        let other = error("42P01", #"relation "shop.pets" does not exist"#)
        #expect(other?.code == .missingTable && other?.reason.contains("'shop.pets'") == true)
        let alias = error("42P01", #"missing FROM-clause entry for table "u""#)
        #expect(alias?.code == .databaseFailure && alias?.reason.contains("FROM-clause") == true)
        #expect(error("42P01", "Relation »pets« existiert nicht")?.reason.contains("'owners'") == true)
    }

    @Test("tell an assigned value from a calculation") func ranges() {
        #expect(error("22003", "integer out of range")?.code == .outOfRange)
        #expect(error("22003", "smallint out of range")?.code == .outOfRange)
        #expect(error("22003", "bigint out of range")?.code == .arithmeticOverflow)
    }
}
#endif
