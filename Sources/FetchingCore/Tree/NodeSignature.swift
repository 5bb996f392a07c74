import Foundation

/// The identity of a node, without the nodes below it: expressions are equal if their signatures are, node by node, and the
/// digest of a request is made of them.
struct NodeSignature: Equatable {
    enum Part: Equatable {
        case word(String)
        case text(ExactText)
        case value(ExactValue)
        case values(ValueSet)
        /// The row of a closure around the node, as the number of closures around its own.
        case element(Int)
        case relationship(Relationship)
        case objects(Set<ObjectIdentity>)
        /// Compared, but not part of the digest: that of a request never changes, or stored cursors are lost.
        case detail(Detail)
    }

    enum Detail: Equatable {
        case column(ColumnIdentity)
        case kind(CalculationKind)
        case parameter(QueryParameter)
        case hasOperand(Bool)
        case error(String)
        /// A date between two milliseconds, which not all engines round.
        case date(Date)
        /// The row of a closure that is not part of the expression.
        case outerElement(ObjectIdentifier)
    }

    private(set) var parts: [Part] = []

    /// - Parameter elements: The rows that the closures around the node declare, from the outside in.
    init(_ tree: ExpressionTree, within elements: [RowSource]) {
        switch tree.node {
        case .value(let value): add(value, elements)
        case .condition(let condition): add(condition, elements)
        case .failure(let error): parts = [.word(error.reason), .detail(.error(error.description))]
        }
    }

    private mutating func add(_ value: ValueNode, _ elements: [RowSource]) {
        switch value {
        case .column(let column): parts = [.word("column " + column.name), .detail(.column(ColumnIdentity(column)))]
        case .related(let column, let row):
            parts = [.word("related " + column.name), .detail(.column(ColumnIdentity(column)))]
            add(row, elements)
        case .literal(let value): add(value)
        case .parameter(let parameter):
            if let value = try? parameter.literal() { return add(value) }
            parts = [.word("parameter \(parameter.index)"), .detail(.parameter(parameter))]
        case .arithmetic(let operation, _, _, let kind): parts = [.word(operation.rawValue), .detail(.kind(kind))]
        case .function(let function, _): parts = [.word("\(function)")]
        case .date(let function, _, let form): parts = [.word("date \(function) \(form)")]
        case .text(let function, _): add(function)
        case .conditional: parts = [.word("conditional")]
        case .raw(let fragment, _): add(fragment)
        case .coalesce: parts = [.word("coalesce")]
        case .aggregate(let function, let operand, let rows):
            let isOfDistinct = function == .count && operand != nil
            parts = [
                .word(isOfDistinct ? "countOfDistinct" : function.name), .detail(.hasOperand(operand != nil)),
            ]
            add(rows, elements)
            add(function, rows.order)
        case .groupAggregate(let aggregate):
            parts = [
                .word("\(aggregate.function.name) \(aggregate.isDistinct)"),
                .detail(.hasOperand(aggregate.operand != nil)),
            ]
            add(aggregate.function, aggregate.order)
        case .groupKey: parts = [.word("key")]
        case .window(let call): add(call)
        }
    }

    private mutating func add(_ condition: ConditionNode, _ elements: [RowSource]) {
        switch condition {
        case .constant(let value): parts = [.word("\(value)")]
        case .comparison(let comparison, _, _): parts = [.word(comparison.rawValue)]
        case .isNull: parts = [.word("isNull")]
        case .membership(_, let values, let includesNull):
            parts = [.word("isIn \(includesNull)"), .values(ValueSet(values))]
        case .range(_, let range):
            parts = [.word("range \(range.includesUpper)")]
            add(range.lower ?? .null)
            add(range.upper ?? .null)
        case .text(let operation, _, let pattern, let options):
            parts = [.word("\(operation.rawValue) \(options.rawValue)"), .text(ExactText(text: pattern))]
        case .bits(let operation, _, let bits): parts = [.word("\(operation.rawValue) \(bits)")]
        case .array(let operation, _, let elements):
            parts = [.word("array \(operation.rawValue)"), .values(ValueSet(elements.values))]
        case .fullText(let match, _):
            parts = [.word("matchesText"), .text(ExactText(text: match.query.text))]
        case .and: parts = [.word("and")]
        case .or: parts = [.word("or")]
        case .not: parts = [.word("not")]
        case .isMissing(let row):
            parts = [.word("isMissing")]
            add(row, elements)
        case .isObject(let row, let objects):
            parts = [.word("isObject")]
            add(row, elements)
            parts.append(.objects(Set(objects)))
        case .isSameObject(let row, let other):
            parts = [.word("isSameObject")]
            add(row, elements)
            add(other, elements)
        case .exists(let rows):
            parts = [.word("exists")]
            add(rows, elements)
        }
    }

