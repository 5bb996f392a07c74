public import FetchingCore
import Foundation

// Arrays in both forms of the protocol: in binary (`array_send` in PostgreSQL's arrayfuncs.c) the number of dimensions, whether there are
// nulls, the type of the elements, for each dimension its size and its first index, then each element behind its length; as text
// `{red,"two words",NULL}`.

extension PostgresCell {
    /// An array of one dimension.
    @usableFromInline
    func array(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        guard !isNull else { throw mismatch(expected: "an array") }
        return try PostgresDriverCell(
            type: type, format: .binary, bytes: UnsafeRawBufferPointer(start: start, count: count)
        ).array(of: element)
    }
}

extension PostgresDriverCell {
    /// An array of one dimension.
    ///
    /// - Throws: `FetchError` for another type, for several dimensions and for an array that holds null.
    @usableFromInline
    func array(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        guard let bytes else { throw mismatch(expected: "an array") }
        if type == PostgresType.jsonb || type == PostgresType.json { return try jsonArray(of: element) }
        guard let elementType = PostgresType.element(ofArray: type) else { throw mismatch(expected: element.arrayName) }
        let values =
            format == .text
            ? try Self.elements(ofText: bytes, type: elementType) { try $0.value(as: element) }
            : try elements(of: bytes) { try $0.value(as: element) }
        return try PrimitiveArray(values, of: element)
    }

    /// An array that is stored as JSON.
    private func jsonArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        var text = try text
        guard
            let array = try text.withUTF8({
                try PrimitiveArray(json: UnsafeRawBufferPointer($0), of: element)
            })
        else { throw mismatch(expected: element.jsonName) }
        return array
    }

    private func value(as element: PrimitiveArray.Element) throws -> PrimitiveValue {
        guard bytes != nil else { throw FetchError.nullInArray }
        return switch element {
        case .bool: .bool(try bool)
        case .int64: .int64(try int64)
        case .double: .double(try double)
        case .text: .text(try text)
        case .uuid: .uuid(try uuid)
        }
    }

    private func elements(
        of bytes: UnsafeRawBufferPointer, _ read: (PostgresDriverCell) throws -> PrimitiveValue
    ) throws -> [PrimitiveValue] {
        var reader = ArrayReader(bytes: bytes)
        guard let dimensions = reader.word(), reader.word() != nil, let type = reader.word() else { throw malformed }
        guard dimensions != 0 else { return [] }
        guard dimensions == 1 else { throw FetchError.severalDimensions }
        guard let count = reader.word(), count >= 0, count <= bytes.count, reader.word() != nil else { throw malformed }
        return try (0..<count).map { _ in
            guard let element = reader.element() else { throw malformed }
            return try read(
                PostgresDriverCell(type: UInt32(bitPattern: type), format: .binary, bytes: element.bytes))
        }
    }

    private var malformed: FetchError { mismatch(expected: "an array") }

    private func mismatch(expected: String) -> FetchError {
        PostgresCell(
            start: UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped, count: 0, type: type, isNull: bytes == nil
        ).mismatch(expected: expected)
    }
}

/// Reads what an array in binary is made of.
private struct ArrayReader {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    mutating func word() -> Int32? {
        guard position <= bytes.count - 4 else { return nil }
        defer { position += 4 }
        return Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self))
    }

    /// The bytes of the next element, nil for null. Nil where there is none.
    mutating func element() -> (bytes: UnsafeRawBufferPointer?, Void)? {
        guard let length = word() else { return nil }
        guard length >= 0 else { return (nil, ()) }
        guard Int(length) <= bytes.count - position else { return nil }
        defer { position += Int(length) }
        return (UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(length)]), ())
    }
}

extension PostgresDriverCell {
    /// Reads the elements of an array as text: without quotation marks, or in them with backslashes before what means something else.
    fileprivate static func elements(
        ofText text: UnsafeRawBufferPointer, type: UInt32, _ read: (PostgresDriverCell) throws -> PrimitiveValue
    ) throws -> [PrimitiveValue] {
        guard let texts = PostgresArrayText.elements(of: text) else { throw FetchError.severalDimensions }
        return try texts.map { text in
            guard let text else { throw FetchError.nullInArray }
            return try text.withUnsafeBytes {
                try read(PostgresDriverCell(type: type, format: .text, bytes: UnsafeRawBufferPointer($0)))
            }
        }
    }
}

/// An array of one dimension as text.
enum PostgresArrayText {
    /// The texts of the elements, nil for a null; nil for any other text, such as that of several dimensions.
    static func elements(of text: UnsafeRawBufferPointer) -> [[UInt8]?]? {
        guard text.count >= 2, text[0] == UInt8(ascii: "{"), text[text.count - 1] == UInt8(ascii: "}") else {
            return nil
        }
        var elements: [[UInt8]?] = []
        var element: [UInt8] = []
        var (isQuoted, wasQuoted, isEscaped) = (false, false, false)
        func ended() -> [UInt8]? { !wasQuoted && element == Array("NULL".utf8) ? nil : element }
        for byte in text[1..<text.count - 1] {
            switch byte {
            case _ where isEscaped:
                element.append(byte)
                isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                wasQuoted = true
            case UInt8(ascii: ",") where !isQuoted:
                elements.append(ended())
                (element, wasQuoted) = ([], false)
            case UInt8(ascii: "{") where !isQuoted, UInt8(ascii: "}") where !isQuoted: return nil
            // Every other byte is one of the element.
            default: element.append(byte)
            }
        }
        guard !isQuoted, !isEscaped else { return nil }
        if text.count > 2 { elements.append(ended()) }
        return elements
    }
}

extension PrimitiveArray {
    /// The array as PostgreSQL reads it in a text.
    var postgresText: String { "{" + values.map(\.textInArray).joined(separator: ",") + "}" }
}

extension PrimitiveValue {
    fileprivate var textInArray: String {
        switch self {
        case .bool(let value): return value ? "t" : "f"
        case .int64(let value): return String(value)
        case .double(let value): return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : String(value)
        case .uuid(let value): return value.uuidString
        case .text(let value):
            var text = String.UnicodeScalarView("\"".unicodeScalars)
            for scalar in value.unicodeScalars {
                if scalar == "\"" || scalar == "\\" { text.append("\\") }
                text.append(scalar)
            }
            text.append("\"")
            return String(text)
        // No array holds any of these.
        case .null, .data, .date, .decimal, .array: return "NULL"
        }
    }
}

extension PrimitiveArray.Element {
    /// The array as errors name it.
    fileprivate var arrayName: String {
        switch self {
        case .bool: "an array of truth values ('boolean[]')"
        case .int64: "an array of integers ('bigint[]')"
        case .double: "an array of numbers ('double precision[]')"
        case .text: "an array of texts ('text[]')"
        case .uuid: "an array of UUIDs ('uuid[]')"
        }
    }
}

extension PostgresType {
    /// The type of the elements of an array; nil for any other type.
    fileprivate static func element(ofArray type: UInt32) -> UInt32? {
        switch type {
        case 1000: bool
        case 1003: name
        case 1005: int2
        case 1007: int4
        case 1009: text
        case 1015: varchar
        case 1016: int8
        case 1021: float4
        case 1022: float8
        case 2951: uuid
        // Those of an enum. In binary, an array says itself what its elements are.
        case firstDeclared...: firstDeclared
        // No other type is read as an element.
        default: nil
        }
    }
}

extension FetchError {
    fileprivate static var severalDimensions: FetchError {
        FetchError(
            .typeMismatch, reason: "the column holds an array of several dimensions",
            cure: "Correct the row: an array of Swift here has one")
    }
}
