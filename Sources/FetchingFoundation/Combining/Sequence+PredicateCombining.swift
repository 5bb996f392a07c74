import FetchingCore
public import Foundation

extension Sequence {
    /// A predicate of Foundation that holds when all of the given ones do; true if there is none.
    ///
    /// ```swift
    /// let isLong = #Predicate<Book> { $0.pages > 300 }
    /// let isNovel = #Predicate<Book> { $0.genre == "novel" }
    ///
    /// let books = FetchDescriptor(predicate: [isLong, isNovel].conjunction())
    /// // #Predicate<Book> { $0.pages > 300 && $0.genre == "novel" }
    /// ```
    ///
    /// The predicate is made of Foundation's own expressions alone: in each of the given ones, its variable is replaced
    /// by the one they share. It evaluates them in their order, and stops at the first that does not hold.
    ///
    /// One predicate gives itself. An expression other than Foundation's is evaluated as it is: the result works in
    /// memory, and SwiftData rejects it as it rejects the expression.
    public func conjunction<each Input>() -> Predicate<repeat each Input>
    where Element == Predicate<repeat each Input> {
        Junction.and.join(Array(self))
    }

    /// A predicate of Foundation that holds when at least one of the given ones does; false if there is none.
    ///
    /// ```swift
    /// let isLong = #Predicate<Book> { $0.pages > 300 }
    /// let isNovel = #Predicate<Book> { $0.genre == "novel" }
    ///
    /// let books = FetchDescriptor(predicate: [isLong, isNovel].disjunction())
    /// // #Predicate<Book> { $0.pages > 300 || $0.genre == "novel" }
    /// ```
    ///
    /// The predicate is made of Foundation's own expressions alone: in each of the given ones, its variable is replaced
    /// by the one they share. It evaluates them in their order, and stops at the first that holds.
    ///
    /// One predicate gives itself. An expression other than Foundation's is evaluated as it is: the result works in
    /// memory, and SwiftData rejects it as it rejects the expression.
    public func disjunction<each Input>() -> Predicate<repeat each Input>
    where Element == Predicate<repeat each Input> {
        Junction.or.join(Array(self))
    }
}
