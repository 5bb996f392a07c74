/// The part of swift-nio's `NIOCore` that an adapter needs.
public struct ByteBuffer: Sendable, Hashable {
    private var bytes: [UInt8] = []

    public init() {}

    public init<Bytes: Sequence>(bytes: Bytes) where Bytes.Element == UInt8 { self.bytes = Array(bytes) }

    @discardableResult
    public mutating func writeBytes<Bytes: Sequence>(_ bytes: Bytes) -> Int where Bytes.Element == UInt8 {
        let count = self.bytes.count
        self.bytes += bytes
        return self.bytes.count - count
    }

    public var readableBytes: Int { bytes.count }

    public func withUnsafeReadableBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
        try bytes.withUnsafeBytes(body)
    }
}
