import Fetching
import FetchingCore

/// A request for rows, or for values of rows.
struct FormSelect: FormRequest {
    var base: FormBase
    /// Nothing for the rows themselves.
    var values: [FormValue]

    /// The order of distinct values, nil where each row has its own.
    var distinctOrders: [FormOrder<FormValue>]?
    var limit: (Int, Int)?
}

extension FormGrammar {
    mutating func select() -> any FormRequest {
        if isOne(in: 25) { return FormSelect(base: base(), values: []) }
        let values = (0..<number(1...3)).map { _ in value(depth: number(0...2)) }
        var request = FormSelect(base: base(), values: values)
        guard isOne(in: 3), values.allSatisfy(\.domain.isOrdered) else { return request }
        // The order decides between all of them.
        request.base.isDistinct = false
        request.distinctOrders = values.map { order($0) }.shuffled(using: &generator)
        // What overflows and what is nil come in any order.
        if isOne(in: 2), !values.contains(where: \.canOverflow) { request.limit = (number(0...4), number(0...2)) }
        return request
    }
}

extension FormSelect {
    func expected(in table: FormTable) -> [String] {
        guard let distinctOrders else {
            let rows = base.rows(in: table)
            return values.isEmpty
                ? rows.map(\.formText) : rows.map { values.text(of: $0, in: table) }.orOverflow
        }
        var seen: Set<String> = []
        let rows = distinctOrders.sort(base.rows(in: table), in: table).map { values.text(of: $0, in: table) }
            .filter { seen.insert($0).inserted }
        return (limit.map { Array(rows.dropFirst($0.1).prefix($0.0)) } ?? rows).orOverflow
    }

    func run(in store: FormStore) throws -> [String] {
        let byKey: [FormOrder<FormValue>] = base.hasTotalOrder ? [] : [.key(isAscending: true)]
        guard let distinctOrders else {
            let request = base.request(then: byKey)
            guard !values.isEmpty else { return try store.fetch(request).map(\.formText) }
            let selection = values.selection
            return try .orOverflow { try store.fetch(request.select { _ in selection }) }
        }
        var plain = base
        if !base.isLimited { plain.orders = [] }
        let selection = values.selection
        var request = plain.request().select { _ in selection }.distinct().sorted(byTerms: distinctOrders.map(\.term))
        if let limit { request = request.first(nth: limit.0, after: limit.1) }
        return try .orOverflow { try store.fetch(request) }
    }

    var smaller: [any FormRequest] {
        var variants = FormVariants(of: self)
        for base in base.smaller { variants.add { $0.base = base } }
        if limit != nil { variants.add { $0.limit = nil } }
        if distinctOrders != nil {
            variants.add { ($0.distinctOrders, $0.limit) = (nil, nil) }
        } else {
            if values.count > 1 { variants.addWithoutEach(of: \.values) }
            variants.add(\.smaller, of: \.values)
        }
        return variants.all
    }

    var description: String {
        (distinctOrders == nil ? "select \(values.names), " : "select distinct \(values.names), ") + "\(base)"
            + (distinctOrders.map { " / by \($0.text)" } ?? "") + (limit.map { " / \($0.0) after \($0.1)" } ?? "")
    }
}

extension Specimen {
    /// All values.
    var formText: String {
        "\(id):" + FormFields.all.map { $0.key(self).shown }.joined(separator: ";")
    }
}
