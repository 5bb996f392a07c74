public import FetchingCore

/// Functions that the generated code of objects calls.
extension FetchableProperty {
    /// The value of Swift for an object of Objective-C, such as `String` for `NSString`.
    @inlinable
    public static func bridged<Value: _ObjectiveCBridgeable>(_ object: Value._ObjectiveCType) -> Value {
        Value._unconditionallyBridgeFromObjectiveC(object)
    }

    /// The value of Swift for an object of Objective-C, nil where there is none.
    @inlinable
    public static func bridged<Value: _ObjectiveCBridgeable>(_ object: Value._ObjectiveCType?) -> Value? {
        object.map { Value._unconditionallyBridgeFromObjectiveC($0) }
    }

    /// The column of a member that is a value.
    @inlinable
    public static func columns<Model, Value>(of member: FetchableMember<Model, Value>) -> [FetchableColumn] {
        [member.column]
    }

    /// The columns of a member that is a relationship: none.
    @inlinable
    public static func columns<Model, Target>(of member: ToOneMember<Model, Target>) -> [FetchableColumn] { [] }

    /// The relationships of a member that is a value: none.
    @inlinable
    public static func relationships<Model, Value>(
        of member: FetchableMember<Model, Value>, property: (@Sendable () -> PartialKeyPath<Model>)? = nil
    ) -> [FetchableRelationship] { [] }

    /// The entry of a member that is a relationship.
    @inlinable
    public static func relationships<Model, Target>(
        of member: ToOneMember<Model, Target>, property: (@Sendable () -> PartialKeyPath<Model>)? = nil
    ) -> [FetchableRelationship] {
        [FetchableRelationship(member, property: property)]
    }
}
