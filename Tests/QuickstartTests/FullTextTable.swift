import Fetching
import FetchingSQLite
import Foundation

@Fetchable("notes")
@FullText(\.title, \.body)
private struct Note {
    let id: Int
    var title: String
    var body: String
}

/// The full text search in the article's table: the condition as it stands below.
enum FullTextTable {
    static func rows() throws -> [OperatorTable.Row] {
        try [row { $0.matchesText("zola germ* -draft") }]
    }

    private static func row(
        file: String = #filePath, line: Int = #line,
        @PredicateBuilder<Note> _ condition: (Note.FetchableMembers) -> FetchPredicate<Note>
    ) throws -> OperatorTable.Row {
        let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")[line - 1]
        let predicate = Note.predicate(condition)
        return OperatorTable.Row(
            swift: String(source.split(separator: "{ ", maxSplits: 1)[1].dropLast(" }]".count)),
            sql: try Note.request().all().where(predicate).sql(for: .sqlite, showingValues: true),
            refusals: try EngineTable.refusals(of: predicate))
    }
}
