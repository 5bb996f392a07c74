import FetchingCore
import FetchingSQL
import GRDB

extension Database {
    /// The key of a model that a row without one would store as null; nil where something else gives it: the number of the row, a
    /// default, or a trigger of a view.
    ///
    /// SQLite numbers rows by an `INTEGER PRIMARY KEY`. A key of any other type, and `INT` or `BIGINT` is one, holds null.
    /// Source: <https://www.sqlite.org/lang_createtable.html#rowids_and_the_integer_primary_key>.
    func keyToGive(for model: any Fetchable.Type) throws -> FetchableColumn? {
        guard let key = model.keyed?.primaryKeyColumns.first else { return nil }
        let table = model.fetchableEntity.name
        let isNumber = key.type == .int64 && key.storage == nil
        if isNumber, try viewExists(table) { return nil }
        let column = try columns(in: table).first { $0.name.asciiLowercased == key.name.asciiLowercased }
        guard column?.defaultValueSQL == nil else { return nil }
        guard isNumber else { return key }
        // The number of a row has names that no column needs to have.
        guard let column else { return nil }
        return try isNumberOfRow(column.name, in: table) ? nil : key
    }

    private func isNumberOfRow(_ column: String, in table: String) throws -> Bool {
        guard try primaryKey(table).rowIDColumn?.asciiLowercased == column.asciiLowercased else { return false }
        // SQLite takes 'INTEGER PRIMARY KEY DESC' for a column like any other, and makes an index of it.
        return try !indexes(on: table).contains { $0.origin == .primaryKeyConstraint }
    }
}
