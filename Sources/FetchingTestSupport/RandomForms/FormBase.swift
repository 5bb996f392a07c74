import Fetching
import FetchingCore

/// The rows of a request.
struct FormBase: Sendable {
    var condition: FormCondition?
    var isSimplified: Bool
    var isDistinct: Bool
    var orders: [FormOrder<FormValue>]
    var limit: Int?
    var offset = 0

    /// Whether a part of the rows is taken, for which the key decides where the order does not.
    var isLimited: Bool { limit != nil || offset > 0 }
}

extension FormGrammar {
    mutating func base(maximumDepth: Int = 3) -> FormBase {
        var base = FormBase(
            condition: isOne(in: 8) ? nil : condition(depth: number(0...maximumDepth)), isSimplified: isOne(in: 3),
            isDistinct: isOne(in: 8), orders: isOne(in: 2) ? orders() : [])
        guard isOne(in: 3) else { return base }
        base.limit = isOne(in: 4) ? nil : number(0...6)
        base.offset = number(0...3)
        return base
    }

    mutating func orders() -> [FormOrder<FormValue>] {
        (0..<number(1...2)).compactMap { _ in
            let value = value(depth: isOne(in: 4) ? 1 : 0)
            return value.domain.isOrdered ? order(value) : nil
        }
    }

    mutating func order<Value: Sendable>(_ value: Value) -> FormOrder<Value> {
        FormOrder(
            value: value, isAscending: isOne(in: 2),
            nils: isOne(in: 2) ? .smallest : FormOrder<Value>.Nils.allCases.randomElement(using: &generator) ?? .last)
    }
}

extension FormBase {
    private var predicate: FetchPredicate<Specimen>? {
        condition.map { isSimplified ? $0.predicate().simplified() : $0.predicate() }
    }

    /// The request in the library, with orders that are added to it.
    func request(then others: [FormOrder<FormValue>] = []) -> FetchableRequest<Specimen, [Specimen]> {
        let target = Specimen.request()
        let request =
            limit.map { target.first(nth: $0, after: offset) }
            ?? (offset > 0 ? target.all(after: offset) : target.all())
        return steps(on: request, then: others)
    }

    /// The conditions and orders of the request.
    func steps(
        on request: FetchableRequest<Specimen, [Specimen]>, then others: [FormOrder<FormValue>] = []
    ) -> FetchableRequest<Specimen, [Specimen]> {
        var request = request
        if let predicate { request = request.where(predicate) }
        if isDistinct { request = request.distinct() }
        return request.sorted(byTerms: (orders + others).map(\.term))
    }

    /// The order in which the rows are, which decides between all of them.
    var totalOrder: [FormOrder<FormValue>] {
        orders + [.key(isAscending: isLimited ? orders.last?.isAscending ?? true : true)]
    }

    /// The rows in plain Swift.
    func rows(in table: FormTable) -> [Specimen] { rows(in: table, relatedTo: table) }

    /// Some rows of a table that has others too.
    func rows(in part: FormTable, relatedTo table: FormTable) -> [Specimen] {
        let rows = part.rows.filter { row in
            condition?.holds(FormRows(table: table, scopes: [row])) ?? true
        }
        return Array(totalOrder.sort(rows, in: table).dropFirst(offset).prefix(limit ?? .max))
    }

    var smaller: [FormBase] {
        var variants = FormVariants(of: self)
        if let condition {
            variants.add { $0.condition = nil }
            for condition in condition.smaller { variants.add { $0.condition = condition } }
        }
        if isSimplified { variants.add { $0.isSimplified = false } }
        if isDistinct { variants.add { $0.isDistinct = false } }
        if isLimited { variants.add { ($0.limit, $0.offset) = (nil, 0) } }
        variants.addWithoutEach(of: \.orders)
        return variants.all
    }
}

extension FormBase: CustomStringConvertible {
    var description: String {
        [
            isDistinct ? "distinct" : nil, condition.map { (isSimplified ? "simplified " : "") + "where \($0)" },
            orders.isEmpty ? nil : "by \(orders.text)", limit.map { "at most \($0)" },
            offset > 0 ? "after \(offset)" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}
