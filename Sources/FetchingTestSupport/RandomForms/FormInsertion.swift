import Fetching
import FetchingCore

/// An insertion of rows, some of which are in the way of others.
struct FormInsertion: FormRequest {
    var rows: [Specimen]
    var resolution: Resolution
    var isReturning: Bool

    enum Resolution: Sendable {
        case none
        case ignore(onKey: Bool)
        case updateAll
        case update([Assigned], where: Condition?)
    }

    /// A condition on the row that is there, or on both rows.
    enum Condition: Sendable {
        case existing(FormCondition)
        case pair(FormField, FormPair, excluded: FormField)
    }

    struct Assigned: Sendable {
        let field: FormField
        var source: Source
    }

    enum Source: Sendable {
        case literal(FormAssignment)
        /// A value of the row that is there.
        case value(FormValue)
        /// A value of the row that was to be inserted.
        case excluded(FormField)
    }
}

extension FormGrammar {
    mutating func insertion(into table: FormTable) -> FormInsertion {
        let largest = table.rows.map(\.id).max() ?? 0
        let rows = self.table().rows.prefix(number(0...5)).map { row in
            var row = row
            row = Specimen(copying: row, id: number(1...(largest + 4)))
            return row
        }
        let resolution: FormInsertion.Resolution =
            switch number(0...6) {
            case 0: .none
            case 1: .ignore(onKey: isOne(in: 2))
            case 2: .updateAll
            default: .update(assignments(), where: isOne(in: 2) ? nil : conditionOfRow())
            }
        return FormInsertion(rows: Array(rows), resolution: resolution, isReturning: isOne(in: 2))
    }

    private mutating func assignments() -> [FormInsertion.Assigned] {
        var assignments: [FormInsertion.Assigned] = []
        for _ in 0..<number(1...3) {
            guard let field = fields.randomElement(using: &generator), field.name != "code",
                !assignments.contains(where: { $0.field.name == field.name })
            else { continue }
            assignments.append(FormInsertion.Assigned(field: field, source: insertedSource(for: field)))
        }
        return assignments
    }

    private mutating func insertedSource(for field: FormField) -> FormInsertion.Source {
        let others = fields.filter { $0.domain.name == field.domain.name && (field.isOptional || !$0.isOptional) }
        if isOne(in: 2), let other = others.randomElement(using: &generator) { return .excluded(other) }
        let value = value(depth: number(0...2))
        if value.domain.name == field.domain.name, field.isOptional || !value.isOptional || isOne(in: 4),
            !value.tree().hasRelationships
        {
            return .value(value)
        }
        return .literal(field.drawAssignment(&generator))
    }

    /// A condition that reads no related row.
    private mutating func conditionOfRow() -> FormInsertion.Condition? {
        if isOne(in: 2), let field = fields.randomElement(using: &generator),
            let other = fields.filter({ $0.domain.name == field.domain.name }).randomElement(using: &generator)
        {
            return .pair(field, field.domain.pair(field.isOptional, other.isOptional, &generator), excluded: other)
        }
        let condition = condition(depth: number(0...2))
        return condition.predicate().tree.hasRelationships ? nil : .existing(condition)
    }
}

extension Specimen {
    /// A row with other values, but for the key.
    fileprivate init(copying row: Specimen, id: Int) {
        self.init(id: id)
        for field in FormFields.all { field.set(&self, field.key(row)) }
        code = Specimen.code(UInt8(truncatingIfNeeded: id))
    }
}

extension FormInsertion {
    var changesTable: Bool { true }

    /// The answer where a key is there already.
    private static let violation = "a violation"

    /// The answer where a value cannot be assigned.
    private static let error = "an error"

    /// The table afterwards, with the keys of the rows that were inserted or updated; nil if the insertion is an error.
    private func result(in table: FormTable) -> (keys: [Int], table: FormTable)? {
        var (result, keys) = (table, [Int]())
        for row in rows {
            guard let index = result.rows.firstIndex(where: { $0.id == row.id }) else {
                result.rows.append(row)
                keys.append(row.id)
                continue
            }
            switch resolution {
            case .none: return nil
            case .ignore: break
            case .updateAll:
                result.rows[index] = row
                keys.append(row.id)
            case .update(let assignments, let condition):
                let existing = result.rows[index]
                guard condition?.holds(existing, excluded: row) ?? true else { continue }
                for assigned in assignments {
                    guard let key = assigned.source.key(existing, excluded: row, assigned.field) else { return nil }
                    assigned.field.set(&result.rows[index], key)
                }
                keys.append(row.id)
            }
        }
        result.rows.sort { $0.id < $1.id }
        return (keys, result)
    }

    func changed(_ table: FormTable) -> FormTable { result(in: table)?.table ?? table }

    private var columns: [FormValue] {
        [.id] + FormFields.all.map { FormValue(.field($0, .root)) }
    }

