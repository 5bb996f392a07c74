public import Foundation

/// A sort term of models: a value and a direction.
///
/// Nil is smaller than every value, on every engine: first when ascending, last when descending.
public struct SortTerm<Model: Fetchable>: Sendable {
    package private(set) var key: SortKey

    package init(_ tree: ExpressionTree, isAscending: Bool, options: TextOptions = []) {
        let tree = tree.building("sorted") {
            try tree.requireOrder()
            if !options.folding.isEmpty { try tree.requireOwnStorage() }
            return tree
        }
        key = SortKey(tree, isAscending: isAscending, options: options)
    }

    init(_ tree: ExpressionTree, isAscending: Bool, locale: Locale) {
        var order: SortLocale?
        let tree = tree.building("sorted") {
            try tree.requireOrder()
            try tree.requireOwnStorage()
            order = try SortLocale(locale)
            return tree
        }
        key = SortKey(tree, isAscending: isAscending, locale: order)
    }
}

extension SortTerm {
    /// From the smallest value to the largest.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name))                 // ORDER BY "name" COLLATE BINARY
    /// .sorted(by: .ascending { $0.score + $0.bonus }) // ORDER BY "score" + "bonus"
    /// ```
    public static func ascending<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand) -> SortTerm
    where Operand.Model == Model {
        SortTerm(value(Model.fetchableMembers).tree, isAscending: true)
    }

    /// From the largest value to the smallest.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.score))               // ORDER BY "score" DESC
    /// ```
    public static func descending<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand) -> SortTerm
    where Operand.Model == Model {
        SortTerm(value(Model.fetchableMembers).tree, isAscending: false)
    }

    /// From the smallest text to the largest, under options.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name, options: .caseInsensitive))    // ORDER BY fetching_fold("name", 1) COLLATE BINARY
    /// ```
    public static func ascending<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, options: TextOptions
    ) -> SortTerm where Operand.Model == Model, Operand.Value.Base == String {
        SortTerm(value(Model.fetchableMembers).tree, isAscending: true, options: options)
    }

    /// From the largest text to the smallest, under options.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.name, options: .caseInsensitive))   // ORDER BY fetching_fold("name", 1) COLLATE BINARY DESC
    /// ```
    public static func descending<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, options: TextOptions
    ) -> SortTerm where Operand.Model == Model, Operand.Value.Base == String {
        SortTerm(value(Model.fetchableMembers).tree, isAscending: false, options: options)
    }

    /// From the first text to the last, as a locale has them in lists for people.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name, locale: Locale(identifier: "sv")))    // ORDER BY "name" COLLATE fetching_locale_sv
    /// ```
    ///
    /// The order is that of ICU: letters first, then accents, then case, all by the rules of the language, script and region, or of
    /// the collation that the locale names. "Zoe" precedes "Åsa" in Swedish, and follows it in German. Texts that the locale takes
    /// for equal are in the order of their scalars, so that pages neither repeat rows nor leave any out. `Locale(identifier: "")`
    /// has the order of no language. For a locale that is not one, the request throws ``FetchError`` when it runs.
    ///
    /// On PostgreSQL, the server must have the collation, as `"sv-x-icu"`.
    public static func ascending<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, locale: Locale
    ) -> SortTerm where Operand.Model == Model, Operand.Value.Base == String {
        SortTerm(value(Model.fetchableMembers).tree, isAscending: true, locale: locale)
    }

    /// From the last text to the first, as a locale has them in lists for people. See ``ascending(_:locale:)``.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.name, locale: Locale(identifier: "sv")))   // ORDER BY "name" COLLATE fetching_locale_sv DESC
    /// ```
    public static func descending<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, locale: Locale
    ) -> SortTerm where Operand.Model == Model, Operand.Value.Base == String {
        SortTerm(value(Model.fetchableMembers).tree, isAscending: false, locale: locale)
    }

    /// The same, with nil before every value.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.nickname).nilsFirst)  // ORDER BY "nickname" COLLATE BINARY DESC NULLS FIRST
    /// ```
    public var nilsFirst: SortTerm { with(.first) }

    /// The same, with nil after every value.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.nickname).nilsLast)    // ORDER BY "nickname" COLLATE BINARY NULLS LAST
    /// ```
    public var nilsLast: SortTerm { with(.last) }

    private func with(_ nilOrder: SortKey.NilOrder) -> SortTerm {
        var term = self
        term.key.nilOrder = nilOrder
        return term
    }
}
