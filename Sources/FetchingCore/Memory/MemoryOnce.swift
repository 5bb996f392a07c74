/// A value that is the same for all rows of a request, and computed for the first. It is written and read while one condition is
/// evaluated, by one thread.
final class MemoryOnce<Value>: @unchecked Sendable {
    private var known: Value?

    func value(_ compute: () throws -> Value) rethrows -> Value {
        if let known { return known }
        let value = try compute()
        known = value
        return value
    }
}

extension MemoryCondition {
    /// The condition, where it is the same for all rows.
    var evaluatedOnce: MemoryCondition {
        let (once, holds) = (MemoryOnce<Bool>(), holds)
        return MemoryCondition { row in try once.value { try holds(row) } }
    }
}

extension ColumnReader {
    /// The value, where it is the same for all rows.
    var readOnce: ColumnReader {
        switch self {
        case .bool(let read): .bool(Self.once(read))
        case .int64(let read): .int64(Self.once(read))
        case .double(let read): .double(Self.once(read))
        case .text(let read): .text(Self.once(read))
        case .data(let read): .data(Self.once(read))
        case .date(let read): .date(Self.once(read))
        case .uuid(let read): .uuid(Self.once(read))
        case .decimal(let read): .decimal(Self.once(read))
        case .array(let read): .array(Self.once(read))
        }
    }

    /// Whether both read values of one type, which are equal where their exact values are.
    func isOfSameType(as other: ColumnReader) -> Bool {
        switch (self, other) {
        case (.bool, .bool), (.int64, .int64), (.double, .double), (.text, .text), (.data, .data), (.date, .date),
            (.uuid, .uuid), (.decimal, .decimal), (.array, .array):
            true
        case (.bool, _), (.int64, _), (.double, _), (.text, _), (.data, _), (.date, _), (.uuid, _), (.decimal, _),
            (.array, _):
            false
        }
    }

    private static func once<Value: Sendable>(_ read: @escaping Read<Value>) -> Read<Value> {
        let once = MemoryOnce<Value?>()
        return { row in try once.value { try read(row) } }
    }
}
