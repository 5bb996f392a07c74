/// Puts the rows of several requests together in memory.
struct MemoryCombination {
    /// Gives the rows of a request that is not itself a combination.
    let partRows: (SelectionQuery, any Fetchable.Type) throws -> [[PrimitiveValue?]]

    /// Reads the rows that the request asks for.
    ///
    /// - Throws: ``FetchError`` if the request is invalid, or a value overflows in a row that it gives.
    func read(
        _ selection: SelectionQuery, of model: any Fetchable.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        try selection.check(of: model)
        var found = try rows(of: selection, model)
        if selection.isCount { found = [[.int64(Int64(found.count))]] }
        if selection.isExistence { found = [[.bool(!found.isEmpty)]] }
        for values in found {
            let reader = PrimitiveRow(
                try values.map { value in
                    guard let value else { throw FetchError.arithmeticOverflow }
                    return value
                })
            try withExtendedLifetime(reader) {
                var row = EngineRow(reader)
                try body(&row)
            }
        }
    }

    private func rows(of selection: SelectionQuery, _ model: any Fetchable.Type) throws -> [[PrimitiveValue?]] {
        guard let combination = selection.combination else { return try partRows(selection, model) }
        let parts = try combination.parts.map { part in try rows(of: part.selection, part.model) }
        let found = combination.operation.rows(of: parts) { (row: [PrimitiveValue?]) in
            row.map { $0.map(ExactValue.init) }
        }
        let order = selection.query.totalOrder(of: model)
        guard !order.isEmpty else { return found.limited(by: selection.query) }
        let places = selection.places(of: order)
        if places.contains(where: selection.canOverflow), parts.joined().contains(where: { $0.contains(nil) }) {
            throw FetchError.arithmeticOverflow
        }
        let sorted = order.places(of: found.map { row in places.map { row[$0] ?? .null } })
        return sorted.map { found[$0] }.limited(by: selection.query)
    }
}
