import FetchingCore
public import FetchingSQL

extension SQLDialect {
    /// The SQL of SQLite.
    public static var sqlite: SQLDialect { SQLDialect(SQLiteDialect()) }

    /// The SQL of SQLite that marks in its result what overflows.
    static var sqliteMarkingOverflow: SQLDialect { SQLDialect(SQLiteDialect(marksOverflow: true)) }
}

/// The SQL of SQLite, with the functions that `FetchingSQLite` adds to a connection.
///
/// It stores almost nothing, and so it costs nothing to be passed on.
struct SQLiteDialect: SQLDialectRules {
    var marksOverflow = false

    var engine: String { "SQLite" }

    var cachesStatementTexts: Bool { !marksOverflow }

    var traits: SQLDialectTraits {
        var traits = Self.traits
        traits.marksOverflow = marksOverflow
        return traits
    }

    private static let traits = SQLDialectTraits(
        // Before version 3.46, the parser of SQLite has room for 100 tokens that wait for their end. A level takes up to four:
        // `NOT ( condition AND`.
        deepestParentheses: 20,
        // `NOT EXISTS (SELECT 1 FROM table WHERE condition AND`.
        levelsOfSubquery: 3,
        longestName: .max,
        placeholders: .anonymous,
        hasEnumTypes: false,
        nullSafeEqual: " IS ",
        nullSafeNotEqual: " IS NOT ",
        nullIsSmallest: true,
        collatesColumnNumbers: true,
        looksUpInLists: true,
        mergesSortedParts: true,
        sortsDistinctRowsByUnselected: true,
        sortsByNamesOfResults: false,
        locksRows: false, changesRowByRow: true,
        // `FROM "Note" ON CONFLICT …`: "Parsing Ambiguity" in SQLite's page on upserts.
        readsConflictAsJoin: true,
        groupsByConstants: true,
        // In a column of numbers they are numbers, less than every text. The column itself converts what it is compared with.
        comparesDecimalsAsText: true,
        castsNumbersBesideDefault: false,
        // SQLite's own text of a number has 15 digits.
        decimalText: SQLiteFunctionName.decimalText,
        marksOverflow: false,
        // A column may be declared with a collation that ignores case. Decimals are stored as text.
        textCollation: (" COLLATE BINARY", [.equality, .order, .distinctSelection, .choice]),
        decimalCollation: (" COLLATE fetching_decimal", [.equality, .order, .distinctSelection, .choice]),
        arrayCollation: (" COLLATE fetching_array", [.equality, .order, .distinctSelection, .choice], false),
        truth: ("1", "0"))

    func renderInteger(
        within range: ClosedRange<Int64>, _ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer
    ) throws {
        renderer.write(SQLiteFunctionName.integerWithin)
        try renderer.writeParenthesized { renderer in
            try render(&renderer)
            for bound in [range.lowerBound, range.upperBound] {
                renderer.write(", ")
                renderer.write(Int(bound))
            }
        }
    }

    func renderFloat(_ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer) throws {
        renderer.write(SQLiteFunctionName.float)
        try renderer.writeParenthesized(render)
    }

    func renderScalarCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try renderMarked(by: [operand], into: &renderer) { renderer in
            // SQLite's `length` stops at NUL.
            renderer.write(SQLiteFunctionName.scalarCount)
            try renderer.writeParenthesized { try $0.writeOperand(operand) }
        }
    }

    func renderFolded(_ operand: ExpressionTree, _ options: TextOptions, into renderer: inout SQLRenderer) throws {
        renderer.write(SQLiteFunctionName.fold)
        renderer.write("(")
        try renderer.writeOperand(operand)
        renderer.write(", ")
        renderer.write(options.rawValue)
        renderer.write(")")
    }

    func collation(of locale: SortLocale) -> String { " COLLATE " + LocaleCollation.name(of: locale) }

    func renderLimit(_ limit: Int?, offset: Int, into renderer: inout SQLRenderer) {
        guard limit != nil || offset > 0 else { return }
        renderer.write(" LIMIT ")
        if let limit { renderer.bind(.int64(Int64(limit))) } else { renderer.write("-1") }
        guard offset > 0 else { return }
        renderer.write(" OFFSET ")
        renderer.bind(.int64(Int64(offset)))
    }

    /// Longer lists are bound as one value: SQLite has a limit to the number of placeholders, and each length would be a
    /// statement of its own.
    static let longestPlaceholderList = 64

    func renderMembership(
        of operand: ExpressionTree, in values: [PrimitiveValue], negated: Bool, into renderer: inout SQLRenderer
    ) throws {
        // A list of one value is an equality to SQLite.
        try renderer.writeEquality(of: negated ? nil : operand.kind.type) { renderer in
            try renderer.writeOperand(operand)
            renderer.writeCollation(of: operand, in: .equality)
            renderer.write(negated ? " NOT IN (" : " IN (")
            renderList(values, width: 1, into: &renderer)
            renderer.write(")")
        }
    }

    /// A statement of SQLite takes the values of a row, and is run anew for the next.
    func renderRows(
        of lists: [[PrimitiveValue]], for columns: [FetchableColumn], as name: String, into renderer: inout SQLRenderer
    ) throws {
        throw renderer.unsupported("rows are given in lists", cure: "Give the rows one after the other")
    }

    func renderMembership(
        of columns: [FetchableColumn], ofRow row: String, inKeys values: [PrimitiveValue],
        into renderer: inout SQLRenderer
    ) {
        renderer.writeEquality(of: columns.count == 1 ? columns[0].type : nil) { renderer in
            renderer.writeKey(columns, of: row)
            renderer.write(" IN (")
            renderList(values, width: columns.count, into: &renderer)
            renderer.write(")")
        }
    }

    /// Renders what stands between the parentheses behind `IN`, for rows of as many values as the width says.
    private func renderList(_ values: [PrimitiveValue], width: Int, into renderer: inout SQLRenderer) {
        if width == 1, values.count <= Self.longestPlaceholderList, !values.isEmpty {
            return renderer.writeJoined(values, by: ", ") { value, renderer in renderer.bind(value) }
        }
        renderer.write("SELECT value")
        for place in 1..<max(width, 1) {
            renderer.write(", value")
            renderer.write(place + 1)
        }
        renderer.write(" FROM ")
        renderer.write(SQLiteFunctionName.list)
        renderer.write("(")
        renderer.bind(list: values, of: values.first?.type)
        if width > 1 {
            renderer.write(", ")
            renderer.write(width)
        }
        renderer.write(")")
    }
}
