/// A request that inserts, updates or deletes rows, and gives values of them.
///
/// Of rows that are inserted or updated, they are the values that these then have; of those that are deleted, the last ones.
///
/// ```swift
/// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: db)
/// // INSERT INTO "User" ("name") VALUES ('Joe') RETURNING "id"
/// ```
public struct ReturningRequest<Rows: WrittenRows, Result> {
    /// The model whose rows are changed.
    public typealias Model = Rows.Model

    @usableFromInline package let change: ReturningChange<Rows>

    /// The values that are read of each row.
    @usableFromInline package let columns: [ExpressionTree]

    /// Reads the rows that it is given one after the other.
    @usableFromInline package let read: @Sendable (_ rows: ReturnedRows) throws -> Result

    /// Reads each of the rows that a closure gives.
    @usableFromInline package typealias ReturnedRows = (_ body: (inout EngineRow) throws -> Void) throws -> Void

    init(
        _ change: ReturningChange<Rows>, columns: [ExpressionTree],
        read: @escaping @Sendable (_ rows: ReturnedRows) throws -> Result
    ) {
        self.change = change
        self.columns = columns
        self.read = read
    }

    @inlinable
    init<Item>(
        _ change: ReturningChange<Rows>, _ selection: FetchSelection<Rows.Model, Item>,
        _ result: @escaping @Sendable ([Item]) throws -> Result
    ) {
        self.change = change
        columns = selection.columns
        read = { rows in
            if selection.needsModels { throw FetchError.relatedToReturnedRows(of: Rows.Model.self) }
            var items: [Item] = []
            try rows { row in items.append(try selection.decode(&row)) }
            return try result(items)
        }
    }
}

extension ReturningRequest: Sendable where Rows: Sendable {}

/// The change whose rows are returned.
@usableFromInline
package enum ReturningChange<Rows: WrittenRows> {
    case insertion(InsertSource<Rows>, InsertConflict?)
    case deletion(FetchQuery)
    case update(FetchQuery, [MemberAssignment])
    case keyed(Rows, KeyedChange)
}

extension ReturningChange: Sendable where Rows: Sendable {}

extension FetchError {
    /// The only row, which a trigger may have left out.
    @usableFromInline
    static func onlyRow<Item>(_ items: [Item]) throws -> Item {
        guard let item = items.first else {
            throw FetchError(
                .missingModel, reason: "no row was inserted, which a rule or trigger of the table has left out",
                cure: "Insert a list, whose result may be empty")
        }
        return item
    }
}
