public import FetchingCore
public import FetchingSQL

extension SQLiteRunner: SQLChangingConnection {
    @usableFromInline
    package func change(
        _ model: any Fetchable.Type, _ returned: ReturnedValues,
        by statement: ([ExpressionTree]) throws -> SQLStatementText
    ) throws -> Int {
        let change = try SQLiteChange(model, returned, in: db, by: statement)
        return try db.changing { try change.run() }
    }

    @inlinable
    package func insert<Rows: WrittenRows>(
        _ rows: Rows, _ conflict: InsertConflict?, _ returned: ReturnedValues
    ) throws -> Int {
        if rows.count == 1, conflict == nil, returned.read == nil, try rows.insertAlone(in: db) { return 1 }
        return try rows.insert(conflict, returned, in: db)
    }

    @usableFromInline
    package func change<Rows: WrittenRows>(
        _ rows: Rows, by change: KeyedChange, _ returned: ReturnedValues
    ) throws -> Int {
        let first = try rows.values(at: 0, of: change)
        let statement = try SQLiteChange(Rows.Model.self, returned, in: db) { returning in
            try SQLKeyedChange(change, returning: returning).statement(
                of: .row(first), for: dialect, of: Rows.Model.self)
        }
        return try db.changing {
            var total = 0
            for index in 0..<rows.count {
                let given = try index == 0 ? first : rows.values(at: index, of: change)
                for (place, value) in given.enumerated() where index > 0 {
                    try value.bind(to: statement.handle, at: Int32(place + 1))
                }
                let changed = try statement.run()
                if changed == 0, change.needsEveryRow { throw change.missing(given, Rows.Model.self) }
                total += changed
            }
            return total
        }
    }
}
