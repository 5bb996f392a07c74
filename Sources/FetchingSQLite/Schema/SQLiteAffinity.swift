package import FetchingCore

/// The affinity that SQLite derives from a column's declared type: sqlite.org/datatype3.html, section 3.1.
package enum SQLiteAffinity {
    case integer, text, blob, real, numeric

    /// - Parameter isStrict: Whether the table is strict: elsewhere, `ANY` says as little as any other word.
    package init(declaredType: String, isStrict: Bool) {
        let type = declaredType.uppercased()
        if type.contains("INT") {
            self = .integer
        } else if type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT") {
            self = .text
        } else if type.isEmpty || type.contains("BLOB") || isStrict && type == "ANY" {
            self = .blob
        } else if type.contains("REAL") || type.contains("FLOA") || type.contains("DOUB") {
            self = .real
        } else {
            self = .numeric
        }
    }

    /// Whether values of a type come back from such a column as they were stored.
    package func canHold(_ type: PrimitiveType) -> Bool {
        switch (self, type) {
        // What is declared STRING has this affinity too, and makes a number of '007'.
        case (.numeric, .text): false
        case (.blob, _), (.numeric, _): true
        case (.integer, .bool), (.integer, .int64), (.integer, .double), (.integer, .decimal): true
        case (.real, .double), (.real, .decimal): true
        case (.text, .text), (.text, .date), (.text, .decimal), (.text, .array): true
        // Blobs are stored as they are, whatever the declared type.
        case (.text, .data): true
        // Dates as numbers and identifiers as text can be read, but do not compare with those that are bound.
        default: false
        }
    }
}
