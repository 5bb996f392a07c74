import Foundation

extension UnsafeRawBufferPointer {
    /// Whether both hold the same bytes.
    @inline(__always)
    func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        // No bytes may have no address.
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, count) == 0
    }

    /// Whether these bytes come before others in the order of a dictionary.
    @inline(__always)
    func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
        guard let otherStart = other.baseAddress else { return false }
        guard let start = baseAddress else { return !other.isEmpty }
        let order = memcmp(start, otherStart, Swift.min(count, other.count))
        return order < 0 || order == 0 && count < other.count
    }

    func begins(with other: UnsafeRawBufferPointer) -> Bool {
        count >= other.count && UnsafeRawBufferPointer(rebasing: prefix(other.count)).hasSameBytes(as: other)
    }

    func ends(with other: UnsafeRawBufferPointer) -> Bool {
        count >= other.count && UnsafeRawBufferPointer(rebasing: suffix(other.count)).hasSameBytes(as: other)
    }

    func contains(_ other: UnsafeRawBufferPointer) -> Bool {
        guard let first = other.first, let pattern = other.baseAddress else { return true }
        guard var position = baseAddress, count >= other.count else { return false }
        let end = position + (count - other.count + 1)
        while position < end, let found = memchr(position, Int32(first), end - position) {
            if memcmp(found, pattern, other.count) == 0 { return true }
            position = UnsafeRawPointer(found) + 1
        }
        return false
    }
}

extension String {
    /// Calls a closure with the bytes of the text in UTF-8.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) { return result }
        var text = self
        return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
}
