package import FetchingCore

/// Writes expressions as SQL. Values become placeholders, always: what is written is part of the program, a checked
/// identifier or an integer, and there is no way to write any other text.
package struct SQLRenderer: ~Copyable {
    package let rules: any SQLDialectRules
    package let traits: SQLDialectTraits
    private var depth = 0
    private var parts = 0

    /// The most conditions and operands that are written. Some databases need an operand twice: where such operands stand
    /// in one another, the text would double with each of them.
    private static var mostParts: Int { TreeSize.maximum }
    private var buffer: SQLTextBuffer

    private var declaredRows: SQLRowNames?

    /// Whether what is written is computed from groups of rows.
    var isOfGroups = false

    /// The result of a calculation that overflows: nil, unless it is given back or stored.
    package private(set) var overflow = SQLOverflow.null

    /// Whether equal values share a placeholder, where these are numbered. Then a value that is selected has the same text as
    /// one by which rows are grouped.
    var sharesPlaceholders = false

    /// Whether what is selected is compared with rows of other statements.
    var comparesSelection = false

    /// Whether the statement locks rows that it does not change.
    var locksRows = false

    /// Whether a fragment of SQL was written.
    var hasFragments = false

    /// Whether a condition that always holds is written too.
    var needsCondition = false

    /// The scopes that hold for the rows that relationships lead to; nil where all do.
    var scopes: RequestScopes?

    /// The aliases of the rows, where several tables are read from.
    var rows: SQLRowNames {
        mutating get {
            if let declaredRows { return declaredRows }
            let rows = SQLRowNames(longestName: traits.longestName)
            declaredRows = rows
            return rows
        }
    }

    private var bindings: [SQLBinding] = []

    /// The number of each value that can be shared.
    private var sharedNumbers: [ExactBinding: Int] = [:]

    private init(_ rules: any SQLDialectRules, scratch: UnsafeMutableBufferPointer<UInt8>) {
        self.rules = rules
        traits = rules.traits
        buffer = SQLTextBuffer(scratch)
        bindings.reserveCapacity(4)
    }

    /// Gives the statement that a closure writes.
    @inline(__always)
    static func statement(
        in rules: any SQLDialectRules, _ write: (inout SQLRenderer) throws -> Void
    ) rethrows -> SQLStatementText {
        // As much as is taken from the stack rather than from the heap.
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { scratch in
            var renderer = SQLRenderer(rules, scratch: scratch)
            try write(&renderer)
            var statement = SQLStatementText(sql: renderer.buffer.string, bindings: renderer.bindings)
            statement.locksRows = renderer.locksRows
            statement.hasFragments = renderer.hasFragments
            return statement
        }
    }

    // A constant of a known length is a few instructions where it is written.
    @inline(__always)
    package mutating func write(_ sql: StaticString) {
        // Only a single scalar has no address.
        guard sql.hasPointerRepresentation else { return buffer.append(String(sql.unicodeScalar)) }
        buffer.append(UnsafeBufferPointer(start: sql.utf8Start, count: sql.utf8CodeUnitCount))
    }

    package mutating func write(_ number: Int) {
        buffer.append(String(number))
    }

    package mutating func writeName(of column: FetchableColumn) {
        buffer.append(column.quotedName)
    }

    /// Writes a column of the root row, after the name of the row where there are others.
    mutating func writeName(ofRootColumn column: FetchableColumn) {
        if let json = column.json {
            return rules.render(SQLJSONPart(json, of: column, inRow: declaredRows?.root), into: &self)
        }
        writeStoredName(ofRootColumn: column)
    }

    /// Writes a column of the root row as the table has it, JSON too, after the name of the row where there are others.
    mutating func writeStoredName(ofRootColumn column: FetchableColumn) {
        if let root = declaredRows?.root {
            buffer.append(root)
            buffer.append(UInt8(ascii: "."))
        }
        buffer.append(column.quotedName)
    }

    package mutating func writeName(of entity: FetchableEntity) {
        buffer.append(entity.quotedName)
    }

    /// Writes the table of an entity, which goes by the name of the entity from then on.
    ///
    /// - Parameter name: The name in quotes that it goes by instead.
    package mutating func writeTable(of entity: FetchableEntity, as name: String? = nil) {
        let table = rules.table(of: entity) ?? entity.quotedName
        buffer.append(table)
        let name = name ?? entity.quotedName
        guard table != name else { return }
        write(" AS ")
        buffer.append(name)
    }

    /// Writes a name that was quoted when it was given.
    mutating func write(quotedName: String) {
        buffer.append(quotedName)
    }

    /// Writes the columns of an entity, and where they are from.
    package mutating func writeSelectionAndTable(of entity: FetchableEntity) {
        guard rules.table(of: entity) != nil else { return buffer.append(entity.selection) }
        writeJoined(entity.columns, by: ", ") { $1.writeName(of: $0) }
        write(" FROM ")
        writeTable(of: entity)
    }

    package mutating func bind(_ value: PrimitiveValue) {
        guard traits.placeholders == .anonymous else { return bindNumbered(.value(value)) }
        buffer.append(UInt8(ascii: "?"))
        bindings.append(.value(value))
    }

    /// Binds a value that is given when the statement is run, or that is given already.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    package mutating func bind(_ parameter: QueryParameter) throws {
        guard !parameter.hasValue else { return bind(try parameter.literal()) }
        guard traits.placeholders == .anonymous else { return bindNumbered(.parameter(parameter)) }
        buffer.append(UInt8(ascii: "?"))
        bindings.append(.parameter(parameter))
    }

    /// - Parameter type: The type of the values, which some databases need to know.
    package mutating func bind(list values: [PrimitiveValue], of type: PrimitiveType?) {
        guard traits.placeholders == .anonymous else { return bindNumbered(.list(values, of: type)) }
        buffer.append(UInt8(ascii: "?"))
        bindings.append(.list(values, of: type))
    }

    /// Writes what holds the same expression twice, of which a database demands that it is one: with the same placeholders.
    package mutating func sharingPlaceholders(_ write: (inout SQLRenderer) throws -> Void) rethrows {
        let outer = sharesPlaceholders
        sharesPlaceholders = true
        try write(&self)
        sharesPlaceholders = outer
    }

    @inline(never)
    private mutating func bindNumbered(_ binding: SQLBinding) {
        guard binding != .value(.null) else { return write("NULL") }
        buffer.append(UInt8(ascii: "$"))
        if sharesPlaceholders {
            let exact = ExactBinding(binding: binding)
            if let number = sharedNumbers[exact] { return write(number) }
            sharedNumbers[exact] = bindings.count + 1
        }
        bindings.append(binding)
        write(bindings.count)
    }

    /// Writes text that is too long for a literal, and yet part of the program.
    package mutating func write(generated sql: String) { buffer.append(sql) }

    /// - Throws: ``FetchError`` if the parentheses are nested deeper than the database can read.
    package mutating func writeParenthesized(_ write: (inout SQLRenderer) throws -> Void) throws {
        try writeParenthesized(levels: 1, write)
    }

    /// Writes a statement in the place of a table.
    ///
    /// - Throws: ``FetchError`` if the statements are nested deeper than the database can read.
    mutating func writeDerivedTable(_ write: (inout SQLRenderer) throws -> Void) throws {
        // What stands around it takes as much of a parser's stack as a pair of parentheses.
        try writeParenthesized(levels: 2, write)
    }

    /// Writes what follows `SELECT`, as a statement in parentheses.
    ///
    /// - Throws: ``FetchError`` if the statements are nested deeper than the database can read.
    mutating func writeSubquery(_ write: (inout SQLRenderer) throws -> Void) throws {
        try writeParenthesized(levels: traits.levelsOfSubquery) { renderer in
            renderer.write("SELECT ")
            try write(&renderer)
        }
    }

    /// Counts a condition or an operand.
    ///
    /// - Throws: ``FetchError`` if there are too many.
    mutating func countPart() throws {
        parts += 1
        guard parts <= Self.mostParts else { throw FetchError.tooLarge(limit: Self.mostParts) }
    }

    private mutating func writeParenthesized(levels: Int, _ write: (inout SQLRenderer) throws -> Void) throws {
        depth += levels
        guard depth <= traits.deepestParentheses else {
            throw FetchError.tooDeepInParentheses(limit: traits.deepestParentheses)
        }
        buffer.append(UInt8(ascii: "("))
        try write(&self)
        buffer.append(UInt8(ascii: ")"))
        depth -= levels
    }

    /// Writes the elements with a separator between them.
    package mutating func writeJoined<Element>(
        _ elements: some Sequence<Element>, by separator: StaticString,
        _ write: (Element, inout SQLRenderer) throws -> Void
    ) rethrows {
        var isFirst = true
        for element in elements {
            if !isFirst { self.write(separator) }
            isFirst = false
            try write(element, &self)
        }
    }

    /// Writes a value that is given back or stored.
    mutating func writeResult(_ tree: ExpressionTree) throws {
        overflow = traits.marksOverflow ? .mark : .failure
        try writeOperand(tree)
        overflow = .null
    }

    /// Writes a condition of which a value that is given back depends.
    package mutating func withNilForOverflow(_ write: (inout SQLRenderer) throws -> Void) throws {
        let outer = overflow
        overflow = .null
        try write(&self)
        overflow = outer
    }

    /// Writes a statement that does not see the rows of this one.
    mutating func withoutRows(_ write: (inout SQLRenderer) throws -> Void) rethrows {
        let rows = declaredRows
        let isOfGroups = isOfGroups
        declaredRows = nil
        self.isOfGroups = false
        try write(&self)
        declaredRows = rows
        self.isOfGroups = isOfGroups
    }

    package func unsupported(_ reason: String, cure: String) -> FetchError {
        FetchError(.unsupported, reason: reason, cure: cure, engine: rules.engine)
    }
}

