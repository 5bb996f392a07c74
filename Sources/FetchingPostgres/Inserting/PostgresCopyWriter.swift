public import FetchingCore
public import Foundation

/// Rows as `COPY … (FORMAT binary)` takes them: the number of columns, and for each its length and its bytes, as PostgreSQL's manual
/// describes it under "COPY", "Binary Format".
///
/// A value that does not fit its column ends the copying: the INSERT that then takes place says what is wrong.
///
/// It is inlined into the user's module, where the encoding of the model is specialised for it.
@usableFromInline
struct PostgresCopyWriter: WritableRow {
    /// The forms of the columns.
    @usableFromInline let forms: UnsafeBufferPointer<PostgresCopyForm>

    /// The bytes, which whoever has made them releases.
    @usableFromInline private(set) var bytes: UnsafeMutableRawPointer
    @usableFromInline private(set) var count = 0
    @usableFromInline private(set) var capacity: Int

    /// The column that is written next.
    @usableFromInline private(set) var place = 0

    init(_ forms: UnsafeBufferPointer<PostgresCopyForm>, capacity: Int) {
        self.forms = forms
        self.capacity = capacity
        bytes = .allocate(byteCount: capacity, alignment: 16)
    }

    func release() { bytes.deallocate() }

    /// Forgets what is written, once it is sent.
    mutating func removeAll() { count = 0 }

    /// Begins the whole, before its first row.
    mutating func beginCopy() {
        for byte in [UInt8]("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0] { append(byte) }
        // No flags, and no extension of the header.
        append(0 as Int32)
        append(0 as Int32)
    }

    mutating func endCopy() { append(-1 as Int16) }

    @inlinable
    mutating func beginRow() {
        place = 0
        append(Int16(truncatingIfNeeded: forms.count))
    }

    /// - Throws: ``PostgresCopyRejected`` if values are missing.
    @inlinable
    func endRow() throws {
        guard place == forms.count else { throw PostgresCopyRejected() }
    }

    @inlinable @inline(__always)
    mutating func append<Value: FixedWidthInteger>(_ value: Value) {
        room(for: MemoryLayout<Value>.size).storeBytes(of: value.bigEndian, as: Value.self)
        count += MemoryLayout<Value>.size
    }

    /// The place for as many bytes.
    @inlinable @inline(__always)
    mutating func room(for size: Int) -> UnsafeMutableRawPointer {
        if capacity - count < size { grow(for: size) }
        return bytes + count
    }

    @usableFromInline
    mutating func grow(for size: Int) {
        let larger = max(capacity * 2, count + size)
        let grown = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        grown.copyMemory(from: bytes, byteCount: count)
        bytes.deallocate()
        (bytes, capacity) = (grown, larger)
    }

    @inlinable @inline(__always)
    mutating func nextForm() throws -> PostgresCopyForm {
        guard place < forms.count else { throw PostgresCopyRejected() }
        defer { place += 1 }
        return forms[place]
    }

    @inlinable @inline(__always)
    mutating func append<Value: FixedWidthInteger>(value: Value) {
        append(Int32(MemoryLayout<Value>.size))
        append(value)
    }

    @inlinable
    package mutating func encodeNull() throws {
        _ = try nextForm()
        append(-1 as Int32)
    }

    @inlinable
    package mutating func encodeBool(_ value: Bool) throws {
        guard try nextForm() == .bool else { throw PostgresCopyRejected() }
        append(value: value ? 1 as UInt8 : 0)
    }

    @inlinable
    package mutating func encodeInt64(_ value: Int64) throws {
        switch try nextForm() {
        case .int8: append(value: value)
        case .int4:
            guard let value = Int32(exactly: value) else { throw PostgresCopyRejected() }
            append(value: value)
        case .int2:
            guard let value = Int16(exactly: value) else { throw PostgresCopyRejected() }
            append(value: value)
        // Right for any other form: what is rejected is inserted instead of copied.
        default: throw PostgresCopyRejected()
        }
    }

    @inlinable
    package mutating func encodeDouble(_ value: Double) throws {
        switch try nextForm() {
        case .float8: append(value: value.bitPattern)
        case .float4:
            let short = Float(value)
            // PostgreSQL says that such a value is out of range.
            guard short.isFinite == value.isFinite, short.isZero == value.isZero else { throw PostgresCopyRejected() }
            append(value: short.bitPattern)
        // Right for any other form: what is rejected is inserted instead of copied.
        default: throw PostgresCopyRejected()
        }
    }

    @inlinable
    package mutating func encodeText(_ value: String) throws {
        guard try nextForm() == .text else { throw PostgresCopyRejected() }
        var value = value
        try value.withUTF8 { try append(text: $0) }
    }

    @usableFromInline
    mutating func append(text: UnsafeBufferPointer<UInt8>) throws {
        // A text with NUL has no place in PostgreSQL.
        if let start = text.baseAddress, memchr(start, 0, text.count) != nil { throw PostgresCopyRejected() }
        append(bytes: UnsafeRawBufferPointer(text))
    }

    private mutating func append(bytes source: UnsafeRawBufferPointer) {
        append(Int32(truncatingIfNeeded: source.count))
        guard let start = source.baseAddress else { return }
        room(for: source.count).copyMemory(from: start, byteCount: source.count)
        count += source.count
    }

    @usableFromInline
    package mutating func encodeData(_ value: Data) throws {
        guard try nextForm() == .bytea else { throw PostgresCopyRejected() }
        value.withUnsafeBytes { append(bytes: $0) }
    }

    @usableFromInline
    package mutating func encodeDate(_ value: Date) throws {
        guard try nextForm() == .timestamptz else { throw PostgresCopyRejected() }
        append(value: try value.microsecondsSince2000)
    }

    @usableFromInline
    package mutating func encodeUUID(_ value: UUID) throws {
        guard try nextForm() == .uuid else { throw PostgresCopyRejected() }
        withUnsafeBytes(of: value.uuid) { append(bytes: $0) }
    }

    @usableFromInline
    package mutating func encodeDecimal(_ value: Decimal) throws { throw PostgresCopyRejected() }

    @usableFromInline
    package mutating func encodeArray(_ value: PrimitiveArray) throws {
        guard try nextForm() == .array else { throw PostgresCopyRejected() }
        var array: [UInt8] = []
        try PrimitiveValue.array(value).encode(into: &array)
        array.withUnsafeBytes { append(bytes: $0) }
    }
}
