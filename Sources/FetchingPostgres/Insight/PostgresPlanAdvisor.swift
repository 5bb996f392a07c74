#if Postgres
import FetchingCore
import FetchingSQL

/// Finds in the plans of a request what takes long.
///
/// The server reads a small table as a whole even where an index serves. It is asked for a second plan that avoids this, which
/// tells whether there is an index: so that a test on few rows finds one that is missing.
struct PostgresPlanAdvisor {
    private let db: PostgresConnection
    private let rowCount: Int
    private var catalog: PostgresCatalog
    private var largeTables: [String: Bool] = [:]

    init(_ db: PostgresConnection, rowCount: Int) {
        self.db = db
        self.rowCount = rowCount
        catalog = PostgresCatalog(db)
    }

    /// - Throws: `PostgresError` if the statement cannot be planned, `FetchError` if a value cannot be bound.
    mutating func explained(_ statement: SQLStatementText) throws -> QueryPlan.Statement {
        let plan = try db.plan(of: statement)
        let outline = StatementOutline(statement.sql)
        var warnings: [QueryPlan.Warning] = []
        let scans = try largeScans(of: plan)
        if !scans.isEmpty || plan.sort != nil {
            let best = try db.planByIndexes(of: statement)
            let unserved = Set(best.fullScans.map(\.row))
            for scan in scans where unserved.contains(scan.row) {
                guard let warning = try warning(of: scan, outline), !warnings.contains(warning) else { continue }
                warnings.append(warning)
            }
            if let sort = best.sort, plan.sort != nil,
                let warning = try warning(of: plan.sort ?? sort, outline, unserved: unserved)
            {
                warnings.append(warning)
            }
        }
        return QueryPlan.Statement(sql: statement.sql, steps: [plan.step()], warnings: warnings)
    }

    private mutating func largeScans(of plan: PostgresPlanNode) throws -> [PlanScan] {
        try plan.fullScans.filter { try isLarge($0) }
    }

    private mutating func warning(of scan: PlanScan, _ outline: StatementOutline) throws -> QueryPlan.Warning? {
        guard let table = try catalog.table(scan.table, in: scan.schema) else { return nil }
        guard !scan.isOutermost || outline.hasCondition else {
            return outline.hasLimit ? nil : .fullScanWithoutCondition(of: table.name, above: rowCount)
        }
        let advice = IndexAdvice(outline, row: scan.row, of: table)
        return .fullScan(
            of: table.name, above: rowCount, columns: advice.columns, needsEach: outline.hasAlternatives,
            because: advice.reason, statement: advice.statement)
    }

    /// - Parameter unserved: The rows whose table is read as a whole, whatever indexes there are.
    private mutating func warning(
        of sort: PostgresPlanNode, _ outline: StatementOutline, unserved: Set<String>
    ) throws -> QueryPlan.Warning? {
        let scans = sort.scans
        let scan = scans.first { scan in
            outline.order?.allSatisfy { $0.column.row == nil || $0.column.row == scan.row } ?? false
        }
        guard let scan = scan ?? scans.first, try isLarge(scan),
            let table = try catalog.table(scan.table, in: scan.schema)
        else { return nil }
        // To sort a few rows that an index has found is not worth an index.
        let sortedCount = sort.planRows ?? 0
        guard sortedCount > Double(rowCount), unserved.contains(scan.row) || sortedCount > 10_000 else { return nil }
        let advice = OrderAdvice(outline, row: scan.row, of: table)
        return .sort(
            of: table.name, above: rowCount, order: advice.order, because: advice.reason, statement: advice.statement)
    }

    /// Whether there are more rows than the limit. The server knows it by heart where it has analysed the table; else they
    /// are counted, but no more of them.
    private mutating func isLarge(_ scan: PlanScan) throws -> Bool {
        let name = "\(scan.schema.quotedIdentifier).\(scan.table.quotedIdentifier)"
        if let known = largeTables[name] { return known }
        guard let table = try catalog.table(scan.table, in: scan.schema) else { return false }
        var isLarge = table.rowEstimate > Double(rowCount)
        // Before version 14, a table that was never analysed has no rows by the catalog.
        if table.rowEstimate <= 0 {
            let limit = rowCount < Int.max ? max(rowCount, 0) + 1 : rowCount
            let count = try db.text(
                "SELECT count(*)::text FROM (SELECT 1 FROM \(name) LIMIT $1) AS counted", [.int64(Int64(limit))])
            isLarge = count.flatMap { Int($0) } ?? 0 > rowCount
        }
        largeTables[name] = isLarge
        return isLarge
    }
}

/// A table in a plan.
struct PlanScan: Equatable {
    let row: String
    let table: String
    let schema: String

    /// Whether the rows are those of the statement, and not of one within it.
    let isOutermost: Bool
}

extension PostgresPlanNode {
    /// The tables that are read as a whole.
    var fullScans: [PlanScan] { scans { $0.isFullScan } }

    /// All tables that are read.
    var scans: [PlanScan] { scans { _ in true } }

    private func scans(_ isMeant: (PostgresPlanNode) -> Bool) -> [PlanScan] {
        var scans: [PlanScan] = []
        forEach { node, isOutermost in
            guard isMeant(node), let relation = node.relation, let schema = node.schema else { return }
            scans.append(
                PlanScan(row: node.alias ?? relation, table: relation, schema: schema, isOutermost: isOutermost))
        }
        return scans
    }
}

extension PostgresConnection {
    /// The plan of a statement, by its values. The statement is not run.
    ///
    /// - Throws: `PostgresError` if the statement cannot be planned, `FetchError` if a value cannot be bound.
    func plan(of statement: SQLStatementText) throws -> PostgresPlanNode {
        let explanation = SQLStatementText(
            sql: "EXPLAIN (FORMAT JSON, VERBOSE) " + statement.sql, bindings: statement.bindings)
        return try PostgresPlanNode(json: try text(explanation) ?? "[]")
    }

    /// The plan that a statement would have if whatever an index gives were cheap.
    ///
    /// - Throws: `PostgresError` if the statement cannot be planned, `FetchError` if a value cannot be bound.
    func planByIndexes(of statement: SQLStatementText) throws -> PostgresPlanNode {
        // The settings are gone with what is rolled back.
        try execute("SAVEPOINT fetching_explain; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off")
        let plan = Result { try self.plan(of: statement) }
        try execute("ROLLBACK TO SAVEPOINT fetching_explain; RELEASE SAVEPOINT fetching_explain")
        return try plan.get()
    }
}
#endif
