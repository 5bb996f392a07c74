import FetchingCore

/// The structure of a request without the values that are bound to its statement. Requests of one model and one shape have the same
/// text.
///
/// Only frequent requests have one: conditions that compare columns with values, joined by "and" and "or", and an order by columns.
struct StatementShape: ~Copyable {
    private let buffer: UnsafeMutableBufferPointer<UInt32>

    private var count = 0

    private var mixed: UInt64 = 0

    private let entity: FetchableEntity

    /// The values, in the order in which they are bound.
    private(set) var bindings: [SQLBinding] = []

    /// The most words of a shape. A comparison has three.
    static let mostWords = 64

    fileprivate init(_ buffer: UnsafeMutableBufferPointer<UInt32>, of entity: FetchableEntity) {
        self.buffer = buffer
        self.entity = entity
    }

    /// The parts, each as a number, in an order of their own.
    var words: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

    /// The same for the same words, and not negative.
    var hash: Int { Int(truncatingIfNeeded: mixed >> 33) }
}

extension FetchQuery {
    /// Hands the shape of the query to a closure; nil where it has none.
    @inline(__always)
    func withShape<Result>(
        of model: any Fetchable.Type, in entity: FetchableEntity,
        _ use: (borrowing StatementShape) throws -> Result?
    ) rethrows -> Result? {
        guard scopes == nil, source == nil, position == nil, lock == nil, !isDistinct else { return nil }
        return try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: StatementShape.mostWords) { buffer in
            var shape = StatementShape(buffer, of: entity)
            guard shape.add(self, of: model) else { return nil }
            return try use(shape)
        }
    }
}

extension StatementShape {
    // The columns of the entity come after these.
    private enum Mark {
        static let none: UInt32 = 0
        static let and: UInt32 = 1
        static let or: UInt32 = 2
        static let condition: UInt32 = 3
        static let int64: UInt32 = 4
        static let double: UInt32 = 5
        static let text: UInt32 = 6
        static let bool: UInt32 = 7
        static let date: UInt32 = 8
        static let uuid: UInt32 = 9
        static let firstColumn: UInt32 = 32

        static func comparison(_ comparison: ComparisonOperator) -> UInt32 {
            switch comparison {
            case .equal: 16
            case .notEqual: 17
            case .less: 18
            case .lessOrEqual: 19
            case .greater: 20
            case .greaterOrEqual: 21
            }
        }
    }

    /// - Returns: Whether it has a shape.
    fileprivate mutating func add(_ query: FetchQuery, of model: any Fetchable.Type) -> Bool {
        guard query.offset >= 0, query.limit ?? 0 >= 0 else { return false }
        guard add((query.limit == nil ? 0 : 1) | (query.offset == 0 ? 0 : 2)) else { return false }
        // First, for it is the most likely to have none.
        guard query.predicate.map({ add($0) }) ?? add(Mark.none) else { return false }
        for key in query.totalOrder(of: model) { guard add(key) else { return false } }
        // A database may have them in its text instead: then they are not among the values of its statement.
        if let limit = query.limit { bindings.append(.value(.int64(Int64(limit)))) }
        if query.offset > 0 { bindings.append(.value(.int64(Int64(query.offset)))) }
        return true
    }

    private mutating func add(_ key: SortKey) -> Bool {
        guard key.options.isEmpty, key.locale == nil, case .value(.column(let column)) = key.tree.node, add(column)
        else { return false }
        let nilOrder: UInt32 =
            switch key.nilOrder {
            case .smallest: 0
            case .first: 1
            case .last: 2
            }
        return add(nilOrder << 1 | (key.isAscending ? 1 : 0))
    }

    private mutating func add(_ condition: ExpressionTree) -> Bool {
        // Conditions that are rarer are rendered each time. A switch over all cases copies the node first.
        switch condition.node {
        case .condition(.comparison(let comparison, let lhs, let rhs)):
            add(Mark.comparison(comparison)) && add(operand: lhs) && add(operand: rhs)
        case .condition(.and(let left, let right)): add(Mark.and) && add(left) && add(right)
        case .condition(.or(let left, let right)): add(Mark.or) && add(left) && add(right)
        case .value(.column(let column)): add(Mark.condition) && add(column)
        default: false
        }
    }

    private mutating func add(operand: ExpressionTree) -> Bool {
        // Others are calculated, or belong to other rows.
        switch operand.node {
        case .value(.column(let column)): add(column)
        case .value(.literal(let value)): add(value)
        default: false
        }
    }

    // By its place in the entity: a column that a computed member or a part of JSON makes may be another one in each request.
    private mutating func add(_ column: FetchableColumn) -> Bool {
        guard let place = entity.columns.firstIndex(where: { $0 === column }) else { return false }
        return add(Mark.firstColumn + UInt32(truncatingIfNeeded: place))
    }

    private mutating func add(_ value: PrimitiveValue) -> Bool {
        let mark: UInt32
        switch value {
        case .int64: mark = Mark.int64
        case .double: mark = Mark.double
        case .text: mark = Mark.text
        case .bool: mark = Mark.bool
        case .date: mark = Mark.date
        case .uuid: mark = Mark.uuid
        // Null is written in other ways than a value, and the others are rarer.
        case .null, .decimal, .data, .array: return false
        }
        // NaN is bound as null.
        guard !value.isNaN, add(mark) else { return false }
        if bindings.isEmpty { bindings.reserveCapacity(4) }
        bindings.append(.value(value))
        return true
    }

    @inline(__always)
    private mutating func add(_ word: UInt32) -> Bool {
        guard count < buffer.count else { return false }
        buffer[count] = word
        count += 1
        // Multiplied by the golden ratio, as Knuth's hashing does.
        mixed = (mixed ^ UInt64(word)) &* 0x9e37_79b9_7f4a_7c15
        return true
    }
}
