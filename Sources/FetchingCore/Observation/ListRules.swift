import Foundation

/// The conditions, the order and the limit of a request, as far as rows alone tell what they do to its list.
///
/// The engine for collections gives both their meaning.
package struct ListRules<Model: Fetchable>: Sendable {
    private struct Term: Sendable {
        let key: SortKey
        let reader: ColumnReader
    }

    /// How many rows the list has at most; nil for any number.
    let limit: Int?

    /// Whether the order says where each row belongs. Rows that are equal by it are told apart by nothing.
    let isOrdered: Bool

    /// Whether the order tells any two rows apart.
    let isTotal: Bool

    private let condition: MemoryCondition?
    private let order: [Term]
    private let key: [ColumnReader]
    private let columns: [ColumnReader]
    private let dates: [ColumnReader]

    /// The columns whose values must be plain; nil where databases may compute what they compare.
    private let plain: [ColumnReader]?

    /// The columns that the conditions and the order read.
    package let readColumns: [FetchableColumn]
    private let distinguishing: [[ColumnReader]]

    /// The columns that tell a row, of which it may hold another value than its model is stored with. Where a changed row does, nothing is
    /// known of it.
    package let ownForms: [FetchableColumn]

    /// - Parameters:
    ///   - query: The query of the list.
    ///   - isInOrderOfKeys: Whether the database gives the rows in the order of their keys where the query has no order.
    ///   - distinguishing: The columns of which no two rows have the same values, in addition to the key.
    ///   - isPlain: Whether only columns that are compared with values are decided, which every database does in the same way.
    /// - Returns: nil where rows alone do not tell: the model has no key, or the query reads more than its rows.
    package init?(
        _ query: FetchQuery, isInOrderOfKeys: Bool = false, distinguishing: [[FetchableColumn]] = [],
        isPlain: Bool = false
    ) {
        guard let keyed = Model.keyed, Self.isDecidable(query) else { return nil }
        let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(nil, scopes: query.scopes))
        let keyColumns = keyed.primaryKeyColumns
        var sortKeys = query.totalOrder(of: Model.self)
        if sortKeys.isEmpty, isInOrderOfKeys { sortKeys = [SortKey]().total(of: Model.self) }
        let trees = (query.predicate.map { [$0] } ?? []) + sortKeys.map(\.tree)
        guard trees.allSatisfy(\.isDecidedByRow) else { return nil }
        let isComputed = sortKeys.contains { !$0.options.folding.isEmpty || $0.locale != nil }
        guard !isPlain || !isComputed && trees.allSatisfy(\.isPlain) else { return nil }
        readColumns = trees.flatMap(\.readColumns)
        // The rows that a list was fetched with are not asked about their forms. The place of each would have to be known.
        let sortColumns = sortKeys.flatMap(\.tree.readColumns)
        let keyNames = keyColumns.filter { $0.type == .int64 }.map(\.name)
        guard sortColumns.allSatisfy({ !$0.hasOwnForm || keyNames.contains($0.name) }) else { return nil }
        ownForms = (readColumns + keyColumns).filter(\.hasOwnForm)
        do {
            condition = try query.predicate.map(compiler.condition)
            order = try sortKeys.map { Term(key: $0, reader: try compiler.value($0.tree)) }
            key = try keyColumns.map { try $0.reader(of: Model.self) }
            columns = try Model.fetchableEntity.columns.map { try $0.reader(of: Model.self) }
            dates = try readColumns.filter { $0.type == .date }.map { try $0.reader(of: Model.self) }
            plain = isPlain ? try readColumns.map { try $0.reader(of: Model.self) } : nil
            self.distinguishing = try distinguishing.map { try $0.map { try $0.reader(of: Model.self) } }
        } catch {
            // It is thrown where the request is fetched.
            return nil
        }
        limit = query.limit
        isOrdered = !sortKeys.isEmpty
        let sorted = sortKeys.filter { $0.options.folding.isEmpty && $0.locale == nil }.compactMap(\.tree.member)
        isTotal = keyColumns.allSatisfy { sorted.contains($0.property) }
    }

    /// Whether a query is for rows of a table, from the first one on.
    private static func isDecidable(_ query: FetchQuery) -> Bool {
        !(query.scopes?.hasPolicies ?? false) && query.source == nil && !query.isDistinct && query.position == nil
            && query.lock == nil && query.offset == 0
            && query.limit ?? 0 >= 0
    }
}

extension ListRules {
    func key(of model: Model) throws -> RowKey { RowKey(try values(of: model, key)) }

    func holds(for model: Model) throws -> Bool {
        guard let condition else { return true }
        return try withUnsafePointer(to: model) { try condition.holds($0) }
    }

    /// The values by which a model has its place.
    func place(of model: Model) throws -> [PrimitiveValue] {
        try withUnsafePointer(to: model) { model in
            try order.map { $0.key.value(of: try $0.reader.primitiveValue(at: model)) }
        }
    }

    /// The order of two models, by the values of their places.
    func order(_ a: [PrimitiveValue], _ b: [PrimitiveValue]) -> Order {
        for (index, term) in order.enumerated() {
            let order = term.key.order(a[index], b[index])
            if order != .equal { return order }
        }
        return .equal
    }

    /// Whether two models have the same value in each column.
    func areSame(_ a: Model, _ b: Model) throws -> Bool {
        try withUnsafePointer(to: a) { a in
            try withUnsafePointer(to: b) { b in
                try columns.allSatisfy {
                    ExactValue(try $0.primitiveValue(at: a)) == ExactValue(try $0.primitiveValue(at: b))
                }
            }
        }
    }

    /// Whether databases compare the values of a model as the engine for collections does, which looks at the milliseconds of a date.
    func isComparable(_ model: Model) throws -> Bool {
        try withUnsafePointer(to: model) { model in
            if let plain { return try plain.allSatisfy { try $0.primitiveValue(at: model).isPlain } }
            return try dates.allSatisfy { date in
                guard case .date(let value) = try date.primitiveValue(at: model) else { return true }
                return abs(value.timeIntervalSince(value.roundedToMilliseconds)) < 1e-6
            }
        }
    }

    /// The values of columns of which no two rows have the same, a list for each index. One with nil is like no other.
    func distinguishingValues(of model: Model) throws -> [RowKey?] {
        try distinguishing.map { columns in
            let values = try values(of: model, columns)
            return values.contains(where: \.isNull) ? nil : RowKey(values)
        }
    }

    var hasDistinguishingColumns: Bool { !distinguishing.isEmpty }

    private func values(of model: Model, _ readers: [ColumnReader]) throws -> [PrimitiveValue] {
        try withUnsafePointer(to: model) { model in try readers.map { try $0.primitiveValue(at: model) } }
    }
}

extension ListRules {
    /// Whether changed rows tell what becomes of a list that was fetched: nothing but the order decides which rows it has, and where.
    package func areSettled(_ models: [Model]) -> Bool {
        do {
            guard try models.allSatisfy(isComparable) else { return false }
            if isTotal { return true }
            guard limit.map({ models.count < $0 }) ?? true else { return false }
            let places = try models.map(place)
            return zip(places, places.dropFirst()).allSatisfy { order($0, $1) != .equal }
        } catch {
            return false
        }
    }
}
