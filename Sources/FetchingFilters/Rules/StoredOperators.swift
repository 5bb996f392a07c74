/// The operators that a stored filter may use.
///
/// ```swift
/// var rules = StoredFilterRules<User>()
/// rules.operators = [.comparison, .membership, .hasPrefix]
/// ```
///
/// `and`, `or` and `not` are always allowed.
public struct StoredOperators: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(_ operation: StoredOperator) { rawValue = 1 << operation.bit }

    func allows(_ operation: StoredOperator) -> Bool { contains(StoredOperators(operation)) }
}

extension StoredOperators {
    /// `==`, `!=`, `<`, `<=`, `>`, `>=`, `null`, and truth values that stand by themselves.
    public static let comparison: StoredOperators = [
        .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null,
    ]

    /// Lists and ranges of values.
    public static let membership: StoredOperators = [.isIn, .between, .betweenUpTo, .from, .through, .upTo]

    /// The operators on text, except ``matches``.
    public static let text: StoredOperators = [.equals, .hasPrefix, .hasSuffix, .contains, .like, .length]

    /// The operators on option sets.
    public static let bits: StoredOperators = [.hasAllBits, .hasAnyBit]

    /// Whether there are related models.
    public static let relationships: StoredOperators = [.missing, .exists]

    /// The aggregates of related models.
    public static let aggregates: StoredOperators = [.count, .sum, .average, .min, .max]

    /// Calculations with numbers, conversions of them, and texts that are joined by `+`.
    public static let arithmetic: StoredOperators = [
        .add, .subtract, .multiply, .divide, .remainder, .rounded, .asNumber, .asInteger, .asText, .asDecimal,
        .bitwiseAnd, .bitwiseOr, .bitwiseXor,
    ]

    /// Values that a condition or nil decides on, and conditions as values.
    public static let conditionals: StoredOperators = [.conditional, .condition, .coalesce]

    /// Parts of dates, and dates that are computed.
    public static let dates: StoredOperators = [.datePart, .dateStart, .dateAdding, .microseconds]

    /// Texts that are parts of others, or others in lower or upper case.
    public static let computedTexts: StoredOperators = [.trimmed, .prefix, .suffix, .lowercased, .uppercased]

    /// All but ``matches``, which may take long, and ``replacing``, within itself a text of any length.
    public static let standard: StoredOperators = [
        .comparison, .membership, .text, .bits, .relationships, .aggregates, .arithmetic, .conditionals, .dates,
        .computedTexts,
    ]

    /// All operators.
    public static let all: StoredOperators = [.standard, .matches, .replacing]
}

