import Foundation

/// The values of an array, all of one kind, in the form in which engines bind, store and compare them.
///
/// ```swift
/// $0.tags == ["red", "round"]          // "tags" = $1, bound to {red,round} on PostgreSQL
/// ```
public struct PrimitiveArray: Sendable, Hashable {
    /// The kinds of value that an array can hold.
    public enum Element: String, Sendable, Hashable, CaseIterable {
        /// A Bool.
        case bool

        /// An integer of any size.
        case int64

        /// A floating point number.
        case double

        /// A text.
        case text

        /// A UUID.
        case uuid

        /// The kind of a value that stands alone.
        public var type: PrimitiveType {
            switch self {
            case .bool: .bool
            case .int64: .int64
            case .double: .double
            case .text: .text
            case .uuid: .uuid
            }
        }
    }

    /// The kind of the elements, which is known of an empty array, too.
    public let element: Element

    /// The elements, none of which is null.
    public let values: [PrimitiveValue]

    /// Makes an array of values of one kind.
    ///
    /// - Parameters:
    ///   - values: The elements.
    ///   - element: The kind of each of them.
    /// - Throws: ``FetchError`` if an element is null, of another kind or not a number.
    public init(_ values: [PrimitiveValue], of element: Element) throws {
        for value in values {
            guard value.type == element.type else {
                throw value.isNull ? FetchError.nullInArray : FetchError.malformed("array")
            }
            if value.isNaN { throw FetchError.notANumber }
        }
        self.init(unchecked: values, of: element)
    }

    /// Makes an array of values of which the kind is known.
    @usableFromInline
    package init(unchecked values: [PrimitiveValue], of element: Element) {
        self.values = values
        self.element = element
    }
}

extension PrimitiveArray {
    /// The elements in a set, in which two texts are the same where their bytes are.
    var exactValues: Set<ExactValue> { Set(values.map { ExactValue($0.comparable) }) }
}

/// Equal where the elements are, one after the other; less at the first element that is, or where it ends before the other.
extension PrimitiveArray: MemoryValue {
    var comparable: PrimitiveArray? { self }

    func isEqual(to other: PrimitiveArray) -> Bool {
        values.count == other.values.count
            && zip(values, other.values).allSatisfy { $0.comparable.order($1.comparable) == .equal }
    }

    func isLess(than other: PrimitiveArray) -> Bool {
        for (value, other) in zip(values, other.values) {
            switch value.comparable.order(other.comparable) {
            case .less: return true
            case .greater, nil: return false
            case .equal: continue
            }
        }
        return values.count < other.values.count
    }
}

extension FetchError {
    /// An array of a database holds null, which no element of Swift is.
    package static var nullInArray: FetchError {
        FetchError(
            .unexpectedNull, reason: "the array holds NULL, but its elements are not optional",
            cure: "Remove it from the array, or leave such rows out with a condition")
    }
}
