#if Postgres
import FetchingCore
import Foundation

/// The list of an observed request, which is told of changed rows.
///
/// Unchecked, because the lock guards what changes. The models are those of a result that tasks may share.
final class PostgresObservedList<Model: RowDecodable>: @unchecked Sendable {
    /// Changed rows as they are at a moment.
    struct Batch {
        let changes: [RowChange<Model>]
        let moment: PostgresMoment
    }

    /// The list after a change.
    enum News {
        case models([Model])

        /// The list is to be fetched, and then to be given to ``settle(_:at:isDecidable:)``.
        case unknown

        case none
    }

    /// The most batches that are kept while the list is fetched.
    private static var mostKept: Int { 16 }

    let rules: ListRules<Model>
    private let lock = NSLock()

    /// The list as it is at the moment, nil where it must be fetched.
    private var list: DecidedList<Model>?
    private var moment: PostgresMoment?

    /// Whether the list is being fetched, and what was fetched is to be fetched again.
    private var (isFetching, isOutdated) = (true, false)

    /// The batches that were told while the list was fetched.
    private var kept: [Batch] = []

    private var hasNews = false

    /// The number of the table whose changes the list is told of.
    private var table: String?

    // Of several changes that nobody waited for, one is as good as all.
    private let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// A list that is being fetched.
    init(_ rules: ListRules<Model>) { self.rules = rules }

    /// Takes the number of the list's table.
    ///
    /// - Returns: Whether it is another one than before.
    func moves(to table: String) -> Bool {
        lock.withLock {
            guard self.table != table else { return false }
            self.table = table
            return true
        }
    }

    /// Waits for news; false if the task is cancelled.
    func next() async -> Bool {
        for await _ in signals where lock.withLock({ hasNews }) { return true }
        return false
    }

    func take() -> News {
        lock.withLock {
            guard hasNews else { return .none }
            hasNews = false
            if let list { return .models(list.models) }
            (isFetching, isOutdated) = (true, false)
            return .unknown
        }
    }

    /// The list as it is now, nil where it is to be fetched.
    func current() -> [Model]? {
        lock.withLock {
            hasNews = false
            if let list { return list.models }
            (isFetching, isOutdated) = (true, false)
            return nil
        }
    }

    /// Takes a list that was fetched.
    ///
    /// - Parameter isDecidable: Whether changed rows of the table tell what becomes of it.
    func settle(_ models: [Model], at moment: PostgresMoment?, isDecidable: Bool) {
        let isDecidable = isDecidable && rules.areSettled(models)
        lock.withLock {
            let told = kept
            (isFetching, kept) = (false, [])
            guard !isOutdated else { return becomeUnknown() }
            guard isDecidable, let moment else {
                if !told.isEmpty { becomeUnknown() }
                return
            }
            list = DecidedList(models, by: rules)
            self.moment = moment
            for batch in told { decide(batch) }
        }
    }

    /// Whether it is worth reading changed rows for the list.
    var needsRows: Bool { lock.withLock { list != nil || isFetching && !isOutdated } }

    func tell(_ batch: Batch) {
        lock.withLock {
            guard isFetching else { return decide(batch) }
            if kept.count < Self.mostKept, !isOutdated { kept.append(batch) } else { becomeUnknown() }
        }
    }

    func fetchAgain() { lock.withLock { becomeUnknown() } }

    private func decide(_ batch: Batch) {
        guard let moment, list != nil, batch.moment.server == moment.server, batch.moment.facts == moment.facts else {
            return becomeUnknown()
        }
        // The list was fetched afterwards.
        guard !batch.moment.isSeen(by: moment) else { return }
        switch list?.apply(batch.changes) {
        case .unaffected: self.moment = batch.moment
        case .changed:
            self.moment = batch.moment
            tellNews()
        case .fetchAgain, nil: becomeUnknown()
        }
    }

    private func becomeUnknown() {
        (list, kept) = (nil, [])
        if isFetching { isOutdated = true } else { tellNews() }
    }

    private func tellNews() {
        hasNews = true
        signal.yield()
    }
}

extension PostgresMoment {
    /// Whether a later state of the same table shows all that this one shows.
    func isSeen(by later: PostgresMoment) -> Bool {
        server == later.server && facts == later.facts && snapshot.isSeen(by: later.snapshot)
    }
}

/// The lists of a model that are observed in a pool.
final class PostgresModelLists<Model: RowDecodable>: PostgresListedRows {
    private struct Reference {
        weak var list: PostgresObservedList<Model>?
    }

    private var references: [Reference] = []

    /// With as many references, those are looked for whose lists are gone.
    private var limit = 16

    func add(_ list: PostgresObservedList<Model>) {
        if references.count >= limit {
            references.removeAll { $0.list == nil }
            limit = max(16, references.count * 2)
        }
        references.append(Reference(list: list))
    }

    var isObserved: Bool { references.contains { $0.list != nil } }

    var needsRows: Bool { references.contains { $0.list?.needsRows ?? false } }

    func fetchAgain() {
        for reference in references { reference.list?.fetchAgain() }
    }

    func rows(
        of keys: Set<ExactText>, at moment: PostgresMoment, in db: PostgresConnection
    ) throws -> (PostgresDecidedLists) -> Void {
        let batch = PostgresObservedList<Model>.Batch(changes: try Self.changes(of: keys, in: db), moment: moment)
        return { lists in
            for list in lists.underLock({ self.references }).compactMap(\.list) { list.tell(batch) }
        }
    }

    /// The rows as they are now.
    private static func changes(of texts: Set<ExactText>, in db: PostgresConnection) throws -> [RowChange<Model>] {
        guard !texts.isEmpty else { return [] }
        guard let key = PostgresTableFacts.key(of: Model.self) else { throw UnknownRows() }
        let values = try texts.map { try key.keyValue(of: $0.text) }
        let keys = Set(values.map { RowKey([$0]) })
        var query = Model.request().all().query
        // Without scopes, which are among the conditions of each list.
        query.predicate = nil
        var text = try query.statement(for: db.dialect, of: Model.self)
        // The statement for one row is always the same, and prepared.
        text.sql += " WHERE \(key.quotedName) = " + (values.count == 1 ? "$1" : "ANY($1)")
        text.bindings.append(values.count == 1 ? .value(values[0]) : .list(values, of: key.type))
        let runner = PostgresRunner(db)
        let left = try runner.models(by: runner.ready(text, of: Model.self)).map { try RowChange<Model>($0) }
        let found = Set(left.map(\.key))
        guard found.count == left.count, found.isSubset(of: keys) else { throw UnknownRows() }
        return left + keys.subtracting(found).map { RowChange(key: $0, model: nil) }
    }
}

/// Rows that cannot be told by what a notification says of them.
struct UnknownRows: Error {}

extension FetchableColumn {
    /// The key whose text a trigger has sent.
    fileprivate func keyValue(of text: String) throws -> PrimitiveValue {
        switch type {
        case .int64:
            guard let value = Int64(text) else { throw UnknownRows() }
            return .int64(value)
        case .uuid:
            guard let value = UUID(uuidString: text) else { throw UnknownRows() }
            return .uuid(value)
        case .text: return .text(text)
        // The triggers send the keys of no other type.
        default: throw UnknownRows()
        }
    }
}
#endif
