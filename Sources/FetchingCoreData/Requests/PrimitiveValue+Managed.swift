package import FetchingCore
import Foundation

extension PrimitiveValue {
    /// The value that Core Data has for an attribute.
    ///
    /// - Parameter member: The member that the attribute is.
    /// - Throws: ``FetchError`` if it is of another type.
    package init(managed object: Any?, as type: PrimitiveType?, of member: String?) throws {
        guard let object, !(object is NSNull), let type else {
            self = .null
            return
        }
        guard let value = Self.value(object, as: type) else {
            throw FetchError(
                .typeMismatch, reason: "the attribute holds a value of type '\(Swift.type(of: object))', not \(type)",
                cure: "Give the property the type of the attribute", member: member)
        }
        self = value
    }

    private static func value(_ object: Any, as type: PrimitiveType) -> PrimitiveValue? {
        switch type {
        case .bool: (object as? Bool ?? (object as? NSNumber)?.boolValue).map(PrimitiveValue.bool)
        case .int64: integer(object).map(PrimitiveValue.int64)
        case .double: (object as? Double ?? (object as? NSNumber)?.doubleValue).map(PrimitiveValue.double)
        case .text: (object as? String ?? (object as? URL)?.absoluteString).map(PrimitiveValue.text)
        case .data: (object as? Data).map(PrimitiveValue.data)
        case .date: (object as? Date).map(PrimitiveValue.date)
        case .uuid: (object as? UUID).map(PrimitiveValue.uuid)
        case .decimal: (object as? Decimal ?? (object as? NSNumber)?.decimalValue).map(PrimitiveValue.decimal)
        }
    }

    /// A whole number, of which nothing is cut off.
    private static func integer(_ object: Any) -> Int64? {
        if let value = object as? Int64 { return value }
        guard let number = object as? NSNumber else { return nil }
        return Int64(exactly: number) ?? Int64(exactly: number.doubleValue)
    }
}
