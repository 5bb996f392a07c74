/// The list of a request, and what becomes of it when rows change.
package struct DecidedList<Model: Fetchable> {
    package private(set) var models: [Model]

    private let rules: ListRules<Model>

    /// The keys of the models, which are read when a row changes for the first time.
    private var keys: Keys?

    private struct Keys {
        /// A key for each model.
        var list: [RowKey]

        /// The same keys.
        var set: Set<RowKey>
    }

    /// The longest list whose rows are looked at for one that was replaced.
    private static var mostDistinguished: Int { 10_000 }

    /// A reason to fetch again.
    private struct Undecided: Error {}

    package init(_ models: [Model], by rules: ListRules<Model>) {
        self.models = models
        self.rules = rules
    }

    /// Decides what changed rows do to the list. It must be fetched again where that is not known.
    package mutating func apply(_ changes: [RowChange<Model>]) -> ListDecision {
        do {
            return try decide(changes) ? .changed : .unaffected
        } catch {
            // Of a condition that fails, the error is thrown where the request is fetched.
            return .fetchAgain
        }
    }

    /// Whether anything has changed.
    private mutating func decide(_ changes: [RowChange<Model>]) throws -> Bool {
        guard rules.limit != 0 else { return false }
        var keys = try self.keys ?? readKeys()
        self.keys = nil
        defer { self.keys = keys }
        try requireNoReplaced(by: changes, in: keys)
        // Behind the last row of a list that is full there may be others.
        let isFull = rules.limit.map { models.count >= $0 } ?? false
        let end = isFull ? try models.last.map(rules.place) : nil
        var arriving: [Arrival] = []
        var isChanged = false
        for change in changes {
            let isListed = keys.set.contains(change.key)
            let arrival = try arrival(of: change)
            guard isListed else {
                if let arrival, try isBefore(end, arrival) { arriving.append(arrival) }
                continue
            }
            guard let index = keys.list.firstIndex(of: change.key) else { throw Undecided() }
            if let arrival, try staysInPlace(arrival, at: index) {
                guard try rules.isTotal || isAlone(arrival.place, at: index, isFull) else { throw Undecided() }
                guard try !rules.areSame(models[index], arrival.model) else { continue }
                models[index] = arrival.model
            } else {
                models.remove(at: index)
                keys.set.remove(keys.list.remove(at: index))
                if let arrival, try isBefore(end, arrival) { arriving.append(arrival) }
            }
            isChanged = true
        }
        for arrival in arriving { try insert(arrival, into: &keys) }
        if isFull || rules.limit.map({ models.count > $0 }) ?? false { try cut(&keys) }
        return isChanged || !arriving.isEmpty
    }

    private func readKeys() throws -> Keys {
        let list = try models.map(rules.key)
        let keys = Keys(list: list, set: Set(list))
        guard keys.set.count == list.count else { throw Undecided() }
        return keys
    }
}

extension DecidedList {
    /// A changed row that meets the conditions.
    private struct Arrival {
        let key: RowKey
        let model: Model
        let place: [PrimitiveValue]
    }

    private func arrival(of change: RowChange<Model>) throws -> Arrival? {
        guard let model = change.model else { return nil }
        guard try rules.isComparable(model) else { throw Undecided() }
        guard try rules.holds(for: model) else { return nil }
        return Arrival(key: change.key, model: model, place: try rules.place(of: model))
    }

    /// Whether a row belongs before the end of what is known.
    private func isBefore(_ end: [PrimitiveValue]?, _ arrival: Arrival) throws -> Bool {
        guard let end else { return true }
        switch rules.order(arrival.place, end) {
        case .less: return true
        case .equal: throw Undecided()
        case .greater: return false
        }
    }

    /// Whether the values by which a row has its place are the same as before.
    private func staysInPlace(_ arrival: Arrival, at index: Int) throws -> Bool {
        guard try rules.isComparable(models[index]) else { throw Undecided() }
        return rules.order(arrival.place, try rules.place(of: models[index])) == .equal
    }

    /// Whether no other row is equal by the order. An index gives those that are in an order that other values decide.
    private func isAlone(_ place: [PrimitiveValue], at index: Int, _ isFull: Bool) throws -> Bool {
        if index > 0, rules.order(place, try rules.place(of: models[index - 1])) == .equal { return false }
        guard index + 1 < models.count else { return !isFull }
        return rules.order(place, try rules.place(of: models[index + 1])) != .equal
    }

    private mutating func insert(_ arrival: Arrival, into keys: inout Keys) throws {
        guard rules.isOrdered else { throw Undecided() }
        var (start, end) = (0, models.count)
        while start < end {
            let middle = start + (end - start) / 2
            switch rules.order(arrival.place, try rules.place(of: models[middle])) {
            case .less: end = middle
            case .greater: start = middle + 1
            // The order does not say which of the two comes first.
            case .equal: throw Undecided()
            }
        }
        models.insert(arrival.model, at: start)
        keys.list.insert(arrival.key, at: start)
        keys.set.insert(arrival.key)
    }

    /// Takes out the rows that are too many. Where rows are too few, others have come up from behind the end.
    private mutating func cut(_ keys: inout Keys) throws {
        guard let limit = rules.limit, models.count >= limit else { throw Undecided() }
        guard models.count > limit else { return }
        let isCutBetweenEquals =
            rules.order(try rules.place(of: models[limit - 1]), try rules.place(of: models[limit])) == .equal
        guard !isCutBetweenEquals else { throw Undecided() }
        models.removeSubrange(limit...)
        for key in keys.list[limit...] { keys.set.remove(key) }
        keys.list.removeSubrange(limit...)
    }

    /// Fetches again where a row of the list has the values of a changed one in columns of which no two rows have the same: an
    /// insertion that replaces such a row says nothing of it.
    private func requireNoReplaced(by changes: [RowChange<Model>], in keys: Keys) throws {
        guard rules.hasDistinguishingColumns, changes.contains(where: { $0.model != nil }) else { return }
        // Who writes waits for it.
        guard models.count <= Self.mostDistinguished else { throw Undecided() }
        let changed = Set(changes.map(\.key))
        var taken: [Set<RowKey>] = []
        for model in changes.compactMap(\.model) {
            for (index, values) in try rules.distinguishingValues(of: model).enumerated() {
                if taken.count == index { taken.append([]) }
                if let values { taken[index].insert(values) }
            }
        }
        guard taken.contains(where: { !$0.isEmpty }) else { return }
        for (key, model) in zip(keys.list, models) where !changed.contains(key) {
            for (taken, values) in zip(taken, try rules.distinguishingValues(of: model)) {
                if let values, taken.contains(values) { throw Undecided() }
            }
        }
    }
}
