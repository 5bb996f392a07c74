/// A thing that is done to the rows of a model, which a ``Policy`` allows or refuses.
public enum PolicyAction: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// Fetching rows, in whatever way a request reaches them.
    case reading

    /// Adding rows. The row that was added must meet the condition.
    case inserting

    /// Changing rows. The row must meet the condition before the change, and after it.
    case editing

    /// Removing rows.
    case deleting

    public var description: String { rawValue }
}
