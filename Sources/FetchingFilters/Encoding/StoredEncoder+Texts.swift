import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredEncoder {
    func text(_ function: TextFunction, of operand: ExpressionTree, at path: JSONPath) throws -> JSONValue {
        let key = StoredOperator(function).rawValue
        let hasArguments =
            switch function {
            case .trimmed, .lowercased, .uppercased: false
            case .prefix, .suffix, .replacing: true
            }
        let operandKey = hasArguments ? Key.rows : key
        let operand = JSONMember(operandKey, try self.operand(operand, beside: nil, at: path.key(operandKey)))
        switch function {
        case .trimmed, .lowercased, .uppercased: return .object([operand])
        case .prefix(let count), .suffix(let count):
            return .object([JSONMember(key, .number("\(count)")), operand])
        case .replacing(let text, let replacement):
            return .object([
                JSONMember(key, .text(text.text)), JSONMember(Key.with, .text(replacement.text)), operand,
            ])
        }
    }
}
