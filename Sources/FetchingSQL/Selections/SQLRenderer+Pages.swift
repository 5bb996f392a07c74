import FetchingCore

extension SQLRenderer {
    /// Writes that a row comes behind a place in the order.
    ///
    /// For `ORDER BY a, b` it is `a >= ? AND (a > ? OR b > ?)`: the first condition is one that an index can begin with.
    mutating func writePosition(_ position: PagePosition, in order: [SortKey]) throws {
        let terms = zip(order, position.values).map { (key: $0, value: $1) }
        try writePosition(terms[...], isInclusive: position.isInclusive)
    }

    private mutating func writePosition(
        _ terms: ArraySlice<(key: SortKey, value: PrimitiveValue)>, isInclusive: Bool
    ) throws {
        // Behind the last term, the row is the one at that place.
        guard let (key, value) = terms.first else { return write(isInclusive ? "TRUE" : "FALSE") }
        let rest = terms.dropFirst()
        let isNullable = key.tree.isNullable
        if value.isNull {
            try writeBehindNull(key, rest, isInclusive)
        } else if isNullable, !key.nilIsFirst {
            try writeParenthesized { renderer in
                try renderer.writeComparison(key, ">", "<", value)
                renderer.write(" OR ")
                try renderer.writeNullTest(key, " IS NULL OR ")
                try renderer.writeParenthesized {
                    try $0.writeComparison(key, "=", "=", value)
                    $0.write(" AND ")
                    try $0.writePosition(rest, isInclusive: isInclusive)
                }
            }
        } else if rest.isEmpty {
            try writeComparison(key, isInclusive ? ">=" : ">", isInclusive ? "<=" : "<", value)
        } else {
            try writeComparison(key, ">=", "<=", value)
            write(" AND ")
            try writeParenthesized { renderer in
                try renderer.writeComparison(key, ">", "<", value)
                renderer.write(" OR ")
                try renderer.writePosition(rest, isInclusive: isInclusive)
            }
        }
    }

    private mutating func writeBehindNull(
        _ key: SortKey, _ rest: ArraySlice<(key: SortKey, value: PrimitiveValue)>, _ isInclusive: Bool
    ) throws {
        try writeParenthesized { renderer in
            if key.nilIsFirst { try renderer.writeNullTest(key, " IS NOT NULL OR ") }
            try renderer.writeNullTest(key, " IS NULL AND ")
            try renderer.writePosition(rest, isInclusive: isInclusive)
        }
    }

    private mutating func writeNullTest(_ key: SortKey, _ test: StaticString) throws {
        try writeValue(of: key)
        write(test)
    }

    private mutating func writeComparison(
        _ key: SortKey, _ ascending: StaticString, _ descending: StaticString, _ value: PrimitiveValue
    ) throws {
        try writeValue(of: key)
        write(" ")
        write(key.isAscending ? ascending : descending)
        write(" ")
        bind(value)
        writeCollation(of: key.tree)
    }
}
