/// A struct whose properties have columns of their own in the table of a model.
///
/// `@FetchableFields(.columns)` writes the conformance.
public protocol SpreadFields<Itself>: SendableMetatype {
    /// This type, by which an existential is one of a certain type, as in an update.
    @_documentation(visibility: internal)
    associatedtype Itself = Self

    /// The number of columns.
    @_documentation(visibility: internal)
    static var _columnCount: Int { get }

    /// Reads the struct from a row, column by column.
    ///
    /// - Throws: ``FetchError`` if a column does not hold what the property needs.
    @_documentation(visibility: internal)
    init<Row: FetchableRow>(_columnsOf row: inout Row) throws

    /// Writes the struct into a row, column by column.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored.
    @_documentation(visibility: internal)
    func _encodeColumns<Row: WritableRow>(into row: inout Row) throws
}

/// A struct with a property that is never nil, by which its columns differ from those of nil.
@_documentation(visibility: internal)
public protocol DistinctSpreadFields: SpreadFields {}

/// The forms in which a model can hold a struct with `@FetchableFields`.
public enum FetchableFieldsForm: Sendable {
    /// One column that holds the struct as JSON.
    case json

    /// A column for each property of the struct.
    case columns
}

/// The form of a property whose struct has a column for each of its properties.
///
/// ```swift
/// @FetchingStorage(.columns) var site: Site         // "site_city", "site_zip"
/// ```
public struct ColumnsStorage: FetchableStorage {
    public func encode(_ value: JSONText) -> JSONText { value }
    public func decode(_ storedValue: JSONText) -> JSONText { storedValue }
}

extension FetchableStorage where Self == ColumnsStorage {
    /// A struct with `@FetchableFields(.columns)`, as a column for each of its properties.
    ///
    /// The columns are named after the property: `site_city`.
    public static var columns: ColumnsStorage { ColumnsStorage() }

    /// A struct with `@FetchableFields(.columns)`, as a column for each of its properties.
    ///
    /// ```swift
    /// @FetchingStorage(.columns(prefix: "home_")) var site: Site        // "home_city", "home_zip"
    /// ```
    ///
    /// - Parameter prefix: The beginning of the names of the columns, as a string literal.
    public static func columns(prefix: String) -> ColumnsStorage { ColumnsStorage() }
}
