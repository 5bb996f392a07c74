import Fetching
import FetchingSQLite
import Foundation

@FetchableFields(.columns)
private struct Site {
    var city: String
    var zip: String?
}

@Fetchable("offices")
private struct Office {
    let id: Int
    @FetchingStorage(.columns) var site: Site
    @FetchingStorage(.columns) var formerSite: Site?
}

/// Members of structs in columns, in the article's table: each condition as it stands below.
enum SpreadTable {
    static func rows() throws -> [OperatorTable.Row] {
        try [
            row { $0.site.city == "Rome" },
            row { $0.formerSite.zip != "00100" },
            row { $0.formerSite == nil },
        ]
    }

    private static func row(
        file: String = #filePath, line: Int = #line,
        @PredicateBuilder<Office> _ condition: (Office.FetchableMembers) -> FetchPredicate<Office>
    ) throws -> OperatorTable.Row {
        let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")[line - 1]
        let predicate = Office.predicate(condition)
        return OperatorTable.Row(
            swift: String(source.split(separator: "{ ", maxSplits: 1)[1].dropLast(" },".count)),
            sql: try Office.request().all().where(predicate).sql(for: .sqlite, showingValues: true),
            refusals: try EngineTable.refusals(of: predicate))
    }
}
