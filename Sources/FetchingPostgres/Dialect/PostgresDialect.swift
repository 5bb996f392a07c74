import FetchingCore
public import FetchingSQL

extension SQLDialect {
    /// The SQL of PostgreSQL, from version 13.
    ///
    /// ```swift
    /// try User.request().all().where { $0.name > "M" }.sql(for: .postgres)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "name" > $1 COLLATE "C"
    /// ```
    public static var postgres: SQLDialect { SQLDialect(PostgresDialect()) }

    /// The SQL of PostgreSQL where every column of texts is declared with `COLLATE "C"`. A condition on such a column that says so
    /// itself is passed on by postgres_fdw to no other server.
    ///
    /// ```swift
    /// try User.request().all().where { $0.name > "M" }.sql(for: .postgresInByteOrder)
    /// // SELECT "id", "name", "score" FROM "User" WHERE "name" > $1
    /// ```
    public static var postgresInByteOrder: SQLDialect { SQLDialect(PostgresDialect(hasByteOrder: true)) }
}

/// The SQL of PostgreSQL, without any function that the database would have to be given first.
struct PostgresDialect: SQLDialectRules {
    /// Whether the columns of texts are declared with `COLLATE "C"`, so that no statement says it.
    var hasByteOrder = false

    /// Finds the tables that have the rows of a table by parts.
    var findParts: (@Sendable (FetchQuery, any Fetchable.Type) -> [String])?

    /// The tables that stand for those of entities, by the names of these, as SQL writes them.
    var tableNames: [String: String] = [:]

    /// Whether sums of integers and decimals are texts with all of their digits, to be added to others before they are rounded.
    var givesExactSums = false

    var engine: String { "PostgreSQL" }

    func table(of entity: FetchableEntity) -> String? {
        tableNames.isEmpty ? nil : tableNames[entity.name]
    }

    func parts(for query: FetchQuery, of model: any Fetchable.Type) -> [String] { findParts?(query, model) ?? [] }

    var traits: SQLDialectTraits { hasByteOrder ? Self.traitsInByteOrder : Self.traits }

    private static let traitsInByteOrder = {
        var traits = Self.traits
        traits.textCollation.uses = []
        return traits
    }()

    private static let traits = SQLDialectTraits(
        // The parser has room for 10,000 symbols that wait for their end: 1,600 levels of conditions have been read, 2,400 have
        // not.
        deepestParentheses: 1_000,
        levelsOfSubquery: 10,
        // `NAMEDATALEN` is 64, with the zero at the end.
        longestName: 63,
        placeholders: .numbered,
        hasEnumTypes: true,
        nullSafeEqual: " IS NOT DISTINCT FROM ",
        nullSafeNotEqual: " IS DISTINCT FROM ",
        nullIsSmallest: false,
        // `ORDER BY` is followed by the number of a column, or an expression in which a number is a number.
        collatesColumnNumbers: false,
        looksUpInLists: false,
        mergesSortedParts: false,
        sortsDistinctRowsByUnselected: false,
        sortsByNamesOfResults: true,
        locksRows: true, changesRowByRow: false,
        readsConflictAsJoin: false,
        // A number is that of a column, and any other constant is an error.
        groupsByConstants: false,
        comparesDecimalsAsText: false,
        castsNumbersBesideDefault: true,
        decimalText: "",
        marksOverflow: false,
        // Texts are the same where their bytes are, in every deterministic collation: so that the ordinary index serves, none is
        // named. An order is that of the bytes in the collation "C" alone.
        textCollation: (" COLLATE \"C\"", [.order, .distinctSelection, .selectedOrder]),
        decimalCollation: ("", []),
        arrayCollation: (" COLLATE \"C\"", [.order, .distinctSelection, .selectedOrder], true),
        truth: ("TRUE", "FALSE"))

    /// The server has made such collations of the locales that its ICU knows.
    func collation(of locale: SortLocale) -> String { " COLLATE \"\(locale.identifier)-x-icu\"" }

    func renderLimit(_ limit: Int?, offset: Int, into renderer: inout SQLRenderer) {
        if let limit {
            renderer.write(" LIMIT ")
            renderer.bind(.int64(Int64(limit)))
        }
        guard offset > 0 else { return }
        renderer.write(" OFFSET ")
        renderer.bind(.int64(Int64(offset)))
    }

    /// A list is bound as one array, however long it is: a statement has 65,535 placeholders at the most.
    func renderMembership(
        of operand: ExpressionTree, in values: [PrimitiveValue], negated: Bool, into renderer: inout SQLRenderer
    ) throws {
        if operand.valueType?.element != nil {
            return try renderMembership(ofArray: operand, in: values, negated: negated, into: &renderer)
        }
        let enumType = operand.enumType
        if enumType == nil { try renderer.writeOperand(operand) } else { try renderer.writeEnumColumn(operand) }
        renderer.write(negated ? " <> ALL(" : " = ANY(")
        if enumType != nil { renderer.write("CAST(") }
        renderer.bind(list: values, of: values.first?.type ?? operand.valueType)
        if let enumType {
            renderer.write(" AS ")
            renderer.write(generated: enumType)
            renderer.write("[])")
        }
        renderer.write(")")
    }

    func renderMembership(
        of columns: [FetchableColumn], ofRow row: String, inKeys values: [PrimitiveValue],
        into renderer: inout SQLRenderer
    ) {
        let areLists = columns.contains { $0.type.element != nil }
        // An empty list is no syntax.
        if areLists, values.isEmpty { return renderer.write("FALSE") }
        renderer.writeKey(columns, of: row)
        guard !areLists else {
            // Arrays stand in no list.
            renderer.write(" IN (")
            renderer.writeJoined(stride(from: 0, to: values.count, by: columns.count), by: ", ") { start, renderer in
                renderer.write("(")
                renderer.writeJoined(start..<start + columns.count, by: ", ") { $1.bind(values[$0]) }
                renderer.write(")")
            }
            return renderer.write(")")
        }
        guard columns.count > 1 else {
            renderer.write(" = ANY(")
            renderer.bind(list: values, of: columns.first?.type)
            return renderer.write(")")
        }
        renderer.write(" IN (SELECT * FROM unnest(")
        renderer.writeJoined(columns.indices, by: ", ") { index, renderer in
            let column = stride(from: index, to: values.count, by: columns.count).map { values[$0] }
            renderer.bind(list: column, of: columns[index].type)
        }
        renderer.write("))")
    }

    func renderRows(
        of lists: [[PrimitiveValue]], for columns: [FetchableColumn], as name: String, into renderer: inout SQLRenderer
    ) {
        renderer.write("ROWS FROM (")
        renderer.writeJoined(zip(columns, lists), by: ", ") { list, renderer in
            renderer.write("unnest(")
            renderer.bind(list: list.1, of: list.0.type)
            renderer.write(")")
        }
        renderer.write(") WITH ORDINALITY AS ")
        renderer.write(generated: name)
        renderer.write(" (")
        renderer.writeJoined(columns.indices, by: ", ") { $1.write(generated: "\"value\($0 + 1)\"") }
        renderer.write(", \"place\")")
    }
}
