import FetchingCore
import FetchingSQLite

extension [TableShape] {
    /// The tables of an SQLite database, with one type for the columns of a reference on either side, where the rows allow it.
    func withUnifiedReferences() -> [TableShape] {
        var tables = self
        // A reference may lead to a column that is a reference itself.
        for _ in 0..<10 where !tables.unifyReferences() { break }
        return tables
    }

    /// - Returns: Whether a type was changed.
    private mutating func unifyReferences() -> Bool {
        var hasChanged = false
        for index in indices {
            for reference in self[index].foreignKeys {
                guard let target = place(of: reference.target) else { continue }
                let targetColumns = reference.targetColumns.isEmpty ? self[target].key : reference.targetColumns
                guard targetColumns.count == reference.columns.count else { continue }
                for (column, targetColumn) in zip(reference.columns, targetColumns) {
                    guard let source = self[index].place(of: column), let key = self[target].place(of: targetColumn)
                    else { continue }
                    hasChanged = unify((index, source), with: (target, key)) || hasChanged
                }
            }
        }
        return hasChanged
    }

    private mutating func unify(_ source: (table: Int, column: Int), with key: (table: Int, column: Int)) -> Bool {
        let (column, target) = (self[source.table].columns[source.column], self[key.table].columns[key.column])
        if case .oneOf = target.type { return adopt(.plain(.string), at: key, note: nil) }
        guard column.type != target.type, !target.type.isLeftOut else { return false }
        // The same values are stored whatever they are read as.
        let isStoredAlike = column.type.storedKind != nil && column.type.storedKind == target.type.storedKind
        guard !column.hasValues || isStoredAlike, column.accepts(target.type) else { return false }
        return adopt(
            target.type, at: source, note: column.hasValues ? nil : "The type is that of the column it refers to.")
    }

    private mutating func adopt(_ type: ColumnType, at place: (table: Int, column: Int), note: String?) -> Bool {
        self[place.table].columns[place.column].type = type
        self[place.table].columns[place.column].notes.removeAll { $0.hasPrefix("Guessed") }
        if let note { self[place.table].columns[place.column].notes.append(note) }
        return true
    }

    private func place(of table: String) -> Int? {
        firstIndex { $0.name == table } ?? firstIndex { $0.name.asciiLowercased == table.asciiLowercased }
    }
}

extension TableShape {
    fileprivate func place(of column: String) -> Int? {
        columns.firstIndex { $0.name == column }
            ?? columns.firstIndex { $0.name.asciiLowercased == column.asciiLowercased }
    }
}

extension ColumnShape {
    /// Whether the column holds values of the type as they are.
    fileprivate func accepts(_ type: ColumnType) -> Bool {
        let affinity = SQLiteAffinity(declaredType: declaredType, isStrict: isStrict)
        switch type {
        case .plain(.int): return affinity.canHold(.int64)
        case .plain(.string): return affinity.canHold(.text)
        case .plain(.uuid): return affinity.canHold(.uuid)
        case .plain(.data): return affinity.canHold(.data)
        case .plain(.decimal): return affinity.canHold(.decimal)
        case .plain(.double): return affinity.canHold(.double)
        case .stored(.uuid, _): return true
        // What has a form of its own refers to nothing.
        default: return false
        }
    }
}

extension ColumnType {
    /// The type that SQLite stores for the values, nil where that differs from value to value.
    fileprivate var storedKind: PrimitiveType? {
        switch self {
        case .plain(.int), .plain(.bool), .stored(_, ".unixSeconds"), .stored(_, ".unixMilliseconds"): .int64
        case .plain(.string), .oneOf, .plain(.date): .text
        case .stored(.date, let storage) where storage.hasSuffix("Text"): .text
        case .plain(.uuid), .plain(.data): .data
        // Of numbers, SQLite stores one as an integer, and another with a fraction.
        default: nil
        }
    }
}
