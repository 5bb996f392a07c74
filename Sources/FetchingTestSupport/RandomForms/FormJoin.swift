import Fetching
import FetchingCore

/// How the texts of many rows become one, in the library and in plain Swift.
struct FormJoin: Sendable {
    let separator: String

    /// The order of the texts, which come in their own without one. Distinct ones have no other.
    let order: FormOrder<FormValue>?
    let isDistinct: Bool

    var function: AggregateFunction {
        isDistinct ? .distinctJoined(separator: separator) : .joined(separator: separator)
    }

    /// As `joined(_:separator:order:where:)`; distinct texts are named by key paths only.
    func tree(_ value: FormValue, of models: ToManyMember<Specimen, Specimen>, _ scopes: FormScopes) -> ExpressionTree {
        func text(_ element: RelatedMembers<Specimen, Specimen>) -> FetchExpression<Specimen, String?> {
            FetchExpression(value.tree(scopes.within(element)))
        }
        let tree =
            order.map { models.joined(text, separator: separator, order: $0.term).tree }
            ?? models.joined(text, separator: separator).tree
        guard isDistinct, case .value(.aggregate(_, let operand, let rows)) = tree.node else { return tree }
        return .aggregate(function, of: operand, in: rows)
    }

    func groupTree(_ value: FormValue, _ condition: FormCondition?) -> ExpressionTree {
        .groupAggregate(
            function, of: value.tree(), where: condition?.predicate().tree, order: order.map { [$0.term.key] } ?? [])
    }

    func key(_ value: FormValue, of rows: [FormRows]) -> FormKey {
        var texts = rows.compactMap { row in
            value.key(row)?.text.map { text -> (text: String, place: FormKey?) in
                let own = row.deciding.alone(row.scopes[row.scopes.count - 1])
                return (text: text, place: order.flatMap { $0.value.key(own) })
            }
        }
        texts.sort { a, b in
            order?.precedes(a.place, b.place) ?? a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
        }
        var seen: Set<FormKey> = []
        return FormTypes.text.key(
            texts.map(\.text).filter { !isDistinct || seen.insert(.text($0)).inserted }
                .joined(separator: separator))
    }

    func text(of value: FormValue) -> String {
        "joined(\(isDistinct ? "distinct: " : "")\(value.text), '\(separator)'"
            + (order.map { ", " + $0.text($0.value.text) } ?? "") + ")"
    }
}

extension FormGrammar {
    mutating func join() -> FormJoin {
        let isDistinct = isOne(in: 3)
        let value = value(depth: number(0...1))
        var order = !isDistinct && value.domain.isOrdered && !isOne(in: 3) ? order(value) : nil
        order?.locale = locale(of: value.domain)
        return FormJoin(separator: ["", ", ", "é", "'"][number(0...3)], order: order, isDistinct: isDistinct)
    }
}
