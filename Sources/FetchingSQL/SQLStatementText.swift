package import FetchingCore

/// The text of a statement, and the values that are bound to its placeholders.
public struct SQLStatementText: Sendable {
    /// The SQL, with a placeholder for each value.
    public package(set) var sql: String
    package var bindings: [SQLBinding]

    /// Whether rows are locked that only a transaction keeps so.
    package var locksRows = false

    /// Whether it has a fragment of SQL that somebody has written: what that does is not known.
    package var hasFragments = false

    /// The most rows that the statement gives, where it says so itself.
    package var mostRows: Int?

    /// Whether the rows are so few that they can be held at once.
    package var givesFewRows: Bool { mostRows.map { $0 <= 64 } ?? false }

    package init(sql: String, bindings: [SQLBinding]) {
        self.sql = sql
        self.bindings = bindings
    }
}

/// A value that is bound to a placeholder.
package enum SQLBinding: Sendable, Hashable {
    case value(PrimitiveValue)

    /// All values of a list in one, of a type that is known even where there are none.
    case list([PrimitiveValue], of: PrimitiveType?)

    /// A value that is given when the statement is run.
    case parameter(QueryParameter)
}

/// A binding that is the same as another only where all bytes of its texts are. To Swift, `é` is the same text however it is
/// composed.
struct ExactBinding: Hashable {
    let binding: SQLBinding

    static func == (lhs: ExactBinding, rhs: ExactBinding) -> Bool {
        lhs.binding == rhs.binding && lhs.binding.values.elementsEqual(rhs.binding.values, by: isSame)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(binding) }

    private static func isSame(_ lhs: PrimitiveValue, _ rhs: PrimitiveValue) -> Bool {
        switch (lhs, rhs) {
        case (.text(let lhs), .text(let rhs)): lhs.utf8.elementsEqual(rhs.utf8)
        case (.array(let lhs), .array(let rhs)):
            lhs.element == rhs.element && lhs.values.elementsEqual(rhs.values, by: isSame)
        // Values without text are the same where they are equal.
        default: lhs == rhs
        }
    }
}

extension SQLBinding {
    fileprivate var values: [PrimitiveValue] {
        switch self {
        case .value(let value): [value]
        case .list(let values, _): values
        case .parameter: []
        }
    }
}
