extension MemoryCompiler {
    /// Whether an array has all or any of some elements.
    func array(
        _ operation: ArrayOperator, _ operand: ExpressionTree, _ elements: PrimitiveArray
    ) throws -> MemoryCondition {
        guard case .array(let array) = try value(operand) else { return MemoryCondition(false) }
        let wanted = elements.exactValues
        switch operation {
        case .overlaps:
            return MemoryCondition { model in
                try array(model)?.values.contains { wanted.contains(ExactValue($0.comparable)) } ?? false
            }
        case .includes:
            return MemoryCondition { model in
                guard let values = try array(model)?.values else { return false }
                var missing = wanted
                for value in values where !missing.isEmpty { missing.remove(ExactValue(value.comparable)) }
                return missing.isEmpty
            }
        }
    }
}
