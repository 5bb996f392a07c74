// A conversion that can fail gives nil. Where that should be an error, `unwrapped` says so, as `!` does in Swift. So there is one name for
// each conversion, and one for the error.

/// A value that `asInt` makes an integer of: a floating-point number, or a text.
@_documentation(visibility: internal)
public protocol ConvertibleToInt: FetchableValue {}

extension Double: ConvertibleToInt {}
extension Float: ConvertibleToInt {}
extension String: ConvertibleToInt {}

/// A number that `asString` makes a text of.
///
/// A `Float` is described with other digits than the `Double` that databases calculate with.
@_documentation(visibility: internal)
public protocol ConvertibleToString: FetchableNumber {}

extension Int: ConvertibleToString {}
extension Int8: ConvertibleToString {}
extension Int16: ConvertibleToString {}
extension Int32: ConvertibleToString {}
extension Int64: ConvertibleToString {}
extension UInt: ConvertibleToString {}
extension UInt8: ConvertibleToString {}
extension UInt16: ConvertibleToString {}
extension UInt32: ConvertibleToString {}
extension UInt64: ConvertibleToString {}
extension Double: ConvertibleToString {}

extension FetchableOperand where Value.Base: FetchableNumber & BinaryInteger {
    /// The integer as a floating-point number, to calculate with others; nil for nil.
    ///
    /// ```swift
    /// $0.score * $0.age.asDouble > 20      // "score" * CAST("age" AS REAL) > 20.0
    /// ```
    ///
    /// Of an integer beyond 2⁵³, it is the nearest number that there is.
    public var asDouble: FetchExpression<Model, Value.DoubleResult> { FetchExpression(.function(.double, of: tree)) }
}

extension FetchableOperand where Value.Base == String {
    /// The number that the text writes, as Swift's `Double("1.5")` reads it; nil for another text.
    ///
    /// ```swift
    /// $0.name.asDouble > 1.5      // fetching_as_double("name") > 1.5
    /// ```
    ///
    /// A number is decimal, and may have a sign, a fraction and an exponent: "-1.5e3". Hexadecimal numbers, words such as "inf", texts
    /// of more than 100 characters and exponents of more than four digits give nil, on every engine. As in Swift, "1e400" is infinite.
    /// Where another text is an error, write ``unwrapped`` behind it.
    public var asDouble: FetchExpression<Model, Double?> { FetchExpression(.function(.double, of: tree)) }
}

extension FetchableOperand where Value.Base: ConvertibleToInt {
    /// The integer that a number is, or that a text writes; nil where it is none.
    ///
    /// A number is read as by Swift's `Int(exactly:)`, which gives nil for a fraction and for what does not fit 64 bits, and a text as by
    /// `Int("42")`.
    ///
    /// ```swift
    /// $0.name.asInt == 42                          // fetching_as_int("name") = 42
    /// $0.score.rounded(.towardZero).asInt == 42    // fetching_as_int(fetching_rounded("score", 'towardZero')) = 42
    /// ```
    ///
    /// A number without its fraction is first rounded, by the rule that you choose. Where nil is an error, write ``unwrapped`` behind it.
    public var asInt: FetchExpression<Model, Int?> { FetchExpression(.function(.integer, of: tree)) }
}

extension FetchableOperand where Value.Base: ConvertibleToString, Value._StringResult: FetchableValue {
    /// The number as a text, as Swift's `description` writes it; nil for nil.
    ///
    /// ```swift
    /// $0.age.asString.hasPrefix("4")
    /// // CAST(CAST("age" AS INTEGER) AS TEXT) >= '4' AND CAST(CAST("age" AS INTEGER) AS TEXT) < '5'
    /// ```
    ///
    /// Minus zero is zero. PostgreSQL writes floating-point numbers in another way than Swift: there, only integers have a text.
    public var asString: FetchExpression<Model, Value._StringResult> {
        FetchExpression(.function(.string, of: tree))
    }
}

extension FetchableOperand where Value: OptionalFetchableValue {
    /// The value, which is an error where it is nil and is given back, or stored in a member that is not optional.
    ///
    /// ```swift
    /// User.request().all().select { $0.name.asInt.unwrapped }      // SELECT fetching_as_int("name") FROM "User"
    /// ```
    ///
    /// In conditions, orders, groups and aggregates, nil is what it is elsewhere: databases evaluate in an order of their own, so that an
    /// error there would depend on the plan. A member that is not optional takes what may be nil without this word: that, too, is an
    /// error which changes nothing.
    public var unwrapped: FetchExpression<Model, Value.Base> { FetchExpression(tree) }
}

extension ExpressionTree {
    /// A function of a value that the column does not store in a form of its own.
    package static func function(_ function: ValueFunction, of operand: ExpressionTree) -> ExpressionTree {
        operand.building(function.rawValue) {
            try operand.requireOwnStorage()
            return ExpressionTree(.function(function, operand), above: operand)
        }
    }
}
