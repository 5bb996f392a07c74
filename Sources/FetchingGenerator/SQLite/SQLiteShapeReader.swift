import FetchingCommands
import Foundation
import GRDB

/// Reads the tables of an SQLite database, and what their rows hold.
struct SQLiteShapeReader {
    /// The rows of each table to look at.
    let rows: Int

    /// - Throws: ``ToolError``, or an error of SQLite.
    func shape(of path: String, where isWanted: (String) -> Bool) throws -> DatabaseShape {
        let queue = try SQLiteFile(path).open()
        return try queue.read { db in
            let names = try SQLiteTable.names(in: db).filter(isWanted)
            return DatabaseShape(
                name: URL(filePath: path).lastPathComponent, tables: try names.map { try table($0, in: db) },
                engine: "FetchingSQLite")
        }
    }

    private func table(_ name: String, in db: Database) throws -> TableShape {
        let table: SQLiteTable
        var evidence: [ColumnEvidence]
        var notes: [String] = []
        do {
            table = try SQLiteTable(name, in: db)
            let found = try table.evidence(in: db, rows: rows)
            evidence = found.columns
            if !found.isComplete, rows > 0 { notes.append("Guesses are from the first \(rows) rows.") }
        } catch let error as DatabaseError {
            // A view of a table that is gone, or a module that this program does not have.
            return TableShape(
                name: name, kind: .table, columns: [],
                notes: ["SQLite cannot read it: \((error.message ?? "\(error.resultCode)").inComment)"])
        }
        var key = table.key
        if key.contains(where: { column in table.hasNull(in: column, evidence) }) {
            notes.append("No key: the primary key holds NULL.")
            key = []
        }
        let columns = zip(table.columns, evidence).map { column, evidence in
            shape(of: column, evidence, in: table, isKey: key.contains { $0.name == column.name })
        }
        if table.isStrict { notes.append("STRICT.") }
        if table.isWithoutRowid { notes.append("WITHOUT ROWID.") }
        return TableShape(
            name: name, kind: table.kind, columns: columns, key: key.map(\.name), foreignKeys: table.foreignKeys,
            uniques: table.uniques, fullText: table.fullText, notes: notes)
    }

    private func shape(
        of column: SQLiteTable.Column, _ evidence: ColumnEvidence, in table: SQLiteTable, isKey: Bool
    ) -> ColumnShape {
        let type = SQLiteColumnType(
            column, isStrict: table.mayBeStrict, evidence: evidence, listed: table.checks.values(of: column.name),
            hasLooked: rows > 0)
        var notes = type.notes
        if column.isGenerated { notes.append("The database computes it, and takes no value for it.") }
        // A view may be an outer join, of which SQLite tells nothing.
        return ColumnShape(
            name: column.name, declaredType: column.declaredType, type: type.type,
            isOptional: table.kind != .table || !column.isNotNull && !isKey, isGenerated: column.isGenerated,
            isStrict: table.mayBeStrict, hasValues: !evidence.isEmpty, isDistinct: evidence.isDistinct, notes: notes)
    }
}

extension SQLiteTable {
    fileprivate func hasNull(in column: Column, _ evidence: [ColumnEvidence]) -> Bool {
        guard !hasRowidKey, !column.isNotNull else { return false }
        return zip(columns, evidence).contains { $0.name == column.name && $1.hasNull }
    }
}
