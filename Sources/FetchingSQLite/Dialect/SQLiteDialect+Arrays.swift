import FetchingCore
import FetchingSQL

// By functions of our own, and not by `json_each`: that takes an object or a number for an array, reads digits as SQLite does, which is
// not always the nearest number, and its error names no member.

extension SQLiteDialect {
    func render(_ condition: ArrayCondition, into renderer: inout SQLRenderer) throws {
        switch condition.operation {
        case .includes: renderer.write(SQLiteFunctionName.arrayIncludes)
        case .overlaps: renderer.write(SQLiteFunctionName.arrayOverlaps)
        }
        renderer.write("(")
        try renderer.writeOperand(condition.operand)
        renderer.write(", ")
        renderer.bind(.array(condition.elements))
        renderer.write(", ")
        renderer.bind(.text(condition.operand.member ?? ""))
        renderer.write(")")
    }

    func renderElementCount(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        renderer.write(SQLiteFunctionName.arrayCount)
        renderer.write("(")
        try renderer.writeOperand(operand)
        renderer.write(", ")
        renderer.bind(.text(operand.member ?? ""))
        renderer.write(")")
    }
}
