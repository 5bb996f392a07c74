extension ColumnReader {
    /// One of two values, as a condition decides. A value without a type is nil.
    init(_ condition: MemoryCondition, _ value: ColumnReader, or other: ColumnReader) {
        let holds = condition.holds
        switch (value, other) {
        case (.bool(let a), .bool(let b)): self = .bool { try holds($0) ? try a($0) : try b($0) }
        case (.int64(let a), .int64(let b)): self = .int64 { try holds($0) ? try a($0) : try b($0) }
        case (.double(let a), .double(let b)): self = .double { try holds($0) ? try a($0) : try b($0) }
        case (.text(let a), .text(let b)): self = .text { try holds($0) ? try a($0) : try b($0) }
        case (.data(let a), .data(let b)): self = .data { try holds($0) ? try a($0) : try b($0) }
        case (.date(let a), .date(let b)): self = .date { try holds($0) ? try a($0) : try b($0) }
        case (.uuid(let a), .uuid(let b)): self = .uuid { try holds($0) ? try a($0) : try b($0) }
        case (.decimal(let a), .decimal(let b)): self = .decimal { try holds($0) ? try a($0) : try b($0) }
        case (.array(let a), .array(let b)): self = .array { try holds($0) ? try a($0) : try b($0) }
        // The nil of a literal is read as a truth value.
        case (.bool, let other): self = other.where(!condition)
        case (let value, _): self = value.where(condition)
        }
    }

    /// A value, or another where that is nil, or not a number, which other engines store as nil. A value without a type is nil.
    init(_ value: ColumnReader, orIfNil other: ColumnReader) {
        switch (value, other) {
        case (.bool(let a), .bool(let b)): self = .bool { try a($0) ?? b($0) }
        case (.int64(let a), .int64(let b)): self = .int64 { try a($0) ?? b($0) }
        case (.double(let a), .double(let b)):
            self = .double { if let value = try a($0), !value.isNaN { value } else { try b($0) } }
        case (.text(let a), .text(let b)): self = .text { try a($0) ?? b($0) }
        case (.data(let a), .data(let b)): self = .data { try a($0) ?? b($0) }
        case (.date(let a), .date(let b)):
            self = .date {
                if let value = try a($0), !value.timeIntervalSinceReferenceDate.isNaN { value } else { try b($0) }
            }
        case (.uuid(let a), .uuid(let b)): self = .uuid { try a($0) ?? b($0) }
        case (.decimal(let a), .decimal(let b)):
            self = .decimal { if let value = try a($0), !value.isNaN { value } else { try b($0) } }
        case (.array(let a), .array(let b)): self = .array { try a($0) ?? b($0) }
        // The nil of a literal is read as a truth value.
        case (.bool, let other): self = other
        case (let value, _): self = value
        }
    }

    /// The value where a condition holds, otherwise nil.
    private func `where`(_ condition: MemoryCondition) -> ColumnReader {
        let holds = condition.holds
        return switch self {
        case .bool(let read): .bool { try holds($0) ? try read($0) : nil }
        case .int64(let read): .int64 { try holds($0) ? try read($0) : nil }
        case .double(let read): .double { try holds($0) ? try read($0) : nil }
        case .text(let read): .text { try holds($0) ? try read($0) : nil }
        case .data(let read): .data { try holds($0) ? try read($0) : nil }
        case .date(let read): .date { try holds($0) ? try read($0) : nil }
        case .uuid(let read): .uuid { try holds($0) ? try read($0) : nil }
        case .decimal(let read): .decimal { try holds($0) ? try read($0) : nil }
        case .array(let read): .array { try holds($0) ? try read($0) : nil }
        }
    }
}
