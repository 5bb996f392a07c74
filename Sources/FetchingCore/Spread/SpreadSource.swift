/// A struct of a model, from which its members are made.
@_documentation(visibility: internal)
public struct SpreadSource<Model: Fetchable, Fields>: Sendable {
    /// The way from the model to the struct: `address.position`.
    let property: String

    private let prefix: String
    private let naming: SpreadNaming
    private let place: SpreadPlace
    private let keyPath: (@Sendable () -> AnyKeyPath)?
    private let read: ColumnReader.Read<Fields>

    /// A property of a model.
    public init(
        _ property: String, prefix: String, naming: SpreadNaming = .asWritten,
        keyPath: @escaping @Sendable () -> KeyPath<Model, Fields>, value: @escaping @Sendable (Model) -> Fields
    ) {
        self.init(
            property: property, prefix: prefix, naming: naming, place: SpreadPlace(), keyPath: { keyPath() },
            read: { value($0.assumingMemoryBound(to: Model.self).pointee) })
    }

    /// A property of a model that may be nil. A key path does not lead through it.
    public init(
        _ property: String, prefix: String, naming: SpreadNaming = .asWritten,
        keyPath: @escaping @Sendable () -> KeyPath<Model, Fields?>, value: @escaping @Sendable (Model) -> Fields?
    ) {
        self.init(
            property: property, prefix: prefix, naming: naming, place: SpreadPlace(optionals: [property]), keyPath: nil,
            read: { value($0.assumingMemoryBound(to: Model.self).pointee) })
    }

    private init(
        property: String, prefix: String, naming: SpreadNaming, place: SpreadPlace,
        keyPath: (@Sendable () -> AnyKeyPath)?, read: @escaping ColumnReader.Read<Fields>
    ) {
        self.property = property
        self.prefix = prefix
        self.naming = naming
        self.place = place
        self.keyPath = keyPath
        self.read = read
    }

    private func path(to name: String) -> String { property + "." + name }

    private func column(of name: String) -> String { prefix + naming.naming.column(of: name) }

    /// The key path behind that of the struct.
    private func keyPath(
        to next: @escaping @Sendable () -> AnyKeyPath
    ) -> (@Sendable () -> AnyKeyPath)? {
        guard let keyPath else { return nil }
        return {
            let (path, next) = (keyPath(), next())
            // They always fit: the one leads to the struct, and the other from it.
            return path.appending(path: next) ?? path
        }
    }
}

// A struct within the struct
extension SpreadSource {
    /// A struct within the struct.
    public func spread<Next>(
        _ name: String, prefix: String? = nil, keyPath: @escaping @Sendable () -> KeyPath<Fields, Next>,
        value: @escaping @Sendable (Fields) -> Next
    ) -> SpreadSource<Model, Next> {
        let read = read
        return SpreadSource<Model, Next>(
            property: path(to: name), prefix: self.prefix(of: name, prefix), naming: naming, place: place,
            keyPath: self.keyPath { keyPath() }, read: { try read($0).map(value) })
    }

    /// A struct within the struct that may be nil.
    public func spread<Next>(
        _ name: String, prefix: String? = nil, keyPath: @escaping @Sendable () -> KeyPath<Fields, Next?>,
        value: @escaping @Sendable (Fields) -> Next?
    ) -> SpreadSource<Model, Next> {
        let read = read
        return SpreadSource<Model, Next>(
            property: path(to: name), prefix: self.prefix(of: name, prefix), naming: naming,
            place: SpreadPlace(optionals: place.optionals + [path(to: name)]), keyPath: nil,
            read: { try read($0).flatMap(value) })
    }

    private func prefix(of name: String, _ given: String?) -> String {
        prefix + (given ?? naming.naming.column(of: name) + "_")
    }
}

// Members
extension SpreadSource {
    /// A member that is stored as its type is.
    public func member<Value: FetchableValue>(
        _ name: String, column: String? = nil, keyPath: @escaping @Sendable () -> KeyPath<Fields, Value>,
        value: @escaping @Sendable (Fields) -> Value
    ) -> FetchableMember<Model, Value> {
        let read = read
        return member(
            name, column, Value.self, type: Value.primitiveType, isOptional: Value.isOptional, storage: nil,
            keyPath: { keyPath() }, reader: Value.columnReader { try read($0).map(value) })
    }

    /// A member in a form of its own.
    public func member<Storage: FetchableStorage>(
        _ name: String, column: String? = nil, storage: Storage,
        keyPath: @escaping @Sendable () -> KeyPath<Fields, Storage.Value>,
        value: @escaping @Sendable (Fields) -> Storage.Value
    ) -> FetchableMember<Model, Storage.Value> {
        let read = read
        return member(
            name, column, Storage.Value.self, storage: AnyFetchableStorage(storage), keyPath: { keyPath() },
            reader: Storage.StoredValue.columnReader { try read($0).map { try storage.encode(value($0)) } })
    }