extension StoredOperators {
    /// A truth value as a condition.
    public static let isTrue = StoredOperators(StoredOperator.isTrue)
    /// `==`.
    public static let equal = StoredOperators(StoredOperator.equal)
    /// `!=`.
    public static let notEqual = StoredOperators(StoredOperator.notEqual)
    /// `<`.
    public static let less = StoredOperators(StoredOperator.less)
    /// `<=`.
    public static let lessOrEqual = StoredOperators(StoredOperator.lessOrEqual)
    /// `>`.
    public static let greater = StoredOperators(StoredOperator.greater)
    /// `>=`.
    public static let greaterOrEqual = StoredOperators(StoredOperator.greaterOrEqual)
    /// Whether there is no value.
    public static let null = StoredOperators(StoredOperator.null)
    /// Whether a value is in a list.
    public static let isIn = StoredOperators(StoredOperator.isIn)
    /// Between two values, including both.
    public static let between = StoredOperators(StoredOperator.between)
    /// Between two values, without the upper one.
    public static let betweenUpTo = StoredOperators(StoredOperator.betweenUpTo)
    /// From a value on.
    public static let from = StoredOperators(StoredOperator.from)
    /// Up to a value, which is included.
    public static let through = StoredOperators(StoredOperator.through)
    /// Up to a value, which is not included.
    public static let upTo = StoredOperators(StoredOperator.upTo)
    /// Equal text, with options.
    public static let equals = StoredOperators(StoredOperator.equals)
    /// The beginning of a text.
    public static let hasPrefix = StoredOperators(StoredOperator.hasPrefix)
    /// The end of a text.
    public static let hasSuffix = StoredOperators(StoredOperator.hasSuffix)
    /// A part of a text.
    public static let contains = StoredOperators(StoredOperator.contains)
    /// A pattern with the wildcards `*` and `?`.
    public static let like = StoredOperators(StoredOperator.like)
    /// A regular expression. One of a stranger may take very long.
    public static let matches = StoredOperators(StoredOperator.matches)
    /// All bits of an option set.
    public static let hasAllBits = StoredOperators(StoredOperator.hasAllBits)
    /// At least one bit of an option set.
    public static let hasAnyBit = StoredOperators(StoredOperator.hasAnyBit)
    /// Whether there is no related model.
    public static let missing = StoredOperators(StoredOperator.missing)
    /// Whether there is a related model for which a condition holds.
    public static let exists = StoredOperators(StoredOperator.exists)
    /// The number of related models.
    public static let count = StoredOperators(StoredOperator.count)
    /// The sum of a value of related models.
    public static let sum = StoredOperators(StoredOperator.sum)
    /// The average of a value of related models.
    public static let average = StoredOperators(StoredOperator.average)
    /// The smallest value of related models.
    public static let min = StoredOperators(StoredOperator.min)
    /// The largest value of related models.
    public static let max = StoredOperators(StoredOperator.max)
    /// `+`.
    public static let add = StoredOperators(StoredOperator.add)
    /// `-`.
    public static let subtract = StoredOperators(StoredOperator.subtract)
    /// `*`.
    public static let multiply = StoredOperators(StoredOperator.multiply)
    /// `/`.
    public static let divide = StoredOperators(StoredOperator.divide)
    /// `%`.
    public static let remainder = StoredOperators(StoredOperator.remainder)
    /// An integer or a decimal as a number with a fraction, or the number that a text writes.
    public static let asNumber = StoredOperators(StoredOperator.double)
    /// The number of characters of a text.
    public static let length = StoredOperators(StoredOperator.length)
    /// One of two values, as a condition decides.
    public static let conditional = StoredOperators(StoredOperator.conditional)
    /// A condition as a value.
    public static let condition = StoredOperators(StoredOperator.condition)
    /// A value, or another where that is nil.
    public static let coalesce = StoredOperators(StoredOperator.coalesce)
    /// The year, the month or another part of a date.
    public static let datePart = StoredOperators(StoredOperator.datePart)
    /// The beginning of the year, the month or another unit that a date is in.
    public static let dateStart = StoredOperators(StoredOperator.dateStart)
    /// A date and a number of days, months or other units.
    public static let dateAdding = StoredOperators(StoredOperator.dateAdding)
    /// A date as the number of microseconds since 1970.
    public static let microseconds = StoredOperators(StoredOperator.microseconds)
    /// A text without the white space at both ends.
    public static let trimmed = StoredOperators(StoredOperator.trimmed)
    /// The first scalars of a text.
    public static let prefix = StoredOperators(StoredOperator.prefix)
    /// The last scalars of a text.
    public static let suffix = StoredOperators(StoredOperator.suffix)
    /// A text with each occurrence of another replaced.
    public static let replacing = StoredOperators(StoredOperator.replacing)
    /// A text in lower case.
    public static let lowercased = StoredOperators(StoredOperator.lowercased)
    /// A text in upper case.
    public static let uppercased = StoredOperators(StoredOperator.uppercased)
    /// A whole number next to a number.
    public static let rounded = StoredOperators(StoredOperator.rounded)
    /// The integer that a number or a decimal is, or that a text writes.
    public static let asInteger = StoredOperators(StoredOperator.integer)
    /// A number as a text.
    public static let asText = StoredOperators(StoredOperator.string)
    /// The bits that two integers both have.
    public static let bitwiseAnd = StoredOperators(StoredOperator.bitAnd)
    /// The bits that one of two integers has, or both.
    public static let bitwiseOr = StoredOperators(StoredOperator.bitOr)
    /// The bits that one of two integers has.
    public static let bitwiseXor = StoredOperators(StoredOperator.bitXor)
    /// An integer or a number as a decimal, or the decimal that a text writes.
    public static let asDecimal = StoredOperators(StoredOperator.decimal)
}
