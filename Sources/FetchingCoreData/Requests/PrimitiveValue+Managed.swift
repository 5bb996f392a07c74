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
        guard let value = PrimitiveValue(object: object, as: type) else {
            throw FetchError(
                .typeMismatch, reason: "the attribute holds a value of type '\(Swift.type(of: object))', not \(type)",
                cure: "Give the property the type of the attribute", member: member)
        }
        self = value
    }
}
