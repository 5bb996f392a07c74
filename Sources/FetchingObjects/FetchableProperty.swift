public import FetchingCore

/// Makes the member of a property whose type may be a value or a related object.
///
/// `@Fetchable` uses it for the properties of objects that a framework makes, such as Core Data's.
@_documentation(visibility: internal)
public enum FetchableProperty {
    /// The member of a value.
    ///
    /// ```swift
    /// FetchableProperty.member("plan", column: "plan", keyPath: { \User.plan }) { $0.plan }
    /// // FetchableMember<User, Plan>
    /// ```
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: The name of the column.
    ///   - keyPath: Gives the key path of the property.
    ///   - value: Reads the value.
    @inlinable
    public static func member<Model: Fetchable, Value: FetchableValue>(
        _ property: String, column: String, keyPath: @escaping @Sendable () -> KeyPath<Model, Value>,
        _ value: @escaping @Sendable (Model) -> Value
    ) -> FetchableMember<Model, Value> {
        FetchableMember(property, column: column, keyPath: keyPath, value: value)
    }

    /// The member of a related object.
    ///
    /// ```swift
    /// FetchableProperty.member("owner", column: "owner", keyPath: { \Pet.owner }) { $0.owner }
    /// // ToOneMember<Pet, User>
    /// ```
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: Not used: a relationship has the name of its property.
    ///   - keyPath: Not used.
    ///   - object: Reads the object.
    public static func member<Model: Fetchable, Target: Fetchable & AnyObject>(
        _ property: String, column: String, keyPath: @escaping @Sendable () -> KeyPath<Model, Target>,
        _ object: @escaping @Sendable (Model) -> Target
    ) -> ToOneMember<Model, Target> {
        ToOneMember(property: property) { object($0) }
    }

    /// The member of an object that may be related.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: Not used: a relationship has the name of its property.
    ///   - keyPath: Not used.
    ///   - object: Reads the object.
    public static func member<Model: Fetchable, Target: Fetchable & AnyObject>(
        _ property: String, column: String, keyPath: @escaping @Sendable () -> KeyPath<Model, Target?>,
        _ object: @escaping @Sendable (Model) -> Target?
    ) -> ToOneMember<Model, Target> {
        ToOneMember(property: property) { object($0) }
    }

    /// Says that the type of a property has no member.
    @available(
        *, unavailable,
        message: "the type of this property is neither fetchable nor a fetchable value: mark it '@FetchingIgnored'"
    )
    @_disfavoredOverload
    public static func member<Model: Fetchable, Value>(
        _ property: String, column: String, keyPath: @escaping @Sendable () -> KeyPath<Model, Value>,
        _ value: @escaping @Sendable (Model) -> Value
    ) -> FetchableMember<Model, Bool> {
        FetchableMember(property) { _ in false }
    }
}
