import Fetching
import FetchingCore

/// A condition on a row, and what it means in plain Swift.
indirect enum FormCondition: Sendable {
    case test(FormValue, FormTest)
    case pair(FormValue, FormPair, FormValue)
    case isMissing(FormRow)
    case and(FormCondition, FormCondition)
    case or(FormCondition, FormCondition)
    case not(FormCondition)
    case contains(FormRelated, FormCondition)
    case allSatisfy(FormRelated, FormCondition)
    case isEmpty(FormRelated)
    /// A value is among those of the rows for which a condition by itself holds.
    case isIn(FormValue, FormValue, FormCondition?)
    /// A condition by itself, of a related row.
    case satisfies(FormRow, FormCondition)
    /// A condition by itself, of at least one related row or of all.
    case anySatisfies(FormRelated, FormCondition)
    case allSatisfies(FormRelated, FormCondition)
}

extension FormCondition {
    func predicate(_ scopes: FormScopes = FormScopes()) -> FetchPredicate<Specimen> {
        switch self {
        case .test(let value, let test): test.predicate(value.tree(scopes))
        case .pair(let first, let pair, let second): pair.predicate(first.tree(scopes), second.tree(scopes))
        case .isMissing(let row): scopes.related(row).map { $0 == nil } ?? .any([])
        case .and(let a, let b): a.predicate(scopes) && b.predicate(scopes)
        case .or(let a, let b): a.predicate(scopes) || b.predicate(scopes)
        case .not(let inner): !inner.predicate(scopes)
        case .contains(let related, let inner):
            scopes.models(related).contains { inner.predicate(scopes.within($0)) }
        case .allSatisfy(let related, let inner):
            scopes.models(related).allSatisfy { inner.predicate(scopes.within($0)) }
        case .isEmpty(let related): scopes.models(related).isEmpty
        case .isIn(let value, let key, let inner):
            value.domain.list(value.tree(scopes), key.tree(FormScopes()), inner?.predicate() ?? .all([]))
        case .satisfies(let row, let inner):
            scopes.related(row).map { $0.satisfies(inner.predicate()) } ?? .any([])
        case .anySatisfies(let related, let inner):
            scopes.models(related).contains { $0.satisfies(inner.predicate()) }
        case .allSatisfies(let related, let inner):
            scopes.models(related).allSatisfy { $0.satisfies(inner.predicate()) }
        }
    }

    func holds(_ rows: FormRows) -> Bool {
        let rows = rows.deciding
        return switch self {
        case .test(let value, let test): test.holds(value.key(rows))
        case .pair(let first, let pair, let second): pair.holds(first.key(rows), second.key(rows))
        case .isMissing(let row): rows[row] == nil
        case .and(let a, let b): a.holds(rows) && b.holds(rows)
        case .or(let a, let b): a.holds(rows) || b.holds(rows)
        case .not(let inner): !inner.holds(rows)
        case .contains(let related, let inner): rows.related(related).contains { inner.holds($0) }
        case .allSatisfy(let related, let inner): rows.related(related).allSatisfy { inner.holds($0) }
        case .isEmpty(let related): rows.related(related).isEmpty
        case .isIn(let value, let key, let inner):
            rows.table.rows.map(rows.alone).contains {
                inner?.holds($0) ?? true && key.key($0) == value.key(rows)
            }
        case .satisfies(let row, let inner): rows[row].map { inner.holds(rows.alone($0)) } ?? false
        case .anySatisfies(let related, let inner):
            rows.related(related).contains { inner.holds(rows.alone($0.scopes[$0.scopes.count - 1])) }
        case .allSatisfies(let related, let inner):
            rows.related(related).allSatisfy { inner.holds(rows.alone($0.scopes[$0.scopes.count - 1])) }
        }
    }

    /// Conditions that are a little smaller than this one.
    var smaller: [FormCondition] {
        switch self {
        case .test(let value, let test): value.smaller.map { .test($0, test) }
        case .pair(let first, let pair, let second):
            first.smaller.map { .pair($0, pair, second) } + second.smaller.map { .pair(first, pair, $0) }
        case .and(let a, let b): [a, b] + a.smaller.map { .and($0, b) } + b.smaller.map { .and(a, $0) }
        case .or(let a, let b): [a, b] + a.smaller.map { .or($0, b) } + b.smaller.map { .or(a, $0) }
        case .not(let inner): [inner] + inner.smaller.map { .not($0) }
        case .contains(let related, let inner): inner.smaller.map { .contains(related, $0) }
        case .allSatisfy(let related, let inner): inner.smaller.map { .allSatisfy(related, $0) }
        case .satisfies(let row, let inner): inner.smaller.map { .satisfies(row, $0) }
        case .anySatisfies(let related, let inner): inner.smaller.map { .anySatisfies(related, $0) }
        case .allSatisfies(let related, let inner): inner.smaller.map { .allSatisfies(related, $0) }
        case .isIn(let value, let key, let inner):
            (inner.map { [FormCondition.isIn(value, key, nil)] + $0.smaller.map { .isIn(value, key, $0) } } ?? [])
        case .isMissing, .isEmpty: []
        }
    }
}

extension FormCondition: CustomStringConvertible {
    var description: String {
        switch self {
        case .test(let value, let test): test.text.isEmpty ? value.text : "\(value.text) \(test.text)"
        case .pair(let first, let pair, let second): "\(first.text) \(pair.text) \(second.text)"
        case .isMissing(let row): "\(row.text("self")) == nil"
        case .and(let a, let b): "(\(a) && \(b))"
        case .or(let a, let b): "(\(a) || \(b))"
        case .not(let inner): "!(\(inner))"
        case .contains(let related, let inner): "\(related.text).contains { \(inner) }"
        case .isIn(let value, let key, let inner):
            "\(value.text) in \(key.text)" + (inner.map { " where \($0)" } ?? "")
        case .allSatisfy(let related, let inner): "\(related.text).allSatisfy { \(inner) }"
        case .isEmpty(let related): "\(related.text).isEmpty"
        case .satisfies(let row, let inner): "\(row.text("satisfies")) { \(inner) }"
        case .anySatisfies(let related, let inner): "\(related.text).contains(where: \(inner))"
        case .allSatisfies(let related, let inner): "\(related.text).allSatisfy(\(inner))"
        }
    }
}
