import Fetching
import FetchingCore

/// An update or a deletion of rows by the keys of models, of which some may have no row.
struct FormKeyedChange: FormRequest {
    enum Kind: Sendable, CaseIterable {
        case update, deletion
        /// The update of what differs from the first row.
        case changes
    }

    var rows: [Specimen]
    var kind: Kind

    var changesTable: Bool { true }

    private static let missing = "a missing row"
}

extension FormGrammar {
    mutating func keyedChange(of table: FormTable) -> FormKeyedChange {
        let largest = table.rows.map(\.id).max() ?? 0
        let kind = FormKeyedChange.Kind.allCases.randomElement(using: &generator) ?? .update
        let rows = self.table().rows.prefix(kind == .changes ? 1 : number(0...5)).map { row in
            // Mostly one that is there.
            let existing = isOne(in: 12) ? nil : table.rows.randomElement(using: &generator)
            guard let existing else { return Specimen(copying: row, id: largest + 1, code: largest + 1) }
            var new = Specimen(copying: row, id: existing.id, code: existing.id)
            if kind == .changes {
                for field in FormFields.all where field.name != "code" && isOne(in: 2) {
                    field.set(&new, field.key(existing))
                }
            }
            return new
        }
        return FormKeyedChange(rows: Array(rows), kind: kind)
    }
}

extension FormKeyedChange {
    /// The table afterwards with the rows that were changed, nil where one is missing.
    private func result(in table: FormTable) -> (changed: [Specimen], table: FormTable)? {
        var (result, changed) = (table, [Specimen]())
        for row in rows {
            guard let index = result.rows.firstIndex(where: { $0.id == row.id }) else {
                if kind == .deletion { continue }
                return kind == .changes ? ([], table) : nil
            }
            if kind == .deletion {
                changed.append(result.rows.remove(at: index))
            } else {
                result.rows[index] = row.withCode(of: result.rows[index])
                changed.append(result.rows[index])
            }
        }
        return (changed, result)
    }

    func changed(_ table: FormTable) -> FormTable { result(in: table)?.table ?? table }

    private var columns: [FormValue] { [.id] + FormFields.all.map { FormValue(.field($0, .root)) } }

    func expected(in table: FormTable) -> [String] {
        let result = result(in: table)
        let returned = result.map { result in "\(result.changed.map { columns.text(of: $0, in: result.table) })" }
        let answer = kind == .changes ? "changed" : returned ?? Self.missing
        return [answer] + (result?.table ?? table).rows.map { columns.text(of: $0, in: result?.table ?? table) }
    }

    func run(in store: FormStore) throws -> [String] {
        let (selection, statements) = (columns.selection, store.statements)
        let answer: String
        do {
            answer = try self.answer(of: store, selection)
        } catch let error as FetchError where error.code == .missingModel {
            answer = Self.missing
        }
        store.statements = nil
        let rows = try store.fetch(Specimen.request().all().sorted(by: .ascending(\.id)).select { _ in selection })
        store.statements = statements
        return [answer] + rows
    }

    private func answer(of store: FormStore, _ selection: FetchSelection<Specimen, String>) throws -> String {
        switch kind {
        case .update:
            let rows = try rows.map { row in try stored(row, in: store).map { row.withCode(of: $0) } ?? row }
            return "\(try store.run(Specimen.update(rows).returning { _ in selection }))"
        case .deletion: return "\(try store.run(Specimen.delete(rows).returning { _ in selection }))"
        case .changes:
            for row in rows {
                guard let old = try stored(row, in: store),
                    let request = try Specimen.changes(from: old, to: row.withCode(of: old)).request
                else { continue }
                _ = try store.run(request.returning { _ in selection })
            }
            return "changed"
        }
    }

    private func stored(_ row: Specimen, in store: FormStore) throws -> Specimen? {
        try store.fetch(Specimen.request().all().where { $0.id == row.id }).first
    }

    var smaller: [any FormRequest] {
        rows.indices.map { index in
            var request = self
            request.rows.remove(at: index)
            return request
        }
    }

    var description: String { "\(kind) \(rows.map { "\($0.id)" })" }
}

extension Specimen {
    /// The row with the code that an earlier change may have given to the stored one, so that it is in no other's way.
    fileprivate func withCode(of stored: Specimen) -> Specimen {
        var row = self
        row.code = stored.code
        return row
    }
}
