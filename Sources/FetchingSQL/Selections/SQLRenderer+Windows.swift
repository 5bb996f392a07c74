import FetchingCore

extension SQLRenderer {
    /// Writes a value that is computed from the rows of a window.
    mutating func writeWindow(_ call: WindowCall) throws {
        switch call.function {
        case .rowNumber: write("ROW_NUMBER()")
        case .rank: write("RANK()")
        case .denseRank: write("DENSE_RANK()")
        case .lag(let distance): try writeCall("LAG(", of: call, by: distance)
        case .lead(let distance): try writeCall("LEAD(", of: call, by: distance)
        case .first: try writeCall("FIRST_VALUE(", of: call)
        case .last: try writeCall("LAST_VALUE(", of: call)
        case .aggregate(let function):
            guard let operand = call.operand else {
                write("COUNT(*)")
                break
            }
            let aggregate = SQLAggregateCall(
                function: function.ofAll, operand: operand, isDistinct: false, condition: nil, window: call)
            return try rules.render(aggregate, into: &self) { try $1.writeOperand($0) }
        }
        try writeOver(call)
    }

    private mutating func writeCall(_ name: StaticString, of call: WindowCall, by distance: Int? = nil) throws {
        write(name)
        if let operand = call.operand {
            // Beside a default, which is a text, a number in the column would be another value to DISTINCT.
            try writeAsText(decimalOf: call.substitute == nil ? nil : operand.valueType) { renderer in
                try renderer.writeOperand(operand)
            }
            if call.substitute != nil, traits.castsNumbersBesideDefault { writeCast(ofNumber: operand) }
        }
        if let distance {
            write(", ")
            // No table has more rows, and the databases take no larger number.
            write(min(distance, Int(Int32.max)))
        }
        if let substitute = call.substitute {
            write(", ")
            try writeOperand(substitute)
        }
        write(")")
    }

    private mutating func writeCast(ofNumber operand: ExpressionTree) {
        switch operand.valueType {
        case .int64: write("::int8")
        case .double: write("::float8")
        case .decimal: write("::numeric")
        case .bool, .text, .date, .uuid, .data, .array, nil: break
        }
    }

    /// Writes the rows that an aggregate is computed from, behind the call.
    package mutating func writeRows(of call: SQLAggregateCall) throws {
        try writeFilter(call.condition)
        if let window = call.window { try writeOver(window) }
    }

    private mutating func writeOver(_ call: WindowCall) throws {
        write(" OVER (")
        try withNilForOverflow { renderer in
            if !call.partition.isEmpty {
                renderer.write("PARTITION BY ")
                try renderer.writeJoined(call.partition, by: ", ") { key, renderer in
                    try renderer.writeSortedOrGrouped(key)
                    renderer.writeCollation(of: key, in: .equality)
                }
            }
            guard !call.order.isEmpty else { return }
            if !call.partition.isEmpty { renderer.write(" ") }
            try renderer.writeWindowOrder(call.order)
        }
        if case .last = call.function { write(" ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING") }
        write(")")
    }

    /// Writes the statement that gives models with the values of windows beside them.
    mutating func writeWindowedSelect(
        _ query: FetchQuery, _ windows: [ExpressionTree], of model: any Fetchable.Type
    ) throws {
        let order = query.totalOrder(of: model)
        let joins = SQLJoins(from: .root, condition: query.predicate, other: order.map(\.tree) + windows)
        write("SELECT ")
        let tables = try declareTables(of: model, joins, source: query.source)
        writeSelection(of: model.fetchableEntity, isDistinct: false)
        for (index, window) in windows.enumerated() {
            write(", ")
            try writeResult(window)
            write(" AS \"fetching.window")
            write(index + 1)
            write("\"")
        }
        try writeFrom(tables)
        try writeWhere(query)
        try writeOrder(order)
        rules.renderLimit(query.limit, offset: query.offset, into: &self)
    }
}
