public import FetchingCore

/// A row of a database, which knows where it was when reading it failed.
@usableFromInline
package protocol SQLRow: FetchableRow {
    /// The name of the database in errors.
    static var engine: String { get }

    /// The next column to read.
    var column: Int32 { get set }

    /// Whether the column that was read last holds what stands for an overflow.
    var hasReadMark: Bool { get }

    /// The value of a column, as errors show a key.
    func text(ofColumn index: Int32) -> String
}

extension SQLRow {
    @usableFromInline package var hasReadMark: Bool { false }

    /// Reads a model, and locates what fails.
    @inlinable @inline(__always)
    package mutating func decodeModel<Model: RowDecodable>(_ model: Model.Type) throws -> Model {
        do {
            return try Model(fetching: &self)
        } catch {
            throw located(error, in: model)
        }
    }

    /// The error, with the member whose column was read last and the key of the row.
    @usableFromInline
    package func located(_ error: any Error, in model: any Fetchable.Type) -> FetchError {
        let columns = model.fetchableEntity.columns
        return located(error, in: model, columns, members: columns.map(\.property))
    }

    /// The error, with the member that was read last and the key of the row, if it is selected.
    @usableFromInline
    package func located(
        _ error: any Error, in model: any Fetchable.Type, reading columns: [ExpressionTree]
    ) -> FetchError {
        located(error, in: model, columns.map(\.rootColumn), members: columns.map(\.member))
    }

    private func located(
        _ error: any Error, in model: any Fetchable.Type, _ columns: [FetchableColumn?], members: [String?]
    ) -> FetchError {
        var located = (hasReadMark ? .arithmeticOverflow : error as? FetchError ?? .unreadable(error))
            .on(model, engine: Self.engine)
        let index = Int(column) - 1
        if located.member == nil, members.indices.contains(index) { located.member = members[index] }
        located.key = key(of: model, in: columns)
        return located
    }

    /// The key of the row, if all of its columns are read.
    private func key(of model: any Fetchable.Type, in columns: [FetchableColumn?]) -> String? {
        guard let keyed = model.keyed else { return nil }
        let places = keyed.primaryKeyColumns.map { key in columns.firstIndex { $0?.name == key.name } }
        guard !places.isEmpty, !places.contains(nil) else { return nil }
        return places.compactMap(\.self).map { text(ofColumn: Int32($0)) }.joined(separator: ", ")
    }
}
