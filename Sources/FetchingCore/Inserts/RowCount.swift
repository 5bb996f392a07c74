/// The number of rows that a request writes, as its type tells: one, at most one, or any number.
public protocol RowCount: SendableMetatype {
    /// The number where a conflict may leave out rows.
    associatedtype AfterConflict: RowCount
}

/// One row.
public enum SingleRow: RowCount {
    @_documentation(visibility: internal)
    public typealias AfterConflict = OptionalRow
}

/// One row, or none where it is left out.
public enum OptionalRow: RowCount {
    @_documentation(visibility: internal)
    public typealias AfterConflict = OptionalRow
}

/// Any number of rows.
public enum ManyRows: RowCount {
    @_documentation(visibility: internal)
    public typealias AfterConflict = ManyRows
}
