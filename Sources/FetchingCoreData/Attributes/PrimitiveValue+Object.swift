package import FetchingCore
import Foundation

// Values as frameworks of objects keep them, such as Core Data.

extension PrimitiveValue {
    /// Reads a value from an object; nil where it is not exactly a value of the type.
    package init?(object: Any, as type: PrimitiveType) {
        let number = object as? NSNumber
        let value: PrimitiveValue? =
            switch type {
            case .bool: (object as? Bool ?? number?.boolValue).map { .bool($0) }
            case .int64: (object as? Int64 ?? number.flatMap(Self.integer)).map { .int64($0) }
            case .double: (object as? Double ?? number?.doubleValue).map { .double($0) }
            case .decimal: (object as? Decimal ?? number?.decimalValue).map { .decimal($0) }
            case .text: (object as? String ?? (object as? URL)?.absoluteString).map { .text($0) }
            case .data: (object as? Data).map { .data($0) }
            case .date: (object as? Date).map { .date($0) }
            case .uuid: (object as? UUID).map { .uuid($0) }
            case .array(let element): Self.array(object, of: element)
            }
        guard let value else { return nil }
        self = value
    }

    private static func array(_ object: Any, of element: PrimitiveArray.Element) -> PrimitiveValue? {
        guard let objects = object as? [Any] else { return nil }
        let values = objects.compactMap { PrimitiveValue(object: $0, as: element.type) }
        guard values.count == objects.count, let array = try? PrimitiveArray(values, of: element) else { return nil }
        return .array(array)
    }

    /// A whole number, of which nothing is cut off.
    private static func integer(_ number: NSNumber) -> Int64? {
        Int64(exactly: number) ?? Int64(exactly: number.doubleValue)
    }

    /// The value as an object of Foundation, nil for null.
    package var object: Any? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .int64(let value): value
        case .double(let value): value
        case .text(let value): value
        case .data(let value): value
        case .date(let value): value
        case .uuid(let value): value
        case .decimal(let value): value
        case .array(let array): array.values.compactMap(\.object)
        }
    }
}
