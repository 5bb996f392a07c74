import FetchingCore

// Requests side by side, whose rows become those of one. SQLite has neither parentheses around them nor orders and limits within:
// a request that has these, or is itself a combination, is a statement that another reads. That each operation binds as tightly
// as the others makes no difference then, as there is one operation on a level.

extension SQLRenderer {
    /// Writes the statement that gives the models of some queries.
    mutating func writeCombination(_ source: SourceQuery, _ combined: CombinedQueries, of model: any Fetchable.Type)
        throws
    {
        // A row that several requests give is the same in all where it has a key. Elsewhere texts are compared by their bytes.
        let comparesTexts = combined.operation.comparesRows && model.keyed == nil
        try writeJoined(source.queries, by: combined.operation.keyword) { query, renderer in
            guard query.lock == nil else { throw FetchError.lockedCombination }
            try renderer.withoutRows { renderer in
                guard query.isLimited || query.position != nil else {
                    return try renderer.writeSelect(query, of: model, comparesRows: comparesTexts)
                }
                renderer.write("SELECT ")
                renderer.writeSelection(of: model.fetchableEntity, isDistinct: comparesTexts)
                renderer.write(" FROM ")
                try renderer.writeDerivedTable { try $0.writeSelect(query, of: model) }
                renderer.write(" AS ")
                renderer.writeName(of: model.fetchableEntity)
            }
        }
    }

    /// Writes the statement that gives the rows of some requests, their number, or whether there is one.
    mutating func writeCombination(
        _ selection: SelectionQuery, _ combination: CombinedSelections, of model: any Fetchable.Type
    ) throws {
        guard selection.isCount || selection.isExistence else {
            return try writeRows(of: selection, combination, model)
        }
        func writeInside(_ renderer: inout SQLRenderer) throws {
            renderer.write(" FROM ")
            try renderer.writeDerivedTable { try $0.writeRows(of: selection, combination, model) }
            renderer.write(" AS \"rows\"")
        }
        guard selection.isExistence else {
            write("SELECT COUNT(*)")
            return try writeInside(&self)
        }
        write("SELECT EXISTS ")
        try writeSubquery { renderer in
            renderer.write("1")
            try writeInside(&renderer)
        }
    }

    private mutating func writeRows(
        of selection: SelectionQuery, _ combination: CombinedSelections, _ model: any Fetchable.Type
    ) throws {
        if combination.parts.count == 1, !combination.operation.comparesRows, selection.query.isAll {
            try write(combination.parts[0])
        } else if combination.parts.count == 1 {
            // What is left of the operation with one request.
            write(combination.operation.comparesRows ? "SELECT DISTINCT * FROM " : "SELECT * FROM ")
            try writeDerivedTable { try $0.write(combination.parts[0]) }
            write(" AS \"part\"")
        } else {
            try writeJoined(combination.parts, by: combination.operation.keyword) { part, renderer in
                guard part.selection.isLimitedOrCombined else { return try renderer.write(part) }
                renderer.write("SELECT * FROM ")
                try renderer.writeDerivedTable { try $0.write(part) }
                renderer.write(" AS \"part\"")
            }
        }
        let order = selection.query.totalOrder(of: model)
        let places = selection.places(of: order)
        // The mark stands for a value that has overflowed in one of the rows.
        if traits.marksOverflow, places.contains(where: selection.canOverflow) { throw FetchError.arithmeticOverflow }
        try writeOrder(order, atColumns: places, isNullable: { selection.isNullable(at: places[$0]) })
        rules.renderLimit(selection.query.limit, offset: selection.query.offset, into: &self)
    }

    private mutating func write(_ part: CombinedSelections.Part) throws {
        let outer = (sharesPlaceholders, comparesSelection)
        comparesSelection = true
        try withoutRows { try $0.writeSelect(part.selection, of: part.model) }
        (sharesPlaceholders, comparesSelection) = outer
    }
}

extension FetchQuery {
    /// Whether there is neither an order nor a limit.
    fileprivate var isAll: Bool { !isLimited && sortKeys.isEmpty }
}

extension SelectionQuery {
    fileprivate var isLimitedOrCombined: Bool {
        combination != nil || query.isLimited || query.position != nil || grouping?.query.isLimited ?? false
    }
}

extension RowCombination {
    fileprivate var keyword: StaticString {
        switch self {
        case .union: " UNION "
        case .unionAll: " UNION ALL "
        case .intersection: " INTERSECT "
        case .subtracting: " EXCEPT "
        }
    }
}
