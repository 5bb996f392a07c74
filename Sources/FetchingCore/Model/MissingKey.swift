/// The key of a class that has none.
///
/// `@Fetchable` names it where it says that a class with subclasses does not conform to ``KeyedFetchable``.
@_documentation(visibility: internal)
public struct MissingKey: Sendable {}

extension KeyedFetchable where PrimaryKey == MissingKey {
    /// A placeholder key for a class without one, whose own property may have this name.
    @_documentation(visibility: internal)
    public var primaryKey: MissingKey { MissingKey() }
}
