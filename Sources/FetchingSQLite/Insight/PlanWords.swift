import FetchingCore

/// Says in words what a line of a plan says in SQLite's terms. See sqlite.org/eqp.html.
struct PlanWords {
    /// The tables behind the names of rows.
    private let names: [String: [String]]

    init(_ names: [String: [String]]) { self.names = names }

    /// The line itself if it is not known.
    func words(for detail: String) -> String {
        if let words = Self.lines[detail] { return words }
        if let words = numbered(detail) ?? sorted(detail) ?? named(detail) { return words }
        return PlanAccess(detail).map(words) ?? detail
    }

    private static let lines = [
        "MULTI-INDEX OR": "finds rows by each side of an \"or\"",
        "COMPOUND QUERY": "takes together the rows of several queries",
        "LEFT-MOST SUBQUERY": "the first query",
        "UNION ALL": "all rows of another query",
        "UNION USING TEMP B-TREE": "the rows of another query that are not there yet",
        "EXCEPT USING TEMP B-TREE": "without the rows of another query",
        "INTERSECT USING TEMP B-TREE": "only the rows that are in another query too",
        "LEFT": "the first query",
        "RIGHT": "the second query",
        "SETUP": "at first",
        "RECURSIVE STEP": "again for each row that this gives",
        "SCAN CONSTANT ROW": "gives one row, of no table",
    ]

    /// Statements within statements, which have a number.
    private func numbered(_ detail: String) -> String? {
        guard let space = detail.lastIndex(of: " "), let number = Int(detail[detail.index(after: space)...]) else {
            return nil
        }
        return switch detail[..<space] {
        case "CORRELATED SCALAR SUBQUERY", "EXECUTE CORRELATED SCALAR SUBQUERY": "for each row"
        case "CORRELATED LIST SUBQUERY", "EXECUTE CORRELATED LIST SUBQUERY": "for each row, makes a list"
        case "SCALAR SUBQUERY", "EXECUTE SCALAR SUBQUERY": "once"
        case "LIST SUBQUERY", "EXECUTE LIST SUBQUERY": "makes a list, once"
        case "REUSE SUBQUERY": "uses the result of subquery \(number) again"
        case "REUSE LIST SUBQUERY": "uses the list of subquery \(number) again"
        case "INDEX": "side \(number)"
        default: nil
        }
    }

    private func sorted(_ detail: String) -> String? {
        var rest = detail[...]
        guard rest.removePrefix("USE TEMP B-TREE FOR ") else { return nil }
        switch rest {
        case "ORDER BY": return "sorts the rows"
        case "GROUP BY": return "sorts the rows into groups"
        case "DISTINCT": return "leaves out the rows that were there already"
        case "LAST TERM OF ORDER BY": return "sorts rows that are equal so far, by the last term of the order"
        case "RIGHT PART OF ORDER BY": return "sorts rows that are equal so far, by the last terms of the order"
        default: break
        }
        if rest.removePrefix("LAST "), rest.removeSuffix(" TERMS OF ORDER BY") {
            return "sorts rows that are equal so far, by the last \(rest) terms of the order"
        }
        if rest.removeSuffix("(DISTINCT)") { return "takes each value of \(rest) once" }
        return nil
    }

    private func named(_ detail: String) -> String? {
        var rest = detail[...]
        if rest.removePrefix("CO-ROUTINE ") { return "computes \(row(String(rest))), a row at a time" }
        if rest.removePrefix("MATERIALIZE ") { return "computes \(row(String(rest))) once, and keeps the rows" }
        if rest.removePrefix("RIGHT-JOIN ") { return "gives the rows of \(row(String(rest))) that were not joined" }
        if rest.removePrefix("MERGE ("), rest.removeSuffix(")") { return "merges two sorted queries (\(rest))" }
        if rest.removePrefix("SCAN "), rest.removeSuffix(" CONSTANT ROWS") { return "gives \(rest) rows, of no table" }
        if rest.removePrefix("BLOOM FILTER ON "), rest.hasSuffix(")"), let (name, terms) = rest.split(at: " (") {
            let terms = spaced(String(terms.dropLast()))
            return "leaves out early what has no match in \(row(String(name))) (\(terms))"
        }
        if rest.removePrefix("USING INDEX "), rest.removeSuffix(" FOR IN-OPERATOR") {
            return "looks values up in the index '\(rest)'"
        }
        if rest.removePrefix("USING ROWID SEARCH ON TABLE "), rest.removeSuffix(" FOR IN-OPERATOR") {
            return "looks values up among the keys of '\(rest)'"
        }
        return nil
    }
}

extension PlanWords {
    private func words(_ access: PlanAccess) -> String {
        if access.row == SQLiteFunctionName.list.description, !access.isLeftJoin, !access.isExists {
            return "reads the list of values"
        }
        var words = "\(access.isSearch ? "finds rows of" : "reads every row of") \(row(access.row, of: access.table))"
        switch access.means {
        case .table: break
        case .rowKey, .primaryKey: words += " by the primary key"
        case .automaticIndex: words += " by an index that is built for this query alone"
        case .virtualTable(let index):
            words = "reads \(row(access.row, of: access.table)), a virtual table (index \(index))"
        case .index(let index, let isCovering):
            words += access.isSearch ? " by" : isCovering ? " from" : " in the order of"
            words += " the index '\(index)'"
            if isCovering { words += " alone" }
        }
        if let terms = access.terms { words += " (\(spaced(terms)))" }
        if access.isExists { words += ", the first of which is enough" }
        if access.isLeftJoin { words += ", or gives nil where there is none" }
        return words
    }

    /// The row by its name, with its table where that differs.
    private func row(_ name: String, of table: String? = nil) -> String {
        // What has no name is called '(subquery-1)' by SQLite.
        if name.hasPrefix("("), names[name] == nil { return name }
        guard let table = table ?? names[name]?.first, table != name, names[name]?.count ?? 1 == 1 else {
            return "'\(name)'"
        }
        return "'\(name)' (of '\(table)')"
    }

    /// `score>? AND name=?` with spaces and in lower case, as one would say it.
    private func spaced(_ terms: String) -> String {
        terms.split(separator: " AND ").map { term in
            guard let sign = term.lastIndex(where: { "=<>".contains($0) }) else { return String(term) }
            return "\(term[..<sign]) \(term[sign]) \(term[term.index(after: sign)...])"
        }.joined(separator: " and ")
    }
}
