public import Foundation

/// A literal that is assigned to a member in an update.
///
/// ```swift
/// $0.score = 10                        // SET "score" = 10.0
/// $0.name = "Joe"                      // SET "name" = 'Joe'
/// ```
public struct AssignedLiteral<Value: FetchableValue>: Sendable {
    let value: Value?

    init(_ value: Value?) { self.value = value }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Value.IntegerLiteralType) { self.init(Value(integerLiteral: value)) }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Value.FloatLiteralType) { self.init(Value(floatLiteral: value)) }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Value.BooleanLiteralType) { self.init(Value(booleanLiteral: value)) }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self.init(Value(unicodeScalarLiteral: value))
    }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self.init(Value(extendedGraphemeClusterLiteral: value))
    }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    public init(stringLiteral value: Value.StringLiteralType) { self.init(Value(stringLiteral: value)) }
}

@_documentation(visibility: internal)
extension AssignedLiteral: ExpressibleByArrayLiteral where Value: FetchableArray {
    public init(arrayLiteral elements: Value.Element...) { self.init(Value(elements)) }
}

// What is written with a point in front.

extension AssignedLiteral where Value == Date {
    /// The date and time at which the update is made.
    public static var now: AssignedLiteral { AssignedLiteral(Date()) }
}

extension AssignedLiteral where Value: AdditiveArithmetic {
    /// Zero.
    public static var zero: AssignedLiteral { AssignedLiteral(Value.zero) }
}

extension AssignedLiteral where Value: FixedWidthInteger {
    /// The largest number of the type.
    public static var max: AssignedLiteral { AssignedLiteral(Value.max) }

    /// The smallest number of the type.
    public static var min: AssignedLiteral { AssignedLiteral(Value.min) }
}

extension AssignedLiteral where Value: FloatingPoint {
    /// Infinity.
    public static var infinity: AssignedLiteral { AssignedLiteral(Value.infinity) }

    /// No number, which no engine stores: to assign it is an error when the update runs.
    public static var nan: AssignedLiteral { AssignedLiteral(Value.nan) }
}
