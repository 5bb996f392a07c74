import FetchingCore
import Foundation

/// A chain of conditions, which grows to the left: it is walked through without a call for each link.
private protocol ConditionChain {
    var first: any PredicateExpression<Bool> { get }
    var last: any PredicateExpression<Bool> { get }
}

extension PredicateExpressions.Conjunction: TranslatableExpression, ConditionChain {
    fileprivate var first: any PredicateExpression<Bool> { lhs }
    fileprivate var last: any PredicateExpression<Bool> { rhs }

    func translated(by translator: Translator) throws -> Translation {
        let links = links(of: self) { $0 as? any ConjunctionLink }
        return .expression(try links.reduce(.true) { $0.and(try translator.condition($1)) })
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression, ConditionChain {
    fileprivate var first: any PredicateExpression<Bool> { lhs }
    fileprivate var last: any PredicateExpression<Bool> { rhs }

    func translated(by translator: Translator) throws -> Translation {
        let links = links(of: self) { $0 as? any DisjunctionLink }
        return .expression(try links.reduce(.false) { $0.or(try translator.condition($1)) })
    }
}

private protocol ConjunctionLink: ConditionChain {}
extension PredicateExpressions.Conjunction: ConjunctionLink {}

private protocol DisjunctionLink: ConditionChain {}
extension PredicateExpressions.Disjunction: DisjunctionLink {}

/// The conditions of a chain, in the order in which they were written.
private func links(
    of chain: some PredicateExpression<Bool>, next: (any PredicateExpression<Bool>) -> (any ConditionChain)?
) -> [any PredicateExpression<Bool>] {
    var links: [any PredicateExpression<Bool>] = []
    var current: any PredicateExpression<Bool> = chain
    while let link = next(current) {
        links.append(link.last)
        current = link.first
    }
    return [current] + links.reversed()
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        .expression(try translator.condition(wrapped).negated)
    }
}
