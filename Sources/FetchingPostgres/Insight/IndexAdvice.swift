#if Postgres
import FetchingCore
import FetchingSQL

/// The index that would find the rows of a table.
struct IndexAdvice {
    /// The columns that the statement compares, and no index begins with.
    let columns: [String]

    /// Why an index that begins with one of them does not serve.
    let reason: String?

    /// The SQL that creates the index; an index for each column, where the conditions are alternatives.
    let statement: String?

    init(_ outline: StatementOutline, row: String, of table: PostgresTable) {
        let compared = Self.columns(outline.compared, row: row, of: table, ordered: outline.ordered)
        let columns =
            compared.isEmpty ? Self.columns(outline.linked, row: row, of: table, ordered: []) : compared
        let parts = columns.isEmpty ? Self.parts(outline, row: row, of: table) : []
        self.columns = columns.isEmpty ? parts.map(\.sql) : columns.map(\.name)
        reason =
            columns.lazy.compactMap { column in
                column.isOrdered ? table.reasonAgainstOrder(of: column.name) : nil
            }.first
        guard !columns.isEmpty else {
            let statements = parts.map { part in
                table.indexStatement(["(\(part.sql))" + (outline.comparesOrder(of: part) ? " COLLATE \"C\"" : "")])
            }
            statement = statements.isEmpty ? nil : statements.joined(separator: "; ")
            return
        }
        guard !outline.hasAlternatives else {
            statement = columns.map { table.indexStatement([$0.term(in: table)]) }.joined(separator: "; ")
            return
        }
        // Behind a column that is compared by its order, an index does not find values.
        let terms = columns.filter { !$0.isOrdered } + columns.filter(\.isOrdered).prefix(1)
        statement = table.indexStatement(terms.map { $0.term(in: table) })
    }

    /// The values within JSON that the statement compares, and no index begins with.
    private static func parts(
        _ outline: StatementOutline, row: String, of table: PostgresTable
    ) -> [StatementOutline.JSONValue] {
        outline.comparedParts.filter { part in
            part.column.row ?? row == row && table.column(part.column.name) != nil
                && !table.hasIndex(beginningWith: part, isOrdered: outline.comparesOrder(of: part))
        }
    }

    private struct Column {
        let name: String
        let isOrdered: Bool

        func term(in table: PostgresTable) -> String {
            name.quotedIdentifier + (isOrdered ? table.collation(toOrder: name) : "")
        }
    }

    private static func columns(
        _ columns: [StatementOutline.Column], row: String, of table: PostgresTable,
        ordered: Set<StatementOutline.Column>
    ) -> [Column] {
        var result: [Column] = []
        for column in columns where column.row ?? row == row && table.column(column.name) != nil {
            let isOrdered = ordered.contains(column)
            guard !table.hasIndex(beginningWith: column.name, isOrdered: isOrdered),
                !result.contains(where: { $0.name == column.name })
            else { continue }
            result.append(Column(name: column.name, isOrdered: isOrdered))
        }
        return result
    }
}

/// The index that would have the rows of a table in their order.
struct OrderAdvice {
    /// The columns of the order; empty if something else has a part in it.
    let order: [(column: String, isDescending: Bool)]

    /// Why an index that begins with the first of them does not serve.
    let reason: String?

    /// The SQL that creates the index.
    let statement: String?

    init(_ outline: StatementOutline, row: String, of table: PostgresTable) {
        guard var terms = outline.order, let first = terms.first,
            terms.allSatisfy({ ($0.column.row ?? row) == row && table.column($0.column.name) != nil })
        else {
            (order, reason, statement) = ([], nil, nil)
            return
        }
        // The key at the end only decides between rows that are equal so far, which are sorted as they come.
        if terms.count > 1, let last = terms.last, table.isUnique(last.column.name) { terms.removeLast() }
        order = terms.map { ($0.column.name, $0.isDescending) }
        reason =
            table.reasonAgainstOrder(of: first.column.name)
            ?? table.reasonAgainstNulls(of: first.column.name, isDescending: first.isDescending, first.nullsFirst)
        // An index is read in both directions.
        let isReversed = first.isDescending
        statement = table.indexStatement(
            terms.map { term in
                let isDescending = term.isDescending != isReversed
                let nullsFirst = term.nullsFirst != isReversed
                return term.column.name.quotedIdentifier + table.collation(toOrder: term.column.name)
                    + (isDescending ? " DESC" : "")
                    + (nullsFirst == isDescending ? "" : nullsFirst ? " NULLS FIRST" : " NULLS LAST")
            })
    }
}

