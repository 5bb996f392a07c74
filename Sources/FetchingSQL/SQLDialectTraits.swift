import FetchingCore

/// The differences between databases that are words and facts.
///
/// A renderer holds a copy of them: they are asked for with every comparison, and to call a dialect each time would take
/// longer than to write what it says.
package struct SQLDialectTraits: Sendable {
    /// How deep parentheses can be nested.
    package var deepestParentheses: Int

    /// How many levels of parentheses a statement within a statement counts for.
    package var levelsOfSubquery: Int

    /// The number of bytes of the longest name. The database cuts longer ones, after which two may be the same.
    package var longestName: Int

    /// The form of the places that values are bound to.
    package var placeholders: SQLPlaceholders

    /// Whether columns can have the type of an enum, which compares with no text.
    package var hasEnumTypes: Bool

    /// How a comparison begins, up to the second operand, that takes two nulls for equal.
    package var nullSafeEqual: StaticString

    /// How a comparison begins, up to the second operand, that takes null for different from every value.
    package var nullSafeNotEqual: StaticString

    /// Whether null is smaller than every value where the order says nothing of it.
    package var nullIsSmallest: Bool

    /// Whether an order by the number of a column can be followed by a collation.
    package var collatesColumnNumbers: Bool

    /// Whether a value is looked for in a list of those of a subquery, which the database makes once. Others join the rows of `EXISTS`.
    package var looksUpInLists: Bool

    /// Whether sorted parts of one order, joined by `UNION ALL`, are merged row by row up to a limit. Elsewhere each has the limit.
    package var mergesSortedParts: Bool

    /// Whether distinct rows can be sorted by what is not selected.
    package var sortsDistinctRowsByUnselected: Bool

    /// Whether a name alone in the order is that of a result before it is that of a column. A database gives results names:
    /// `CAST("score" AS float8)` is `score`, too.
    package var sortsByNamesOfResults: Bool

    /// Whether rows can be locked.
    package var locksRows: Bool

    /// Whether a statement may read rows that it has changed already, or has deleted.
    package var changesRowByRow: Bool

    /// Whether the conflict behind inserted rows that are selected without a condition is read as the condition of a join.
    package var readsConflictAsJoin: Bool

    /// Whether rows can be grouped and sorted by a value that reads nothing of them.
    package var groupsByConstants: Bool

    /// Whether a decimal or an array is compared as text, which a value that is computed from a column is not by itself.
    package var comparesDecimalsAsText: Bool

    /// Whether a number of another row and the one in its place must be of one type: PostgreSQL 13 has no `lag(int4, int4, int8)`.
    package var castsNumbersBesideDefault: Bool

    /// The function that gives the text of a decimal that may be a number.
    package var decimalText: StaticString

    /// Whether the result of a calculation that does not fit is marked in what is given back, where it would be an error of the
    /// database otherwise. A database meets such errors in the rows and groups that it passes over, too.
    package var marksOverflow: Bool

    /// The suffix that makes a text compare by its bytes, and the purposes for which the database does not do so by itself.
    package var textCollation: (name: StaticString, uses: SQLCollationUse)

    /// Those uses for texts within JSON, which stay where columns are declared so that they need none.
    let usesInJSON: SQLCollationUse

    /// The suffix that makes a decimal compare as a number, and the purposes for which the database does not do so by itself.
    package var decimalCollation: (name: StaticString, uses: SQLCollationUse)

    /// The suffix that makes an array compare by its elements, and the purposes for which the database does not do so by itself.
    package var arrayCollation: (name: StaticString, uses: SQLCollationUse, isOfTextsOnly: Bool)

    /// The values of a column of truth values.
    package var truth: (true: StaticString, false: StaticString)

    package init(
        deepestParentheses: Int, levelsOfSubquery: Int, longestName: Int, placeholders: SQLPlaceholders,
        hasEnumTypes: Bool, nullSafeEqual: StaticString, nullSafeNotEqual: StaticString, nullIsSmallest: Bool,
        collatesColumnNumbers: Bool, looksUpInLists: Bool, mergesSortedParts: Bool, sortsDistinctRowsByUnselected: Bool,
        sortsByNamesOfResults: Bool,
        locksRows: Bool, changesRowByRow: Bool, readsConflictAsJoin: Bool, groupsByConstants: Bool,
        comparesDecimalsAsText: Bool, castsNumbersBesideDefault: Bool,
        decimalText: StaticString, marksOverflow: Bool,
        textCollation: (name: StaticString, uses: SQLCollationUse),
        decimalCollation: (name: StaticString, uses: SQLCollationUse),
        arrayCollation: (name: StaticString, uses: SQLCollationUse, isOfTextsOnly: Bool),
        truth: (true: StaticString, false: StaticString)
    ) {
        self.deepestParentheses = deepestParentheses
        self.levelsOfSubquery = levelsOfSubquery
        self.longestName = longestName
        self.placeholders = placeholders
        self.hasEnumTypes = hasEnumTypes
        self.nullSafeEqual = nullSafeEqual
        self.nullSafeNotEqual = nullSafeNotEqual
        self.nullIsSmallest = nullIsSmallest
        self.collatesColumnNumbers = collatesColumnNumbers
        self.looksUpInLists = looksUpInLists
        self.mergesSortedParts = mergesSortedParts
        self.sortsDistinctRowsByUnselected = sortsDistinctRowsByUnselected
        self.sortsByNamesOfResults = sortsByNamesOfResults
        self.locksRows = locksRows
        self.changesRowByRow = changesRowByRow
        self.readsConflictAsJoin = readsConflictAsJoin
        self.groupsByConstants = groupsByConstants
        self.comparesDecimalsAsText = comparesDecimalsAsText
        self.castsNumbersBesideDefault = castsNumbersBesideDefault
        self.decimalText = decimalText
        self.marksOverflow = marksOverflow
        self.textCollation = textCollation
        usesInJSON = textCollation.uses
        self.decimalCollation = decimalCollation
        self.arrayCollation = arrayCollation
        self.truth = truth
    }

    /// The suffix that makes an operand of the given type compare as on every other engine; nil where the database does
    /// so by itself.
    ///
    /// - Parameter readsJSON: Whether the operand is made of a text within JSON, which has no collation of a column.
    func collation(
        for type: PrimitiveType, in use: SQLCollationUse, readsJSON: @autoclosure () -> Bool = false
    ) -> StaticString? {
        switch type {
        case .text:
            textCollation.uses.contains(use) || usesInJSON.contains(use) && readsJSON() ? textCollation.name : nil
        case .decimal: decimalCollation.uses.contains(use) ? decimalCollation.name : nil
        case .array(let element) where element == .text || !arrayCollation.isOfTextsOnly:
            arrayCollation.uses.contains(use) ? arrayCollation.name : nil
        case .bool, .int64, .double, .data, .date, .uuid, .array: nil
        }
    }
}

/// The form of the places in a statement that values are bound to.
package enum SQLPlaceholders: Sendable {
    /// `?`, bound in their order.
    case anonymous

    /// `$1`, of which several may stand for the same value. A null is written as it is, having no type.
    case numbered
}

/// The purposes for which values are compared: databases differ in when they must be told a collation.
package struct SQLCollationUse: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether two values are the same.
    package static let equality = SQLCollationUse(rawValue: 1)

    /// The lesser of two values: in conditions, in orders, and for an extreme.
    package static let order = SQLCollationUse(rawValue: 2)

    /// The selection of different rows, by whose values they may be sorted.
    package static let distinctSelection = SQLCollationUse(rawValue: 4)

    /// The selection of a value by which rows are sorted that several statements give.
    package static let selectedOrder = SQLCollationUse(rawValue: 8)

    /// One of two values, as a condition decides that compares texts.
    package static let choice = SQLCollationUse(rawValue: 16)
}
