import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredEncoder {
    func date(_ function: DateFunction, of operand: ExpressionTree, at path: JSONPath) throws -> JSONValue {
        switch function {
        case .part(let part, let offset):
            return try date(.datePart, .text(part.rawValue), of: operand, offset, at: path)
        case .start(let unit, let offset):
            return try date(.dateStart, .text(unit.rawValue), of: operand, offset, at: path)
        case .adding(let step, let offset):
            let unit = [JSONMember(Key.unit, .text(step.unit.rawValue))]
            return try date(.dateAdding, .number("\(step.count)"), unit, of: operand, offset, at: path)
        case .microseconds:
            let key = StoredOperator.microseconds.rawValue
            return .object([JSONMember(key, try self.operand(operand, beside: nil, at: path.key(key)))])
        // What it stands beside says it again.
        case .plain: return try self.operand(operand, beside: nil, at: path)
        case .stored:
            throw StoredFilterError.noForm(
                "a date is converted to the form of a column", cure: "Compare with the member itself", at: path)
        }
    }

    private func date(
        _ operation: StoredOperator, _ value: JSONValue, _ unit: [JSONMember] = [], of operand: ExpressionTree,
        _ offset: Int, at path: JSONPath
    ) throws -> JSONValue {
        let zone = [JSONMember(Key.offset, .number("\(offset)"))]
        let operand = JSONMember(Key.rows, try self.operand(operand, beside: nil, at: path.key(Key.rows)))
        return .object([JSONMember(operation.rawValue, value)] + unit + [operand] + zone)
    }
}
