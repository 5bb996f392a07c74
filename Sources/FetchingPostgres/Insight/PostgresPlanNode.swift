#if Postgres
import FetchingCore
import Foundation

/// A node of `EXPLAIN (FORMAT JSON, VERBOSE)`, with the names that the server gives to its properties.
struct PostgresPlanNode: Decodable {
    let type: String
    let parentRelationship: String?
    let subplanName: String?
    let joinType: String?
    let strategy: String?
    let partialMode: String?
    let operation: String?
    let relation: String?
    let schema: String?
    let alias: String?
    let index: String?
    let function: String?
    let cte: String?
    let planRows: Double?
    let indexCondition: String?
    let filter: String?
    let hashCondition: String?
    let mergeCondition: String?
    let joinFilter: String?
    let oneTimeFilter: String?
    let cacheKey: String?
    let sortKey: [String]?
    let presortedKey: [String]?
    let groupKey: [String]?
    let plans: [PostgresPlanNode]?

    private enum CodingKeys: String, CodingKey {
        case type = "Node Type"
        case parentRelationship = "Parent Relationship"
        case subplanName = "Subplan Name"
        case joinType = "Join Type"
        case strategy = "Strategy"
        case partialMode = "Partial Mode"
        case operation = "Operation"
        case relation = "Relation Name"
        case schema = "Schema"
        case alias = "Alias"
        case index = "Index Name"
        case function = "Function Name"
        case cte = "CTE Name"
        case planRows = "Plan Rows"
        case indexCondition = "Index Cond"
        case filter = "Filter"
        case hashCondition = "Hash Cond"
        case mergeCondition = "Merge Cond"
        case joinFilter = "Join Filter"
        case oneTimeFilter = "One-Time Filter"
        case cacheKey = "Cache Key"
        case sortKey = "Sort Key"
        case presortedKey = "Presorted Key"
        case groupKey = "Group Key"
        case plans = "Plans"
    }

    /// The plan in the server's answer.
    ///
    /// - Throws: `DecodingError` for anything else.
    init(json: String) throws {
        struct Answer: Decodable {
            let plan: PostgresPlanNode
            enum CodingKeys: String, CodingKey { case plan = "Plan" }
        }
        guard let plan = try JSONDecoder().decode([Answer].self, from: Data(json.utf8)).first?.plan else {
            throw FetchError(
                .databaseFailure, reason: "the server gave no plan", cure: "Explain a request for rows",
                engine: FetchError.postgres)
        }
        self = plan
    }
}

extension PostgresPlanNode {
    var children: [PostgresPlanNode] { plans ?? [] }

    /// Whether it belongs to a statement within that of its parent.
    var isSubplan: Bool { subplanName != nil }

    /// Whether every row of a table is read.
    var isFullScan: Bool {
        switch type {
        case "Seq Scan": true
        case "Index Scan", "Index Only Scan": indexCondition == nil
        case "Bitmap Heap Scan": !readsBitmap { $0.indexCondition != nil }
        default: false
        }
    }

    /// Whether any index of a bitmap is read in a way.
    private func readsBitmap(_ isMeant: (PostgresPlanNode) -> Bool) -> Bool {
        children.contains { $0.type == "Bitmap Index Scan" ? isMeant($0) : $0.readsBitmap(isMeant) }
    }

    /// The node that sorts the rows of the statement, where its result is sorted as a whole.
    var sort: PostgresPlanNode? {
        switch type {
        case "Sort": self
        case "Limit", "LockRows", "Gather", "Gather Merge", "Result", "Subquery Scan", "Unique":
            children.first { !$0.isSubplan }?.sort
        default: nil
        }
    }

    /// The nodes of the statement itself, and those of statements within it.
    func forEach(isOutermost: Bool = true, _ body: (PostgresPlanNode, _ isOutermost: Bool) throws -> Void) rethrows {
        try body(self, isOutermost)
        for child in children { try child.forEach(isOutermost: isOutermost && !child.isSubplan, body) }
    }
}
#endif
