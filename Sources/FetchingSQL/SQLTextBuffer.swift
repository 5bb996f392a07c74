/// Takes up a text piece by piece: in memory that it is lent, and in memory of its own only where that does not suffice.
struct SQLTextBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    var count = 0
    private var isOwner = false

    init(_ scratch: UnsafeMutableBufferPointer<UInt8>) {
        // Memory without an address is no memory.
        start = scratch.baseAddress ?? UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
        capacity = scratch.count
    }

    deinit { if isOwner { start.deallocate() } }

    var string: String {
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if capacity - count < bytes.count { grow(by: bytes.count) }
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if capacity == count { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    mutating func append(_ text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
        guard isContiguous == nil else { return }
        for byte in text.utf8 { append(byte) }
    }

    /// Whether two parts of the text are the same.
    func isSame(_ a: Range<Int>, as b: Range<Int>) -> Bool {
        UnsafeBufferPointer(start: start, count: count)[a].elementsEqual(
            UnsafeBufferPointer(start: start, count: count)[b])
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        let newCapacity = max(2 * capacity, count + additional, 2048)
        let newStart = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        newStart.update(from: start, count: count)
        if isOwner { start.deallocate() }
        (start, capacity, isOwner) = (newStart, newCapacity, true)
    }
}
