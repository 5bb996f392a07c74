#if Postgres
/// An isolation level of a transaction, as PostgreSQL's manual describes them under "Transaction Isolation".
public enum PostgresIsolation: String, Sendable, Hashable, CaseIterable {
    /// Each statement sees what was committed before it began: PostgreSQL's own default.
    case readCommitted = "READ COMMITTED"

    /// All statements see what was committed before the first. An update of what others have changed since fails with the
    /// SQLSTATE 40001.
    case repeatableRead = "REPEATABLE READ"

    /// All transactions have the effect that they would have one after the other. Those that cannot fail with the SQLSTATE
    /// 40001.
    case serializable = "SERIALIZABLE"
}
#endif
