import Foundation

/// The text form of a cursor: base64 with the alphabet of RFC 4648, section 5, of a version, the request's digest and the
/// values. All numbers are little-endian.
enum PageCursorCoding {
    private static let version: UInt8 = 1

    static func encode(_ cursor: PageCursor) -> String {
        var data = Data([version, cursor.position.isInclusive ? 1 : 0])
        data.append(number: cursor.request)
        for value in cursor.position.values { data.append(value) }
        return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    static func decode(_ text: String) -> PageCursor? {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: base64 + padding) else { return nil }
        var reader = ByteReader(bytes: [UInt8](data)[...])
        guard reader.byte() == version, let flags = reader.byte(), flags <= 1, let request = reader.number() else {
            return nil
        }
        var values: [PrimitiveValue] = []
        while !reader.bytes.isEmpty {
            guard let value = reader.value() else { return nil }
            values.append(value)
        }
        return PageCursor(request: request, position: PagePosition(values: values, isInclusive: flags == 1))
    }
}

/// The kind of the value that follows.
private enum ValueTag: UInt8 {
    case null, no, yes, int64, double, text, data, date, uuid, decimal, array
}

extension Data {
    fileprivate mutating func append(number: UInt64) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(_ tag: ValueTag, _ bytes: some Collection<UInt8>) {
        append(tag.rawValue)
        append(number: UInt64(bytes.count))
        append(contentsOf: bytes)
    }

    fileprivate mutating func append(_ tag: ValueTag, number: UInt64) {
        append(tag.rawValue)
        append(number: number)
    }

    /// The form in which a value is part of a cursor, and of the digest of a request.
    mutating func append(_ value: PrimitiveValue) {
        switch value {
        case .null: append(ValueTag.null.rawValue)
        case .bool(let value): append((value ? ValueTag.yes : .no).rawValue)
        case .int64(let value): append(.int64, number: UInt64(bitPattern: value))
        // Zero has one form only.
        case .double(let value): append(.double, number: (value == 0 ? 0 : value).bitPattern)
        case .text(let value): append(.text, value.utf8)
        case .data(let value): append(.data, value)
        case .date(let value): append(.date, number: value.timeIntervalSinceReferenceDate.bitPattern)
        case .uuid(let value): append(.uuid, Swift.withUnsafeBytes(of: value.uuid) { Data($0) })
        case .decimal(let value): append(.decimal, "\(value)".utf8)
        case .array(let value):
            append(.array, number: UInt64(value.values.count))
            append(.text, value.element.rawValue.utf8)
            for element in value.values { append(element) }
        }
    }
}

private struct ByteReader {
    private(set) var bytes: ArraySlice<UInt8>

    mutating func byte() -> UInt8? { bytes.popFirst() }

    mutating func number() -> UInt64? {
        guard let bytes = take(8) else { return nil }
        return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func value() -> PrimitiveValue? {
        guard let tag = byte().flatMap(ValueTag.init) else { return nil }
        switch tag {
        case .null: return .null
        case .no: return .bool(false)
        case .yes: return .bool(true)
        case .int64: return number().map { .int64(Int64(bitPattern: $0)) }
        case .double: return number().map { .double(Double(bitPattern: $0)) }
        case .date: return number().map { .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0))) }
        case .text: return text().map(PrimitiveValue.text)
        case .data: return content().map { .data(Data($0)) }
        case .uuid:
            guard let content = content(), content.count == 16 else { return nil }
            return .uuid(Array(content).withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
        case .decimal:
            let decimal = text().flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
            return decimal.map(PrimitiveValue.decimal)
        case .array: return array().map(PrimitiveValue.array)
        }
    }

    private mutating func array() -> PrimitiveArray? {
        guard let count = number(), count <= UInt64(bytes.count), case .text(let kind)? = value(),
            let element = PrimitiveArray.Element(rawValue: kind)
        else { return nil }
        var values: [PrimitiveValue] = []
        for _ in 0..<count {
            // An array holds none: a text that was made up might hold as many as make the stack overflow.
            guard bytes.first != ValueTag.array.rawValue, let value = value() else { return nil }
            values.append(value)
        }
        return try? PrimitiveArray(values, of: element)
    }

    /// Foundation's initialisers drop a U+FEFF at the beginning, which they take for a mark of the encoding.
    private mutating func text() -> String? {
        guard let content = content() else { return nil }
        let text = String(decoding: content, as: UTF8.self)
        // What is not UTF-8 was replaced.
        return text.utf8.elementsEqual(content) ? text : nil
    }

    private mutating func content() -> ArraySlice<UInt8>? {
        guard let count = number(), count <= UInt64(bytes.count) else { return nil }
        return take(Int(count))
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard bytes.count >= count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }
}
