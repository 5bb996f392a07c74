public import Fetching
package import FetchingCore

/// A row that an engine has to store: a value for each column of the model's entity, in the entity's order.
///
/// ```swift
/// let row = try StoredRow(User(id: 1, name: "Joe"))
/// for (column, value) in row.values { … }      // id: .int64(1), name: .text("Joe")
/// ```
public struct StoredRow {
    /// Each column with its value, in the form that the field declares.
    public let values: [(column: FetchableColumn, value: PrimitiveValue)]

    /// Reads the values from a model.
    ///
    /// ```swift
    /// try StoredRow(user).values.map(\.value)
    /// ```
    ///
    /// - Throws: `FetchError` if a value cannot be stored.
    public init<Model: RowDecodable>(_ model: Model) throws {
        values = try Model.fetchableEntity.columns.map { ($0, try $0.value(of: model)) }
    }

    init(values: [(column: FetchableColumn, value: PrimitiveValue)]) { self.values = values }
}
