extension FormatEvaluator {
    func call(_ name: String, _ parameters: [FormatExpression]) throws -> FormatLanguageValue {
        let binary: [String: FormatArithmetic] = [
            "add:to:": .add, "from:subtract:": .subtract, "multiply:by:": .multiply, "divide:by:": .divide,
            "bitwiseAnd:with:": .and, "bitwiseOr:with:": .or, "bitwiseXor:with:": .xor,
        ]
        let aggregates: [String: FormatAggregate] = [
            "sum:": .sum, "count:": .count, "min:": .min, "max:": .max, "average:": .avg,
        ]
        let values = try parameters.map(value(of:))
        if let operation = binary[name] { return try calculate(operation, values[0], values[1]) }
        if let aggregate = aggregates[name] {
            // One list, or its elements.
            if case .collection(let elements) = values[0], values.count == 1 {
                return try value(of: aggregate, over: elements)
            }
            return try value(of: aggregate, over: values)
        }
        switch (name, values.first) {
        case ("lowercase:", .text(let text)): return .text(text.lowercased())
        case ("uppercase:", .text(let text)): return .text(text.uppercased())
        case ("abs:", .integer(let number)):
            guard number != .min else { throw FormatLanguageError.overflow("abs:(\(number))") }
            return .integer(abs(number))
        case ("abs:", .double(let number)): return .double(abs(number))
        default: throw FormatLanguageError.unsupported("the function '\(name)' of this")
        }
    }
}
