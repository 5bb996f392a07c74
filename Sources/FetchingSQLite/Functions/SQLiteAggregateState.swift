import GRDBSQLite

/// The state of an aggregate function, which SQLite keeps for each group of rows.
protocol SQLiteAggregateState: AnyObject {
    init()
}

extension SQLiteAggregateState {
    /// The state of a group to which a row comes; nil where there is no memory for it, which SQLite is told.
    static func begun(_ context: OpaquePointer?) -> Self? {
        guard let reference = reference(context, size: MemoryLayout<Unmanaged<Self>?>.size) else {
            sqlite3_result_error_nomem(context)
            return nil
        }
        let state = reference.pointee ?? .passRetained(Self())
        reference.pointee = state
        return state.takeUnretainedValue()
    }

    /// The state of a group to which other rows may come; nil where none came yet.
    static func soFar(_ context: OpaquePointer?) -> Self? {
        reference(context, size: 0)?.pointee?.takeUnretainedValue()
    }

    /// The state of a group, which is called for once at its end, after an error too.
    static func finished(_ context: OpaquePointer?) -> Self? {
        reference(context, size: 0)?.pointee?.takeRetainedValue()
    }

    /// SQLite gives the same memory for each row of a group, all zero at first.
    private static func reference(
        _ context: OpaquePointer?, size: Int
    ) -> UnsafeMutablePointer<Unmanaged<Self>?>? {
        sqlite3_aggregate_context(context, Int32(size))?.assumingMemoryBound(to: Unmanaged<Self>?.self)
    }
}
