#if Postgres
import CLibPQ

/// The names of the statements that a connection has prepared. When there are too many, the one that was used longest ago
/// gives way.
struct PostgresStatementCache {
    struct Key: Hashable {
        let sql: String
        let types: [Oid]
    }

    private final class Entry {
        let key: Key
        let name: String
        var lastUse: UInt64

        /// Whether its last answer came at once.
        var isQuick = false

        init(_ key: Key, _ name: String, _ lastUse: UInt64) {
            self.key = key
            self.name = name
            self.lastUse = lastUse
        }
    }

    private static let capacity = 128

    private var entries: [Key: Entry] = [:]

    /// The entry that was used last. A statement often follows itself, and to compare its text is less than to hash it.
    private var last: Entry?
    private var uses: UInt64 = 0
    private var names: UInt64 = 0
    private var forgotten: [String] = []

    mutating func name(for key: Key) -> String? {
        if let last, last.key == key { return last.name }
        guard let entry = entries[key] else { return nil }
        uses += 1
        entry.lastUse = uses
        last = entry
        return entry.name
    }

    /// Whether the last answer of a statement came at once.
    func isQuick(_ key: Key) -> Bool {
        if let last, last.key == key { return last.isQuick }
        return entries[key]?.isQuick ?? false
    }

    /// Notes whether the answer of the statement that was used last came at once.
    func noteAnswer(isQuick: Bool) { last?.isQuick = isQuick }

    /// Notes that it is not known of any statement whether its answer comes at once.
    func forgetQuickAnswers() {
        for entry in entries.values { entry.isQuick = false }
    }

    /// Gives a name for a statement.
    mutating func add(_ key: Key) -> String {
        if entries.count >= Self.capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
        names += 1
        uses += 1
        let entry = Entry(key, "fetching\(names)", uses)
        entries[key] = entry
        last = entry
        return entry.name
    }

    /// Forgets a statement, which the server may hold all the same.
    mutating func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        forgotten.append(entry.name)
        if last === entry { last = nil }
    }

    /// Forgets all statements. Their names are not used again.
    mutating func removeAll() {
        forgotten += entries.values.map(\.name)
        entries = [:]
        last = nil
    }

    /// The names that are not used any more, which the server may still hold. They are given once.
    mutating func takeForgotten() -> [String] {
        guard !forgotten.isEmpty else { return [] }
        defer { forgotten = [] }
        return forgotten
    }
}
#endif
