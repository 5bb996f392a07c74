/// A model that is read from a row of a database.
///
/// `@Fetchable` makes structs and classes such models. A framework's objects, such as managed objects, are not: the
/// framework makes them, and databases of rows do not fetch them.
///
/// ```swift
/// extension Tag: RowDecodable {
///     init<Row: FetchableRow>(fetching row: inout Row) throws {
///         name = try row.decode(String.self)
///     }
/// }
/// ```
public protocol RowDecodable: Fetchable {
    /// Reads the model from a row, column by column in the order of ``Fetchable/fetchableEntity``.
    ///
    /// - Throws: ``FetchError`` if a column does not hold what the property needs.
    init<Row: FetchableRow>(fetching row: inout Row) throws

    /// Writes the model into a row, column by column in the order of ``Fetchable/fetchableEntity``.
    ///
    /// `@Fetchable` writes it. A model that is written by hand has one that asks the columns for their values.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored.
    func encode<Row: WritableRow>(into row: inout Row) throws
}

extension RowDecodable {
    /// Writes the values that the columns have of the model.
    @_documentation(visibility: internal)
    public func encode<Row: WritableRow>(into row: inout Row) throws {
        for column in Self.fetchableEntity.columns { try row.encode(primitive: column.value(of: self)) }
    }
}

extension RowDecodable {
    /// The initializer of a class whose objects are not made of rows: `@Fetchable` marks the conformance as
    /// unavailable.
    @available(*, unavailable, message: "declare how the model is made of a row")
    public init<Row: FetchableRow>(fetching row: inout Row) throws {
        throw FetchError(
            .unsupported, reason: "the model is an object and cannot be made of the values of a row",
            cure: "Select members of the model"
        ).on(Self.self)
    }
}
