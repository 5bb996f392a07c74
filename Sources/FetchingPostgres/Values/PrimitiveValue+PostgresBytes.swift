import FetchingCore
import Foundation

extension PrimitiveType {
    var oid: UInt32 {
        switch self {
        case .bool: PostgresType.bool
        case .int64: PostgresType.int8
        case .double: PostgresType.float8
        case .text: PostgresType.text
        case .data: PostgresType.bytea
        case .date: PostgresType.timestamptz
        case .uuid: PostgresType.uuid
        case .decimal: PostgresType.numeric
        case .array(let element): element.type.arrayOID
        }
    }

    var arrayOID: UInt32 {
        switch self {
        case .bool: 1000
        case .int64: 1016
        case .double: 1022
        case .text: 1009
        case .data: 1001
        case .date: 1185
        case .uuid: 2951
        case .decimal: 1231
        // A list of arrays is one of their texts: PostgreSQL has no arrays of arrays.
        case .array: PrimitiveType.text.arrayOID
        }
    }
}

extension PrimitiveValue {
    /// Appends the value as PostgreSQL's binary protocol writes it; a decimal as text.
    ///
    /// - Throws: `FetchError` if PostgreSQL cannot hold the value.
    func encode(into bytes: inout [UInt8]) throws {
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
        case .array(let value): try value.values.encode(of: value.element.type, into: &bytes)
        }
    }
}

extension PrimitiveValue {
    /// The value as a list has it, in which an array is a text.
    fileprivate var textOfArray: PrimitiveValue {
        if case .array(let value) = self { .text(value.postgresText) } else { self }
    }
}

extension [PrimitiveValue] {
    /// Appends the values as one array in PostgreSQL's binary protocol; an array of decimals as text, for an array in binary has
    /// elements in binary.
    ///
    /// - Throws: `FetchError` if PostgreSQL cannot hold a value.
    func encode(of type: PrimitiveType, into bytes: inout [UInt8]) throws {
        guard type != .decimal else { return try encodeText(into: &bytes) }
        if type.element != nil { return try map(\.textOfArray).encode(of: .text, into: &bytes) }
        // Dimensions, whether there are nulls, the type; then for each dimension its size and first index.
        let hasNulls: Int32 = contains(.null) ? 1 : 0
        for word in [isEmpty ? 0 : 1, hasNulls, Int32(bitPattern: type.oid)] { bytes.append(bigEndian: word) }
        guard !isEmpty else { return }
        guard let count = Int32(exactly: count) else {
            throw FetchError(
                .tooLarge, reason: "the list is longer than PostgreSQL allows", cure: "Use several requests")
        }
        for word in [count, 1] { bytes.append(bigEndian: word) }
        for value in self {
            let place = bytes.count
            bytes.append(bigEndian: 0 as Int32)
            try value.encode(into: &bytes)
            let length: Int32 = value == .null ? -1 : Int32(truncatingIfNeeded: bytes.count - place - 4)
            Swift.withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(place..<place + 4, with: $0) }
        }
    }

    private func encodeText(into bytes: inout [UInt8]) throws {
        bytes.append(UInt8(ascii: "{"))
        for (index, value) in enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if value == .null { bytes.append(contentsOf: "NULL".utf8) }
            try value.encode(into: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }
}

extension [UInt8] {
    mutating func append(bigEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}

extension Date {
    /// Seconds from the beginning of 2000, from which PostgreSQL counts, to that of 2001, from which Foundation does.
    static var secondsFrom2000To2001: Double { 31_622_400 }

    init(microsecondsSince2000 microseconds: Int64) {
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        self.init(
            timeIntervalSinceReferenceDate: Double(seconds) - Self.secondsFrom2000To2001 + Double(rest) / 1_000_000)
    }

    init(daysSince2000 days: Int64) {
        self.init(timeIntervalSinceReferenceDate: Double(days) * 86_400 - Self.secondsFrom2000To2001)
    }

    /// - Throws: `FetchError` for a date that PostgreSQL cannot hold: it begins in 4714 BC, and ends with the year 294276.
    var microsecondsSince2000: Int64 {
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
