package import FetchingCore

/// The SQL of a certain database.
public struct SQLDialect: Sendable {
    package let syntax: any SQLSyntax

    /// The SQL of SQLite.
    public static var sqlite: SQLDialect { SQLDialect(syntax: SQLiteSyntax()) }

    /// The SQL of SQLite that marks in its result what overflows.
    package static var sqliteMarkingOverflow: SQLDialect { SQLDialect(syntax: SQLiteSyntax(marksOverflow: true)) }
}

/// The differences between databases in the rendering of an expression.
package protocol SQLSyntax: Sendable {
    /// The name of the engine, for errors.
    var engine: String { get }

    /// How deep parentheses can be nested.
    var deepestParentheses: Int { get }

    /// How many levels of parentheses a statement within a statement counts for.
    var levelsOfSubquery: Int { get }

    /// Whether a decimal is compared as text, which a value that is computed from a column is not by itself.
    var comparesDecimalsAsText: Bool { get }

    /// How the text of a decimal that may be a number begins, up to the operand.
    var decimalText: StaticString { get }

    /// How a sum of integers begins, up to the operand: 0 where there is no number, null where the sum does not fit 64 bits.
    var sumOfIntegers: StaticString { get }

    /// How a sum of floating-point numbers begins, up to the operand: it is not null where there is no number.
    var sumOfFloatingPoint: StaticString { get }

    /// Whether the result of a calculation that does not fit is marked in what is given back, where it would be an error of the
    /// database otherwise. A database meets such errors in the rows and groups that it passes over, too.
    var marksOverflow: Bool { get }

    /// How a sum of integers begins, up to the operand, that may be a mark.
    var markedSumOfIntegers: StaticString { get }

    /// How a value begins, up to what may be a mark in its place.
    var marked: StaticString { get }

    /// The suffix that makes an operand of the given type compare as on every other engine; nil where the database does
    /// so by itself.
    func collation(for type: PrimitiveType) -> StaticString?

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

    /// Renders what stands between the parentheses behind `IN`, for rows of as many values as the width says.
    func renderList(_ values: [PrimitiveValue], width: Int, into renderer: inout SQLRenderer)

    /// Renders a calculation that fails, or is null, when the result does not fit 64 bits.
    func renderIntegerArithmetic(
        failsOnOverflow: Bool, _ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer
    ) throws

    /// Renders a calculation with integers that may be marks.
    func renderMarkedArithmetic(
        _ operation: ArithmeticOperator, _ lhs: (inout SQLRenderer) throws -> Void,
        _ rhs: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer
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

/// A text operator and its operands.
package struct TextCondition {
    package let operation: TextOperator
    package let operand: ExpressionTree
    package let pattern: String
    package let options: TextOptions
}
