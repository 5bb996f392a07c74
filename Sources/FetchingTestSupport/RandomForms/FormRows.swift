import Fetching
import FetchingCore

/// A table in plain Swift.
struct FormTable: Sendable {
    var rows: [Specimen]

    func next(_ step: FormStep, of row: Specimen) -> Specimen? {
        switch step {
        case .parent: row.parentID.flatMap { id in rows.first { $0.id == id } }
        case .twin: row.twinCode.flatMap { code in rows.first { $0.code == code } }
        }
    }

    func many(_ kind: FormMany, of row: Specimen) -> [Specimen] {
        switch kind {
        case .children: rows.filter { $0.parentID == row.id }
        case .followers: rows.filter { $0.twinCode == row.code }
        case .all: rows
        }
    }
}

/// A relationship to one row, or to none.
enum FormStep: CaseIterable, Sendable {
    case parent, twin
}

/// A relationship to many rows.
enum FormMany: CaseIterable, Sendable {
    case children, followers
    /// All rows, related or not.
    case all
}

/// A row that a condition is about: that of a closure, counted from the outside, or one to which it refers.
struct FormRow: Hashable, Sendable {
    var scope: Int
    var steps: [FormStep] = []

    static let root = FormRow(scope: 0)

    func text(_ name: String) -> String {
        (["$\(scope)"] + steps.map { "\($0)" } + [name]).joined(separator: ".")
    }
}

/// The rows that belong to a row.
struct FormRelated: Hashable, Sendable {
    let row: FormRow
    let kind: FormMany

    var text: String { row.text("\(kind)") }
}

/// The rows of the closures in plain Swift, from the outside.
struct FormRows: Sendable {
    let table: FormTable
    var scopes: [Specimen]

    /// Notices what overflows, nil where that is a value as any other.
    var overflow: FormOverflow?

    func within(_ row: Specimen) -> FormRows {
        var rows = self
        rows.scopes.append(row)
        return rows
    }

    /// The same rows for what decides about others, where an overflow is nil.
    var deciding: FormRows { FormRows(table: table, scopes: scopes) }

    /// A row in a condition by itself, which sees no other.
    func alone(_ row: Specimen) -> FormRows { FormRows(table: table, scopes: [row]) }

    subscript(row: FormRow) -> Specimen? {
        var result: Specimen? = scopes.indices.contains(row.scope) ? scopes[row.scope] : nil
        for step in row.steps { result = result.flatMap { table.next(step, of: $0) } }
        return result
    }

    func related(_ related: FormRelated, where condition: FormCondition? = nil) -> [FormRows] {
        let isOfNone = self[related.row] == nil && related.kind != .all
        let rows = (isOfNone ? [] : table.many(related.kind, of: self[related.row] ?? scopes[0])).map(within)
        return condition.map { condition in rows.filter { condition.holds($0) } } ?? rows
    }
}

/// Whether a calculation has overflowed, of which the result is given back or stored.
final class FormOverflow: @unchecked Sendable {
    private(set) var isFound = false

    /// The text that stands for the answer then.
    static let text = "an overflow"

    func notice() { isFound = true }
}

/// The members that the closures of the library are given, from the outside.
struct FormScopes {
    private enum Scope {
        case root(Specimen.FetchableMembers)
        case element(RelatedMembers<Specimen, Specimen>)
    }

    private var scopes: [Scope] = [.root(Specimen.fetchableMembers)]

    func within(_ element: RelatedMembers<Specimen, Specimen>) -> FormScopes {
        var result = self
        result.scopes.append(.element(element))
        return result
    }

    func tree<Value: FetchableValue>(
        _ member: KeyPath<Specimen.FetchableMembers, FetchableMember<Specimen, Value>>, of row: FormRow
    ) -> ExpressionTree {
        if let related = related(row) { return related[dynamicMember: member].tree }
        switch scopes[row.scope] {
        case .root(let members): return members[keyPath: member].tree
        case .element(let members): return members[dynamicMember: member].tree
        }
    }

    /// The row at the end of to-one relationships, nil if there are none on the way.
    func related(_ row: FormRow) -> ToOneMember<Specimen, Specimen>? {
        guard let first = row.steps.first else { return nil }
        var result: ToOneMember<Specimen, Specimen>
        switch (scopes[row.scope], first) {
        case (.root(let members), .parent): result = members.parent
        case (.root(let members), .twin): result = members.twin
        case (.element(let members), .parent): result = members.parent
        case (.element(let members), .twin): result = members.twin
        }
        for step in row.steps.dropFirst() { result = step == .parent ? result.parent : result.twin }
        return result
    }

    func models(_ related: FormRelated) -> ToManyMember<Specimen, Specimen> {
        if related.kind != .all, let row = self.related(related.row) {
            return related.kind == .children ? row.children : row.followers
        }
        switch (scopes[related.row.scope], related.kind) {
        case (.root(let members), .children): return members.children
        case (.root(let members), .followers): return members.followers
        case (.root(let members), .all): return members.all(Specimen.self)
        case (.element(let members), .children): return members.children
        case (.element(let members), .followers): return members.followers
        case (.element(let members), .all): return members.all(Specimen.self)
        }
    }
}
