/// The related objects that a property of an object holds: a relationship without keys.
///
/// It is in the core because a way to a row is a part of the tree, and the engine for collections follows it.
package struct HeldModels: Sendable {
    /// The name of the property.
    package let property: String

    /// Reads the objects that the object at an address holds.
    let read: @Sendable (UnsafeRawPointer) -> [AnyObject]

    package init<Model>(_ property: String, of model: Model.Type, _ read: @escaping @Sendable (Model) -> [AnyObject]) {
        self.property = property
        self.read = { read($0.assumingMemoryBound(to: Model.self).pointee) }
    }
}