    func expected(in table: FormTable) -> [String] {
        let result = result(in: table)
        let answer = result.map { isReturning ? "\($0.keys)" : "\($0.keys.count) inserted" } ?? failure
        return [answer] + (result?.table ?? table).rows.map { columns.text(of: $0, in: result?.table ?? table) }
    }

    private var failure: String { if case .none = resolution { Self.violation } else { Self.error } }

    func run(in store: FormStore) throws -> [String] {
        let answer: String
        do {
            answer = try store.insert(request, isReturning: isReturning)
        } catch let error as FetchError where error.code == .constraintViolation {
            answer = Self.violation
        } catch let error as FetchError where [.unexpectedNull, .arithmeticOverflow].contains(error.code) {
            answer = Self.error
        }
        let (selection, statements) = (columns.selection, store.statements)
        let rows = try store.fetch(Specimen.request().all().sorted(by: .ascending(\.id)).select { _ in selection })
        store.statements = statements
        return [answer] + rows
    }

    private var request: InsertRequest<InsertedModels<Specimen>, ManyRows> {
        let request = Specimen.insert(rows)
        switch resolution {
        case .none: return request
        case .ignore(onKey: true): return request.onConflict(\.id, .ignore)
        case .ignore(onKey: false): return request.onConflict(.ignore)
        case .updateAll: return request.onConflictUpdateAll()
        case .update(let assignments, let condition?):
            // swift-format-ignore: OnlyOneTrailingClosureArgument
            return request.onConflict(\.id, where: { condition.predicate($1) }) { update, excluded in
                for assigned in assignments { assigned.assign(&update, excluded) }
            }
        case .update(let assignments, nil):
            return request.onConflict(\.id) { update, excluded in
                for assigned in assignments { assigned.assign(&update, excluded) }
            }
        }
    }

    var smaller: [any FormRequest] {
        var requests: [FormInsertion] = rows.indices.map { index in
            var request = self
            request.rows.remove(at: index)
            return request
        }
        guard case .update(let assignments, let condition) = resolution else { return requests }
        if condition != nil {
            var request = self
            request.resolution = .update(assignments, where: nil)
            requests.append(request)
        }
        if assignments.count > 1 {
            for index in assignments.indices {
                var (request, fewer) = (self, assignments)
                fewer.remove(at: index)
                request.resolution = .update(fewer, where: condition)
                requests.append(request)
            }
        }
        return requests
    }

    var description: String {
        let keys = "insert \(rows.map(\.id))" + (isReturning ? " returning" : "")
        switch resolution {
        case .none: return keys
        case .ignore(let onKey): return keys + (onKey ? " or ignore by key" : " or ignore")
        case .updateAll: return keys + " or update all"
        case .update(let assignments, let condition):
            return keys + " or update { \(assignments.map(\.description).joined(separator: "; ")) }"
                + (condition.map { " where \($0)" } ?? "")
        }
    }
}

extension FormInsertion.Condition: CustomStringConvertible {
    fileprivate func predicate(_ excluded: ExcludedMembers<Specimen>) -> FetchPredicate<Specimen> {
        switch self {
        case .existing(let condition): condition.predicate()
        case .pair(let field, let pair, let other):
            pair.predicate(FormValue(.field(field, .root)).tree(), .column(other.column, of: excluded.row))
        }
    }

    fileprivate func holds(_ row: Specimen, excluded: Specimen) -> Bool {
        switch self {
        case .existing(let condition): condition.holds(FormRows(table: FormTable(rows: []), scopes: [row]))
        case .pair(let field, let pair, let other): pair.holds(field.key(row), other.key(excluded))
        }
    }

    var description: String {
        switch self {
        case .existing(let condition): "\(condition)"
        case .pair(let field, let pair, let other): "\(field.name) \(pair.text) new.\(other.name)"
        }
    }
}

extension FormInsertion.Assigned: CustomStringConvertible {
    fileprivate func assign(_ update: inout ModelUpdate<Specimen>, _ excluded: ExcludedMembers<Specimen>) {
        switch source {
        case .literal(let literal): literal.assign(&update)
        case .value(let value): field.assign(&update, value.tree())
        case .excluded(let other): field.assign(&update, .column(other.column, of: excluded.row))
        }
    }

    var description: String {
        switch source {
        case .literal(let literal): "\(field.name) = \(literal.key.shown)"
        case .value(let value): "\(field.name) = \(value.text)"
        case .excluded(let other): "\(field.name) = new.\(other.name)"
        }
    }
}

extension FormInsertion.Source {
    /// The value that is assigned, nil if there is none that the field can have.
    fileprivate func key(_ row: Specimen, excluded: Specimen, _ field: FormField) -> FormKey?? {
        let overflow = FormOverflow()
        let key: FormKey? =
            switch self {
            case .literal(let literal): literal.key
            case .value(let value): value.key(FormRows(table: FormTable(rows: []), scopes: [row], overflow: overflow))
            case .excluded(let other): other.key(excluded)
            }
        return key == nil && !field.isOptional || overflow.isFound ? .none : .some(key)
    }
}
