#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL
public import Foundation

/// The values of a statement as libpq takes them: in binary, but for decimals.
struct PostgresBindings {
    private(set) var types: [Oid] = []
    private(set) var hasList = false
    private var bytes: [UInt8] = []
    var byteCount: Int { bytes.count }
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    /// The most bytes whose memory is kept for the next statement.
    private static var keptBytes: Int { 1 << 16 }

    init() {}

    /// - Throws: `FetchError` if PostgreSQL cannot hold a value.
    init(_ bindings: [SQLBinding]) throws { try replace(by: bindings) }

    /// Takes other values, in the memory of those before.
    ///
    /// - Throws: `FetchError` if PostgreSQL cannot hold a value.
    mutating func replace(by bindings: [SQLBinding]) throws {
        removeAll()
        guard bindings.count <= 65_535 else {
            throw FetchError(
                .tooLarge, reason: "PostgreSQL takes at most 65,535 values in a statement",
                cure: "Compare with a list by 'isIn', which is one value")
        }
        for binding in bindings {
            switch binding {
            case .value(let value): try add(value)
            case .parameter: throw FetchError.parameterWithoutValue
            case .list(let values, let type): try add(values, of: values.lazy.compactMap(\.type).first ?? type ?? .text)
            }
        }
    }

    private mutating func removeAll() {
        hasList = false
        types.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptBytes)
        starts.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        formats.removeAll(keepingCapacity: true)
    }

    private mutating func add(_ value: PrimitiveValue) throws {
        guard let type = value.type else {
            types.append(0)
            starts.append(nil)
            lengths.append(0)
            return formats.append(1)
        }
        try add(type.oid, format: type == .decimal ? 0 : 1) { try value.encode(into: &$0) }
    }

    private mutating func add(_ values: [PrimitiveValue], of type: PrimitiveType) throws {
        hasList = true
        // An array in binary has elements in binary.
        guard type != .decimal else {
            return try add(type.arrayOID, format: 0) { bytes in
                bytes.append(UInt8(ascii: "{"))
                for (index, value) in values.enumerated() {
                    if index > 0 { bytes.append(UInt8(ascii: ",")) }
                    if value == .null { bytes.append(contentsOf: "NULL".utf8) }
                    try value.encode(into: &bytes)
                }
                bytes.append(UInt8(ascii: "}"))
            }
        }
        try add(type.arrayOID, format: 1) { bytes in
            // Dimensions, whether there are nulls, the type; then for each dimension its size and first index.
            let hasNulls: Int32 = values.contains(.null) ? 1 : 0
            for word in [values.isEmpty ? 0 : 1, hasNulls, Int32(bitPattern: type.oid)] {
                bytes.append(bigEndian: word)
            }
            guard !values.isEmpty else { return }
            guard let count = Int32(exactly: values.count) else {
                throw FetchError(
                    .tooLarge, reason: "the list is longer than PostgreSQL allows", cure: "Use several requests")
            }
            for word in [count, 1] { bytes.append(bigEndian: word) }
            for value in values {
                let place = bytes.count
                bytes.append(bigEndian: 0 as Int32)
                try value.encode(into: &bytes)
                let length: Int32 = value == .null ? -1 : Int32(truncatingIfNeeded: bytes.count - place - 4)
                withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(place..<place + 4, with: $0) }
            }
        }
    }

    private mutating func add(_ type: Oid, format: Int32, _ encode: (inout [UInt8]) throws -> Void) throws {
        let start = bytes.count
        try encode(&bytes)
        guard let length = Int32(exactly: bytes.count - start) else {
            throw FetchError(
                .tooLarge, reason: "the value is longer than PostgreSQL allows", cure: "Use a smaller value")
        }
        types.append(type)
        starts.append(start)
        lengths.append(length)
        formats.append(format)
        // What is text ends at a zero.
        if format == 0 { bytes.append(0) }
    }

    /// Calls a closure with what libpq takes.
    func withValues<Result>(
        _ body: (
            _ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<Int32>?,
            _ formats: UnsafePointer<Int32>?
        ) throws -> Result
    ) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { bytes in
            // No bytes have no address, and a null pointer is null.
            let base =
                bytes.baseAddress.map { UnsafeRawPointer($0) }
                ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
            return try withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: starts.count) { values in
                for (index, start) in starts.enumerated() {
                    values.initializeElement(
                        at: index, to: start.map { (base + $0).assumingMemoryBound(to: CChar.self) })
                }
                return try body(
                    Int32(starts.count), values.baseAddress.map { UnsafePointer($0) }, lengths, formats)
            }
        }
    }
}

extension PrimitiveType {
    var oid: Oid {
        switch self {
        case .bool: PostgresType.bool
        case .int64: PostgresType.int8
        case .double: PostgresType.float8
        case .text: PostgresType.text
        case .data: PostgresType.bytea
        case .date: PostgresType.timestamptz
        case .uuid: PostgresType.uuid
        case .decimal: PostgresType.numeric
        }
    }

    fileprivate var arrayOID: Oid {
        switch self {
        case .bool: 1000
        case .int64: 1016
        case .double: 1022
        case .text: 1009
        case .data: 1001
        case .date: 1185
        case .uuid: 2951
        case .decimal: 1231
        }
    }
}

extension PrimitiveValue {
    /// Appends the value as PostgreSQL's binary protocol writes it; a decimal as text.
    ///
    /// - Throws: `FetchError` if PostgreSQL cannot hold the value.
    fileprivate func encode(into bytes: inout [UInt8]) throws {
        switch self {
        case .null: break
        case .bool(let value): bytes.append(value ? 1 : 0)
        case .int64(let value): bytes.append(bigEndian: value)
        case .double(let value): bytes.append(bigEndian: value.bitPattern)
        case .text(let value):
            let start = bytes.count
            bytes.append(contentsOf: value.utf8)
            guard !bytes[start...].contains(0) else {
                throw FetchError(
                    .invalidValue, reason: "PostgreSQL cannot hold a text with NUL (U+0000)",
                    cure: "Leave the scalar out, or store the text as 'Data'")
            }
        case .data(let value): bytes.append(contentsOf: value)
        case .date(let value): bytes.append(bigEndian: try value.microsecondsSince2000)
        case .uuid(let value): withUnsafeBytes(of: value.uuid) { bytes.append(contentsOf: $0) }
        case .decimal(let value): bytes.append(contentsOf: "\(value)".utf8)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}

extension Date {
    /// Seconds from the beginning of 2000, from which PostgreSQL counts, to that of 2001, from which Foundation does.
    @usableFromInline static var secondsFrom2000To2001: Double { 31_622_400 }

    /// - Throws: `FetchError` for a date that PostgreSQL cannot hold: it begins in 4714 BC, and ends with the year 294276.
    fileprivate var microsecondsSince2000: Int64 {
        get throws {
            let seconds = timeIntervalSinceReferenceDate
            guard seconds > -211_845_000_000, seconds < 9_223_300_000_000 else {
                throw FetchError(
                    .invalidValue, reason: "PostgreSQL cannot hold the date",
                    cure: "Use a date between the years -4713 and 294276")
            }
            // The whole seconds apart, so that the fraction keeps its digits.
            let whole = seconds.rounded(.down)
            let fraction = ((seconds - whole) * 1_000_000).rounded()
            return (Int64(whole) + 31_622_400) * 1_000_000 + Int64(fraction)
        }
    }
}
#endif
