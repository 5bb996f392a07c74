import FetchingCore

extension KeyPath {
    /// The key path, for what asks that it can be shared. One to a property has nothing in it that could not be.
    ///
    /// `Sendable` leaves no trace at run time, so that there is no cast that could ask for it.
    var sendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}

extension FetchableValue {
    /// Whether the order of the type is that of what is stored.
    static var isOrderedAsStored: Bool {
        Self.self is any PrimitiveFetchableValue.Type || Self.self is any FixedWidthInteger.Type
            || Self.self == Float.self
    }
}
