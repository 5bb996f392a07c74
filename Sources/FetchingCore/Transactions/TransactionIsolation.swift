/// The least that a transaction is kept apart from others that run at the same time.
///
/// The levels are those of the SQL standard, as PostgreSQL's manual describes them under "Transaction Isolation". SQLite
/// has the last one alone, and gives it for each.
public enum TransactionIsolation: String, Sendable, Hashable, CaseIterable {
    /// Each statement sees what was committed before it began: PostgreSQL's own default.
    case readCommitted = "READ COMMITTED"

    /// All statements see what was committed before the first. On PostgreSQL, an update of what others have changed since
    /// fails with the SQLSTATE 40001.
    case repeatableRead = "REPEATABLE READ"

    /// All transactions have the effect that they would have one after the other. On PostgreSQL, those that cannot fail with
    /// the SQLSTATE 40001.
    case serializable = "SERIALIZABLE"
}
