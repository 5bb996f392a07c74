/// A part of a format, with its arguments.
///
/// ```swift
/// let part: FormatFragment = "\(key: "score") > \(value)"       // %K > %@
/// ```
struct FormatFragment: Hashable {
    private(set) var text: String
    private(set) var arguments: [FormatArgument]

    static let always: FormatFragment = "TRUEPREDICATE"
    static let never: FormatFragment = "FALSEPREDICATE"

    var predicate: PredicateFormat { PredicateFormat(format: text, arguments: arguments) }
}

extension FormatFragment: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var arguments: [FormatArgument] = []

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ fragment: FormatFragment) {
            text += fragment.text
            arguments += fragment.arguments
        }

        mutating func appendInterpolation(key keyPath: String) {
            text += "%K"
            arguments.append(.keyPath(keyPath))
        }

        mutating func appendInterpolation(_ value: FormatValue) {
            text += "%@"
            arguments.append(.value(value))
        }

        mutating func appendInterpolation(_ values: [FormatValue]) {
            text += "%@"
            arguments.append(.list(values))
        }

        /// A word of the language, or a name that was checked.
        mutating func appendInterpolation(word: String) { text += word }
    }

    init(stringLiteral value: String) {
        text = value
        arguments = []
    }

    init(stringInterpolation interpolation: StringInterpolation) {
        text = interpolation.text
        arguments = interpolation.arguments
    }
}

extension FormatFragment {
    /// How many conditions stand beside each other. A store that counts the levels of a chain counts as many.
    private static let longestChain = 100

    static func all(_ conditions: [FormatFragment]) -> FormatFragment {
        joined(conditions.filter { $0 != always }, by: " AND ", none: always)
    }

    static func any(_ conditions: [FormatFragment]) -> FormatFragment {
        joined(conditions.filter { $0 != never }, by: " OR ", none: never)
    }

    private static func joined(
        _ conditions: [FormatFragment], by separator: String, none: FormatFragment
    ) -> FormatFragment {
        guard conditions.count > 1 else { return conditions.first ?? none }
        var conditions = conditions
        while conditions.count > longestChain {
            conditions = stride(from: 0, to: conditions.count, by: longestChain).map { start in
                let part = conditions[start..<min(start + longestChain, conditions.count)]
                return part.count > 1 ? chain(Array(part), by: separator) : part[start]
            }
        }
        return chain(conditions, by: separator)
    }

    private static func chain(_ conditions: [FormatFragment], by separator: String) -> FormatFragment {
        var interpolation = StringInterpolation(literalCapacity: conditions.count * 16, interpolationCount: 0)
        interpolation.appendLiteral("(")
        for (index, condition) in conditions.enumerated() {
            if index > 0 { interpolation.appendLiteral(separator) }
            interpolation.appendInterpolation(condition)
        }
        interpolation.appendLiteral(")")
        return FormatFragment(stringInterpolation: interpolation)
    }
}
