import Fetching
import FetchingCore

/// Requests whose rows, or values of rows, become those of one.
struct FormCombination: FormRequest {
    struct Part: Sendable {
        var base: FormBase

        /// As many in each part, of the same types and forms. Nothing for the rows themselves.
        var values: [FormValue]
        var isDistinct = false
    }

    var first: Part
    var others: [(operation: RowCombination, part: Part)]

    /// The order of the values, nil for an order that the database chooses.
    var orders: [(place: Int, order: FormOrder<FormValue>)]?
    var limit: (Int, Int)?
    var isCounted = false
}

extension FormGrammar {
    mutating func combination() -> FormCombination {
        let values = isOne(in: 3) ? [] : (0..<number(1...2)).map { _ in value(depth: number(0...1)) }
        // What overflows in rows that are not given back is an error on PostgreSQL alone.
        guard !values.contains(where: \.canOverflow) else { return combination() }
        // An order by a value that the first request selects twice is that of its first place alone, which leaves others equal.
        guard Set(values.map(\.text)).count == values.count else { return combination() }
        let first = part(values)
        let others = (0..<number(1...3)).map { _ in
            let operations: [RowCombination] = [.union, .unionAll, .intersection, .subtracting]
            return (operations.randomElement(using: &generator) ?? .union, part(values.map { like($0) }))
        }
        var combination = FormCombination(first: first, others: others)
        combination.isCounted = isOne(in: 6)
        guard values.allSatisfy(\.domain.isOrdered) else { return combination }
        combination.orders = Array(values.indices).shuffled(using: &generator).map { ($0, order(values[$0])) }
        if isOne(in: 3) { combination.limit = (number(0...6), number(0...2)) }
        return combination
    }

    private mutating func part(_ values: [FormValue]) -> FormCombination.Part {
        .init(base: base(maximumDepth: 1), values: values, isDistinct: !values.isEmpty && isOne(in: 5))
    }

    /// A value of the same type and form.
    private mutating func like(_ value: FormValue) -> FormValue {
        let fit = fields.filter { $0.domain.name == value.domain.name && $0.isOptional == value.isOptional }
        guard isOne(in: 2), let field = fit.randomElement(using: &generator) else { return value }
        return FormValue(.field(field, .root))
    }
}

extension FormCombination {
    private struct Row: Hashable {
        let id: Int?
        let keys: [FormKey?]
        let text: String
    }

    func expected(in table: FormTable) -> [String] {
        var rows = rows(of: first, in: table)
        for (operation, part) in others {
            let other = self.rows(of: part, in: table)
            let all = Set(other)
            switch operation {
            case .unionAll: rows += other
            case .union: rows = (rows + other).withoutDuplicates
            case .intersection: rows = rows.withoutDuplicates.filter(all.contains)
            case .subtracting: rows = rows.withoutDuplicates.filter { !all.contains($0) }
            }
        }
        if first.values.isEmpty {
            rows.sort { ($0.id ?? 0) < ($1.id ?? 0) }
        } else if let orders {
            let terms = orders.map(\.order)
            rows = rows.sorted { a, b in
                terms.precedes(orders.map { a.keys[$0.place] }, orders.map { b.keys[$0.place] })
            }
        }
        if let limit { rows = Array(rows.dropFirst(limit.1).prefix(limit.0)) }
        if isCounted { return ["\(rows.count)"] }
        return orders == nil ? rows.map(\.text).sorted() : rows.map(\.text)
    }

    private func rows(of part: Part, in table: FormTable) -> [Row] {
        let rows = part.base.rows(in: table).map { row in
            let keys = part.values.map { $0.key(FormRows(table: table, scopes: [row])) }
            return part.values.isEmpty
                ? Row(id: row.id, keys: [], text: row.formText)
                : Row(id: nil, keys: keys, text: keys.map(\.shown).joined(separator: ";"))
        }
        return part.isDistinct ? rows.withoutDuplicates : rows
    }

    func run(in store: FormStore) throws -> [String] {
        first.values.isEmpty ? try runModels(in: store) : try runValues(in: store)
    }

    private func runModels(in store: FormStore) throws -> [String] {
        var request = first.base.request()
        for (operation, part) in others {
            let other = part.base.request()
            switch operation {
            case .union: request = request.union(other)
            case .unionAll: request = request.unionAll(other)
            case .intersection: request = request.intersection(other)
            case .subtracting: request = request.subtracting(other)
            }
        }
        request = request.sorted(by: .ascending(\.id))
        if let limit { request = request.limit(limit.0, offset: limit.1) }
        if isCounted { return ["\(try store.fetch(request.count()))"] }
        let rows = try store.fetch(request).map(\.formText)
        return orders == nil ? rows.sorted() : rows
    }

    private func runValues(in store: FormStore) throws -> [String] {
        var request = first.request
        for (operation, part) in others {
            switch operation {
            case .union: request = request.union(part.request)
            case .unionAll: request = request.unionAll(part.request)
            case .intersection: request = request.intersection(part.request)
            case .subtracting: request = request.subtracting(part.request)
            }
        }
        if let orders { request = request.sorted(byTerms: orders.map(\.order.term)) }
        if let limit { request = request.limit(limit.0, offset: limit.1) }
        if isCounted { return ["\(try store.fetch(request.count()))"] }
        let rows = try store.fetch(request)
        return orders == nil ? rows.sorted() : rows
    }

    var smaller: [any FormRequest] {
        var variants = FormVariants(of: self)
        if others.count > 1 { variants.addWithoutEach(of: \.others) }
        for base in first.base.smaller { variants.add { $0.first.base = base } }
        for index in others.indices {
            for base in others[index].part.base.smaller { variants.add { $0.others[index].part.base = base } }
            if others[index].part.isDistinct { variants.add { $0.others[index].part.isDistinct = false } }
        }
        if first.isDistinct { variants.add { $0.first.isDistinct = false } }
        if limit != nil { variants.add { $0.limit = nil } }
        if isCounted { variants.add { $0.isCounted = false } }
        if first.values.count > 1 {
            for index in first.values.indices {
                variants.add { variant in
                    variant.first.values.remove(at: index)
                    for place in variant.others.indices { variant.others[place].part.values.remove(at: index) }
                    variant.orders = variant.orders?.filter { $0.place != index }.map {
                        ($0.place > index ? $0.place - 1 : $0.place, $0.order)
                    }
                }
            }
        }
        return variants.all
    }

    var description: String {
        "\(first)" + others.map { " \($0.operation) \($0.part)" }.joined()
            + (orders.map { " / by \($0.map(\.order).text)" } ?? "") + (limit.map { " / \($0.0) after \($0.1)" } ?? "")
            + (isCounted ? " / counted" : "")
    }
}

extension FormCombination.Part: CustomStringConvertible {
    fileprivate var request: ProjectionRequest<Specimen, [String]> {
        let selection = values.selection
        let request = base.request().select { _ in selection }
        return isDistinct ? request.distinct() : request
    }

    var description: String {
        "(\(isDistinct ? "distinct " : "")\(values.isEmpty ? "rows" : values.names), \(base))"
    }
}

extension Array where Element: Hashable {
    /// The elements, each once.
    fileprivate var withoutDuplicates: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
