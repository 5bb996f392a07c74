/// A line on how the rows of a table are found, such as `SEARCH users USING INDEX users_score (score>?)`.
///
/// The wording is that of `sqlite3WhereExplainOneScan` in SQLite. Before version 3.36 it was `SEARCH TABLE users AS u …`.
struct PlanAccess: Equatable {
    enum Means: Equatable {
        case table
        case rowKey
        case primaryKey
        case index(String, isCovering: Bool)
        case automaticIndex
        case virtualTable(index: String)
    }

    /// Whether only some of the rows are read.
    let isSearch: Bool

    /// The name of the row: the alias, or else the table's.
    let row: String

    /// The table, where the line tells it beside the alias.
    let table: String?

    let means: Means

    /// The terms of the search, such as `score>?`.
    let terms: String?

    let isLeftJoin: Bool

    /// Whether the first row is enough.
    let isExists: Bool

    /// Nil for any other line, and for one of which something would be lost.
    init?(_ detail: String) {
        guard let (rest, isSearch) = Self.beginning(of: detail) else { return nil }
        var line = rest
        isLeftJoin = line.removeSuffix(" LEFT-JOIN")
        let name: Substring
        if let (before, after) = line.split(at: " VIRTUAL TABLE INDEX ") {
            (name, means, terms) = (before, .virtualTable(index: String(after)), nil)
        } else if let (before, after) = line.split(at: " USING ") {
            guard let (means, terms) = Self.means(after) else { return nil }
            (name, self.means, self.terms) = (before, means, terms)
        } else {
            (name, means, terms) = (line, .table, nil)
        }
        var named = name
        isExists = named.removeSuffix(" EXISTS")
        guard !named.isEmpty else { return nil }
        if named.removePrefix("TABLE ") {
            let parts = named.split(at: " AS ")
            row = String(parts?.after ?? named)
            table = parts.map { String($0.before) }
        } else {
            (row, table) = (String(named), nil)
        }
        guard !row.isEmpty else { return nil }
        self.isSearch = isSearch
    }

    /// The columns that are looked for, such as `["score"]` of `score>? AND score<?`.
    var columns: [String] {
        var columns: [String] = []
        for term in (terms ?? "").split(separator: " AND ") {
            let column = String(term.prefix { !"=<>(".contains($0) })
            if !column.isEmpty, !columns.contains(column) { columns.append(column) }
        }
        return columns
    }

    private static func beginning(of detail: String) -> (rest: Substring, isSearch: Bool)? {
        var rest = detail[...]
        if rest.removePrefix("SEARCH ") { return (rest, true) }
        if rest.removePrefix("SCAN ") { return (rest, false) }
        return nil
    }

    private static func means(_ text: Substring) -> (Means, terms: String?)? {
        var text = text
        var terms: String?
        if text.hasSuffix(")"), let (before, after) = text.split(at: " (") {
            text = before
            terms = String(after.dropLast())
        }
        switch text {
        case "INTEGER PRIMARY KEY": return (.rowKey, terms)
        case "PRIMARY KEY": return (.primaryKey, terms)
        case "AUTOMATIC COVERING INDEX", "AUTOMATIC PARTIAL COVERING INDEX", "AUTOMATIC INDEX":
            return (.automaticIndex, terms)
        default: break
        }
        if text.removePrefix("COVERING INDEX ") { return (.index(String(text), isCovering: true), terms) }
        if text.removePrefix("INDEX ") { return (.index(String(text), isCovering: false), terms) }
        return nil
    }
}

extension Substring {
    /// Removes a beginning, if it is there.
    mutating func removePrefix(_ prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        removeFirst(prefix.count)
        return true
    }

    /// Removes an end, if it is there.
    mutating func removeSuffix(_ suffix: String) -> Bool {
        guard hasSuffix(suffix) else { return false }
        removeLast(suffix.count)
        return true
    }

    /// Splits at the first occurrence of a text.
    func split(at separator: String) -> (before: Substring, after: Substring)? {
        firstRange(of: separator).map { (self[..<$0.lowerBound], self[$0.upperBound...]) }
    }
}
