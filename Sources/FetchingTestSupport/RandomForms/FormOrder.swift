import Fetching
import FetchingCore
import Foundation

/// A value in an order: of rows or of groups.
struct FormOrder<Value: Sendable>: Sendable {
    let value: Value
    var isAscending: Bool
    var nils = Nils.smallest

    /// The locale in whose order texts are; nil for the order of the bytes.
    var locale: String?

    enum Nils: CaseIterable, Sendable {
        case smallest, first, last
    }

    /// Whether the first of two values precedes the second; nil where they are equal.
    func precedes(_ a: FormKey?, _ b: FormKey?) -> Bool? {
        let nilIsFirst = nils == .smallest ? isAscending : nils == .first
        switch (a, b) {
        case (nil, nil): return nil
        case (nil, _): return nilIsFirst
        case (_, nil): return !nilIsFirst
        case (let a?, let b?):
            guard a != b else { return nil }
            guard let locale, let text = a.text, let other = b.text else { return (a < b) == isAscending }
            let result = text.compare(
                other, options: [.literal, .forcedOrdering], range: nil, locale: Locale(identifier: locale))
            return (result == .orderedAscending) == isAscending
        }
    }

    func text(_ value: String) -> String {
        "\(value) \(isAscending ? "ascending" : "descending")\(nils == .smallest ? "" : ", nils \(nils)")"
            + (locale.map { ", locale '\($0)'" } ?? "")
    }
}

extension FormOrder where Value == FormValue {
    static func key(isAscending: Bool) -> FormOrder { FormOrder(value: .id, isAscending: isAscending) }

    var term: SortTerm<Specimen> {
        let operand = FetchExpression<Specimen, Int?>(value.tree())
        var term: SortTerm<Specimen> = isAscending ? .ascending { _ in operand } : .descending { _ in operand }
        if let locale = locale.map(Locale.init(identifier:)) {
            let text = FetchExpression<Specimen, String?>(value.tree())
            term = isAscending ? .ascending({ _ in text }, locale: locale) : .descending({ _ in text }, locale: locale)
        }
        switch nils {
        case .smallest: return term
        case .first: return term.nilsFirst
        case .last: return term.nilsLast
        }
    }
}

extension [FormOrder<FormValue>] {
    var text: String { map { $0.text($0.value.text) }.joined(separator: "; ") }

    func sort(_ rows: [Specimen], in table: FormTable) -> [Specimen] {
        let keyed = rows.map { row in (row, map { $0.value.key(FormRows(table: table, scopes: [row])) }) }
        return keyed.sorted { a, b in precedes(a.1, b.1) }.map(\.0)
    }
}

extension Array {
    /// Whether the values of the first are before those of the second.
    func precedes<Value: Sendable>(_ first: [FormKey?], _ second: [FormKey?]) -> Bool
    where Element == FormOrder<Value> {
        for (index, order) in enumerated() {
            if let precedes = order.precedes(first[index], second[index]) { return precedes }
        }
        return false
    }
}

extension FormValue {
    static let id = FormValue(.field(FormField.id, .root))
}

extension FormField {
    fileprivate static let id = FormField(\.id, FormTypes.integer)

    /// The key, which is not changed.
    private init(_ member: Member<Int>, _ type: FormType<Int>) {
        name = "id"
        domain = FormDomain(type)
        isOptional = false
        column = Specimen.fetchableMembers[keyPath: member].column
        tree = { $0.tree(member, of: $1) }
        key = { .int($0.id) }
        set = { _, _ in }
        fill = { _, _ in }
        assign = { _, _ in }
        drawAssignment = { _ in FormAssignment(key: nil) { _ in } }
    }
}

extension FormGrammar {
    /// The locale in whose order texts are, drawn for some of them.
    mutating func locale(of domain: FormDomain) -> String? {
        // An engine that cannot hold NUL is PostgreSQL, whose ICU has another version of some orders. It has tests of its own.
        guard domain.name == FormTypes.text.name, generator.drawsNUL, isOne(in: 2) else { return nil }
        return ["sv", "de", "da", "cs", "tr", "ja", ""].randomElement(using: &generator)
    }
}
