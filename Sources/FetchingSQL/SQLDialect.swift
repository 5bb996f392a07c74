package import FetchingCore

/// The SQL of a certain database.
///
/// Each engine adds its own: `FetchingSQLite` adds `.sqlite`, `FetchingPostgres` adds `.postgres`.
public struct SQLDialect: Sendable {
    package let rules: any SQLDialectRules

    package init(_ rules: any SQLDialectRules) { self.rules = rules }
}

/// The differences between databases in the rendering of a statement.
package protocol SQLDialectRules: Sendable {
    /// The name of the engine, for errors.
    var engine: String { get }

    /// How deep parentheses can be nested.
    var deepestParentheses: Int { get }

    /// How many levels of parentheses a statement within a statement counts for.
    var levelsOfSubquery: Int { get }

    /// The number of bytes of the longest name. The database cuts longer ones, after which two may be the same.
    var longestName: Int { get }

    /// The form of the places that values are bound to.
    var placeholders: SQLPlaceholders { get }

    /// Whether columns can have the type of an enum, which compares with no text.
    var hasEnumTypes: Bool { get }

    /// How a comparison begins, up to the second operand, that takes two nulls for equal.
    var nullSafeEqual: StaticString { get }

    /// How a comparison begins, up to the second operand, that takes null for different from every value.
    var nullSafeNotEqual: StaticString { get }

    /// Whether null is smaller than every value where the order says nothing of it.
    var nullIsSmallest: Bool { get }

    /// Whether an order by the number of a column can be followed by a collation.
    var collatesColumnNumbers: Bool { get }

    /// Whether distinct rows can be sorted by what is not selected.
    var sortsDistinctRowsByUnselected: Bool { get }

    /// Whether rows can be grouped and sorted by a value that reads nothing of them.
    var groupsByConstants: Bool { get }

    /// Whether a decimal is compared as text, which a value that is computed from a column is not by itself.
    var comparesDecimalsAsText: Bool { get }

    /// The function that gives the text of a decimal that may be a number.
    var decimalText: StaticString { get }

    /// Whether the result of a calculation that does not fit is marked in what is given back, where it would be an error of the
    /// database otherwise. A database meets such errors in the rows and groups that it passes over, too.
    var marksOverflow: Bool { get }

    /// The suffix that makes an operand of the given type compare as on every other engine; nil where the database does
    /// so by itself.
    func collation(for type: PrimitiveType, in use: SQLCollationUse) -> StaticString?

    /// The value of a column of truth values.
    func truth(_ value: Bool) -> StaticString

    /// Renders whether `text` meets a text operator. The operand may be null.
    func render(_ condition: TextCondition, into renderer: inout SQLRenderer) throws

    /// Renders whether an operand, folded under options, contains one of many texts, which are folded already. The operand
    /// may be null.
    func renderContains(
        _ operand: ExpressionTree, anyOf texts: [String], _ options: TextOptions, into renderer: inout SQLRenderer)
        throws

    /// Renders whether `operand` is one of the values, of which there is at least one.
    func renderMembership(
        of operand: ExpressionTree, in values: [PrimitiveValue], negated: Bool, into renderer: inout SQLRenderer) throws

    /// Renders whether the columns of a row have the values of one of many keys, which stand one after the other.
    func renderMembership(
        of columns: [FetchableColumn], ofRow row: String, inKeys values: [PrimitiveValue],
        into renderer: inout SQLRenderer)

    /// Renders a calculation, of which a result that does not fit is what the renderer's ``SQLRenderer/overflow`` says.
    func render(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws

    /// Renders an integer as a floating-point number.
    func renderDouble(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders a value that is computed from many rows.
    ///
    /// - Parameter writeOperand: Writes the operand of a row.
    func render(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws

    /// Renders an integer of which one that is not within a range fails.
    func renderInteger(
        within range: ClosedRange<Int64>, _ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer
    ) throws

    /// Renders the number of Unicode scalars of a text.
    func renderScalarCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders a text under options that change it.
    func renderFolded(_ operand: ExpressionTree, _ options: TextOptions, into renderer: inout SQLRenderer) throws

    /// The value as it would be written into a statement, for a person to read.
    func literal(for value: PrimitiveValue) -> String

    /// The text that limits the number of rows.
    func renderLimit(_ limit: Int?, offset: Int, into renderer: inout SQLRenderer)
}

/// The form of the places in a statement that values are bound to.
package enum SQLPlaceholders: Sendable {
    /// `?`, bound in their order.
    case anonymous

    /// `$1`, of which several may stand for the same value. A null is written as it is, having no type.
    case numbered
}

/// The purpose for which values are compared: databases differ in when they must be told a collation.
package enum SQLCollationUse: Sendable {
    /// Whether two values are the same.
    case equality

    /// The lesser of two values: in conditions, in orders, and for an extreme.
    case order

    /// The selection of different rows, by whose values they may be sorted.
    case distinctSelection

    /// The selection of a value by which rows are sorted that several statements give.
    case selectedOrder

    /// One of two values, as a condition decides that compares texts.
    case choice
}

/// A text operator and its operands.
package struct TextCondition {
    package let operation: TextOperator
    package let operand: ExpressionTree
    package let pattern: String
    package let options: TextOptions
}

/// An arithmetic operator and its operands.
package struct SQLCalculation {
    package let operation: ArithmeticOperator
    package let lhs: ExpressionTree
    package let rhs: ExpressionTree
    package let kind: NumberKind

    package init(_ operation: ArithmeticOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, _ kind: NumberKind) {
        self.operation = operation
        self.lhs = lhs
        self.rhs = rhs
        self.kind = kind
    }
}

/// An aggregate function and what it is computed from.
package struct SQLAggregateCall {
    package let function: AggregateFunction
    package let operand: ExpressionTree
    package let isDistinct: Bool

    /// The condition of the rows that count; nil for all.
    package let condition: ExpressionTree?
}
