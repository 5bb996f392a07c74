import FetchingCore
import FetchingSQL
import GRDB

/// Finds in the plans of a request what takes long.
struct PlanAdvisor {
    private let db: Database
    private let rowCount: Int
    private var largeTables: [String: Bool] = [:]

    init(_ db: Database, rowCount: Int) {
        self.db = db
        self.rowCount = rowCount
    }

    /// - Throws: `DatabaseError` if the statement cannot be prepared.
    mutating func explained(_ sql: String) throws -> QueryPlan.Statement {
        let outline = StatementOutline(sql)
        let nodes = PlanNode.tree(of: try db.planLines(of: sql))
        var warnings: [QueryPlan.Warning] = []
        try warn(of: nodes, outline, isOutermost: true, into: &warnings)
        return QueryPlan.Statement(sql, plan: nodes, outline, warnings: warnings)
    }

    /// - Parameter isOutermost: Whether the rows are those of the statement, and not of one within it.
    private mutating func warn(
        of nodes: [PlanNode], _ outline: StatementOutline, isOutermost: Bool, into warnings: inout [QueryPlan.Warning]
    ) throws {
        let isSorted = nodes.contains { $0.detail == "USE TEMP B-TREE FOR ORDER BY" }
        var isSortTold = false
        for node in nodes {
            if let access = PlanAccess(node.detail) {
                let found = try self.warnings(
                    of: access, outline, isOutermost: isOutermost, isSorted: isSorted && !isSortTold)
                isSortTold = isSortTold || found.contains { $0.kind == .sort }
                for warning in found where !warnings.contains(warning) { warnings.append(warning) }
            }
            try warn(of: node.children, outline, isOutermost: false, into: &warnings)
        }
    }

    private mutating func warnings(
        of access: PlanAccess, _ outline: StatementOutline, isOutermost: Bool, isSorted: Bool
    ) throws -> [QueryPlan.Warning] {
        let tables = try tables(of: access, outline)
        guard let table = tables.first else { return [] }
        if access.means == .automaticIndex { return [.automaticIndex(of: table, columns: access.columns)] }
        guard access.isFullScan, try tables.allSatisfy({ try isLarge($0) }) else { return [] }
        var warnings: [QueryPlan.Warning] = []
        if !isOutermost || outline.hasCondition {
            let columns = try columnsWithoutIndex(outline, row: access.row, of: table)
            let parts = columns.isEmpty ? try partsWithoutIndex(outline, row: access.row, of: table) : []
            warnings.append(
                .fullScan(
                    of: table, above: rowCount, columns: columns.isEmpty ? parts : columns,
                    needsEach: outline.hasAlternatives, statement: indexStatement(for: parts, of: table)))
        } else if !outline.hasLimit {
            warnings.append(.fullScanWithoutCondition(of: table, above: rowCount))
        }
        if isSorted {
            let order = isOutermost ? try order(of: outline, row: access.row, in: table) : []
            warnings.append(.sort(of: table, above: rowCount, order: order))
        }
        return warnings
    }
}

extension PlanAdvisor {
    /// The tables that a row may be of: several if two subqueries have given it the same name.
    private func tables(of access: PlanAccess, _ outline: StatementOutline) throws -> [String] {
        // The rows of a view have the name of its table, which is not in the statement.
        try (access.table.map { [$0] } ?? outline.tables[access.row] ?? [access.row]).filter { try db.tableExists($0) }
    }

    /// Whether there are more rows than the limit. No more are counted.
    private mutating func isLarge(_ table: String) throws -> Bool {
        if let known = largeTables[table] { return known }
        let limit = rowCount < Int.max ? max(rowCount, 0) + 1 : rowCount
        let count = try Int.fetchOne(
            db, sql: "SELECT COUNT(*) FROM (SELECT 1 FROM \(table.quotedIdentifier) LIMIT ?)", arguments: [limit])
        let isLarge = count ?? 0 > rowCount
        largeTables[table] = isLarge
        return isLarge
    }

    /// The columns that the statement compares, in their order, without those that an index begins with.
    private func columnsWithoutIndex(_ outline: StatementOutline, row: String, of table: String) throws -> [String] {
        let existing = try db.columns(in: table).map(\.name)
        let key = try db.primaryKey(table)
        let indexed = try db.indexes(on: table).compactMap(\.columns.first) + key.columns.prefix(1)
        // A table that is joined can be read first if the other one is then found by an index.
        for columns in [outline.compared, outline.linked] {
            let names = columns.filter { column in
                column.row ?? row == row
                    && existing.contains { $0.isSameName(as: column.name) }
                    && !indexed.contains { $0.isSameName(as: column.name) }
            }.map(\.name)
            guard names.isEmpty else { return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
        }
        return []
    }

    /// The values within JSON that the statement compares, without those that an index is declared on.
    private func partsWithoutIndex(_ outline: StatementOutline, row: String, of table: String) throws -> [String] {
        let existing = try db.columns(in: table).map(\.name)
        let indexes = try String.fetchAll(
            db,
            sql: "SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql NOT NULL",
            arguments: [table])
        return outline.comparedParts.filter { part in
            part.column.row ?? row == row && existing.contains { $0.isSameName(as: part.column.name) }
                && !indexes.contains { $0.contains(part.sql) }
        }.map(\.sql)
    }

    /// The SQL that creates an index on each of some expressions.
    private func indexStatement(for parts: [String], of table: String) -> String? {
        guard !parts.isEmpty else { return nil }
        return parts.enumerated().map { number, part in
            let name = "\(table)_json" + (parts.count > 1 ? "\(number + 1)" : "")
            return "CREATE INDEX \(name.quotedIdentifier) ON \(table.quotedIdentifier) (\(part))"
        }.joined(separator: "; ")
    }

    /// The columns of a table by which the statement is sorted; empty if something else has a part in it.
    private func order(
        of outline: StatementOutline, row: String, in table: String
    ) throws -> [(column: String, isDescending: Bool)] {
        guard var order = outline.order, order.allSatisfy({ $0.column.row ?? row == row }) else { return [] }
        // Every index ends with the row's number.
        if order.count > 1, let number = try db.primaryKey(table).rowIDColumn,
            order[order.count - 1].column.name.isSameName(as: number)
        {
            order.removeLast()
        }
        return order.map { ($0.column.name, $0.isDescending) }
    }
}

extension PlanAccess {
    fileprivate var isFullScan: Bool {
        guard !isSearch else { return false }
        switch means {
        case .table, .rowKey, .primaryKey, .index: return true
        case .automaticIndex, .virtualTable: return false
        }
    }
}

extension String {
    fileprivate func isSameName(as other: String) -> Bool { asciiLowercased == other.asciiLowercased }
}
