/// A value as a label of an enum type of PostgreSQL; on every other engine, as its text.
///
/// ```swift
/// @FetchingStorage(.postgresEnum("plan")) var plan: Plan        // CREATE TYPE plan AS ENUM ('freemium', 'premium')
///
/// User.request().all().where { $0.plan == .premium }.sorted(by: .ascending(\.plan))
/// // SELECT … FROM "User" WHERE "plan" = CAST($1 AS "plan") ORDER BY "plan"::text COLLATE "C"
/// ```
///
/// Labels compare and sort as texts, as the raw values do on every engine, and not in the order of their declaration.
@_documentation(visibility: internal)
public struct PostgresEnum<Value: FetchableValue>: FetchableStorage, EnumTyped where Value.StoredValue == String {
    /// The name of the type.
    public let type: String

    /// The schema of the type, nil where the search path has it.
    public let schema: String?

    public func encode(_ value: Value) throws -> String { try value.storedValue }

    /// - Throws: ``FetchError`` for a label that no value has.
    @inlinable
    public func decode(_ storedValue: String) throws -> Value { try Value(storedValue: storedValue) }

    package var enumType: EnumTypeName { EnumTypeName(schema: schema, name: type) }
}

extension FetchableStorage {
    /// A value as a label of an enum type of PostgreSQL; on every other engine, as its text.
    ///
    /// ```swift
    /// @FetchingStorage(.postgresEnum("plan", schema: "shop")) var plan: Plan?
    /// ```
    ///
    /// - Parameters:
    ///   - type: The name of the type, with its case.
    ///   - schema: The schema of the type, nil where the search path has it.
    public static func postgresEnum<Value: FetchableValue>(_ type: String, schema: String? = nil) -> Self
    where Self == PostgresEnum<Value>, Value.StoredValue == String {
        PostgresEnum(type: type, schema: schema)
    }
}

/// An array of values as one of labels of an enum type of PostgreSQL; on every other engine, of their texts.
///
/// ```swift
/// @FetchingStorage(.postgresEnum("mood")) var moods: [Mood]         // a column of the type mood[]
///
/// Song.request().all().where { $0.moods.contains(.sad) }
/// // SELECT … FROM "Song" WHERE "moods" @> CAST($1 AS "mood"[])
/// ```
@_documentation(visibility: internal)
public struct PostgresEnumArray<Element: FetchableValue>: FetchableStorage, EnumTyped
where Element.StoredValue == String {
    private let storage: PostgresEnum<Element>

    fileprivate init(_ storage: PostgresEnum<Element>) { self.storage = storage }

    public func encode(_ value: [Element]) throws -> [String] { try value.map(storage.encode) }

    /// - Throws: ``FetchError`` for a label that no value has.
    public func decode(_ storedValue: [String]) throws -> [Element] { try storedValue.map(storage.decode) }

    package var enumType: EnumTypeName { storage.enumType }
}

extension FetchableStorage {
    /// An array of values as one of labels of an enum type of PostgreSQL; on every other engine, of their texts.
    ///
    /// ```swift
    /// @FetchingStorage(.postgresEnum("mood")) var moods: [Mood]
    /// ```
    ///
    /// - Parameters:
    ///   - type: The name of the type of an element, with its case.
    ///   - schema: The schema of the type, nil where the search path has it.
    public static func postgresEnum<Element: FetchableValue>(_ type: String, schema: String? = nil) -> Self
    where Self == PostgresEnumArray<Element>, Element.StoredValue == String {
        PostgresEnumArray(PostgresEnum(type: type, schema: schema))
    }
}

/// A text as a label of an enum type of PostgreSQL; on every other engine, as it is.
///
/// An attribute has this storage where the type of its property is not known yet.
@_documentation(visibility: internal)
public struct PostgresEnumText: FetchableStorage, EnumTyped {
    private let storage: PostgresEnum<String>

    fileprivate init(_ storage: PostgresEnum<String>) { self.storage = storage }

    public func encode(_ value: String) -> String { value }

    public func decode(_ storedValue: String) -> String { storedValue }

    package var enumType: EnumTypeName { storage.enumType }
}

extension FetchableStorage where Self == PostgresEnumText {
    /// A text as a label of an enum type of PostgreSQL; on every other engine, as it is.
    ///
    /// ```swift
    /// @FetchingStorage(.postgresEnum("plan")) var plan: String
    /// ```
    ///
    /// - Parameters:
    ///   - type: The name of the type, with its case.
    ///   - schema: The schema of the type, nil where the search path has it.
    public static func postgresEnum(_ type: String, schema: String? = nil) -> PostgresEnumText {
        PostgresEnumText(PostgresEnum(type: type, schema: schema))
    }
}

/// A storage whose columns have an enum type where the database has such types.
package protocol EnumTyped {
    var enumType: EnumTypeName { get }
}

/// The name of an enum type of a database.
package struct EnumTypeName: Sendable {
    /// The schema of the type, nil where the search path has it.
    package let schema: String?

    package let name: String
}
