/// The key of a class that has none.
///
/// `@Fetchable` names it where it says that a class with subclasses does not conform to ``KeyedFetchable``.
public struct MissingKey: Sendable {
    @usableFromInline
    init() {}
}

extension KeyedFetchable where PrimaryKey == MissingKey {
    /// No columns: there is no key.
    @inlinable
    public static var primaryKeyColumns: [FetchableColumn] { [] }

    /// No values: there is no key.
    @inlinable
    public static func primaryKeyValues(of key: MissingKey) -> [PrimitiveValue] { [] }

    /// What stands for the key where there is none.
    @inlinable
    public var primaryKey: MissingKey { MissingKey() }
}
