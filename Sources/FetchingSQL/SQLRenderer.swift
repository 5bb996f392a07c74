package import FetchingCore

/// Writes expressions as SQL. Values become placeholders, always.
package struct SQLRenderer {
    package let syntax: any SQLSyntax
    private var depth = 0
    package private(set) var text = SQLStatementText(sql: "", bindings: [])

    package init(_ dialect: SQLDialect) {
        syntax = dialect.syntax
        text.sql.reserveCapacity(256)
        text.bindings.reserveCapacity(4)
    }

    package mutating func write(_ sql: String) {
        text.sql += sql
    }

    package mutating func bind(_ value: PrimitiveValue) {
        text.sql += "?"
        text.bindings.append(.value(value))
    }

    package mutating func bind(list values: [PrimitiveValue]) {
        text.sql += "?"
        text.bindings.append(.list(values))
    }

    /// - Throws: ``FetchError`` if the parentheses are nested deeper than the database can read.
    package mutating func writeParenthesized(_ write: (inout SQLRenderer) throws -> Void) throws {
        depth += 1
        guard depth <= syntax.deepestParentheses else { throw FetchError.tooDeep(limit: syntax.deepestParentheses) }
        text.sql += "("
        try write(&self)
        text.sql += ")"
        depth -= 1
    }

    /// Writes the elements with a separator between them.
    package mutating func writeJoined<Element>(
        _ elements: some Sequence<Element>, by separator: String,
        _ write: (Element, inout SQLRenderer) throws -> Void
    ) rethrows {
        var isFirst = true
        for element in elements {
            if !isFirst { text.sql += separator }
            isFirst = false
            try write(element, &self)
        }
    }

    package func unsupported(_ reason: String, cure: String) -> FetchError {
        FetchError(.unsupported, reason: reason, cure: cure, engine: syntax.engine)
    }
}
