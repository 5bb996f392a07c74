#if Postgres
import CLibPQ

/// The names of the statements that a connection has prepared. When there are too many, the one that was used longest ago
/// gives way.
struct PostgresStatementCache {
    struct Key: Hashable {
        let sql: String
        let types: [Oid]
    }

    private struct Entry {
        let name: String
        var lastUse: UInt64
    }

    private static let capacity = 128

    private var entries: [Key: Entry] = [:]
    private var uses: UInt64 = 0
    private var names: UInt64 = 0
    private var forgotten: [String] = []

    mutating func name(for key: Key) -> String? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.name
    }

    /// Gives a name for a statement.
    mutating func add(_ key: Key) -> String {
        if entries.count >= Self.capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            forgotten.append(oldest.value.name)
            entries[oldest.key] = nil
        }
        names += 1
        let name = "fetching\(names)"
        entries[key] = Entry(name: name, lastUse: uses)
        return name
    }

    /// Forgets a statement, which the server may hold all the same.
    mutating func remove(_ key: Key) {
        if let entry = entries.removeValue(forKey: key) { forgotten.append(entry.name) }
    }

    /// Forgets all statements. Their names are not used again.
    mutating func removeAll() {
        forgotten += entries.values.map(\.name)
        entries = [:]
    }

    /// The names that are not used any more, which the server may still hold. They are given once.
    mutating func takeForgotten() -> [String] {
        guard !forgotten.isEmpty else { return [] }
        defer { forgotten = [] }
        return forgotten
    }
}
#endif
