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

extension AssignedLiteral: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Value.IntegerLiteralType) { self.init(Value(integerLiteral: value)) }
}

extension AssignedLiteral: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Value.FloatLiteralType) { self.init(Value(floatLiteral: value)) }
}

extension AssignedLiteral: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Value.BooleanLiteralType) { self.init(Value(booleanLiteral: value)) }
}

extension AssignedLiteral: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self.init(Value(unicodeScalarLiteral: value))
    }
}

extension AssignedLiteral: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self.init(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension AssignedLiteral: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    public init(stringLiteral value: Value.StringLiteralType) { self.init(Value(stringLiteral: value)) }
}
