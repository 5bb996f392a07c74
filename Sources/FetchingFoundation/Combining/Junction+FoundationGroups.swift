import FetchingCore
import Foundation

extension Junction {
    /// How many bytes conditions may have before some of them move into a predicate of their own.
    ///
    /// An expression of Foundation contains those it is made of, and what works on it copies it to the stack, which has
    /// 512 KB in most threads of Apple systems. A condition on one property has 24 to 64 bytes, so that 1,000 fit.
    private static let limit = 64 * 1024

    /// Conditions in as few bytes as the limit asks for: where there are more, groups of them are predicates of their own,
    /// which Foundation evaluates in turn.
    func grouped<each Input>(
        _ conditions: [any StandardPredicateExpression<Bool>],
        on variables: repeat PredicateExpressions.Variable<each Input>
    ) -> [any StandardPredicateExpression<Bool>] {
        let groups = Self.groups(of: conditions)
        guard groups.count > 1 else { return conditions }
        let grouped = groups.map { group in evaluation(of: group, on: repeat each variables) }
        return grouped.count < conditions.count ? self.grouped(grouped, on: repeat each variables) : grouped
    }

    private static func groups(
        of conditions: [any StandardPredicateExpression<Bool>]
    ) -> [ArraySlice<any StandardPredicateExpression<Bool>>] {
        var groups: [ArraySlice<any StandardPredicateExpression<Bool>>] = []
        var size = 0
        for (index, condition) in conditions.enumerated() {
            let next = Self.size(of: condition)
            if let group = groups.last, size + next <= limit {
                groups[groups.count - 1] = conditions[group.startIndex...index]
                size += next
            } else {
                groups.append(conditions[index...index])
                size = next
            }
        }
        return groups
    }

    private static func size<Condition: StandardPredicateExpression>(of condition: Condition) -> Int {
        MemoryLayout<Condition>.size
    }

    private func evaluation<each Input>(
        of group: ArraySlice<any StandardPredicateExpression<Bool>>,
        on variables: repeat PredicateExpressions.Variable<each Input>
    ) -> any StandardPredicateExpression<Bool> {
        guard let condition = balanced(group) else { return PredicateExpressions.Value(self == .and) }
        guard group.count > 1 else { return condition }
        #if canImport(Darwin)
        // Before, Foundation had no predicate within a predicate: all that SwiftData accepts is one large expression.
        guard #available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *) else { return condition }
        #endif
        let predicate = Predicate { (inside: repeat PredicateExpressions.Variable<each Input>) in
            moved(condition, from: (repeat each variables), to: (repeat each inside))
        }
        return predicate.evaluation(on: repeat each variables)
    }

    private func moved<each Input>(
        _ condition: any StandardPredicateExpression<Bool>,
        from variables: (repeat PredicateExpressions.Variable<each Input>),
        to others: (repeat PredicateExpressions.Variable<each Input>)
    ) -> any StandardPredicateExpression<Bool> {
        var replacement = VariableReplacement()
        repeat replacement.replace(each variables, by: each others)
        // What could not be taken apart is a predicate of its own already.
        return (try? replacement.rebuild(condition)) ?? condition
    }
}
