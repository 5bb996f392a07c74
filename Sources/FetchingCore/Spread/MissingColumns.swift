extension SpreadColumns {
    /// The columns of a struct.
    public static func all(of members: some SpreadMembers) -> [FetchableColumn] { members._spread.columns }

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
public struct MissingColumns<Model: Fetchable, Value>: Sendable {
    @_documentation(visibility: internal)
    public init(_ source: SpreadSource<Model, Value>) {}
}
