import Fetching
import FetchingCore

/// A value that is computed from other rows than its own.
struct FormWindow: Sendable {
    enum Function: Sendable {
        case rowNumber, rank, denseRank
        case aggregate(FormGroupValue)
        case lag(FormValue, by: Int, or: Int?)
        case lead(FormValue, by: Int, or: Int?)
        case first(FormValue)
        case last(FormValue)
    }

    let function: Function
    var partition: [FormValue]
    var orders: [FormOrder<FormValue>]
}

extension FormGrammar {
    mutating func window() -> FormWindow {
        let function = windowFunction()
        var orders = isOne(in: 4) ? [] : orders()
        if orders.isEmpty, function.needsOrder { orders = [.key(isAscending: isOne(in: 2))] }
        return FormWindow(
            function: function, partition: (0..<number(0...2)).map { _ in value(depth: number(0...1)) }, orders: orders)
    }

    private mutating func windowFunction() -> FormWindow.Function {
        let distance = isOne(in: 8) ? Int.max : number(0...3)
        let (operand, other): (FormValue, Int?) =
            isOne(in: 3) ? (calculation(depth: 0, in: 1), number(0...9)) : (value(depth: number(0...1)), nil)
        switch number(0...9) {
        case 0: return .rowNumber
        case 1: return .rank
        case 2: return .denseRank
        case 3: return .lag(operand, by: distance, or: other)
        case 4: return .lead(operand, by: distance, or: other)
        case 5: return .first(operand)
        case 6: return .last(operand)
        default: return .aggregate(plainGroupValue())
        }
    }

    /// An aggregate of all rows and values.
    private mutating func plainGroupValue() -> FormGroupValue {
        switch groupValue().node {
        case .count, .countDistinct, .key, .joined: FormGroupValue(node: .count(nil))
        case .sum(let value, _), .sumDistinct(let value, _): FormGroupValue(node: .sum(value, nil))
        case .average(let value, _), .averageDistinct(let value, _): FormGroupValue(node: .average(value, nil))
        case .extreme(let isMaximum, let value, _):
            FormGroupValue(node: .extreme(isMaximum: isMaximum, value, nil))
        }
    }
}

extension FormWindow.Function {
    fileprivate var needsOrder: Bool { if case .aggregate = self { false } else { true } }

    /// Whether the key decides between rows that are equal by the order.
    fileprivate var needsTotalOrder: Bool {
        switch self {
        case .rowNumber, .lag, .lead, .first, .last: true
        case .rank, .denseRank, .aggregate: false
        }
    }
}

extension FormWindow {
    private static let integer = FormDomain(FormTypes.integer)

    var domain: FormDomain {
        switch function {
        case .rowNumber, .rank, .denseRank: Self.integer
        case .aggregate(let value): value.domain
        case .lag(let value, _, _), .lead(let value, _, _), .first(let value), .last(let value): value.domain
        }
    }

    var isOptional: Bool {
        switch function {
        case .rowNumber, .rank, .denseRank: false
        case .aggregate(let value): value.isOptional
        case .lag, .lead: true
        case .first(let value), .last(let value): value.isOptional
        }
    }

    /// Whether there is a calculation in what is given back.
    var canOverflow: Bool {
        switch function {
        case .rowNumber, .rank, .denseRank: false
        case .aggregate(let value): value.canOverflow
        case .lag(let value, _, _), .lead(let value, _, _), .first(let value), .last(let value): value.canOverflow
        }
    }

    private var totalOrders: [FormOrder<FormValue>] {
        function.needsTotalOrder ? orders + [.key(isAscending: orders.last?.isAscending ?? true)] : orders
    }

    var tree: ExpressionTree {
        func window(
            _ function: WindowFunction, _ operand: ExpressionTree? = nil, or other: Int? = nil
        ) -> ExpressionTree {
            .window(
                function, of: operand, or: other.map { ExpressionTree(.literal(.int64(Int64($0)))) },
                partition: partition.map { $0.tree() }, order: totalOrders.map(\.term.key))
        }
        switch function {
        case .rowNumber: return window(.rowNumber)
        case .rank: return window(.rank)
        case .denseRank: return window(.denseRank)
        case .aggregate(let value):
            guard case .value(.groupAggregate(let aggregate)) = value.tree.node else { return value.tree }
            return window(.aggregate(aggregate.function), aggregate.operand)
        case .lag(let value, let distance, let other): return window(.lag(distance), value.tree(), or: other)
        case .lead(let value, let distance, let other): return window(.lead(distance), value.tree(), or: other)
        case .first(let value): return window(.first, value.tree())
        case .last(let value): return window(.last, value.tree())
        }
    }

