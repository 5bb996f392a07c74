import FetchingCore
public import Foundation

extension Predicate {
    /// A predicate of Foundation that holds where this one does not.
    ///
    /// ```swift
    /// let isLong = #Predicate<Book> { $0.pages > 300 }
    ///
    /// let books = FetchDescriptor(predicate: isLong.negated())
    /// // #Predicate<Book> { !($0.pages > 300) }
    /// ```
    ///
    /// It is made of Foundation's own expressions alone, as ``Swift/Sequence/conjunction()`` is.
    public func negated() -> Predicate {
        Predicate { (variables: repeat PredicateExpressions.Variable<each Input>) in
            let conditions = conditions(joinedBy: .and, on: repeat each variables)
            let condition = Junction.and.balanced(conditions[...]) ?? expression
            return Self.negation(of: condition)
        }
    }

    private static func negation<Condition: StandardPredicateExpression>(
        of condition: Condition
    ) -> any StandardPredicateExpression<Bool> where Condition.Output == Bool {
        PredicateExpressions.Negation(condition)
    }
}
