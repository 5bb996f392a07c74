import Foundation

/// A number that is the same for the same request in every process, and hardly ever for another: FNV-1a with 64 bits
/// (www.isthe.com/chongo/tech/comp/fnv) of what the request consists of, values included.
package struct RequestDigest: Hashable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The rows that the closures of to-many relationships declare, from the outside in.
    private var elements: [RowSource] = []

    package static func == (lhs: RequestDigest, rhs: RequestDigest) -> Bool { lhs.value == rhs.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }

    package init(_ tree: ExpressionTree) { add(tree) }

    private init(_ value: PrimitiveValue) { add(value) }

    init(_ query: FetchQuery, of model: any Fetchable.Type) {
        add(model.fetchableEntity.name)
        add(query, of: model)
    }

    private mutating func add(_ query: FetchQuery, of model: any Fetchable.Type) {
        if let source = query.source { add(source.query, of: model) }
        add(query.isDistinct ? "distinct" : "all")
        add("\(query.limit ?? -1) \(query.offset)")
        if let predicate = query.predicate { add(predicate) }
        for key in query.totalOrder(of: model) {
            add("sorted \(key.isAscending) \(key.nilIsFirst) \(key.options.rawValue)")
            add(key.tree)
        }
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// A text with an end, so that two texts are not those of which the first is longer and the second shorter.
    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    /// The values of a list, each once, whatever their order is: that of a set differs from process to process.
    private mutating func add(_ values: [PrimitiveValue]) {
        for digest in Set(values.map { RequestDigest($0).value }).sorted() {
            for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: digest >> shift)) }
        }
    }

    private mutating func add(_ value: PrimitiveValue) {
        var data = Data()
        data.append(value.comparable)
        for byte in data { add(byte) }
        add(0xFF)
    }
}

extension RequestDigest {
    private mutating func add(_ tree: ExpressionTree) {
        if DeepStack.isNeeded(for: tree) { return DeepStack.run { add(tree) } }
        switch tree.node {
        case .column(let column): add("column " + column.name)
        case .related(let column, let row):
            add("related " + column.name)
            add(row)
        case .literal(let value): add(value)
        case .arithmetic(let operation, _, _, _): add(operation.rawValue)
        case .function(let function, _): add("\(function)")
        case .conditional: add("conditional")
        case .aggregate(let function, let operand, let rows):
            add(function == .count && operand != nil ? "countOfDistinct" : function.rawValue)
            return add(rows, with: tree)
        case .exists(let rows):
            add("exists")
            return add(rows, with: tree)
        case .groupAggregate(let aggregate): add("\(aggregate.function.rawValue) \(aggregate.isDistinct)")
        case .groupKey: add("key")
        case .constant(let value): add("\(value)")
        case .comparison(let comparison, _, _): add(comparison.rawValue)
        case .isNull: add("isNull")
        case .membership(_, let values, let includesNull):
            add("isIn \(includesNull)")
            add(values)
        case .range(_, let range):
            add("range \(range.includesUpper)")
            add(range.lower ?? .null)
            add(range.upper ?? .null)
        case .text(let operation, _, let pattern, let options):
            add("\(operation.rawValue) \(options.rawValue)")
            add(pattern)
        case .bits(let operation, _, let bits): add("\(operation.rawValue) \(bits)")
        // However a chain was put together, it is the same chain.
        case .and: return add(Junction.and, of: tree)
        case .or: return add(Junction.or, of: tree)
        case .not: add("not")
        case .isMissing(let row):
            add("isMissing")
            add(row)
        case .isObject(let row, let objects):
            add("isObject")
            add(row)
            for identifier in Set(objects.map { "\($0.identifier)" }).sorted() { add(identifier) }
        case .isSameObject(let row, let other):
            add("isSameObject")
            add(row)
            add(other)
        case .failure(let error): add(error.reason)
        }
        tree.forEachChild { add($0) }
        add(0xFE)
    }

    private mutating func add(_ junction: Junction, of tree: ExpressionTree) {
        add("\(junction)")
        for condition in junction.conditions(of: tree) { add(condition) }
        add(0xFE)
    }

    private mutating func add(_ row: RowSource) {
        switch row.kind {
        case .root: add("root")
        case .element: add("element \(elements.lastIndex { $0 === row } ?? -1)")
        case .toOne(let source, let relationship, _):
            add(relationship)
            add(source)
        }
    }

    private mutating func add(_ relationship: Relationship) {
        for hop in relationship.hops {
            add(hop.target.fetchableEntity.name)
            for column in hop.columns + hop.targetColumns { add(column.name) }
        }
    }

    private mutating func add(_ rows: RelatedRows, with tree: ExpressionTree) {
        add(rows.parent)
        add(rows.relationship)
        elements.append(rows.element)
        tree.forEachChild { add($0) }
        elements.removeLast()
        add(0xFE)
    }
}
