// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A call of a managed object that tracks a value, or that reads or writes it.
public enum StubAccess: Hashable, Sendable {
    case willAccess(String?)
    case didAccess(String?)
    case willChange(String)
    case didChange(String)
    case primitiveValue(String)
    case setPrimitiveValue(String)
}

final class StubObjectState {
    var values: [String: Any] = [:]
    var accesses: [StubAccess] = []
}

extension NSManagedObject {
    /// The values under their keys. To read or write them here is no access.
    public var stub_values: [String: Any] {
        get { stub.values }
        set { stub.values = newValue }
    }

    /// The calls so far, in order.
    public var stub_accesses: [StubAccess] {
        get { stub.accesses }
        set { stub.accesses = newValue }
    }
}
