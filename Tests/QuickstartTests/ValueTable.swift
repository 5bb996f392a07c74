import Fetching
import FetchingSQLite
import Foundation

/// The table of requests for values in the article: each step as it stands below, and the SQL that it becomes.
enum ValueTable {
    static func rows() throws -> [OperatorTable.Row] {
        let users = User.request().all()
        let pets = Pet.request().all()
        return try [
            row(users.select(\.name)),
            row(users.select(\.name, { $0.score * 2 })),
            row(pets.select(\.name, \.owner.name, \.toys.count)),
            row(users.select(\.plan).distinct()),
            row(users.annotated(with: \.pets.count)),
            row(users.count()),
            row(users.count(distinct: \.plan)),
            row(users.exists()),
            row(users.sum(\.age)),
            row(users.average { $0.score - 10 }),
            row(users.min(\.signupDate)),
            row(users.joined(\.name, separator: ", ")),
            row(users.joined(\.name, separator: ", ", order: .descending(\.score))),
            row(users.aggregate({ $0.min(\.signupDate) }, { $0.max(\.signupDate) })),
            row(users.aggregate(\.count, { $0.count { $0.score >= 50 } })),
            row(users.first(nth: 10).aggregate { $0.max(\.score) }),
            row(users.grouped(by: \.plan).select(\.key, \.count)),
            row(users.grouped(by: \.plan, \.isAdmin).select(\.key.0, \.key.1, { $0.average(\.score) })),
            row(pets.grouped(by: \.owner.name).having { $0.count > 2 }.select(\.key, { $0.max(\.age) })),
            row(users.grouped { $0.age / 10 }.sorted(by: .descending(\.count)).first(nth: 3).select(\.key, \.count)),
            row(users.select { $0.over(order: .descending(\.score)).rowNumber }),
            row(users.select { $0.over(partition: \.plan, order: .descending(\.score)).rank }),
            row(users.select { $0.over(partition: \.plan).average(\.score) }),
            row(users.select { $0.over(order: .ascending(\.id)).sum(\.age) }),
            row(users.select { $0.over(order: .ascending(\.id)).lag(\.score, by: 2) }),
            row(users.select { $0.over(order: .ascending(\.score)).lastValue(\.id) }),
        ]
    }

    private static func row(
        _ request: some ValueRequest, file: String = #filePath, line: Int = #line
    ) throws -> OperatorTable.Row {
        let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")[line - 1]
        let swift = source.trimmingCharacters(in: .whitespaces).dropFirst("row(".count).dropLast("),".count)
        let sql = try request.sql(for: .sqlite, showingValues: true)
        return OperatorTable.Row(
            swift: String(swift),
            sql: sql.replacing(" COLLATE BINARY", with: "")
                .replacing(/SELECT "users"\."id", .*?"signed_up_at"/, with: #"SELECT "users"."id", …"#)
                .replacing(/SELECT "id", .*?"signed_up_at"/, with: #"SELECT "id", …"#))
    }
}
