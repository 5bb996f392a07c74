#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL

/// The values of a statement as libpq takes them: in binary, but for decimals.
struct PostgresBindings {
    private(set) var types: [Oid] = []
    private(set) var hasList = false
    private var bytes: [UInt8] = []
    var byteCount: Int { bytes.count }
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    /// The most bytes whose memory is kept for the next statement.
    private static var keptBytes: Int { 1 << 16 }

    init() {}

    /// - Throws: `FetchError` if PostgreSQL cannot hold a value.
    init(_ bindings: [SQLBinding]) throws { try replace(by: bindings) }

    /// Takes other values, in the memory of those before.
    ///
    /// - Throws: `FetchError` if PostgreSQL cannot hold a value.
    mutating func replace(by bindings: [SQLBinding]) throws {
        removeAll()
        guard bindings.count <= 65_535 else {
            throw FetchError.tooManyParameters
        }
        for binding in bindings {
            switch binding {
            case .value(let value): try add(value)
            case .parameter: throw FetchError.parameterWithoutValue
            case .list(let values, let type): try add(values, of: values.lazy.compactMap(\.type).first ?? type ?? .text)
            }
        }
    }

    private mutating func removeAll() {
        hasList = false
        types.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptBytes)
        starts.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        formats.removeAll(keepingCapacity: true)
    }

    private mutating func add(_ value: PrimitiveValue) throws {
        guard let type = value.type else {
            types.append(0)
            starts.append(nil)
            lengths.append(0)
            return formats.append(1)
        }
        try add(type.oid, format: type == .decimal ? 0 : 1) { try value.encode(into: &$0) }
    }

    private mutating func add(_ values: [PrimitiveValue], of type: PrimitiveType) throws {
        hasList = true
        try add(type.arrayOID, format: type == .decimal ? 0 : 1) { try values.encode(of: type, into: &$0) }
    }

    private mutating func add(_ type: Oid, format: Int32, _ encode: (inout [UInt8]) throws -> Void) throws {
        let start = bytes.count
        try encode(&bytes)
        guard let length = Int32(exactly: bytes.count - start) else {
            throw FetchError(
                .tooLarge, reason: "the value is longer than PostgreSQL allows", cure: "Use a smaller value")
        }
        types.append(type)
        starts.append(start)
        lengths.append(length)
        formats.append(format)
        // What is text ends at a zero.
        if format == 0 { bytes.append(0) }
    }

    /// Calls a closure with what libpq takes.
    func withValues<Result>(
        _ body: (
            _ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<Int32>?,
            _ formats: UnsafePointer<Int32>?
        ) throws -> Result
    ) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { bytes in
            // No bytes have no address, and a null pointer is null.
            let base =
                bytes.baseAddress.map { UnsafeRawPointer($0) }
                ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
            return try withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: starts.count) { values in
                for (index, start) in starts.enumerated() {
                    values.initializeElement(
                        at: index, to: start.map { (base + $0).assumingMemoryBound(to: CChar.self) })
                }
                return try body(
                    Int32(starts.count), values.baseAddress.map { UnsafePointer($0) }, lengths, formats)
            }
        }
    }
}
#endif