    private mutating func add(_ call: WindowCall) {
        let hasOperands = "\(call.operand != nil) \(call.substitute != nil) \(call.partition.count)"
        parts = [.word("window \(call.function.member) \(call.function.distance) " + hasOperands)]
        add(call.order)
    }

    private mutating func add(_ order: [SortKey]) {
        for key in order {
            let locale = key.locale.map { " " + $0.identifier } ?? ""
            parts.append(.word("sorted \(key.isAscending) \(key.nilIsFirst) \(key.options.rawValue)" + locale))
        }
    }

    private mutating func add(_ function: AggregateFunction, _ order: [SortKey]) {
        if let separator = function.separator { parts.append(.text(ExactText(text: separator))) }
        add(order)
    }

    private mutating func add(_ function: TextFunction) {
        switch function {
        case .trimmed: parts = [.word("trimmed")]
        case .prefix(let count): parts = [.word("prefix \(count)")]
        case .suffix(let count): parts = [.word("suffix \(count)")]
        case .replacing(let text, let replacement): parts = [.word("replacing"), .text(text), .text(replacement)]
        case .lowercased: parts = [.word("lowercased")]
        case .uppercased: parts = [.word("uppercased")]
        }
    }

    /// The meaning of a fragment in Swift is that of its text: two are not told apart, only whether there is one.
    private mutating func add(_ fragment: RawFragment) {
        parts = [.word("raw \(fragment.type) \(fragment.engines.rawValue)")]
        for part in fragment.parts {
            switch part {
            case .text(let text): parts.append(.text(ExactText(text: text)))
            case .operand: parts.append(.word("operand"))
            case .table(let model): parts.append(.word("table " + model.fetchableEntity.name))
            }
        }
        parts.append(.detail(.hasOperand(fragment.meaning != nil)))
    }

    private mutating func add(_ value: PrimitiveValue) {
        let comparable = value.comparable
        parts.append(.value(ExactValue(comparable)))
        if case .date(let date) = value, case .date(let rounded) = comparable, date != rounded {
            parts.append(.detail(.date(date)))
        }
    }

    private mutating func add(_ rows: RelatedRows, _ elements: [RowSource]) {
        add(rows.parent, elements)
        parts.append(.relationship(rows.relationship))
    }

    private mutating func add(_ row: RowSource, _ elements: [RowSource]) {
        switch row.kind {
        case .root: parts.append(.word("root"))
        case .element:
            if let place = elements.lastIndex(where: { $0 === row }) {
                parts.append(.element(place))
            } else {
                parts += [.element(-1), .detail(.outerElement(ObjectIdentifier(row)))]
            }
        case .toOne(let source, let relationship, _):
            parts.append(.relationship(relationship))
            add(source, elements)
        }
    }
}

/// A column as part of a signature. A generic model makes its columns anew each time.
struct ColumnIdentity: Equatable {
    private let column: FetchableColumn

    init(_ column: FetchableColumn) { self.column = column }

    static func == (lhs: ColumnIdentity, rhs: ColumnIdentity) -> Bool {
        let (column, other) = (lhs.column, rhs.column)
        return column === other
            || column.name == other.name && column.property == other.property && column.type == other.type
                && column.valueType == other.valueType && column.isPartOfJSON == other.isPartOfJSON
    }
}

/// The values of a list, each once, whatever their order is.
struct ValueSet: Equatable {
    let values: [PrimitiveValue]

    init(_ values: [PrimitiveValue]) { self.values = values }

    static func == (lhs: ValueSet, rhs: ValueSet) -> Bool { lhs.asSet == rhs.asSet }

    private var asSet: Set<ExactValue> { Set(values.map { ExactValue($0.isNaN ? .null : $0) }) }
}
