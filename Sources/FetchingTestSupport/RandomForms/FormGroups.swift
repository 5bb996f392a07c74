import Fetching
import FetchingCore
import Foundation

/// A request for values of groups.
struct FormGroups: FormRequest {
    var base: FormBase
    var keys: [FormValue]
    var having: FormHaving?
    var values: [FormGroupValue]
    var orders: [FormOrder<FormGroupValue>]
    var limit: (Int, Int)?
}

/// A condition on a group.
struct FormHaving: Sendable {
    let value: FormGroupValue
    let test: FormTest
    let isNegated: Bool

    var predicate: FetchPredicate<Specimen> {
        let predicate = test.predicate(value.tree)
        return isNegated ? !predicate : predicate
    }

    func holds(_ rows: [Specimen], in table: FormTable) -> Bool {
        test.holds(value.key(rows, in: table)) != isNegated
    }

    var text: String { "\(isNegated ? "not " : "")\(value.text) \(test.text)" }
}

extension FormGrammar {
    mutating func groups() -> FormGroups {
        let keys = (0..<number(1...2)).map { _ in value(depth: number(0...1)) }
        let groupKeys = keys.map { FormGroupValue(node: .key($0)) }
        let values = (0..<number(1...2)).map { _ in groupValue() }
        let having = isOne(in: 2) ? having(values + groupKeys) : nil
        var request = FormGroups(
            base: base(maximumDepth: 1), keys: keys, having: having,
            values: (values + groupKeys).shuffled(using: &generator),
            orders: [])
        // PostgreSQL calculates what is selected of the groups that a condition leaves out, too.
        if request.values.contains(where: \.canOverflow) { request.having = nil }
        guard keys.allSatisfy(\.domain.isOrdered) else { return request }
        let first = values.filter { $0.domain.isOrdered && isOne(in: 2) }
        request.orders = (first + groupKeys).map { value in
            var order = order(value)
            order.locale = locale(of: value.domain)
            return order
        }
        // Nor is a limit drawn then, for the same reason.
        if isOne(in: 3), !request.values.contains(where: \.canOverflow) {
            request.limit = (number(0...4), number(0...2))
        }
        return request
    }

    private mutating func having(_ values: [FormGroupValue]) -> FormHaving? {
        guard let value = values.filter({ $0.domain.name != "average" }).randomElement(using: &generator) else {
            return nil
        }
        return FormHaving(
            value: value, test: value.domain.test(value.isOptional, &generator), isNegated: isOne(in: 3))
    }
}

extension FormGroups {
    func expected(in table: FormTable) -> [String] {
        var groups = Array(
            Dictionary(grouping: base.rows(in: table)) { row in
                keys.map { $0.key(FormRows(table: table, scopes: [row])) }
            }.values
        ).filter { having?.holds($0, in: table) ?? true }
        guard !orders.isEmpty else { return groups.map { values.text(of: $0, in: table) }.sorted().orOverflow }
        let keyed = groups.map { rows in (rows, orders.map { $0.value.key(rows, in: table) }) }
        groups = keyed.sorted { orders.precedes($0.1, $1.1) }.map(\.0)
        if let limit { groups = Array(groups.dropFirst(limit.1).prefix(limit.0)) }
        return groups.map { values.text(of: $0, in: table) }.orOverflow
    }

    func run(in store: FormStore) throws -> [String] {
        var request = GroupedRequest<Specimen, Void>(base.request().query, by: keys.map { $0.tree() }, as: ())
        if let having { request = request.having { _ in having.predicate } }
        for order in orders { request = request.sorted(by: order.groupTerm) }
        if let limit { request = request.first(nth: limit.0, after: limit.1) }
        let selection = values.selection
        let rows: [String] = try .orOverflow { try store.fetch(request.select { _ in selection }) }
        return orders.isEmpty ? rows.sorted() : rows
    }

    var smaller: [any FormRequest] {
        var variants = FormVariants(of: self)
        for base in base.smaller { variants.add { $0.base = base } }
        if having != nil { variants.add { $0.having = nil } }
        if limit != nil { variants.add { $0.limit = nil } }
        if !orders.isEmpty { variants.add { ($0.orders, $0.limit) = ([], nil) } }
        if values.count > 1 { variants.addWithoutEach(of: \.values) }
        variants.add(\.smaller, of: \.values)
        return variants.all
    }

    var description: String {
        "group by \(keys.names), select \(values.names)" + (having.map { ", having \($0.text)" } ?? "")
            + (orders.isEmpty ? "" : ", by \(orders.map { $0.text($0.value.text) }.joined(separator: "; "))")
            + (limit.map { ", \($0.0) after \($0.1)" } ?? "") + " of \(base)"
    }
}

extension FormOrder where Value == FormGroupValue {
    fileprivate var groupTerm: GroupSortTerm<Specimen, Void> {
        let operand = FetchExpression<Specimen, Int?>(value.tree)
        var term: GroupSortTerm<Specimen, Void> =
            isAscending ? .ascending { _ in operand } : .descending { _ in operand }
        if let locale = locale.map(Locale.init(identifier:)) {
            let text = FetchExpression<Specimen, String?>(value.tree)
            term = isAscending ? .ascending({ _ in text }, locale: locale) : .descending({ _ in text }, locale: locale)
        }
        switch nils {
        case .smallest: return term
        case .first: return term.nilsFirst
        case .last: return term.nilsLast
        }
    }
}

/// A request for the number of rows, for whether there is one, and for values of all of them.
struct FormTotals: FormRequest {
    var base: FormBase
    var values: [FormGroupValue]

    func expected(in table: FormTable) -> [String] {
        let rows = base.rows(in: table)
        return ["\(rows.count)", "\(!rows.isEmpty)"]
            + (values.isEmpty ? [] : [values.text(of: rows, in: table)].orOverflow)
    }

    func run(in store: FormStore) throws -> [String] {
        let request = base.request()
        let numbers = ["\(try store.fetch(request.count()))", "\(try store.fetch(request.exists()))"]
        guard !values.isEmpty else { return numbers }
        let selection = values.selection
        return numbers + (try .orOverflow { [try store.fetch(request.aggregate { _ in selection })] })
    }

    var smaller: [any FormRequest] {
        var variants = FormVariants(of: self)
        for base in base.smaller { variants.add { $0.base = base } }
        variants.addWithoutEach(of: \.values)
        variants.add(\.smaller, of: \.values)
        return variants.all
    }

    var description: String { "count, exists, aggregate \(values.names) of \(base)" }
}

extension FormGrammar {
    mutating func totals() -> FormTotals {
        FormTotals(base: base(), values: isOne(in: 2) ? [] : (0..<number(1...2)).map { _ in groupValue() })
    }
}
