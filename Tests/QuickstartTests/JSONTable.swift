import Fetching
import FetchingSQLite
import Foundation
import Testing

#if Postgres
import FetchingPostgres
#endif

@FetchableFields
private struct Position: Codable, Sendable {
    var latitude: Double
    var label: String?
}

@FetchableFields
private struct Address: Codable, Sendable {
    var city: String
    var floor: Int
    var position: Position?
}

@Fetchable
private struct Depot {
    let id: Int
    @FetchingStorage(.json) var address: Address
    @FetchingStorage(.json) var former: Address?
    @FetchingStorage(.json) var labels: [String]
}

/// The table of members of JSON in the article: each condition as it stands below, and the SQL that it becomes.
enum JSONTable {
    static func rows() throws -> [(row: OperatorTable.Row, postgres: String)] {
        try [
            row { $0.address.city == "Rome" },
            row { $0.address.floor > 2 },
            row { $0.address.position.latitude > 41 },
            row { $0.former == nil },
            row { $0.labels.contains("new") },
        ]
    }

    private static func row(
        file: String = #filePath, line: Int = #line,
        @PredicateBuilder<Depot> _ condition: (Depot.FetchableMembers) -> FetchPredicate<Depot>
    ) throws -> (row: OperatorTable.Row, postgres: String) {
        let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")[line - 1]
        let predicate = Depot.predicate(condition)
        let request = Depot.request().all().where(predicate)
        func clause(of sql: String) -> String { String(sql.split(separator: " WHERE ", maxSplits: 1)[1]) }
        #if Postgres
        let postgres = clause(of: try request.sql(for: .postgres))
        #else
        let postgres = ""
        #endif
        return (
            OperatorTable.Row(
                swift: String(source.split(separator: "{ ", maxSplits: 1)[1].dropLast(" },".count)),
                sql: clause(of: try request.sql(for: .sqlite, showingValues: true)),
                refusals: try EngineTable.refusals(of: predicate)),
            postgres
        )
    }
}

@Suite struct JSONTableTests {
    #if Postgres
    @Test func `the table of members of JSON has the SQL of both databases`() throws {
        let article = try Document.article("ValuesAndStorage").text
        for (row, postgres) in try JSONTable.rows() {
            let line = "| `\(row.swift)` | `\(row.sql)` | `\(postgres)` |"
            #expect(article.contains(line), "\(line)")
        }
    }
    #endif
}
