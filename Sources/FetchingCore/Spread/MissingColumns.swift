extension SpreadColumns {
    /// The columns of a struct.
    public static func all(of members: Spread<some SpreadMembers>) -> [FetchableColumn] { members._spread.columns }

    /// The columns of a struct that may be nil.
    public static func all(of members: OptionalSpread<some SpreadMembers>) -> [FetchableColumn] {
        members._spread.columns
    }

    /// Takes a property that has no columns, of which the error is reported at its member alone.
    @_disfavoredOverload
    public static func all(of members: Any) -> [FetchableColumn] { [] }
}

extension FetchableValue {
    /// Names a type that has no columns of its own, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a struct is spread over columns if it has '@FetchableFields(.columns)'")
    public typealias FetchableColumns<Model: Fetchable> = MissingColumns<Model, Self>
}

/// The columns of a type that has none, in code that does not compile.
@_documentation(visibility: internal)
public struct MissingColumns<Model: Fetchable, Value>: SpreadMembers {
    public typealias Fields = MissingFields<Value>

    @_documentation(visibility: internal)
    public var _spread: SpreadColumns { SpreadColumns([]) }

    @_documentation(visibility: internal)
    public init(_ source: SpreadSource<Model, Fields>) {}

    init() {}
}

/// A struct without columns, in code that does not compile.
@_documentation(visibility: internal)
public struct MissingFields<Value>: DistinctSpreadFields {
    public static var _columnCount: Int { 0 }
    public init<Row: FetchableRow>(_columnsOf row: inout Row) throws { throw FetchError.unstorableProperty(Value.self) }
    public func _encodeColumns<Row: WritableRow>(into row: inout Row) throws {}
}

extension Spread {
    /// Takes a property that has no columns, of which the error is reported at its type alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<Model: Fetchable, Value>(_ source: SpreadSource<Model, Value>)
    where Members == MissingColumns<Model, Value> { members = Members() }
}

extension OptionalSpread {
    /// Takes a property that has no columns, of which the error is reported at its type alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<Model: Fetchable, Value>(_ source: SpreadSource<Model, Value>)
    where Members == MissingColumns<Model, Value> { members = Members() }
}
