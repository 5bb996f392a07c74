/// The form in which Core Data stores a property with `@ManagedAttribute`.
public enum ManagedAttributeForm: Sendable {
    /// The raw value of an enum or an option set, in an attribute of the raw value's type.
    ///
    /// ```swift
    /// @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium     // a String attribute 'plan'
    /// ```
    case rawRepresentable

    /// JSON, in an attribute for binary data. No condition can be on it. A value that cannot be encoded leaves the
    /// stored one.
    ///
    /// ```swift
    /// @ManagedAttribute(.codable) var address: Address?                   // a Binary Data attribute 'address'
    /// ```
    case codable

    /// The value itself, where it may be missing: what `@NSManaged` cannot say of numbers and truth values.
    ///
    /// ```swift
    /// @ManagedAttribute(.scalar) var age: Int?                            // an optional Integer 64 attribute 'age'
    /// ```
    case scalar
}