/// The result of a calculation that does not fit.
package enum SQLOverflow: Sendable {
    case null

    /// An error of the database, which may meet it in rows that are not asked for.
    case failure

    /// A value of its own, which whoever reads the row takes for an error.
    case mark
}

// What was written last can be compared with what stands before it, and taken back.

/// A place in a statement.
struct SQLMark {
    fileprivate let byte: Int
    fileprivate let binding: Int
}

extension SQLRenderer {
    var mark: SQLMark { SQLMark(byte: buffer.count, binding: bindings.count) }

    /// Whether what was written since a place is the same as a part before it, with the same values.
    func hasSameText(_ text: SelectedText, from start: SQLMark) -> Bool {
        guard buffer.isSame(text.start.byte..<text.end.byte, as: start.byte..<buffer.count) else { return false }
        switch traits.placeholders {
        case .anonymous:
            return bindings[text.start.binding..<text.end.binding].elementsEqual(bindings[start.binding...]) {
                ExactBinding(binding: $0) == ExactBinding(binding: $1)
            }
        case .numbered: return true
        }
    }

    mutating func rewind(to mark: SQLMark) {
        buffer.count = mark.byte
        bindings.removeSubrange(mark.binding...)
        if !sharedNumbers.isEmpty { sharedNumbers = sharedNumbers.filter { $0.value <= mark.binding } }
    }
}
