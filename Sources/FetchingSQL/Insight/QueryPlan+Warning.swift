extension QueryPlan {
    /// Something in a plan that takes long on a large table, and what to do about it.
    ///
    /// ```swift
    /// print(plan.warnings[0])
    /// // 'User' has more than 10,000 rows, and every one is read. Create an index on 'age'
    /// ```
    public struct Warning: Sendable, Hashable, CustomStringConvertible {
        /// The kind of a warning.
        public enum Kind: Sendable, Hashable {
            /// Every row of a large table is read.
            case fullScan
            /// The rows of a large table are sorted, for no index has them in this order.
            case sort
            /// SQLite builds an index each time that the statement runs.
            case automaticIndex
        }

        /// The kind of a warning.
        public let kind: Kind

        /// The name of the table.
        public let table: String

        /// The columns that an index would help on, if they can be told from the statement.
        public let columns: [String]

        /// The SQL that creates the indexes, where the engine knows it.
        ///
        /// ```swift
        /// try User.request().all().where { $0.age > 30 }.explain(in: pool).warnings.compactMap(\.statement)
        /// // ["CREATE INDEX ON \"User\" (\"age\")"]
        /// ```
        public let statement: String?

        /// The fact that is slow, and the action that mends it.
        public let description: String

        fileprivate init(
            _ kind: Kind, of table: String, columns: [String], fact: String, because: String? = nil, cure: String,
            statement: String? = nil
        ) {
            (self.kind, self.table, self.columns, self.statement) = (kind, table, columns, statement)
            let sentences = [fact, because, cure].compactMap(\.self).joined(separator: ". ")
            description = sentences + (statement.map { ": \($0)" } ?? "")
        }
    }
}

extension QueryPlan.Warning {
    /// - Parameters:
    ///   - columns: What the statement compares, and no index begins with.
    ///   - needsEach: Whether the conditions are alternatives, each of which needs an index.
    ///   - because: Why an index that is there does not serve.
    ///   - statement: The SQL that creates the indexes.
    package static func fullScan(
        of table: String, above rowCount: Int, columns: [String], needsEach: Bool, because: String? = nil,
        statement: String? = nil
    ) -> Self {
        let cure =
            switch columns.count {
            case 0: "Add a condition that an index serves"
            case 1: "Create an index on '\(columns[0])'"
            default:
                needsEach
                    ? "Create an index on each of \(columns.quoted)"
                    : "Create an index on \(columns.quoted), or on one of them"
            }
        return Self(
            .fullScan, of: table, columns: columns, fact: everyRowIsRead(of: table, above: rowCount), because: because,
            cure: cure, statement: statement)
    }

    /// A statement without a condition, for which no index helps.
    package static func fullScanWithoutCondition(of table: String, above rowCount: Int) -> Self {
        Self(
            .fullScan, of: table, columns: [], fact: everyRowIsRead(of: table, above: rowCount),
            cure: "Ask for fewer with a condition or a limit")
    }

    /// - Parameters:
    ///   - order: The columns by which is sorted, and whether each descends.
    ///   - because: Why an index that is there does not serve.
    ///   - statement: The SQL that creates the index.
    package static func sort(
        of table: String, above rowCount: Int, order: [(column: String, isDescending: Bool)], because: String? = nil,
        statement: String? = nil
    ) -> Self {
        let isMixed = Set(order.map(\.isDescending)).count > 1
        let terms = order.map { "'\($0.column)'" + (isMixed && $0.isDescending ? " descending" : "") }
        let cure =
            terms.isEmpty ? "Sort in the order of an index" : "Create an index on \(terms.joined(separator: ", "))"
        let rows =
            rowCount > 0
            ? "'\(table)' has more than \(rowCount.grouped) rows, and those that are found are sorted"
            : "The rows of '\(table)' are sorted"
        return Self(
            .sort, of: table, columns: order.map(\.column), fact: rows, because: because, cure: cure,
            statement: statement)
    }

    /// An index that SQLite builds for one run of a statement.
    package static func automaticIndex(of table: String, columns: [String]) -> Self {
        let index = columns.isEmpty ? "" : " on \(columns.quoted)"
        return Self(
            .automaticIndex, of: table, columns: columns,
            fact: "An index of '\(table)'\(index) is built whenever the statement runs", cure: "Create it")
    }

    private static func everyRowIsRead(of table: String, above count: Int) -> String {
        count > 0
            ? "'\(table)' has more than \(count.grouped) rows, and every one is read"
            : "Every row of '\(table)' is read"
    }
}

extension [String] {
    fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension Int {
    /// With a comma for thousands, in every language.
    fileprivate var grouped: String {
        let digits = String(self)
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }.joined()
    }
}
