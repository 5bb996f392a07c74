import FetchingCore

/// A part of the rows behind a place in an order.
///
/// Behind `(1, 2)`, for `ORDER BY a, b`, there are those with `a = 1 AND b > 2` and those with `a > 1`. An index on `a, b` finds
/// the beginning of each, however many rows have the same `a`, which no single condition would have it do.
struct SQLPageBranch {
    /// The test of a term's value.
    enum Test {
        case equal, behind, behindOrEqual, isNull, isNotNull

        var isOfOrder: Bool {
            switch self {
            case .behind, .behindOrEqual: true
            case .equal, .isNull, .isNotNull: false
            }
        }
    }

    typealias Term = (key: SortKey, value: PrimitiveValue, test: Test)

    let tests: [Term]

    /// The parts, in the order of the rows. Where nothing can be behind the place, there is one in which nothing is.
    static func all(behind position: PagePosition, in order: [SortKey]) -> [SQLPageBranch] {
        let terms = zip(order, position.values).map { (key: $0, value: $1) }
        var branches: [SQLPageBranch] = []
        for index in terms.indices.reversed() {
            let (key, value) = terms[index]
            let equal = terms[..<index].map { ($0.key, $0.value, $0.value.isNull ? Test.isNull : .equal) }
            let isLast = index == terms.count - 1
            let includesPlace = isLast && position.isInclusive
            func add(_ test: Test) { branches.append(SQLPageBranch(tests: equal + [(key, value, test)])) }
            if value.isNull {
                if includesPlace { add(.isNull) }
                if key.nilIsFirst { add(.isNotNull) }
            } else {
                add(includesPlace ? .behindOrEqual : .behind)
                if key.tree.isNullable, !key.nilIsFirst { add(.isNull) }
            }
        }
        return branches.isEmpty ? [SQLPageBranch(tests: [])] : branches
    }
}

extension SQLRenderer {
    mutating func writeCondition(of branch: SQLPageBranch) throws {
        guard !branch.tests.isEmpty else { return write("FALSE") }
        try writeJoined(branch.tests, by: " AND ") { test, renderer in
            guard test.test == .equal else { return try renderer.write(test) }
            try renderer.writeEquality(of: test.key.tree.kind.type) { try $0.write(test) }
        }
    }

    private mutating func write(_ test: SQLPageBranch.Term) throws {
        try writeValue(of: test.key)
        let comparesInLocale = test.key.locale != nil && test.test.isOfOrder
        // On the left, it is that of the comparison whatever collations the value is made with.
        if comparesInLocale { writeCollation(of: test.key, in: .order) }
        switch test.test {
        case .isNull: return write(" IS NULL")
        case .isNotNull: return write(" IS NOT NULL")
        case .equal: write(" = ")
        case .behind: write(test.key.isAscending ? " > " : " < ")
        case .behindOrEqual: write(test.key.isAscending ? " >= " : " <= ")
        }
        bind(test.value)
        guard !comparesInLocale else { return }
        writeCollation(of: test.key.tree, in: test.test == .equal ? .equality : .order)
    }
}
