/// A value that `+` adds to another one of its type: a number, or a `String`.
public protocol FetchableSummand: FetchableValue {
    /// Whether the type is an integer, which divides without a fraction.
    @_documentation(visibility: internal)
    static var isInteger: Bool { get }
}

extension String: FetchableSummand {
    @_documentation(visibility: internal)
    public static var isInteger: Bool { false }
}

extension FetchableSummand {
    package static var calculationKind: CalculationKind {
        if isInteger { return .integer }
        // The others are floating-point numbers.
        return switch primitiveType {
        case .text: .text
        case .decimal: .decimal
        default: .floatingPoint
        }
    }
}
