import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(_ condition: ArrayCondition, into renderer: inout SQLRenderer) throws {
        // As they are, labels of an enum too, so that an index serves.
        try renderer.writeEnumColumn(condition.operand)
        switch condition.operation {
        case .includes: renderer.write(" @> ")
        case .overlaps: renderer.write(" && ")
        }
        render(.array(condition.elements), asTypeOf: condition.operand, into: &renderer)
    }

    func renderElementCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        renderer.write("CAST(cardinality(")
        try renderer.writeEnumColumn(operand)
        renderer.write(") AS int8)")
    }

    /// Renders whether an array is one of some arrays, of which PostgreSQL takes no list in one value.
    func renderMembership(
        ofArray operand: ExpressionTree, in values: [PrimitiveValue], negated: Bool, into renderer: inout SQLRenderer
    ) throws {
        try renderer.writeEnumColumn(operand)
        renderer.write(negated ? " NOT IN (" : " IN (")
        renderer.writeJoined(values, by: ", ") { render($0, asTypeOf: operand, into: &$1) }
        renderer.write(")")
    }

    private func render(_ value: PrimitiveValue, asTypeOf operand: ExpressionTree, into renderer: inout SQLRenderer) {
        guard let enumType = operand.enumType else { return renderer.bind(value) }
        renderer.write("CAST(")
        renderer.bind(value)
        renderer.write(" AS ")
        renderer.write(generated: enumType)
        renderer.write(")")
    }
}
