import FetchingCore
import Foundation

extension PrimitiveValue {
    /// The value as the literal of a type of Swift. A UUID may be stored as text.
    ///
    /// - Throws: ``FetchError`` if no value of the type corresponds to it.
    func literal<Value: FetchableValue>(as type: Value.Type) throws -> Value {
        if Value.primitiveType == .uuid, case .text(let text) = self, let uuid = UUID(uuidString: text) {
            return try PrimitiveValue.uuid(uuid).decoded(as: type)
        }
        guard self.type == nil || self.type == Value.primitiveType else {
            throw FetchError.foundationTypes("a value of another type", "the member")
        }
        return try decoded(as: type)
    }
}
