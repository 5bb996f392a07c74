import Fetching
import FetchingCore

/// A request for rows, or for values of rows, with what is related to them.
struct FormLoad: FormRequest {
    var base: FormBase
    /// Nothing for the rows themselves.
    var values: [FormValue]
    var related: FormLoaded
}

/// The related rows that are loaded with each row.
struct FormLoaded: Sendable {
    let relation: Relation
    /// The conditions and the order of the related rows. Its limit holds for each row.
    var base: FormBase
    var values: [FormValue]
    /// The rows that are loaded with each of these, by relationships to many and to one.
    var nested: [FormLoaded]

    enum Relation: Sendable {
        case many(FormMany)
        case one(FormStep)
    }
}

extension FormGrammar {
    mutating func load() -> FormLoad {
        var base = base(maximumDepth: 1)
        let values = isOne(in: 2) ? [] : [value(depth: number(0...1))]
        // Different rows are related to what stands for several.
        if !values.isEmpty { base.isDistinct = false }
        return FormLoad(base: base, values: values, related: loaded(isNested: true))
    }

    private mutating func loaded(isNested: Bool) -> FormLoaded {
        let isMany = isOne(in: 2)
        var base = base(maximumDepth: 1, eachDepth: 0)
        base.isDistinct = false
        if !isMany { (base.limit, base.offset) = (nil, 0) }
        return FormLoaded(
            relation: isMany ? .many(isOne(in: 3) ? .followers : .children) : .one(isOne(in: 3) ? .twin : .parent),
            base: base, values: [value(depth: number(0...1))],
            nested: isNested && isOne(in: 2) ? [loaded(isNested: false)] : [])
    }
}

// In plain Swift

extension FormLoad {
    func expected(in table: FormTable) -> [String] {
        base.rows(in: table).map { row in
            (values.isEmpty ? "\(row.id)" : values.text(of: row, in: table)) + related.text(of: row, in: table)
        }.orOverflow
    }
}

extension FormLoaded {
    fileprivate func text(of row: Specimen, in table: FormTable) -> String {
        let rows: [Specimen] =
            switch relation {
            case .many(let kind): table.many(kind, of: row)
            case .one(let step): table.next(step, of: row).map { [$0] } ?? []
            }
        let texts = base.rows(in: FormTable(rows: rows), relatedTo: table).map { row in
            values.text(of: row, in: table) + nested.map { $0.text(of: row, in: table) }.joined()
        }
        return Self.text(texts)
    }

    fileprivate static func text(_ texts: [String]) -> String { "[" + texts.joined(separator: ", ") + "]" }
}

// In the library

extension FormLoad {
    func run(in store: FormStore) throws -> [String] {
        let selection = related.values.selection
        guard let nested = related.nested.first else {
            return try run(in: store, { related.request($0).select { _ in selection } }, { $0 })
        }
        let nestedSelection = nested.values.selection
        switch nested.relation {
        case .many(let kind):
            return try run(in: store) {
                related.request($0).select { _ in selection }.including {
                    $0[keyPath: kind.path].requesting { nested.request($0).select { _ in nestedSelection } }
                }
            } _: {
                $0.0 + FormLoaded.text($0.1)
            }
        case .one(let step):
            return try run(in: store) {
                related.request($0).select { _ in selection }.including {
                    $0[keyPath: step.path].requesting { nested.request($0).select { _ in nestedSelection } }
                }
            } _: {
                $0.0 + FormLoaded.text($0.1.map { [$0] } ?? [])
            }
        }
    }

    private func run<Related: ModelRequest, Element>(
        in store: FormStore, _ inner: (FetchableRequest<Specimen, [Specimen]>) -> Related,
        _ text: (Element) -> String
    ) throws -> [String] where Related.Model == Specimen, Related.Result == [Element] {
        let request = base.request(then: base.hasTotalOrder ? [] : [.key(isAscending: true)])
        let selection = values.selection
        return try .orOverflow {
            switch (related.relation, values.isEmpty) {
            case (.many(let kind), true):
                try store.fetch(request.including { $0[keyPath: kind.path].requesting(inner) })
                    .map { "\($0.id)" + FormLoaded.text($1.map(text)) }
            case (.many(let kind), false):
                try store.fetch(
                    request.select { _ in selection }.including { $0[keyPath: kind.path].requesting(inner) }
                )
                .map { $0 + FormLoaded.text($1.map(text)) }
            case (.one(let step), true):
                try store.fetch(request.including { $0[keyPath: step.path].requesting(inner) })
                    .map { "\($0.id)" + FormLoaded.text($1.map { [text($0)] } ?? []) }
            case (.one(let step), false):
                try store.fetch(
                    request.select { _ in selection }.including { $0[keyPath: step.path].requesting(inner) }
                )
                .map { $0 + FormLoaded.text($1.map { [text($0)] } ?? []) }
            }
        }
    }
}

extension FormLoaded {
    fileprivate func request(
        _ target: FetchableRequest<Specimen, [Specimen]>
    ) -> FetchableRequest<Specimen, [Specimen]> {
        let request = base.isLimited ? target.first(nth: base.limit ?? .max, after: base.offset) : target
        return base.steps(on: request, then: base.isLimited ? [] : [.key(isAscending: true)])
    }
}

extension FormMany {
    fileprivate var path: KeyPath<Specimen.FetchableMembers, ToManyMember<Specimen, Specimen>> {
        self == .children ? \.children : \.followers
    }
}

extension FormStep {
    fileprivate var path: KeyPath<Specimen.FetchableMembers, ToOneMember<Specimen, Specimen>> {
        self == .parent ? \.parent : \.twin
    }
}

// Making failures small

extension FormLoad {
    var smaller: [any FormRequest] {
        var requests = base.smaller.map { FormLoad(base: $0, values: values, related: related) }
        if !values.isEmpty { requests.append(FormLoad(base: base, values: [], related: related)) }
        for smaller in values.first?.smaller ?? [] {
            requests.append(FormLoad(base: base, values: [smaller], related: related))
        }
        return requests + related.smaller.map { FormLoad(base: base, values: values, related: $0) }
    }

    var description: String {
        (values.isEmpty ? "" : "select \(values.names), ") + "including \(related.text) of \(base)"
    }
}

extension FormLoaded {
    fileprivate var smaller: [FormLoaded] {
        var variants = FormVariants(of: self)
        if !nested.isEmpty { variants.add { $0.nested = [] } }
        for base in base.smaller { variants.add { $0.base = base } }
        for smaller in values.first?.smaller ?? [] { variants.add { $0.values = [smaller] } }
        if let nested = nested.first {
            for smaller in nested.smaller { variants.add { $0.nested = [smaller] } }
        }
        return variants.all
    }

    fileprivate var text: String {
        "\(relation) { select \(values.names)" + nested.map { ", including \($0.text)" }.joined() + " of \(base) }"
    }
}
