public import Foundation

// The initialisers that Foundation gets with Swift 6.4 (proposal SF-0036), on every system. Foundation's own win where the
// compiler sees both.

extension Predicate {
    /// Makes a predicate that holds when all of the given ones do; true if there is none.
    ///
    /// ```swift
    /// let books = FetchDescriptor(predicate: Predicate(all: [isLong, isNovel]))
    /// // #Predicate<Book> { $0.pages > 300 && $0.genre == "novel" }
    /// ```
    ///
    /// It is `conjunction()` of the list.
    ///
    /// - Parameter subpredicates: The predicates, evaluated in their order up to the first that does not hold.
    @_disfavoredOverload
    public init(all subpredicates: some BidirectionalCollection<Self>) { self = subpredicates.conjunction() }

    /// Makes a predicate that holds when at least one of the given ones does; false if there is none.
    ///
    /// ```swift
    /// let books = FetchDescriptor(predicate: Predicate(any: [isLong, isNovel]))
    /// // #Predicate<Book> { $0.pages > 300 || $0.genre == "novel" }
    /// ```
    ///
    /// It is `disjunction()` of the list.
    ///
    /// - Parameter subpredicates: The predicates, evaluated in their order up to the first that holds.
    @_disfavoredOverload
    public init(any subpredicates: some BidirectionalCollection<Self>) { self = subpredicates.disjunction() }
}
