import FetchingCore

/// How a value is written for a column by `COPY … (FORMAT binary)`, which converts nothing.
@usableFromInline
enum PostgresCopyForm: UInt8 {
    case bool, int2, int4, int8, float4, float8, text, bytea, timestamptz, uuid, array

    /// Nil for types whose values are left to an INSERT.
    init?(columnType: UInt32, for type: PrimitiveType) {
        switch (type, columnType) {
        case (.bool, PostgresType.bool): self = .bool
        case (.int64, PostgresType.int2): self = .int2
        case (.int64, PostgresType.int4): self = .int4
        case (.int64, PostgresType.int8): self = .int8
        case (.double, PostgresType.float4): self = .float4
        case (.double, PostgresType.float8): self = .float8
        case (.text, PostgresType.text), (.text, PostgresType.varchar): self = .text
        case (.data, PostgresType.bytea): self = .bytea
        case (.date, PostgresType.timestamptz): self = .timestamptz
        case (.uuid, PostgresType.uuid): self = .uuid
        // An element is converted as little: the types of the elements are the same.
        case (.array, type.oid): self = .array
        // Right for any other pair: without a form, the rows are inserted instead of copied.
        default: return nil
        }
    }
}

/// The answer to rows that `COPY` does not take as an INSERT would.
@usableFromInline
struct PostgresCopyRejected: Error {
    @usableFromInline
    init() {}
}
