import Fetching
import FetchingCore

/// An insertion of rows, some of which are in the way of others.
struct FormInsertion: FormRequest {
    var rows: [Specimen]
    var resolution: Resolution
    var isReturning: Bool

    enum Resolution: Sendable {
        case none
        /// Without a target, any unique column.
        case ignore(Target?)
        case updateAll(Target)
        case update(Target, [Assigned], where: Condition?)
    }

    /// A unique column, of which one is stored in a form of its own.
    enum Target: CaseIterable, Sendable {
        case id, code

        func isSame(_ a: Specimen, _ b: Specimen) -> Bool {
            switch self {
            case .id: a.id == b.id
            case .code: a.code == b.code
            }
        }
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
        let rows = self.table().rows.prefix(number(0...9)).map { row in
            let id = number(1...(largest + 4))
            // Mostly that of the key, as in the table.
            return Specimen(copying: row, id: id, code: isOne(in: 3) ? number(1...(largest + 4)) : id)
        }
        let target = FormInsertion.Target.allCases.randomElement(using: &generator) ?? .id
        let resolution: FormInsertion.Resolution =
            switch number(0...6) {
            case 0: .none
            case 1: .ignore(isOne(in: 2) ? nil : target)
            case 2: .updateAll(target)
            default: .update(target, assignments(), where: isOne(in: 2) ? nil : conditionOfRow())
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
    init(copying row: Specimen, id: Int, code: Int) {
        self.init(id: id)
        for field in FormFields.all { field.set(&self, field.key(row)) }
        self.code = Specimen.code(UInt8(truncatingIfNeeded: code))
    }
}

extension FormInsertion {
    var changesTable: Bool { true }

    /// The answer where a key is there already.
    private static let violation = "a violation"

    /// The answer where a value cannot be assigned.
    private static let error = "an error"

    /// The table afterwards with the rows that were inserted or updated, as they then were, or the answer where that is an
    /// error.
    private func result(in table: FormTable) -> (changed: [Specimen], table: FormTable, failure: String?) {
        var (result, all) = (table, [Specimen]())
        func failing(_ failure: String) -> (changed: [Specimen], table: FormTable, failure: String?) {
            ([], table, failure)
        }
        for row in rows {
            guard let index = result.rows.firstIndex(where: { resolution.isResolved(row, $0) }) else {
                if result.rows.contains(where: row.isInTheWay) { return failing(Self.violation) }
                result.rows.append(row)
                all.append(row)
                continue
            }
            let existing = result.rows[index]
            var changed = existing
            switch resolution {
            case .none, .ignore: continue
            case .updateAll(let target):
                changed = Specimen(copying: row, id: existing.id, code: 0)
                changed.code = target == .code ? existing.code : row.code
            case .update(_, let assignments, let condition):
                guard condition?.holds(existing, excluded: row) ?? true else { continue }
                for assigned in assignments {
                    guard let key = assigned.source.key(existing, excluded: row, assigned.field) else {
                        return failing(Self.error)
                    }
                    assigned.field.set(&changed, key)
                }
            }
            result.rows.remove(at: index)
            if result.rows.contains(where: changed.isInTheWay) { return failing(Self.violation) }
            result.rows.append(changed)
            all.append(changed)
        }
        result.rows.sort { $0.id < $1.id }
        return (all, result, nil)
    }

    func changed(_ table: FormTable) -> FormTable { result(in: table).table }

    private var columns: [FormValue] {
        [.id] + FormFields.all.map { FormValue(.field($0, .root)) }
    }

    func expected(in table: FormTable) -> [String] {
        let result = result(in: table)
        let returned = result.changed.map { columns.text(of: $0, in: result.table) }
        let answer = result.failure ?? (isReturning ? "\(returned)" : "\(returned.count) inserted")
        return [answer] + result.table.rows.map { columns.text(of: $0, in: result.table) }
    }

    func run(in store: FormStore) throws -> [String] {
        let answer: String
        do {
            answer = try store.insert(request, returning: isReturning ? columns.selection : nil)
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

    private var request: InsertRequest<WrittenModels<Specimen>, ManyRows> {
        let request = Specimen.insert(rows)
        switch resolution {
        case .none: return request
        case .ignore(nil): return request.onConflict(.ignore)
        case .ignore(.id): return request.onConflict(\.id, .ignore)
        case .ignore(.code): return request.onConflict(\.code, .ignore)
        case .updateAll(.id): return request.onConflictUpdateAll()
        case .updateAll(.code): return request.onConflictUpdateAll(\.code)
        case .update(let target, let assignments, let condition):
            func assign(_ update: inout Specimen.FetchableUpdate, _ excluded: ExcludedMembers<Specimen>) {
                for assigned in assignments { assigned.assign(&update, excluded) }
            }
            guard let condition else {
                return target == .id ? request.onConflict(\.id, assign) : request.onConflict(\.code, assign)
            }
            return target == .id
                ? request.onConflict(\.id, where: { condition.predicate($1) }, assign)
                : request.onConflict(\.code, where: { condition.predicate($1) }, assign)
        }
    }

    var smaller: [any FormRequest] {
        var requests: [FormInsertion] = rows.indices.map { index in
            var request = self
            request.rows.remove(at: index)
            return request
        }
        guard case .update(let target, let assignments, let condition) = resolution else { return requests }
        if condition != nil {
            var request = self
            request.resolution = .update(target, assignments, where: nil)
            requests.append(request)
        }
        if assignments.count > 1 {
            for index in assignments.indices {
                var (request, fewer) = (self, assignments)
                fewer.remove(at: index)
                request.resolution = .update(target, fewer, where: condition)
                requests.append(request)
            }
        }
        return requests
    }

    var description: String {
        let keys =
            "insert \(rows.map { "\($0.id) \($0.code.uuidString.suffix(2))" })" + (isReturning ? " returning" : "")
        switch resolution {
        case .none: return keys
        case .ignore(let target): return keys + " or ignore" + (target.map { " by \($0)" } ?? "")
        case .updateAll(let target): return keys + " or update all by \(target)"
        case .update(let target, let assignments, let condition):
            return keys + " or by \(target) update { \(assignments.map(\.description).joined(separator: "; ")) }"
                + (condition.map { " where \($0)" } ?? "")
        }
    }
}

extension FormInsertion.Resolution {
    /// Whether a row that is there is one with which the conflict is resolved.
    fileprivate func isResolved(_ row: Specimen, _ existing: Specimen) -> Bool {
        switch self {
        case .none: false
        case .ignore(nil): row.isInTheWay(of: existing)
        case .ignore(let target?), .updateAll(let target), .update(let target, _, _): target.isSame(row, existing)
        }
    }
}

extension Specimen {
    /// Whether both cannot be in a table.
    fileprivate func isInTheWay(of other: Specimen) -> Bool {
        FormInsertion.Target.allCases.contains { $0.isSame(self, other) }
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
    fileprivate func assign(_ update: inout Specimen.FetchableUpdate, _ excluded: ExcludedMembers<Specimen>) {
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
