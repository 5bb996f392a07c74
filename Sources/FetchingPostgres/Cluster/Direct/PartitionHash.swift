import FetchingCore

/// The hash by which PostgreSQL chooses the partition of a row, for one column of a built-in type.
///
/// It is that of `hashfn.c` (Bob Jenkins' lookup3, with a seed) and `partbounds.c`, which cannot change without moving rows of
/// databases that exist: `pg_upgrade` keeps partitions as they are.
enum PartitionHash: Sendable {
    case int, text, uuid

    /// - Parameters:
    ///   - type: The OID of the column's type.
    init?(columnType type: UInt32) {
        switch type {
        case PostgresType.int2, PostgresType.int4, PostgresType.int8: self = .int
        case PostgresType.text, PostgresType.varchar: self = .text
        case PostgresType.uuid: self = .uuid
        // Right for any other type: the coordinator is asked.
        default: return nil
        }
    }

    /// `HASH_PARTITION_SEED`.
    private static let seed: UInt64 = 0x7A5B_2236_7996_DCFD

    /// The hash of a row, nil for a value that the column cannot hold.
    func callAsFunction(_ value: PrimitiveValue) -> UInt64? {
        let hash: UInt64? =
            switch (self, value) {
            case (.int, .int64(let value)): Self.hash(value)
            case (.text, .text(let value)): Self.hash(Array(value.utf8))
            case (.uuid, .uuid(let value)): withUnsafeBytes(of: value.uuid) { Self.hash(Array($0)) }
            // Right for any other pair: the coordinator is asked.
            default: nil
            }
        // `hash_combine64`, with a hash of 0 before the first column.
        return hash.map { $0 &+ 0x49A0_F4DD_15E5_A8E3 }
    }

    /// `hashint8extended`, which is that of a shorter integer for each value that fits it.
    private static func hash(_ value: Int64) -> UInt64 {
        let high = UInt32(truncatingIfNeeded: value >> 32)
        var state = HashState(length: 4, seed: seed)
        state.a &+= UInt32(truncatingIfNeeded: value) ^ (value >= 0 ? high : ~high)
        return state.final()
    }

    /// `hash_bytes_extended`, as on processors whose lowest byte comes first.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        var state = HashState(length: UInt32(truncatingIfNeeded: bytes.count), seed: seed)
        var start = 0
        func word(_ offset: Int) -> UInt32 {
            (0..<4).reduce(0) { word, place in
                let index = start + offset + place
                return index < bytes.count ? word | UInt32(bytes[index]) << UInt32(8 * place) : word
            }
        }
        while bytes.count - start >= 12 {
            state.a &+= word(0)
            state.b &+= word(4)
            state.c &+= word(8)
            state.mix()
            start += 12
        }
        state.a &+= word(0)
        state.b &+= word(4)
        // The lowest byte is that of the length.
        state.c &+= word(8) << 8
        return state.final()
    }
}

private struct HashState {
    var a: UInt32
    var b: UInt32
    var c: UInt32

    init(length: UInt32, seed: UInt64) {
        a = 0x9E37_79B9 &+ length &+ 3_923_095
        b = a
        c = a
        a &+= UInt32(truncatingIfNeeded: seed >> 32)
        b &+= UInt32(truncatingIfNeeded: seed)
        mix()
    }

    mutating func mix() {
        Self.step(&a, &c, b, 4)
        Self.step(&b, &a, c, 6)
        Self.step(&c, &b, a, 8)
        Self.step(&a, &c, b, 16)
        Self.step(&b, &a, c, 19)
        Self.step(&c, &b, a, 4)
    }

    private static func step(_ x: inout UInt32, _ y: inout UInt32, _ z: UInt32, _ bits: UInt32) {
        x &-= y
        x ^= y.rotated(by: bits)
        y &+= z
    }

    mutating func final() -> UInt64 {
        Self.lastStep(&c, b, 14)
        Self.lastStep(&a, c, 11)
        Self.lastStep(&b, a, 25)
        Self.lastStep(&c, b, 16)
        Self.lastStep(&a, c, 4)
        Self.lastStep(&b, a, 14)
        Self.lastStep(&c, b, 24)
        return UInt64(b) << 32 | UInt64(c)
    }

    private static func lastStep(_ x: inout UInt32, _ y: UInt32, _ bits: UInt32) {
        x ^= y
        x &-= y.rotated(by: bits)
    }
}

extension UInt32 {
    fileprivate func rotated(by bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}