extension StatementOutline {
    /// Whether a text within JSON is compared by the order of its bytes, which only an index with that collation has.
    fileprivate func comparesOrder(of part: JSONValue) -> Bool { part.isText && orderedParts.contains(part) }
}

extension StatementOutline.OrderTerm {
    /// Where null is, which is the largest value where the statement does not say it.
    fileprivate var nullsFirst: Bool { hasNullsFirst ?? isDescending }
}

extension PostgresTable {
    func column(_ name: String) -> Column? { columns.first { $0.name == name } }

    fileprivate func isUnique(_ name: String) -> Bool {
        indexes.contains { $0.isUnique && $0.predicate == nil && $0.keys.map(\.column) == [name] }
    }

    fileprivate func indexStatement(_ terms: [String]) -> String {
        "CREATE INDEX ON \(quotedName) (\(terms.joined(separator: ", ")))"
    }

    /// The words behind a column by which an index has the order of the bytes.
    fileprivate func collation(toOrder name: String) -> String {
        guard let column = column(name), column.collation != 0, column.collation != Index.byteOrder else { return "" }
        return " COLLATE \"C\""
    }

    fileprivate func hasIndex(beginningWith name: String, isOrdered: Bool) -> Bool {
        guard let column = column(name) else { return false }
        return indexes.contains { index in
            guard index.predicate == nil, index.method == "btree" || index.method == "hash" && !isOrdered,
                let key = index.keys.first, key.column == name
            else { return false }
            return key.collation == (isOrdered && column.collation != 0 ? Index.byteOrder : column.collation)
        }
    }

    fileprivate func hasIndex(beginningWith part: StatementOutline.JSONValue, isOrdered: Bool) -> Bool {
        indexes.contains { index in
            guard index.predicate == nil, index.method == "btree" || index.method == "hash" && !isOrdered,
                let key = index.keys.first, let expression = key.expression,
                expression.comparableExpression == part.sql.comparableExpression
            else { return false }
            return !part.isText || (key.collation == Index.byteOrder) == isOrdered
        }
    }

    /// Why no index of a text has it in the order of its bytes, nil where there is no index or where one has.
    fileprivate func reasonAgainstOrder(of name: String) -> String? {
        let candidates = indexes.filter { $0.method == "btree" && $0.keys.first?.column == name }
        guard let column = column(name), column.collation != 0, let index = candidates.first,
            !candidates.contains(where: { $0.keys.first?.collation == Index.byteOrder })
        else { return nil }
        return "Index '\(index.name)' is not COLLATE \"C\", as the order of texts is"
    }

    /// Why no index of a column has nil at the end where it is asked for.
    fileprivate func reasonAgainstNulls(of name: String, isDescending: Bool, _ nullsFirst: Bool) -> String? {
        let candidates = indexes.filter { $0.method == "btree" && $0.keys.first?.column == name }
        let isServed = candidates.contains { index in
            guard let key = index.keys.first else { return false }
            return (key.isDescending == isDescending) == (key.hasNullsFirst == nullsFirst)
        }
        guard let index = candidates.first, !isServed else { return nil }
        return "Index '\(index.name)' has nil at the other end"
    }
}

extension String {
    /// A value within JSON without what the server writes in another way: marks around names, parentheses, and types.
    ///
    /// `CAST(("address"->>'floor') AS int8)` is `((address ->> 'floor'::text)::bigint)` in the catalog.
    fileprivate var comparableExpression: String {
        var text = filter { !" \"()".contains($0) }
        if text.hasPrefix("CAST"), let (type, name) = Self.castTypes.first(where: { text.hasSuffix("AS" + $0.0) }) {
            text = text.dropFirst("CAST".count).dropLast("AS".count + type.count) + "::" + name
        }
        return text.replacing("::text", with: "")
    }

    private static let castTypes = [("int8", "bigint"), ("float8", "doubleprecision"), ("bool", "boolean")]
}
#endif
