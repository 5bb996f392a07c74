public import Foundation

/// A number on which the database can calculate: the integers, `Double`, `Float` and `Decimal`.
public protocol FetchableNumber: FetchableSummand, Numeric {
    /// The type of a sum: `Int`, `Double` or `Decimal`.
    associatedtype Sum: FetchableNumber

    /// The type of an average, which is nil without a number: `Decimal?` of decimals, `Double?` of other numbers.
    associatedtype Average: FetchableValue = Double?
}

@_documentation(visibility: internal)
extension FetchableNumber where Self: BinaryInteger {
    public typealias Sum = Int

    public static var isInteger: Bool { true }
}

@_documentation(visibility: internal)
extension FetchableNumber where Self: BinaryFloatingPoint {
    public typealias Sum = Double

    public static var isInteger: Bool { false }
}

extension Int: FetchableNumber {}
extension Int8: FetchableNumber {}
extension Int16: FetchableNumber {}
extension Int32: FetchableNumber {}
extension Int64: FetchableNumber {}
extension UInt: FetchableNumber {}
extension UInt8: FetchableNumber {}
extension UInt16: FetchableNumber {}
extension UInt32: FetchableNumber {}
extension UInt64: FetchableNumber {}
extension Double: FetchableNumber {}
extension Float: FetchableNumber {}

extension Decimal: FetchableNumber {
    @_documentation(visibility: internal)
    public typealias Sum = Decimal

    @_documentation(visibility: internal)
    public typealias Average = Decimal?

    @_documentation(visibility: internal)
    public static var isInteger: Bool { false }
}
