public import Foundation

/// A sort term of groups: a value of the group and a direction.
///
/// Nil is smaller than every value, on every engine: first when ascending, last when descending.
public struct GroupSortTerm<Model: Fetchable, Key: Sendable> {
    private let makeKey: (FetchableGroup<Model, Key>) -> SortKey
    private var nilOrder = SortKey.NilOrder.smallest

    private init<Operand: FetchableOperand>(
        _ value: @escaping (FetchableGroup<Model, Key>) -> Operand, isAscending: Bool
    ) where Operand.Model == Model {
        makeKey = { SortTerm<Model>(value($0).tree, isAscending: isAscending).key }
    }

    private init<Operand: FetchableOperand>(
        _ value: @escaping (FetchableGroup<Model, Key>) -> Operand, isAscending: Bool, locale: Locale
    ) where Operand.Model == Model {
        makeKey = { SortTerm<Model>(value($0).tree, isAscending: isAscending, locale: locale).key }
    }

    func key(of group: FetchableGroup<Model, Key>) -> SortKey {
        var key = makeKey(group)
        key.nilOrder = nilOrder
        return key
    }
}

extension GroupSortTerm {
    /// From the smallest value to the largest.
    ///
    /// ```swift
    /// .sorted(by: .ascending { $0.key })              // ORDER BY "plan"
    /// ```
    public static func ascending<Operand: FetchableOperand>(
        _ value: @escaping (FetchableGroup<Model, Key>) -> Operand
    ) -> GroupSortTerm where Operand.Model == Model {
        GroupSortTerm(value, isAscending: true)
    }

    /// From the largest value to the smallest.
    ///
    /// ```swift
    /// .sorted(by: .descending { $0.count })           // ORDER BY COUNT(*) DESC
    /// ```
    public static func descending<Operand: FetchableOperand>(
        _ value: @escaping (FetchableGroup<Model, Key>) -> Operand
    ) -> GroupSortTerm where Operand.Model == Model {
        GroupSortTerm(value, isAscending: false)
    }

    /// From the first text to the last, as a locale has them in lists for people. See ``SortTerm/ascending(_:locale:)``.
    ///
    /// ```swift
    /// .sorted(by: .ascending({ $0.min(\.name) }, locale: Locale(identifier: "sv")))
    /// // ORDER BY (MIN("name" COLLATE BINARY)) COLLATE fetching_locale_sv
    /// ```
    public static func ascending<Operand: FetchableOperand>(
        _ value: @escaping (FetchableGroup<Model, Key>) -> Operand, locale: Locale
    ) -> GroupSortTerm where Operand.Model == Model, Operand.Value.Base == String {
        GroupSortTerm(value, isAscending: true, locale: locale)
    }

    /// From the last text to the first, as a locale has them in lists for people. See ``SortTerm/ascending(_:locale:)``.
    ///
    /// ```swift
    /// .sorted(by: .descending({ $0.min(\.name) }, locale: Locale(identifier: "sv")))
    /// // ORDER BY (MIN("name" COLLATE BINARY)) COLLATE fetching_locale_sv DESC
    /// ```
    public static func descending<Operand: FetchableOperand>(
        _ value: @escaping (FetchableGroup<Model, Key>) -> Operand, locale: Locale
    ) -> GroupSortTerm where Operand.Model == Model, Operand.Value.Base == String {
        GroupSortTerm(value, isAscending: false, locale: locale)
    }

    /// The same, with nil before every value.
    ///
    /// ```swift
    /// .sorted(by: .descending { $0.max(\.best) }.nilsFirst)           // ORDER BY MAX("best") DESC NULLS FIRST
    /// ```
    public var nilsFirst: GroupSortTerm { with(.first) }

    /// The same, with nil after every value.
    ///
    /// ```swift
    /// .sorted(by: .ascending { $0.max(\.best) }.nilsLast)             // ORDER BY MAX("best") NULLS LAST
    /// ```
    public var nilsLast: GroupSortTerm { with(.last) }

    private func with(_ nilOrder: SortKey.NilOrder) -> GroupSortTerm {
        var term = self
        term.nilOrder = nilOrder
        return term
    }
}
