/// Whether a transaction that an observer takes for rolled back may have been committed.
///
/// An observer that is told of a commit may write to the database. If that is rolled back, all observers are told so, before the
/// rest of them is told of the commit.
struct ObservedCommit {
    private var isUnderWay = false

    /// The transaction is about to be committed.
    mutating func begin() { isUnderWay = true }

    /// The transaction is over.
    ///
    /// - Returns: Of one that is told to be rolled back, whether it may have been committed.
    @discardableResult mutating func end() -> Bool {
        defer { isUnderWay = false }
        return isUnderWay
    }
}
