/// The first case of an enum that does not list its cases; nil for other types.
enum FirstCase {
    /// The kind of an enum in the metadata of types, which is a part of Swift's stable interface.
    private static let kindOfEnums: UInt = 0x201

    /// An enum whose cases have no values, and are more than one, is a byte, which is 0 for the first case. Where cases have values in
    /// this byte, 0 is one of them.
    static func value<Value>(of type: Value.Type) -> Value? {
        guard MemoryLayout<Value>.size == 1, _isPOD(type), kind(of: type) == kindOfEnums else { return nil }
        return unsafeBitCast(UInt8(0), to: Value.self)
    }

    private static func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }
}
