import Foundation

/// A type of value that a column can hold, as it compares in memory.
protocol MemoryValue: Sendable {
    /// The value as every engine has it, nil where that is not a value at all.
    var comparable: Self? { get }

    func isEqual(to other: Self) -> Bool

    func isLess(than other: Self) -> Bool
}

extension MemoryValue where Self: Comparable {
    @inline(__always) var comparable: Self? { self }
    @inline(__always) func isEqual(to other: Self) -> Bool { self == other }
    @inline(__always) func isLess(than other: Self) -> Bool { self < other }
}

extension Int64: MemoryValue {}

extension Double: MemoryValue {
    /// NaN, which no database stores, is nil.
    @inline(__always) var comparable: Double? { isNaN ? nil : self }
}

extension Date: MemoryValue {
    /// In whole milliseconds, as GRDB stores a date.
    @inline(__always) var comparable: Date? { timeIntervalSinceReferenceDate.isNaN ? nil : roundedToMilliseconds }
}

extension Decimal: MemoryValue {
    var comparable: Decimal? { isNaN ? nil : self }
}

extension Bool: MemoryValue {
    @inline(__always) var comparable: Bool? { self }
    @inline(__always) func isEqual(to other: Bool) -> Bool { self == other }
    @inline(__always) func isLess(than other: Bool) -> Bool { !self && other }
}

/// By Unicode scalars, which is the order of the UTF-8 bytes.
extension String: MemoryValue {
    var comparable: String? { self }

    func isEqual(to other: String) -> Bool {
        utf8.count == other.utf8.count
            && withBytes { a in other.withBytes { b in a.hasSameBytes(as: b) } }
    }

    func isLess(than other: String) -> Bool {
        withBytes { a in other.withBytes { b in a.precedes(b) } }
    }
}

extension Data: MemoryValue {
    var comparable: Data? { self }

    func isEqual(to other: Data) -> Bool {
        withUnsafeBytes { a in other.withUnsafeBytes { b in a.hasSameBytes(as: b) } }
    }

    func isLess(than other: Data) -> Bool {
        withUnsafeBytes { a in other.withUnsafeBytes { b in a.precedes(b) } }
    }
}

extension UUID: MemoryValue {
    var comparable: UUID? { self }

    func isEqual(to other: UUID) -> Bool { self == other }

    func isLess(than other: UUID) -> Bool {
        withUnsafeBytes(of: uuid) { a in withUnsafeBytes(of: other.uuid) { b in a.precedes(b) } }
    }
}
