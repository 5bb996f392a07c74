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

    func contains(_ other: UnsafeRawBufferPointer) -> Bool { firstPlace(of: other) != nil }

    /// Where other bytes begin for the first time, nil if they are not there.
    func firstPlace(of other: UnsafeRawBufferPointer) -> Int? {
        guard let first = other.first, let pattern = other.baseAddress else { return 0 }
        guard let start = baseAddress, count >= other.count else { return nil }
        // In the worst case, the loop below compares all of a pattern at every place.
        guard other.count <= 64 else { return firstPlace(ofLong: other) }
        var position = start
        let end = position + (count - other.count + 1)
        while position < end, let found = memchr(position, Int32(first), end - position) {
            if memcmp(found, pattern, other.count) == 0 { return UnsafeRawPointer(found) - start }
            position = UnsafeRawPointer(found) + 1
        }
        return nil
    }

    /// Looks at each byte once or twice, whatever the pattern (the method of Knuth, Morris and Pratt).
    private func firstPlace(ofLong pattern: UnsafeRawBufferPointer) -> Int? {
        // For each number of bytes that are the same, how many still are where the pattern is moved on.
        var shorter = [0, 0]
        shorter.reserveCapacity(pattern.count + 1)
        var same = 0
        for index in 1..<pattern.count {
            while same > 0, pattern[same] != pattern[index] { same = shorter[same] }
            if pattern[same] == pattern[index] { same += 1 }
            shorter.append(same)
        }
        same = 0
        for index in indices {
            while same > 0, pattern[same] != self[index] { same = shorter[same] }
            if pattern[same] == self[index] { same += 1 }
            if same == pattern.count { return index + 1 - same }
        }
        return nil
    }
}

extension UnsafeRawBufferPointer {
    var isASCII: Bool {
        var position = 0
        while position + 8 <= count {
            guard loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else {
                return false
            }
            position += 8
        }
        while position < count {
            guard self[position] < 0x80 else { return false }
            position += 1
        }
        return true
    }

    /// The scalar at a position of a text in UTF-8, which is valid.
    @inline(__always)
    func scalar(at position: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[position])
        func next(_ offset: Int) -> UInt32 { UInt32(self[position + offset]) & 0x3F }
        switch first {
        case ..<0x80: return (first, 1)
        case ..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
        case ..<0xF0: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
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

    /// Whether the text consists of these bytes.
    package func hasSameBytes(as bytes: UnsafeRawBufferPointer) -> Bool { withBytes { $0.hasSameBytes(as: bytes) } }

    /// Whether the bytes of a text are among those of this one.
    package func containsBytes(of other: String) -> Bool {
        withBytes { bytes in other.withBytes { bytes.contains($0) } }
    }
}
