import Fetching
import FetchingSQLite
import Foundation

/// The table of relationships in the article: each condition as it stands below, and what follows the table in the SQL.
enum RelationshipTable {
    static func rows() throws -> [OperatorTable.Row] {
        try [
            pets { $0.owner.name == "Joe" },
            pets { $0.owner.name != "Joe" },
            pets { $0.owner.isAdmin },
            pets { $0.owner == nil },
            pets { $0.owner == 42 },
            users { $0.pets.contains { $0.age > 3 && $0.name.hasPrefix("M") } },
            users { $0.pets.allSatisfy { $0.age > 3 } },
            users { $0.pets.isEmpty },
            users { $0.pets.contains { $0 == rex } },
            users { $0.pets.count > 2 },
            users { $0.pets.count(distinct: \.name) > 2 },
            users { $0.pets.sum(\.age) { $0.name != "Rex" } > 20 },
            users { $0.pets.joined(\.name, separator: "+") == "Rex+Tom" },
            users { $0.pets.max(\.age) == $0.age },
            users { user in user.pets.contains { $0.name == user.name } },
            users { $0.pets.contains { $0.toys.count > 3 } },
            users { user in user.all(Pet.self).contains { $0.name == user.name } },
            users { $0.name.isIn(Pet.where { $0.age > 3 }.select(\.name)) },
            users { $0.nickname.isNotIn(Pet.request().all().select(\.name)) },
            users { $0.pets.contains { $0.owner.nickname == nil } },
        ]
    }

    private static let rex = Pet(id: 7, name: "Rex", age: 3)

    private static func pets(
        file: String = #filePath, line: Int = #line,
        @PredicateBuilder<Pet> _ condition: (Pet.FetchableMembers) -> FetchPredicate<Pet>
    ) throws -> OperatorTable.Row {
        try row(Pet.predicate(condition), file, line)
    }

    private static func users(
        file: String = #filePath, line: Int = #line,
        @PredicateBuilder<User> _ condition: (User.FetchableMembers) -> FetchPredicate<User>
    ) throws -> OperatorTable.Row {
        try row(User.predicate(condition), file, line)
    }

    private static func row<Model: RowDecodable>(
        _ predicate: FetchPredicate<Model>, _ file: String, _ line: Int
    ) throws -> OperatorTable.Row {
        let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")[line - 1]
        let sql = try Model.request().all().where(predicate).sql(for: .sqlite, showingValues: true)
        let table = " FROM \"\(Model.fetchableEntity.name)\" "
        return OperatorTable.Row(
            swift: String(source.split(separator: "{ ", maxSplits: 1)[1].dropLast(" },".count)),
            sql: String(sql.split(separator: table, maxSplits: 1)[1]).replacing(" COLLATE BINARY", with: ""),
            refusals: try EngineTable.refusals(of: predicate))
    }
}
