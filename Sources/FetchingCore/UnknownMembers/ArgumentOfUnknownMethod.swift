// A name behind a dot, as in 'startOf(.month)', is looked for in the type of the argument, and there is none in 'Any'. So an unknown
// method takes this type, too, which has the names that arguments of known methods have. The literals are for those beside them.

/// An argument of a method that there is not.
@_documentation(visibility: internal)
public struct ArgumentOfUnknownMethod: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    private init() {}

    @_documentation(visibility: internal)
    public init(stringLiteral value: String) {}

    @_documentation(visibility: internal)
    public init(floatLiteral value: Double) {}

    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) {}
}

extension ArgumentOfUnknownMethod {
    @_documentation(visibility: internal)
    public static var year: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var month: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var day: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var hour: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var minute: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var second: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var weekday: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var gmt: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var caseInsensitive: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var diacriticInsensitive: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var diacriticAndCaseInsensitive: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static var normalized: ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func seconds(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func minutes(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func hours(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func days(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func weeks(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func months(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func years(_ count: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func offset(hours: Int, minutes: Int = 0) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }

    @_documentation(visibility: internal)
    public static func offset(seconds: Int) -> ArgumentOfUnknownMethod { ArgumentOfUnknownMethod() }
}
