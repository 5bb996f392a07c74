/// A member of a model: what conditions and sort orders are written with.
///
/// `@Fetchable` declares one for each stored property. More can be added by hand, such as for a column that is
/// filtered by but not read:
///
/// ```swift
/// extension User.FetchableMembers {
///     var rank: FetchableMember<User, Int> { FetchableMember("rank", column: "cached_rank") { $0.computeRank() } }
/// }
/// ```
public struct FetchableMember<Model: Fetchable, Value: FetchableValue>: FetchableOperand {
    /// The column behind the member.
    public let column: FetchableColumn

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: The name of the column; the property's when nil.
    ///   - keyPath: Gives the key path of the property, for Foundation's predicates.
    ///   - value: Reads the value from a model, for requests on collections.
    @inlinable
    public init(
        _ property: String, column: String? = nil, keyPath: (@Sendable () -> KeyPath<Model, Value>)? = nil,
        value: @escaping @Sendable (Model) -> Value
    ) {
        self.column = FetchableColumn(
            property: property, name: column ?? property, type: Value.primitiveType, isOptional: Value.isOptional,
            storage: nil, model: Model.self, valueType: Value.self, keyPath: keyPath,
            reader: Value.columnReader { value($0.assumingMemoryBound(to: Model.self).pointee) })
    }

    /// Makes a member whose field stores its values in a form of its own.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: The name of the column; the property's when nil.
    ///   - storage: The form in which values are stored.
    ///   - keyPath: Gives the key path of the property, for Foundation's predicates.
    ///   - value: Reads the value from a model, for requests on collections.
    @inlinable
    public init<Storage: FetchableStorage>(
        _ property: String, column: String? = nil, storage: Storage,
        keyPath: (@Sendable () -> KeyPath<Model, Value>)? = nil, value: @escaping @Sendable (Model) -> Value
    ) where Storage.Value == Value {
        self.init(
            property, column: column, storage: AnyFetchableStorage(storage), keyPath: keyPath,
            reader: Storage.StoredValue.columnReader { model in
                try storage.encode(value(model.assumingMemoryBound(to: Model.self).pointee))
            })
    }

    /// Makes an optional member whose field stores its values in a form of its own.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: The name of the column; the property's when nil.
    ///   - storage: The form in which values are stored.
    ///   - keyPath: Gives the key path of the property, for Foundation's predicates.
    ///   - value: Reads the value from a model, for requests on collections.
    @inlinable
    public init<Storage: FetchableStorage>(
        _ property: String, column: String? = nil, storage: Storage,
        keyPath: (@Sendable () -> KeyPath<Model, Value>)? = nil, value: @escaping @Sendable (Model) -> Value
    ) where Storage.Value? == Value {
        self.init(
            property, column: column, storage: AnyFetchableStorage(storage), keyPath: keyPath,
            reader: Storage.StoredValue.columnReader { model in
                try value(model.assumingMemoryBound(to: Model.self).pointee).map(storage.encode)
            })
    }

    /// Makes a member whose field stores its values as JSON.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - column: The name of the column; the property's when nil.
    ///   - storage: The form, `.json`.
    ///   - keyPath: Gives the key path of the property, for Foundation's predicates.
    ///   - value: Reads the value from a model, for requests on collections.
    // Of a form that there is not, the compiler is to speak of all forms.
    @_disfavoredOverload
    public init(
        _ property: String, column: String? = nil, storage: JSONStorage,
        keyPath: (@Sendable () -> KeyPath<Model, Value>)? = nil, value: @escaping @Sendable (Model) -> Value
    ) where Value: FetchableDocument {
        let read: ColumnReader.Read<Value> = { value($0.assumingMemoryBound(to: Model.self).pointee) }
        self.column = FetchableColumn(
            property: property, name: column ?? property, type: Value.primitiveType, isOptional: Value.isOptional,
            storage: nil, model: Model.self, valueType: Value.self, keyPath: keyPath, reader: Value.columnReader(read),
            json: Value._part(read))
    }

    /// Names a type that is not stored as JSON, at compile time.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "a struct is stored as JSON if it has '@FetchableFields', and an array of texts, numbers or Bools"
    )
    @_disfavoredOverload
    public init(
        _ property: String, column: String? = nil, storage: JSONStorage,
        keyPath: (@Sendable () -> KeyPath<Model, Value>)? = nil, value: @escaping @Sendable (Model) -> Value
    ) {
        self.init(property, column: column, keyPath: keyPath, value: value)
    }

    /// Names a form that stores values of another type, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "its storage is one of values of another type than that of the property")
    @_disfavoredOverload
    public init<Storage: FetchableStorage>(
        _ property: String, column: String? = nil, storage: Storage,
        keyPath: (@Sendable () -> KeyPath<Model, Value>)? = nil, value: @escaping @Sendable (Model) -> Value
    ) {
        self.init(property, column: column, keyPath: keyPath, value: value)
    }

    @usableFromInline
    init(
        _ property: String, column: String?, storage: AnyFetchableStorage, keyPath: (@Sendable () -> AnyKeyPath)?,
        reader: ColumnReader
    ) {
        self.column = FetchableColumn(
            property: property, name: column ?? property, type: storage.type,
            isOptional: Value.isOptional || storage.isOptional, storage: storage, model: Model.self,
            valueType: Value.self, keyPath: keyPath, reader: reader)
    }

    package init(column: FetchableColumn) { self.column = column }

    @_documentation(visibility: internal)
    public var tree: ExpressionTree { ExpressionTree(.column(column)) }

    /// The value in the form in which the member's column stores it.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    public func encode(_ value: Value) throws -> PrimitiveValue {
        // A struct is only stored, and not compared.
        try tree.encode(value, for: column.isJSONObject ? "=" : "==")
    }
}
