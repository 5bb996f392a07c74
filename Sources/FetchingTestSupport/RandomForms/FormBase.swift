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

    /// The rows of which these are a part, nil for all.
    var each: FormEach?

    /// Whether a part of the rows is taken, for which the key decides where the order does not.
    var isLimited: Bool { limit != nil || offset > 0 }

    /// Whether the order decides between all rows by itself.
    var hasTotalOrder: Bool { isLimited || each != nil }
}

extension FormGrammar {
    /// - Parameter eachDepth: The most requests about the first of each, one within another.
    mutating func base(maximumDepth: Int = 3, eachDepth: Int = 2) -> FormBase {
        var base = FormBase(
            condition: isOne(in: 8) ? nil : condition(depth: number(0...maximumDepth)), isSimplified: isOne(in: 3),
            isDistinct: isOne(in: 8), orders: isOne(in: 2) ? orders() : [])
        if eachDepth > 0, isOne(in: 6) { base.each = each(depth: eachDepth) }
        guard isOne(in: 3) else { return base }
        base.limit = isOne(in: 4) ? nil : number(0...6)
        base.offset = number(0...3)
        return base
    }

    mutating func orders() -> [FormOrder<FormValue>] {
        (0..<number(1...2)).compactMap { _ in
            let value = value(depth: isOne(in: 4) ? 1 : 0)
            guard value.domain.isOrdered else { return nil }
            var order = order(value)
            order.locale = locale(of: value.domain)
            return order
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
        if let each {
            let request = steps(on: each.request, then: others)
            return isLimited ? request.first(nth: limit ?? .max, after: offset) : request
        }
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
        if let each { return orders + each.base.orderOfParts }
        return orders + [.key(isAscending: isLimited ? orders.last?.isAscending ?? true : true)]
    }

    /// The order in which the rows are numbered, of which a part is taken.
    var orderOfParts: [FormOrder<FormValue>] {
        orders + (each?.base.orderOfParts ?? [.key(isAscending: orders.last?.isAscending ?? true)])
    }

    /// Leaves duplicates in, as a change requires.
    mutating func takeDuplicates() {
        isDistinct = false
        each?.base.takeDuplicates()
    }

    /// The conditions of the request, and of those of which it takes a part.
    var conditions: [FormCondition] { [condition].compactMap(\.self) + (each?.base.conditions ?? []) }

    /// The rows in plain Swift.
    func rows(in table: FormTable) -> [Specimen] { rows(in: table, relatedTo: table) }

    /// Some rows of a table that has others too.
    func rows(in part: FormTable, relatedTo table: FormTable) -> [Specimen] {
        let rows = (each?.rows(in: part, relatedTo: table) ?? part.rows).filter { row in
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
        if let each {
            variants.add { $0.each = nil }
            for smaller in each.smaller { variants.add { $0.each = smaller } }
        }
        variants.addWithoutEach(of: \.orders)
        return variants.all
    }
}

extension FormBase: CustomStringConvertible {
    var description: String {
        [
            isDistinct ? "distinct" : nil, condition.map { (isSimplified ? "simplified " : "") + "where \($0)" },
            orders.isEmpty ? nil : "by \(orders.text)", limit.map { "at most \($0)" },
            offset > 0 ? "after \(offset)" : nil, each.map { "of \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }
}
