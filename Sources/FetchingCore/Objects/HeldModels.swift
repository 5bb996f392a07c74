/// The related objects that a property of an object holds.
///
/// Frameworks that make the objects, such as Core Data, know a relationship by such a property, and by no keys.
package struct HeldModels: Sendable {
    /// The name of the property.
    package let property: String

    /// Reads the objects that the object at an address holds.
    let read: @Sendable (UnsafeRawPointer) -> [AnyObject]

    init<Model>(_ property: String, of model: Model.Type, _ read: @escaping @Sendable (Model) -> [AnyObject]) {
        self.property = property
        self.read = { read($0.assumingMemoryBound(to: Model.self).pointee) }
    }
}
