import FetchingCore
public import Foundation

// The value of a cell in either form. An error is the same as on libpq.

extension PostgresDriverCell {
    /// The value as libpq would give it in binary.
    private var binary: PostgresCell {
        PostgresCell(
            start: bytes?.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped, count: bytes?.count ?? 0,
            type: type, isNull: bytes == nil)
    }

    /// The text of the value, nil in binary and for NULL.
    private var textual: String? {
        guard format == .text, let bytes else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    @usableFromInline var bool: Bool {
        get throws {
            guard type == PostgresType.bool, let bytes, bytes.count == 1 else {
                throw binary.mismatch(expected: "a truth value")
            }
            return format == .text ? bytes[0] == UInt8(ascii: "t") : bytes[0] != 0
        }
    }

    @usableFromInline var int64: Int64 {
        get throws {
            let cell = binary
            guard format == .binary else {
                guard isInteger, let value = textual.flatMap({ Int64($0) }) else {
                    throw cell.mismatch(expected: "an integer")
                }
                return value
            }
            switch type {
            case PostgresType.int8 where cell.count == 8: return cell.load(Int64.self)
            case PostgresType.int4 where cell.count == 4: return Int64(cell.load(Int32.self))
            case PostgresType.int2 where cell.count == 2: return Int64(cell.load(Int16.self))
            default: throw cell.mismatch(expected: "an integer")
            }
        }
    }

    private var isInteger: Bool { [PostgresType.int8, PostgresType.int4, PostgresType.int2].contains(type) }

    @usableFromInline var double: Double {
        get throws {
            guard let textual else { return try binary.double }
            let value: Double? =
                switch type {
                case PostgresType.float8: Double(textual)
                case PostgresType.float4: Float(textual).map { Double($0) }
                case _ where isInteger: Int64(textual).flatMap { Double(exactly: $0) }
                default: nil
                }
            guard let value else { throw binary.mismatch(expected: "a floating-point number") }
            return value
        }
    }

    @usableFromInline var text: String {
        get throws {
            let cell = binary
            guard !cell.isNull, cell.holdsText else { throw cell.mismatch(expected: "text") }
            return textual ?? String(decoding: cell.textBytes, as: UTF8.self)
        }
    }

    @usableFromInline var data: Data {
        get throws {
            let cell = binary
            guard type == PostgresType.bytea, let bytes else { throw cell.mismatch(expected: "bytes ('bytea')") }
            guard format == .text else { return Data(bytes) }
            guard let data = Data(postgresHex: bytes) else {
                throw FetchError(
                    .typeMismatch, reason: "the driver gave bytes in another form than that of hexadecimal digits",
                    cure: "SET bytea_output = 'hex'")
            }
            return data
        }
    }

    @usableFromInline var date: Date {
        get throws {
            guard let textual else { return try binary.date }
            switch type {
            case PostgresType.timestamptz, PostgresType.timestamp, PostgresType.date:
                guard !textual.hasSuffix("infinity") else { throw binary.infinite }
                guard let date = Date(postgresText: textual) else {
                    throw FetchError(
                        .typeMismatch, reason: "the driver gave a date in another form than that of ISO 8601",
                        cure: "SET DateStyle = 'ISO'")
                }
                return date
            default: throw binary.mismatch(expected: "a date ('timestamptz')")
            }
        }
    }

    @usableFromInline var uuid: UUID {
        get throws {
            let cell = binary
            if type == PostgresType.uuid {
                if let uuid = textual.flatMap({ UUID(uuidString: $0) }) { return uuid }
                if format == .binary, cell.count == 16 { return UUID(uuid: cell.start.loadUnaligned(as: uuid_t.self)) }
            }
            throw cell.mismatch(expected: "a 'uuid'")
        }
    }

    @usableFromInline var decimal: Decimal {
        get throws {
            guard let textual else { return try binary.decimal }
            guard type == PostgresType.numeric || isInteger else {
                throw binary.mismatch(expected: "a decimal number ('numeric')")
            }
            return try Decimal(postgresText: textual)
        }
    }

    /// The value of a key, as errors show it.
    @usableFromInline var keyText: String {
        get throws {
            guard bytes != nil else { return "NULL" }
            return switch type {
            case PostgresType.int2, PostgresType.int4, PostgresType.int8: "\(try int64)"
            case PostgresType.uuid: try uuid.uuidString
            case PostgresType.bytea: "bytes"
            case PostgresType.numeric: "\(try decimal)"
            case PostgresType.date, PostgresType.timestamp, PostgresType.timestamptz: "\(try date)"
            default: try text
            }
        }
    }
}
