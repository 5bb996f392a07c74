package import FetchingCore
import FetchingSQL
import Foundation
import GRDB

/// The list of an observed request, which changed rows are told of on the connection that writes.
///
/// Unchecked, because the lock guards what changes. The models are those of a result that tasks may share.
package final class ObservedList<Model: RowDecodable>: UnsettledList, @unchecked Sendable {
    private let query: FetchQuery
    private let lock = NSLock()

    /// The meaning of the request for one row; nil where rows do not tell what becomes of the list.
    private var rules: ListRules<Model>?

    /// Whether an inserted row may take the place of another one among those that are equal by the order.
    private var isMovedByInsertions = false

    /// Whether changed rows are told: the table may be another one now.
    private var hasFacts = true

    /// The list as it is after the last transaction, nil where it must be fetched.
    private var list: DecidedList<Model>?

    /// Whether the list is being fetched, and rows were changed meanwhile.
    private var (isFetching, isChanging) = (true, false)

    // Of several changes that nobody waited for, one is as good as all.
    private let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    package init(_ query: FetchQuery) { self.query = query }

    /// Waits for a change of the list; false if the task is cancelled.
    func next() async -> Bool {
        for await _ in signals { return true }
        return false
    }

    /// The list as it is now, nil where it is to be fetched and then given to ``settle(_:)``.
    package func take() -> [Model]? {
        lock.withLock {
            if let list { return list.models }
            (isFetching, isChanging) = (true, false)
            return nil
        }
    }

    /// Takes a list that was fetched. Whether it has the rows that were changed meanwhile is not known.
    package func settle(_ models: [Model]) {
        lock.withLock {
            isFetching = false
            if isChanging {
                signal.yield()
            } else if let rules {
                list = DecidedList(models, by: rules)
            }
        }
    }

    /// - Parameter hasInsertions: Whether a row was inserted, which may have replaced another one with the same key.
    func apply(_ changes: [RowChange<Model>], hasInsertions: Bool) {
        lock.withLock {
            guard list != nil, !(hasInsertions && isMovedByInsertions) else { return becomeUnknown() }
            switch list?.apply(changes) {
            case .unaffected: break
            case .changed: signal.yield()
            case .fetchAgain, nil: becomeUnknown()
            }
        }
    }

    func fetchAgain() { lock.withLock { becomeUnknown() } }

    /// Whether changed rows are told. Otherwise the tables are to be observed.
    var isTold: Bool { lock.withLock { hasFacts } }

    /// The columns by which the list is decided, of which a row may hold another value than its model is stored with.
    var ownForms: [FetchableColumn] { lock.withLock { rules?.ownForms ?? [] } }

    private func becomeUnknown() {
        list = nil
        isChanging = true
        if !isFetching { signal.yield() }
    }
}

extension ObservedList {
    /// - Returns: Whether rows tell what becomes of the list.
    /// - Throws: An error of SQLite.
    func begin(by facts: ObservedTableFacts, in db: Database) throws -> Bool {
        let rules = try makeRules(by: facts, in: db)
        lock.withLock {
            self.rules = rules
            isMovedByInsertions = !(facts.isKeyRowID || isOrderTotal)
        }
        return rules != nil
    }

    /// Begins again by what is known of a table now.
    func beginAgain(by facts: ObservedTableFacts?, in db: Database) {
        let rules = try? facts.flatMap { try makeRules(by: $0, in: db) }
        lock.withLock {
            self.rules = rules
            hasFacts = facts != nil
            isMovedByInsertions = !(facts?.isKeyRowID ?? false || isOrderTotal)
            becomeUnknown()
        }
    }

    private func makeRules(by facts: ObservedTableFacts, in db: Database) throws -> ListRules<Model>? {
        let columns = Dictionary(
            Model.fetchableEntity.columns.map { ($0.name.asciiLowercased, $0) }, uniquingKeysWith: { first, _ in first }
        )
        let distinguishing = facts.uniqueIndexes.map { names in names.compactMap { columns[$0] } }
        // A row that is replaced cannot be told by a column that the model lacks.
        guard zip(distinguishing, facts.uniqueIndexes).allSatisfy({ $0.count == $1.count }) else { return nil }
        let isUnsorted = facts.isKeyRowID && query.totalOrder(of: Model.self).isEmpty
        return ListRules(
            query, isInOrderOfKeys: isUnsorted ? try isInOrderOfKeys(db) : false, distinguishing: distinguishing)
    }

    /// Whether the key decides between all rows.
    private var isOrderTotal: Bool {
        let sorted = query.totalOrder(of: Model.self).filter { $0.options.folding.isEmpty }.compactMap(\.tree.member)
        return Model.keyed?.primaryKeyColumns.allSatisfy { sorted.contains($0.property) } ?? false
    }

    /// Whether SQLite reads the rows of the table one after the other. With an index it may do otherwise one day: `ANALYZE` tells nobody.
    private func isInOrderOfKeys(_ db: Database) throws -> Bool {
        let name = Model.fetchableEntity.name
        guard try Row.fetchOne(db, sql: "SELECT 1 FROM pragma_index_list(?)", arguments: [name]) == nil else {
            return false
        }
        let plan = try db.planLines(of: query.statement(for: .sqlite, of: Model.self).sql)
        return plan.count == 1 && plan[0].detail == "SCAN \(name)"
    }
}
