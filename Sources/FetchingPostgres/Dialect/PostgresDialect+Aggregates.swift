import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        switch call.function {
        case .count: try render("COUNT", call, into: &renderer, writeOperand)
        case .sum where call.operand.valueType == .double:
            renderer.write("COALESCE(")
            try render("SUM", call, castTo: "::float8", into: &renderer, writeOperand)
            renderer.write(", 0)")
        case .sum where givesExactSums && [.int64, .decimal].contains(call.operand.valueType):
            renderer.write("CAST(")
            try render("SUM", call, castTo: "::numeric", into: &renderer, writeOperand)
            renderer.write(" AS text)")
        case .sum where call.operand.valueType == .decimal:
            try renderRounded(into: &renderer) { renderer in
                renderer.write("COALESCE(")
                try render("SUM", call, castTo: "::numeric", into: &renderer, writeOperand)
                renderer.write(", 0)")
            }
        case .average where call.operand.valueType == .decimal:
            // No average is larger than the largest of its numbers.
            try renderRounded(fits: true, into: &renderer) { renderer in
                renderer.write("round(")
                try render("SUM", call, castTo: "::numeric", into: &renderer, writeOperand)
                renderer.write(Self.digitsOfQuotient)
                renderer.write(" / NULLIF(")
                try render("COUNT", call, into: &renderer, writeOperand)
                renderer.write(", 0)")
            }
        case .sum where renderer.overflow == .null:
            try renderFitting(into: &renderer) { try renderIntegerSum(call, into: &$0, writeOperand) }
        case .sum, .distinctSum:
            try renderIntegerSum(call, into: &renderer, writeOperand)
            renderer.write("::int8")
        case .average, .distinctAverage:
            // As elsewhere: PostgreSQL's own average of integers is a decimal, rounded in its own way.
            renderer.write("(")
            try render("SUM", call, castTo: "::float8", into: &renderer, writeOperand)
            renderer.write(" / NULLIF(")
            try render("COUNT", call, into: &renderer, writeOperand)
            renderer.write(", 0))")
        case .min, .max: try renderExtreme(call, into: &renderer, writeOperand)
        case .joined(let separator), .distinctJoined(let separator):
            try renderJoined(call, by: separator, into: &renderer, writeOperand)
        }
    }

    /// A column may have a type or a collation to which texts are equal that are not.
    private func renderJoined(
        _ call: SQLAggregateCall, by separator: String, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        func writeText(_ renderer: inout SQLRenderer) throws {
            try writeOperand(call.operand, &renderer)
            renderer.write("::text COLLATE \"C\"")
        }
        renderer.write(call.isDistinct ? "COALESCE(STRING_AGG(DISTINCT " : "COALESCE(STRING_AGG(")
        try renderer.sharingPlaceholders { renderer in
            try writeText(&renderer)
            renderer.write(", ")
            renderer.bind(.text(separator))
            renderer.write(" ")
            if call.order.isEmpty {
                renderer.write("ORDER BY ")
            } else {
                try renderer.withNilForOverflow { try $0.writeWindowOrder(call.order) }
                renderer.write(", ")
            }
            try writeText(&renderer)
        }
        renderer.write(")")
        try renderer.writeRows(of: call)
        renderer.write(", '')")
    }

    /// The sum of integers is one without a limit where they have eight bytes.
    private func renderIntegerSum(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        renderer.write("COALESCE(")
        try render("SUM", call, castTo: "::int8", into: &renderer, writeOperand)
        renderer.write(", 0)")
    }

    private func render(
        _ name: StaticString, _ call: SQLAggregateCall, castTo type: StaticString = "",
        into renderer: inout SQLRenderer, _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        renderer.write(name)
        renderer.write(call.isDistinct ? "(DISTINCT " : "(")
        try writeOperand(call.operand, &renderer)
        renderer.write(type)
        if call.function.isExtreme { renderer.writeCollation(of: call.operand, in: .order) }
        renderer.write(")")
        try renderer.writeRows(of: call)
    }

    /// PostgreSQL has no extremes of some types that it can sort.
    private func renderExtreme(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        let isMinimum = call.function == .min
        switch call.operand.valueType {
        case .bool: try render(isMinimum ? "BOOL_AND" : "BOOL_OR", call, into: &renderer, writeOperand)
        // An aggregate with an order of its own has no window. The digits are in the order of the bytes.
        case .uuid where call.window != nil:
            renderer.write(isMinimum ? "(MIN(" : "(MAX(")
            try writeOperand(call.operand, &renderer)
            renderer.write("::text COLLATE \"C\")")
            try renderer.writeRows(of: call)
            renderer.write(")::uuid")
        case .data where call.window != nil:
            renderer.write(isMinimum ? "decode(MIN(encode(" : "decode(MAX(encode(")
            try writeOperand(call.operand, &renderer)
            renderer.write(", 'hex') COLLATE \"C\")")
            try renderer.writeRows(of: call)
            renderer.write(", 'hex')")
        case .uuid, .data:
            renderer.write("(ARRAY_AGG(")
            try writeOperand(call.operand, &renderer)
            renderer.write(" ORDER BY ")
            try writeOperand(call.operand, &renderer)
            renderer.write(isMinimum ? ")" : " DESC NULLS LAST)")
            try renderer.writeRows(of: call)
            renderer.write(")[1]")
        case .int64, .double, .text, .date, .decimal, .array, nil:
            try render(isMinimum ? "MIN" : "MAX", call, into: &renderer, writeOperand)
        }
    }
}
