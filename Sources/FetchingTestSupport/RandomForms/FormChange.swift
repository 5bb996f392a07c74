import Fetching
import FetchingCore

/// An update or a deletion.
struct FormChange: FormRequest {
    var base: FormBase
    /// Nothing for a deletion.
    var assignments: [Assigned]

    /// Whether values of the rows are returned, rather than their number.
    var isReturning = false

    struct Assigned: Sendable {
        let field: FormField
        var source: Source
    }

    enum Source: Sendable {
        case literal(FormAssignment)
        case value(FormValue)
    }
}

extension FormGrammar {
    mutating func change() -> FormChange {
        var base = base()
        base.takeDuplicates()
        let isReturning = isOne(in: 3)
        guard !isOne(in: 3) else { return FormChange(base: base, assignments: [], isReturning: isReturning) }
        var assignments: [FormChange.Assigned] = []
        for _ in 0..<number(1...3) {
            guard let field = fields.randomElement(using: &generator), field.name != "code",
                !assignments.contains(where: { $0.field.name == field.name })
            else { continue }
            assignments.append(FormChange.Assigned(field: field, source: source(for: field)))
        }
        return FormChange(base: base, assignments: assignments, isReturning: isReturning)
    }

    private mutating func source(for field: FormField) -> FormChange.Source {
        let value = value(depth: number(0...2))
        // Nil is an error where there must be a value: that is asked for less often.
        let isFit = field.isOptional || !value.isOptional || isOne(in: 4)
        if value.domain.name == field.domain.name, isFit { return .value(value) }
        let others = fields.filter {
            $0.domain.name == field.domain.name && (field.isOptional || !$0.isOptional)
        }
        if isOne(in: 2), let other = others.randomElement(using: &generator) {
            return .value(FormValue(.field(other, field.isOptional ? row(in: 1) : .root)))
        }
        return .literal(field.drawAssignment(&generator))
    }
}

extension FormChange {
    /// The answer where the conditions hold for every row there can be.
    static let refusal = "unconditional"

    /// Whether the change may be rejected: the conditions hold for every row that there is.
    func mayBeRefused(in table: FormTable) -> Bool {
        base.conditions.contains { condition in
            table.rows.allSatisfy { condition.holds(FormRows(table: table, scopes: [$0])) }
        }
    }

    private var columns: [FormValue] { [.id] + assignments.map { FormValue(.field($0.field, .root)) } }

    /// The values that are assigned to a row, nil if one of them cannot be.
    private func keys(for row: Specimen, in table: FormTable) -> [FormKey?]? {
        var keys: [FormKey?] = []
        let overflow = FormOverflow()
        for assigned in assignments {
            let key: FormKey? =
                switch assigned.source {
                case .literal(let literal): literal.key
                case .value(let value): value.key(FormRows(table: table, scopes: [row], overflow: overflow))
                }
            if key == nil && !assigned.field.isOptional || overflow.isFound { return nil }
            keys.append(key)
        }
        return keys
    }

    /// The table afterwards, nil if the change is an error.
    private func result(in table: FormTable) -> (changed: [Specimen], table: FormTable)? {
        let changed = base.rows(in: table)
        let ids = Set(changed.map(\.id))
        if assignments.isEmpty {
            return (changed, FormTable(rows: table.rows.filter { !ids.contains($0.id) }))
        }
        var result = table
        for (index, row) in table.rows.enumerated() where ids.contains(row.id) {
            guard let keys = keys(for: row, in: table) else { return nil }
            for (assigned, key) in zip(assignments, keys) { assigned.field.set(&result.rows[index], key) }
        }
        return (result.rows.filter { ids.contains($0.id) }, result)
    }

    var changesTable: Bool { true }

    func changed(_ table: FormTable) -> FormTable { result(in: table)?.table ?? table }

    func expected(in table: FormTable) -> [String] {
        let result = result(in: table)
        let rows = (result?.table ?? table).rows
        let answer = result.map { result in
            isReturning
                ? "\(result.changed.map { columns.text(of: $0, in: result.table) }.sorted())"
                : "\(result.changed.count) changed"
        }
        return [answer ?? "an error"]
            + rows.map { row in columns.text(of: row, in: table) }
    }

    func run(in store: FormStore) throws -> [String] {
        var answer: String
        do {
            let assign: ((inout Specimen.FetchableUpdate) -> Void)? = assignments.isEmpty ? nil : { self.assign(&$0) }
            let change = ConformanceChange(request: base.request(), assign: assign)
            if isReturning {
                answer = "\(try store.rows(returnedBy: change, columns.selection))"
            } else {
                guard let count = try store.change(change) else { throw NotChanging() }
                answer = "\(count) changed"
            }
        } catch let error as FetchError where [.unexpectedNull, .arithmeticOverflow].contains(error.code) {
            answer = "an error"
        } catch let error as FetchError where error.code == .unconditionalChange {
            return [Self.refusal]
        }
        let (selection, statements) = (columns.selection, store.statements)
        let rows = try store.fetch(Specimen.request().all().sorted(by: .ascending(\.id)).select { _ in selection })
        store.statements = statements
        return [answer] + rows
    }

    private func assign(_ update: inout Specimen.FetchableUpdate) {
        for assigned in assignments {
            switch assigned.source {
            case .literal(let literal): literal.assign(&update)
            case .value(let value): assigned.field.assign(&update, value.tree())
            }
        }
    }

    var smaller: [any FormRequest] {
        var requests: [FormChange] = base.smaller.map {
            FormChange(base: $0, assignments: assignments, isReturning: isReturning)
        }
        for index in assignments.indices {
            if assignments.count > 1 {
                var request = self
                request.assignments.remove(at: index)
                requests.append(request)
            }
            if case .value(let value) = assignments[index].source {
                for smaller in value.smaller {
                    var request = self
                    request.assignments[index].source = .value(smaller)
                    requests.append(request)
                }
            }
        }
        return requests
    }

    var description: String {
        let texts = assignments.map { assigned in
            switch assigned.source {
            case .literal(let literal): "\(assigned.field.name) = \(literal.key.shown)"
            case .value(let value): "\(assigned.field.name) = \(value.text)"
            }
        }
        return (isReturning ? "returning " : "")
            + (assignments.isEmpty ? "delete " : "update { \(texts.joined(separator: "; ")) } ") + "\(base)"
    }
}

/// An engine that only fetches.
struct NotChanging: Error {}
