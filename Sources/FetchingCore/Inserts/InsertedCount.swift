/// The number of rows that a request inserts, as its type tells: one, at most one, or any number.
public protocol InsertedCount: SendableMetatype {
    /// The number where a conflict may leave out rows.
    associatedtype AfterConflict: InsertedCount
}

/// One row.
public enum SingleRow: InsertedCount {
    @_documentation(visibility: internal)
    public typealias AfterConflict = OptionalRow
}

/// One row, or none where it is left out.
public enum OptionalRow: InsertedCount {
    @_documentation(visibility: internal)
    public typealias AfterConflict = OptionalRow
}

/// Any number of rows.
public enum ManyRows: InsertedCount {
    @_documentation(visibility: internal)
    public typealias AfterConflict = ManyRows
}
