/// A form in which a column stores its values, other than the engine's own.
///
/// ```swift
/// @FetchingStorage(.unixSeconds) var lastSeen: Date
///
/// User.request().all().where { $0.lastSeen > date }
/// // SELECT … FROM "User" WHERE "lastSeen" > 1700000000
/// ```
///
/// To declare one of your own, conform a type and add a static member, so that the attribute reads well:
///
/// ```swift
/// struct Cents: FetchableStorage {
///     func encode(_ value: Decimal) -> Int { … }
///     func decode(_ storedValue: Int) -> Decimal { … }
/// }
/// extension FetchableStorage where Self == Cents { nonisolated static var cents: Cents { Cents() } }
/// ```
///
/// Rows are decoded on any thread: `nonisolated` says so in modules whose code is on the main actor by default.
public protocol FetchableStorage<Value>: Sendable, Hashable {
    /// The type of the property.
    associatedtype Value: FetchableValue

    /// The type of what is stored.
    associatedtype StoredValue: FetchableValue

    /// Whether stored values compare as the values do. Without it, `<`, ranges and sorting are rejected.
    var isOrdered: Bool { get }

    /// Gives what is stored for a value.
    ///
    /// - Throws: An error if the value cannot be stored.
    func encode(_ value: Value) throws -> StoredValue

    /// Gives the value for what is stored.
    ///
    /// - Throws: An error if no value corresponds to it.
    func decode(_ storedValue: StoredValue) throws -> Value
}

@_documentation(visibility: internal)
extension FetchableStorage {
    public var isOrdered: Bool { true }
}

/// A storage of texts none of which reads as a number: a database that makes numbers of such texts leaves them as they are.
package protocol NonNumericText {}

/// A storage of any type.
@usableFromInline
package struct AnyFetchableStorage: Sendable {
    package let name: String
    package let type: PrimitiveType
    package let isOrdered: Bool
    package let isOptional: Bool

    /// Whether what is stored stays text in a column of any declared type.
    package let isNonNumericText: Bool

    /// The enum type of its columns, or of the elements of their arrays, where the database has such types; nil for other storages.
    package let enumType: EnumTypeName?

    /// The form in which it stores dates, nil where engines cannot calculate with what it stores.
    package let dateForm: DateForm?

    private let storage: any FetchableStorage
    private let encodeBase: @Sendable (any FetchableValue) throws -> PrimitiveValue
    private let decodeBase: @Sendable (inout EngineRow, _ isOptional: Bool) throws -> Any

    @usableFromInline
    init<Storage: FetchableStorage>(_ storage: Storage) {
        name = String(describing: Storage.self)
        type = Storage.StoredValue.primitiveType
        isOrdered = storage.isOrdered
        isOptional = Storage.StoredValue.isOptional
        isNonNumericText = storage is any NonNumericText
        enumType = (storage as? any EnumTyped)?.enumType
        dateForm = (storage as? any DateStorage)?.dateForm
        self.storage = storage
        encodeBase = { value in
            // The nil of an optional is no value of the storage.
            guard let value = value as? Storage.Value else { return .null }
            return try storage.encode(value).primitiveValue()
        }
        decodeBase = { row, isOptional in
            guard isOptional else { return try row.decode(Storage.Value.self, storage: storage) }
            return try row.decode(Storage.Value?.self, storage: storage) as Any
        }
    }

    /// Reads a value of a column that has this storage, or of an expression with its values.
    @usableFromInline
    package func decode<Value: FetchableValue>(_ type: Value.Type, from row: inout EngineRow) throws -> Value {
        guard let value = try decodeBase(&row, Value.isOptional) as? Value else {
            throw FetchError.malformed("\(type)")
        }
        return value
    }

    /// The stored form of a value or of an optional one.
    package func encode(_ value: some FetchableValue) throws -> PrimitiveValue {
        try encodeBase(value)
    }

    /// Whether another storage writes values in the same form.
    package func isSame(as other: AnyFetchableStorage) -> Bool {
        AnyHashable(storage) == AnyHashable(other.storage)
    }
}
