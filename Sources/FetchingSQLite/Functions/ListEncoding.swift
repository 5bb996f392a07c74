import FetchingCore
import Foundation

/// A list of values in one blob, from which the table-valued function `fetching_list` reads them back.
///
/// Each value is a byte for its type, then eight bytes (a number, or the number of bytes that follow), then the bytes.
enum ListEncoding {
    enum Tag: UInt8 {
        case null, integer, real, text, blob
    }

    /// - Throws: `FetchError` if SQLite cannot hold a value.
    static func encode(_ values: [PrimitiveValue]) throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(values.count * 16)
        for value in values {
            switch try value.stored() {
            case .null: append(.null, 0, to: &bytes)
            case .integer(let value): append(.integer, UInt64(bitPattern: value), to: &bytes)
            case .real(let value): append(.real, value.bitPattern, to: &bytes)
            case .text(let value):
                append(.text, UInt64(value.utf8.count), to: &bytes)
                bytes.append(contentsOf: value.utf8)
            case .blob(let value):
                append(.blob, UInt64(value.count), to: &bytes)
                bytes.append(contentsOf: value)
            }
        }
        return bytes
    }

    private static func append(_ tag: Tag, _ word: UInt64, to bytes: inout [UInt8]) {
        bytes.append(tag.rawValue)
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// The value at a position, and the position of the next; nil at the end, or where the bytes are no list.
    static func element(
        of bytes: UnsafeRawBufferPointer, at position: Int
    ) -> (tag: Tag, word: UInt64, content: UnsafeRawBufferPointer, next: Int)? {
        guard position >= 0, position <= bytes.count - 9, let tag = Tag(rawValue: bytes[position]) else { return nil }
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 1, as: UInt64.self))
        let start = position + 9
        let count = tag == .text || tag == .blob ? word : 0
        guard count <= UInt64(bytes.count - start) else { return nil }
        let end = start + Int(count)
        return (tag, word, UnsafeRawBufferPointer(rebasing: bytes[start..<end]), end)
    }
}
