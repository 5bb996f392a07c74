#if SQLite
import FetchingSQLite
import Foundation
import GRDB

/// Keeps the queries of a connection while a block runs.
final class QueryRecorder {
    private(set) var queries: [String] = []
    private let db: Database

    /// The one around this one, which counts the same queries.
    private let outer: QueryRecorder?

    private init(_ db: Database, outer: QueryRecorder?) {
        self.db = db
        self.outer = outer
    }

    static func begin(in db: Database) -> QueryRecorder {
        let recorder = QueryRecorder(db, outer: recorders[db])
        recorder.trace()
        return recorder
    }

    func end() {
        Self.recorders[db] = outer
        if let outer { outer.trace() } else { db.trace() }
    }

    private func trace() {
        Self.recorders[db] = self
        db.trace(options: .statement) { [self] event in
            if case .statement(let statement) = event, let query = statement.query { record(query) }
        }
    }

    private func record(_ query: String) {
        queries.append(query)
        outer?.record(query)
    }

    private static let recorders = QueryRecorders()
}

/// The recorder of each connection, which is used by one thread at a time. Tests use several connections at once.
private final class QueryRecorders: @unchecked Sendable {
    private let lock = NSLock()
    private var recorders: [ObjectIdentifier: QueryRecorder] = [:]

    subscript(db: Database) -> QueryRecorder? {
        get { lock.withLock { recorders[ObjectIdentifier(db)] } }
        set { lock.withLock { recorders[ObjectIdentifier(db)] = newValue } }
    }
}
#endif
