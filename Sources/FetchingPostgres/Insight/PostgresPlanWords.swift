#if Postgres
package import FetchingSQL

extension QueryPlan.Statement {
    /// A statement with a plan that is there already, as the server writes it.
    ///
    /// - Throws: `DecodingError` for anything else.
    package init(_ sql: String, plan json: String) throws {
        self.init(sql: sql, steps: [try PostgresPlanNode(json: json).step()], warnings: [])
    }
}

extension PostgresPlanNode {
    /// The node in words, with those that belong to it.
    ///
    /// - Parameter row: The row whose places a bitmap of an index holds.
    func step(of row: String? = nil) -> QueryPlan.Step {
        let row = alias ?? row
        let step = QueryPlan.Step(
            words: words(of: row), detail: detail(of: row), steps: children.map { $0.step(of: row) })
        guard let subplanName else { return step }
        return QueryPlan.Step(words: subplanWords, detail: subplanName, steps: [step])
    }

    private var subplanWords: String {
        if let subplanName, subplanName.hasPrefix("CTE ") { return "computes '\(subplanName.dropFirst(4))' once" }
        return parentRelationship == "InitPlan" ? "once" : "for each row"
    }

    /// The node itself as the server names it if it is not known.
    private func words(of row: String?) -> String {
        scanWords(of: row) ?? joinWords ?? orderWords ?? groupWords ?? otherWords ?? detail(of: row)
    }

    private func scanWords(of alias: String?) -> String? {
        let terms = indexCondition.map { " (\(PlanCondition.text($0, alias: alias)))" } ?? ""
        let index = "the index '\(self.index ?? "")'"
        switch type {
        case "Seq Scan": return "reads every row of \(row)"
        case "Index Scan":
            return indexCondition == nil
                ? "reads every row of \(row) in the order of \(index)" : "finds rows of \(row) by \(index)\(terms)"
        case "Index Only Scan":
            return indexCondition == nil
                ? "reads every row of \(row) from \(index) alone" : "finds rows of \(row) by \(index) alone\(terms)"
        case "Bitmap Heap Scan": return "finds rows of \(row) by their places"
        case "Bitmap Index Scan": return "finds places by \(index)\(terms)"
        case "BitmapAnd": return "takes the places that all of these give"
        case "BitmapOr": return "takes the places that any of these gives"
        case "Tid Scan", "Tid Range Scan": return "finds rows of \(row) by their places"
        case "Sample Scan": return "reads some rows of \(row)"
        case "Foreign Scan": return "reads rows of \(row) on another server"
        case "Function Scan":
            return function == "unnest"
                ? "reads the list of values" : "reads the rows of the function '\(function ?? "")'"
        case "Values Scan": return "reads a list of rows, of no table"
        case "CTE Scan", "WorkTable Scan": return "reads every row of '\(cte ?? "")'"
        case "Subquery Scan": return "computes '\(alias ?? "")', a row at a time"
        default: return nil
        }
    }

    private var joinWords: String? {
        let (means, condition): (String, String?)
        switch type {
        case "Nested Loop": (means, condition) = ("reading the second for each row of the first", joinFilter)
        case "Hash Join": (means, condition) = ("by a hash table", hashCondition)
        case "Merge Join": (means, condition) = ("which are both sorted", mergeCondition)
        default: return nil
        }
        let terms = condition.map { " (\(PlanCondition.text($0)))" } ?? ""
        let join =
            switch joinType {
            case "Left": "joins two steps, with nil where the second has no row"
            case "Right": "joins two steps, with nil where the first has no row"
            case "Full": "joins two steps, with nil where either has no row"
            case "Semi": "takes the rows of the first step that the second has a row for"
            case "Anti": "takes the rows of the first step that the second has no row for"
            default: "joins two steps"
            }
        return "\(join), \(means)\(terms)"
    }

    private var orderWords: String? {
        switch type {
        case "Sort": "sorts the rows"
        case "Incremental Sort": "sorts rows that are equal so far, by the last terms of the order"
        case "Limit": "takes as many rows as are asked for"
        case "Unique": "leaves out the rows that were there already"
        case "Append": "takes together the rows of several steps"
        case "Merge Append": "merges the rows of several sorted steps"
        case "Materialize": "keeps the rows, to read them again"
        case "Memoize": "keeps the rows of each key, to give them again"
        case "Hash": "makes a hash table of the rows"
        case "Gather": "runs in several processes"
        case "Gather Merge": "runs in several processes, and merges their sorted rows"
        default: nil
        }
    }

    private var groupWords: String? {
        switch type {
        case "Aggregate":
            let values = partialMode == "Partial" ? "computes parts of values" : "computes values"
            return switch strategy {
            case "Sorted": "\(values) of each group of sorted rows"
            case "Hashed": "\(values) of each group, in a hash table"
            case "Mixed": "\(values) of several kinds of groups"
            default: "\(values) of all rows"
            }
        case "Group": return "sorts out the groups of sorted rows"
        case "WindowAgg": return "computes values of the rows before each"
        case "SetOp": return "compares the rows of two queries"
        case "Recursive Union": return "reads again for each row that this gives"
        default: return nil
        }
    }

    private var otherWords: String? {
        switch type {
        case "Result" where oneTimeFilter == "false": "gives no row"
        case "Result" where children.allSatisfy(\.isSubplan): "gives one row, of no table"
        case "Result": "computes values of each row"
        case "ProjectSet": "computes rows of each row"
        case "LockRows": "locks the rows"
        case "ModifyTable" where operation == "Delete": "deletes rows of \(row)"
        case "ModifyTable" where operation == "Insert": "inserts rows into \(row)"
        case "ModifyTable": "updates rows of \(row)"
        default: nil
        }
    }

    /// The row by its name, with its table where that differs.
    private var row: String {
        guard let alias, alias != relation else { return "'\(relation ?? "")'" }
        return relation.map { "'\(alias)' (of '\($0)')" } ?? "'\(alias)'"
    }
}

extension PostgresPlanNode {
    /// The node as `EXPLAIN` says it in text, without costs and values.
    private func detail(of row: String?) -> String {
        var detail = type
        if let index { detail += type == "Bitmap Index Scan" ? " on \(index)" : " using \(index)" }
        if let relation { detail += " on \(relation)" + (alias.map { $0 == relation ? "" : " \($0)" } ?? "") }
        let parts = [
            ("Index Cond", indexCondition), ("Filter", filter), ("Hash Cond", hashCondition),
            ("Merge Cond", mergeCondition), ("Join Filter", joinFilter), ("Cache Key", cacheKey),
            ("Sort Key", sortKey?.joined(separator: ", ")), ("Presorted Key", presortedKey?.joined(separator: ", ")),
            ("Group Key", groupKey?.joined(separator: ", ")),
        ]
        for case (let name, let text?) in parts { detail += "; \(name): \(PlanCondition.text(text, alias: row))" }
        return detail
    }
}
#endif