    /// The value of a row in plain Swift, by what each function means.
    ///
    /// - Parameter all: The rows of which the window has those that share the values of the row.
    func text(of row: Specimen, among all: [Specimen], in table: FormTable) -> String {
        func keys<Value: Sendable>(
            _ values: [Value], _ key: (Value, FormRows) -> FormKey?, _ row: Specimen
        ) -> [FormKey?] {
            values.map { key($0, FormRows(table: table, scopes: [row])) }
        }
        let shared = keys(partition, { $0.key($1) }, row)
        let rows = totalOrders.sort(all.filter { keys(partition, { $0.key($1) }, $0) == shared }, in: table)
        let places = rows.map { keys(orders, { $0.value.key($1) }, $0) }
        let own = keys(orders, { $0.value.key($1) }, row)
        let before = places.filter { orders.precedes($0, own) }
        let overflow = FormOverflow()
        func key(_ value: FormValue, at index: Int, or other: Int? = nil) -> FormKey? {
            guard rows.indices.contains(index) else { return other.map(FormKey.int) }
            return value.key(FormRows(table: table, scopes: [rows[index]], overflow: overflow))
        }
        let index = rows.firstIndex { $0.id == row.id } ?? 0
        let found: FormKey? =
            switch function {
            case .rowNumber: .int(index + 1)
            case .rank: .int(before.count + 1)
            case .denseRank: .int(Set(before).count + 1)
            case .aggregate(let value):
                value.key(zip(rows, places).filter { !orders.precedes(own, $0.1) }.map(\.0), in: table, overflow)
            case .lag(let value, let distance, let other): key(value, at: index &- distance, or: other)
            case .lead(let value, let distance, let other):
                key(value, at: distance == .max ? -1 : index + distance, or: other)
            case .first(let value): key(value, at: 0)
            case .last(let value): key(value, at: rows.count - 1)
            }
        return overflow.isFound ? FormOverflow.text : found.shown
    }

    var text: String {
        let name =
            switch function {
            case .rowNumber: "rowNumber"
            case .rank: "rank"
            case .denseRank: "denseRank"
            case .aggregate(let value): value.text
            case .lag(let value, let distance, let other): "lag(\(value.text), \(distance), \(other ?? -1))"
            case .lead(let value, let distance, let other): "lead(\(value.text), \(distance), \(other ?? -1))"
            case .first(let value): "firstValue(\(value.text))"
            case .last(let value): "lastValue(\(value.text))"
            }
        return "\(name) over (\(partition.names) by \(orders.text))"
    }
}

/// A request for values of rows, some of which are computed from others.
struct FormWindows: FormRequest {
    var base: FormBase
    var values: [FormValue]
    var windows: [FormWindow]
}

extension FormGrammar {
    mutating func windows() -> FormWindows {
        var request = FormWindows(
            base: base(maximumDepth: 1), values: isOne(in: 2) ? [value(depth: number(0...1))] : [],
            windows: (0..<number(1...2)).map { _ in window() })
        // PostgreSQL calculates the windows of the rows that a limit leaves out, too.
        if request.windows.contains(where: \.canOverflow), !request.base.isDistinct {
            (request.base.limit, request.base.offset) = (nil, 0)
        }
        return request
    }
}

extension FormWindows {
    func expected(in table: FormTable) -> [String] {
        var whole = base
        // Different rows are limited by themselves.
        if !base.isDistinct { (whole.limit, whole.offset) = (nil, 0) }
        let all = whole.rows(in: table)
        return base.rows(in: table).map { row in
            ([values.text(of: row, in: table)] + windows.map { $0.text(of: row, among: all, in: table) })
                .joined(separator: ";")
        }.orOverflow
    }

    func run(in store: FormStore) throws -> [String] {
        let byKey: [FormOrder<FormValue>] = base.hasTotalOrder ? [] : [.key(isAscending: true)]
        let computed = windows.map { $0.domain.selection($0.tree, $0.isOptional) }.joined
        let selection =
            values.isEmpty
            ? [FetchSelection<Specimen, String>.combining(computed) { ";" + $0 }]
            : [values.selection, computed]
        return try .orOverflow { try store.fetch(base.request(then: byKey).select { _ in selection.joined }) }
    }

    var smaller: [any FormRequest] {
        var variants = FormVariants(of: self)
        for base in base.smaller { variants.add { $0.base = base } }
        variants.addWithoutEach(of: \.values)
        if windows.count > 1 { variants.addWithoutEach(of: \.windows) }
        variants.add(\.smaller, of: \.windows)
        return variants.all
    }

    var description: String {
        "select \(values.names), windows \(windows.map(\.text).joined(separator: "; ")), \(base)"
    }
}

extension FormWindow {
    fileprivate var smaller: [FormWindow] {
        let withoutKeys = partition.indices.map { index in
            var window = self
            window.partition.remove(at: index)
            return window
        }
        let withoutOrders = orders.indices.dropLast(function.needsOrder ? 1 : 0).map { index in
            var window = self
            window.orders.remove(at: index)
            return window
        }
        return withoutKeys + withoutOrders
    }
}