    /// An optional member in a form of its own.
    public func member<Storage: FetchableStorage>(
        _ name: String, column: String? = nil, storage: Storage,
        keyPath: @escaping @Sendable () -> KeyPath<Fields, Storage.Value?>,
        value: @escaping @Sendable (Fields) -> Storage.Value?
    ) -> FetchableMember<Model, Storage.Value?> {
        let read = read
        return member(
            name, column, Storage.Value?.self, storage: AnyFetchableStorage(storage), keyPath: { keyPath() },
            reader: Storage.StoredValue.columnReader { try read($0).flatMap(value).map(storage.encode) })
    }

    /// A member that is stored as JSON.
    @_disfavoredOverload
    public func member<Value: FetchableDocument>(
        _ name: String, column: String? = nil, storage: JSONStorage,
        keyPath: @escaping @Sendable () -> KeyPath<Fields, Value>, value: @escaping @Sendable (Fields) -> Value
    ) -> FetchableMember<Model, Value> {
        let read = read
        let part: ColumnReader.Read<Value> = { try read($0).map(value) }
        return member(
            name, column, Value.self, type: Value.primitiveType, isOptional: Value.isOptional, storage: nil,
            keyPath: { keyPath() }, reader: Value.columnReader(part), json: Value._part(part))
    }

    /// Names a type that is not stored as JSON, at compile time.
    @available(
        *, unavailable,
        message: "a struct is stored as JSON if it has '@FetchableFields', and an array of texts, numbers or Bools"
    )
    @_disfavoredOverload
    public func member<Value: FetchableValue>(
        _ name: String, column: String? = nil, storage: JSONStorage,
        keyPath: @escaping @Sendable () -> KeyPath<Fields, Value>, value: @escaping @Sendable (Fields) -> Value
    ) -> FetchableMember<Model, Value> { member(name, column: column, keyPath: keyPath, value: value) }

    /// Names a form that stores values of another type, at compile time.
    @available(*, unavailable, message: "its storage is one of values of another type than that of the property")
    @_disfavoredOverload
    public func member<Value: FetchableValue, Storage: FetchableStorage>(
        _ name: String, column: String? = nil, storage: Storage,
        keyPath: @escaping @Sendable () -> KeyPath<Fields, Value>, value: @escaping @Sendable (Fields) -> Value
    ) -> FetchableMember<Model, Value> { member(name, column: column, keyPath: keyPath, value: value) }

    private func member<Value: FetchableValue>(
        _ name: String, _ column: String?, _ type: Value.Type, storage: AnyFetchableStorage,
        keyPath: @escaping @Sendable () -> AnyKeyPath, reader: ColumnReader
    ) -> FetchableMember<Model, Value> {
        member(
            name, column, type, type: storage.type, isOptional: Value.isOptional || storage.isOptional,
            storage: storage, keyPath: keyPath, reader: reader)
    }

    private func member<Value: FetchableValue>(
        _ name: String, _ column: String?, _ valueType: Value.Type, type: PrimitiveType, isOptional: Bool,
        storage: AnyFetchableStorage?, keyPath: @escaping @Sendable () -> AnyKeyPath, reader: ColumnReader,
        json: JSONPart? = nil
    ) -> FetchableMember<Model, Value> {
        FetchableMember(
            column: FetchableColumn(
                property: path(to: name), name: column.map { prefix + $0 } ?? self.column(of: name), type: type,
                isOptional: isOptional || place.isOptional, storage: storage, model: Model.self,
                // Within a struct that is nil, each member is.
                valueType: place.isOptional ? Value.Base?.self : Value.self, keyPath: self.keyPath(to: keyPath),
                reader: reader, json: json,
                place: SpreadPlace(optionals: place.optionals, isRequired: !isOptional)))
    }
}

/// Where a column is that belongs to a struct.
@usableFromInline
struct SpreadPlace: Sendable {
    /// The ways to the structs that may be nil, the outermost first: `former`, `former.annex`.
    var optionals: [String] = []

    /// Whether the column has a value wherever the innermost of these structs is there.
    var isRequired = false

    var isOptional: Bool { !optionals.isEmpty }
}

/// The columns of a struct, in the order in which a row is read.
@_documentation(visibility: internal)
public struct SpreadColumns: Sendable {
    /// The columns.
    public let columns: [FetchableColumn]

    /// Whether there is no struct: no column has a value.
    func isMissing(in row: RowSource) -> ExpressionTree {
        .joined(
            columns.map { column in
                let value = ExpressionTree.column(column, of: row)
                return ExpressionTree(.isNull(value), above: value)
            }, by: .and)
    }

    /// The values of the row that is fetched.
    @usableFromInline var trees: [ExpressionTree] { columns.map { ExpressionTree(.column($0)) } }

    /// Lists columns.
    public init(_ columns: [FetchableColumn]) { self.columns = columns }
}
