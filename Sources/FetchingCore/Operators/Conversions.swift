public import Foundation

// A conversion that can fail gives nil. Where that should be an error, `unwrapped` says so, as `!` does in Swift. So there is one name for
// each conversion, and one for the error.

// One declaration for each name, whatever it is of: where there were several, a condition with three of them in calculations, as in
// `($0.age + 1).asDouble > 1 && …`, took the compiler a hundred times as many steps.

/// A value that `asDouble` makes a floating-point number of: an integer, a decimal, or a text.
@_documentation(visibility: internal)
public protocol ConvertibleToDouble: FetchableValue {}

extension Int: ConvertibleToDouble {}
extension Int8: ConvertibleToDouble {}
extension Int16: ConvertibleToDouble {}
extension Int32: ConvertibleToDouble {}
extension Int64: ConvertibleToDouble {}
extension UInt: ConvertibleToDouble {}
extension UInt8: ConvertibleToDouble {}
extension UInt16: ConvertibleToDouble {}
extension UInt32: ConvertibleToDouble {}
extension UInt64: ConvertibleToDouble {}
extension Decimal: ConvertibleToDouble {}
extension String: ConvertibleToDouble {}

/// A value that `asInt` makes an integer of: a floating-point number, a decimal, or a text.
@_documentation(visibility: internal)
public protocol ConvertibleToInt: FetchableValue {}

extension Double: ConvertibleToInt {}
extension Float: ConvertibleToInt {}
extension Decimal: ConvertibleToInt {}
extension String: ConvertibleToInt {}

/// A value that `asDecimal` makes a decimal of: an integer, a floating-point number, or a text.
///
/// A `Float` has other digits than the `Double` that databases calculate with.
@_documentation(visibility: internal)
public protocol ConvertibleToDecimal: FetchableValue {}

extension Int: ConvertibleToDecimal {}
extension Int8: ConvertibleToDecimal {}
extension Int16: ConvertibleToDecimal {}
extension Int32: ConvertibleToDecimal {}
extension Int64: ConvertibleToDecimal {}
extension UInt: ConvertibleToDecimal {}
extension UInt8: ConvertibleToDecimal {}
extension UInt16: ConvertibleToDecimal {}
extension UInt32: ConvertibleToDecimal {}
extension UInt64: ConvertibleToDecimal {}
extension Double: ConvertibleToDecimal {}
extension String: ConvertibleToDecimal {}

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
extension Decimal: ConvertibleToString {}

extension FetchableOperand where Value.Base: ConvertibleToDouble {
    /// The integer or the decimal as the nearest floating-point number, or the number that a text writes; nil for nil.
    ///
    /// ```swift
    /// $0.score * $0.age.asDouble > 20      // "score" * CAST("age" AS REAL) > 20.0
    /// $0.name.asDouble > 1.5               // fetching_as_double("name") > 1.5
    /// ```
    ///
    /// A text is read as by Swift's `Double("1.5")`, and nil where it writes no number. A number is decimal, and may have a sign, a fraction
    /// and an exponent: "-1.5e3". Hexadecimal numbers, words such as "inf", texts of more than 100 characters and exponents of more than
    /// four digits give nil, on every engine. As in Swift, "1e400" is infinite. Where another text is an error, write ``unwrapped`` behind it.
    public var asDouble: FetchExpression<Model, Value.DoubleResult> { FetchExpression(.function(.double, of: tree)) }
}

extension FetchableOperand where Value.Base: ConvertibleToInt {
    /// The integer that a number or a decimal is, or that a text writes; nil where it is none.
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

extension FetchableOperand where Value.Base: ConvertibleToDecimal, Value._DecimalResult: FetchableValue {
    /// The integer as a decimal, the decimal that a text writes, or as which a floating-point number is read; nil where there is none.
    ///
    /// ```swift
    /// $0.age.asDecimal / 3 > 5      // fetching_decimal('/', CAST(CAST("age" AS INTEGER) AS TEXT), '3') > '5' COLLATE fetching_decimal
    /// $0.name.asDecimal > 5         // fetching_as_decimal("name") > '5' COLLATE fetching_decimal
    /// $0.score.asDecimal > 5        // fetching_as_decimal(CAST("score" AS REAL)) > '5' COLLATE fetching_decimal
    /// ```
    ///
    /// A text has the form that ``asDouble`` reads, and is rounded as the result of a calculation is: to 38 digits, and to 128 behind the
    /// point. Of a floating-point number, it is the decimal of 15 digits that is read as this number, else of 16, else of 17: of 0.1, it
    /// is 0.1, and not the 55 digits that the number has in truth. NaN, infinity, and numbers from 10¹²⁸ on give nil. Where that is an
    /// error, write ``unwrapped`` behind it.
    public var asDecimal: FetchExpression<Model, Value._DecimalResult> {
        FetchExpression(.function(.decimal, of: tree))
    }
}

extension FetchableOperand where Value.Base: ConvertibleToString, Value._StringResult: FetchableValue {
    /// The number as a text, as Swift's `description` writes it; nil for nil.
    ///
    /// ```swift
    /// $0.age.asString.hasPrefix("4")
    /// // CAST(CAST("age" AS INTEGER) AS TEXT) >= '4' AND CAST(CAST("age" AS INTEGER) AS TEXT) < '5'
    /// ```
    ///
    /// Minus zero is zero, and a decimal has no zeros at the end of its fraction. PostgreSQL writes floating-point numbers in another way
    /// than Swift: there, only integers and decimals have a text.
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
