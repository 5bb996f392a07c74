public import FetchingCore
public import Foundation

/// The value that a row has in a column.
@usableFromInline
struct PostgresCell {
    @usableFromInline let start: UnsafeRawPointer

    /// The number of its bytes, 0 for null.
    @usableFromInline let count: Int
    @usableFromInline let type: UInt32
    @usableFromInline let isNull: Bool

    /// A big-endian number.
    @inlinable @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at offset: Int = 0) -> Number {
        Number(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: type))
    }

    /// Whether the value is text, or that of an enum or another type whose binary form is its text.
    @inlinable @inline(__always)
    var holdsText: Bool {
        type == PostgresType.text || type == PostgresType.varchar || holdsOtherText
    }

    @usableFromInline var holdsOtherText: Bool {
        switch type {
        case PostgresType.name, PostgresType.json, PostgresType.jsonb: true
        // 'unknown', of a literal without a type.
        case 705: true
        default: type >= PostgresType.firstDeclared
        }
    }

    @inlinable @inline(__always)
    var textBytes: UnsafeRawBufferPointer {
        // The version of the format stands before the text.
        let skipped = type == PostgresType.jsonb && count > 0 ? 1 : 0
        return UnsafeRawBufferPointer(start: start + skipped, count: count - skipped)
    }

    @usableFromInline var double: Double {
        get throws {
            switch type {
            case PostgresType.float8 where count == 8: return Double(bitPattern: load(UInt64.self))
            case PostgresType.float4 where count == 4: return Double(Float(bitPattern: load(UInt32.self)))
            case PostgresType.int4 where count == 4: return Double(load(Int32.self))
            case PostgresType.int2 where count == 2: return Double(load(Int16.self))
            case PostgresType.int8 where count == 8:
                guard let double = Double(exactly: load(Int64.self)) else {
                    throw mismatch(expected: "a floating-point number")
                }
                return double
            default: throw mismatch(expected: "a floating-point number")
            }
        }
    }

    @usableFromInline var date: Date {
        get throws {
            switch type {
            case PostgresType.timestamptz where count == 8, PostgresType.timestamp where count == 8:
                let microseconds = load(Int64.self)
                guard microseconds != .max, microseconds != .min else { throw infinite }
                return Date(microsecondsSince2000: microseconds)
            case PostgresType.date where count == 4:
                let days = load(Int32.self)
                guard days != .max, days != .min else { throw infinite }
                return Date(daysSince2000: Int64(days))
            default: throw mismatch(expected: "a date ('timestamptz')")
            }
        }
    }

    var infinite: FetchError {
        FetchError(
            .typeMismatch, reason: "the column holds an infinite date", cure: "Leave such rows out, or correct them")
    }

    @usableFromInline
    func mismatch(expected: String) -> FetchError {
        guard !isNull else {
            return FetchError(
                .unexpectedNull, reason: "the column holds NULL, but the property is not optional",
                cure: "Make the property optional, or leave such rows out")
        }
        return FetchError(
            .typeMismatch, reason: "the column holds another type (\(type)) where the property needs \(expected)",
            cure: "Correct the column's or the property's type, or name the form of the values with "
                + "'@FetchingStorage'")
    }
}
