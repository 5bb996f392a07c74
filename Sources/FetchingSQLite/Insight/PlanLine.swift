package import FetchingSQL
import GRDB

/// A row of `EXPLAIN QUERY PLAN`.
package struct PlanLine {
    let id: Int
    let parent: Int
    let detail: String

    package init(id: Int, parent: Int, detail: String) {
        self.id = id
        self.parent = parent
        self.detail = detail
    }
}

/// A line with those that belong to it.
struct PlanNode {
    let detail: String
    let children: [PlanNode]

    /// Builds the tree of the lines. A line whose parent is unknown stands at the top, so that none is lost.
    static func tree(of lines: [PlanLine]) -> [PlanNode] {
        var children: [Int?: [Int]] = [:]
        var known: [Int: Int] = [:]
        for (index, line) in lines.enumerated() {
            // Only what came before can be a parent: there is no circle.
            children[known[line.parent], default: []].append(index)
            known[line.id] = index
        }
        return nodes(of: nil, lines, children)
    }

    private static func nodes(of parent: Int?, _ lines: [PlanLine], _ children: [Int?: [Int]]) -> [PlanNode] {
        (children[parent] ?? []).map { index in
            PlanNode(detail: lines[index].detail, children: nodes(of: index, lines, children))
        }
    }

    /// The node in words.
    func step(_ words: PlanWords) -> QueryPlan.Step {
        QueryPlan.Step(words: words.words(for: detail), detail: detail, steps: children.map { $0.step(words) })
    }
}

extension QueryPlan.Statement {
    /// A statement with a plan that is there already.
    package init(_ sql: String, plan lines: [PlanLine]) {
        self.init(sql, plan: PlanNode.tree(of: lines), StatementOutline(sql), warnings: [])
    }

    init(_ sql: String, plan: [PlanNode], _ outline: StatementOutline, warnings: [QueryPlan.Warning]) {
        let words = PlanWords(outline.tables)
        self.init(sql: sql, steps: plan.map { $0.step(words) }, warnings: warnings)
    }
}

extension Database {
    /// The plan of a statement, whose placeholders stay without values.
    ///
    /// - Throws: `DatabaseError` if the statement cannot be prepared.
    func planLines(of sql: String) throws -> [PlanLine] {
        let statement = try withFunctions { try makeStatement(sql: "EXPLAIN QUERY PLAN " + sql) }
        statement.setUncheckedArguments(StatementArguments())
        return try Row.fetchAll(statement).map { PlanLine(id: $0["id"], parent: $0["parent"], detail: $0["detail"]) }
    }
}
