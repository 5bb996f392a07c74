package import FetchingCore

/// The SQL of a certain database.
///
/// Each engine adds its own: `FetchingSQLite` adds `.sqlite`, `FetchingPostgres` adds `.postgres`.
public struct SQLDialect: Sendable {
    package let rules: any SQLDialectRules

    package init(_ rules: any SQLDialectRules) { self.rules = rules }
}

/// The differences between databases in the rendering of a statement: those that take code.
package protocol SQLDialectRules: Sendable {
    /// The name of the engine, for errors.
    var engine: String { get }

    /// The differences that are words and facts.
    var traits: SQLDialectTraits { get }

    /// Whether the texts of statements are cached: requests of one shape have the same, wherever they run and whenever, and no
    /// table has parts.
    var cachesStatementTexts: Bool { get }

    /// The differences in the declaration of a table.
    var tables: SQLTableTraits { get }

    /// The tables that have the rows of a model's table by parts, each on a server of its own, as SQL writes them; none where the
    /// whole table serves a query as well.
    func parts(for query: FetchQuery, of model: any Fetchable.Type) -> [String]

    /// The table that stands for an entity's own, as SQL writes it; nil where that of its name does.
    func table(of entity: FetchableEntity) -> String?

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

    /// Renders the rows of lists, a list for each column, as a table with the columns `value1`, `value2` … and the number of the
    /// row, `place`.
    ///
    /// - Parameter name: The name of the table, as SQL writes it.
    /// - Throws: ``FetchError`` if rows cannot be given in lists.
    func renderRows(
        of lists: [[PrimitiveValue]], for columns: [FetchableColumn], as name: String, into renderer: inout SQLRenderer
    ) throws

    /// Renders a calculation, of which a result that does not fit is what the renderer's ``SQLRenderer/overflow`` says.
    func render(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws

    /// Renders an integer or a decimal as a floating-point number, or the number that a text writes.
    func renderDouble(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders the integer that a floating-point number or a decimal is, or that a text writes.
    func renderInteger(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders a number as Swift describes it.
    func renderString(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders an integer or a floating-point number as a decimal, or the decimal that a text writes.
    func renderDecimal(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders a floating-point number or a decimal, rounded.
    func render(
        _ rounding: ValueFunction.Rounding, of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders a function of a date, of which a result outside of the years 1 to 9999 is what the renderer's
    /// ``SQLRenderer/overflow`` says.
    func render(_ call: SQLDateCall, into renderer: inout SQLRenderer) throws

    /// Renders a text that is computed of another.
    func render(_ function: TextFunction, of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

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

    /// Renders a floating-point number as the nearest one of four bytes. One that is too large for these fails.
    func renderFloat(_ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer) throws

    /// Renders the number of Unicode scalars of a text.
    func renderScalarCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders the number of the elements of an array.
    func renderElementCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws

    /// Renders whether an array has elements. The array may be null.
    func render(_ condition: ArrayCondition, into renderer: inout SQLRenderer) throws

    /// The statements that create a full text index.
    ///
    /// - Throws: ``FetchError`` if there is none for such a table.
    func statements(for declaration: FullTextDeclaration) throws -> [String]

    /// Renders whether the texts of a row match a query. The key is null where there is no row.
    func render(_ condition: FullTextCondition, into renderer: inout SQLRenderer) throws

    /// Renders the JSON of a column, or a value within it: a text where it is a struct, but as it is on a database with a type for
    /// JSON; an array as the dialect has arrays.
    func render(_ part: SQLJSONPart, into renderer: inout SQLRenderer)

    /// Renders a text under options that change it.
    func renderFolded(_ operand: ExpressionTree, _ options: TextOptions, into renderer: inout SQLRenderer) throws

    /// The suffix that makes a text compare as a locale has it.
    func collation(of locale: SortLocale) -> String

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

/// An operator on an array, and the elements that are looked for.
package struct ArrayCondition {
    package let operation: ArrayOperator
    package let operand: ExpressionTree
    package let elements: PrimitiveArray
}

/// A query of a full text search, and the row whose texts it is about.
package struct FullTextCondition {
    package let match: FullTextMatch

    /// The key of the row; its first column, where it has several.
    package let key: ExpressionTree
    package let texts: [ExpressionTree]
}

/// An arithmetic operator and its operands.
package struct SQLCalculation {
    package let operation: ArithmeticOperator
    package let lhs: ExpressionTree
    package let rhs: ExpressionTree
    package let kind: CalculationKind

    package init(_ operation: ArithmeticOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, _ kind: CalculationKind)
    {
        self.operation = operation
        self.lhs = lhs
        self.rhs = rhs
        self.kind = kind
    }
}

/// A function of a date, and the date with its form.
package struct SQLDateCall {
    package let function: DateFunction
    package let operand: ExpressionTree
    package let form: DateForm
}

/// An aggregate function and what it is computed from.
package struct SQLAggregateCall {
    /// The function, as it is of all values.
    package let function: AggregateFunction
    package let operand: ExpressionTree
    package let isDistinct: Bool

    /// The condition of the rows that count; nil for all.
    package let condition: ExpressionTree?

    /// The order of the rows whose texts are joined. The texts themselves decide last.
    package var order: [SortKey] = []

    /// The rows that it is computed from, where these are of a window.
    package var window: WindowCall?
}

extension SQLDialectRules {
    package func parts(for query: FetchQuery, of model: any Fetchable.Type) -> [String] { [] }

    package func table(of entity: FetchableEntity) -> String? { nil }

    package var cachesStatementTexts: Bool { false }
}
