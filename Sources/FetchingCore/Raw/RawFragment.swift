/// A fragment of SQL in an expression, without its operands, which are the parts of the expression.
package struct RawFragment: Sendable {
    package enum Part: Sendable {
        case text(String)
        /// The next of the operands.
        case operand
        case table(any Fetchable.Type)
    }

    package let parts: [Part]

    /// The type of the value.
    package let type: PrimitiveType

    /// The databases that understand the text.
    package let engines: SQLEngines

    /// The value in memory, nil where the fragment has none.
    package let meaning: RawMeaning?

    /// The name in errors, with the file and line that it is written in.
    package let operation: String

    /// The models whose tables it names.
    package var models: [any Fetchable.Type] {
        parts.compactMap { if case .table(let model) = $0 { model } else { nil } }
    }

    /// Whether it may hold a statement, which reads other rows.
    package var canHoldStatement: Bool {
        let texts = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        // Where an operand stands within a literal, the rest of the text does not tell what is one.
        let areWhole = texts.allSatisfy { $0.count { $0 == "'" }.isMultiple(of: 2) }
        guard models.isEmpty else { return true }
        return texts.contains { Self.hasStatement(areWhole ? $0.replacing(#/'[^']*'/#, with: "''") : $0) }
    }

    private static func hasStatement(_ text: String) -> Bool {
        // On SQLite, the name of a table behind IN stands for its rows.
        text.contains(#/\b(?:SELECT|TABLE|VALUES|WITH|IN(?!\s*\())\b/#.ignoresCase())
    }
}

/// The meaning of a fragment in Swift.
package struct RawMeaning: Sendable {
    /// Gives the value for those of the operands, as properties have them.
    package let value: @Sendable ([PrimitiveValue]) throws -> PrimitiveValue

    /// The types of the operands.
    let operands: [any FetchableValue.Type]

    /// - Parameter value: Gives the value for as many operands as there are types. Where one is nil whose type has no nil, so is
    ///   the value.
    init(
        of operands: [any FetchableValue.Type], _ value: @escaping @Sendable ([PrimitiveValue]) throws -> PrimitiveValue
    ) {
        self.operands = operands
        self.value = { values in
            for (value, type) in zip(values, operands) where value.isNull && !type.isOptional { return .null }
            return try value(values)
        }
    }
}

extension ExpressionTree {
    /// A fragment of SQL over operands.
    static func raw(_ fragment: RawFragment, _ operands: [ExpressionTree]) -> ExpressionTree {
        operands.failure ?? ExpressionTree(.value(.raw(fragment, operands)), shape: operands.shape)
    }

    /// A fragment that is checked.
    static func checkedRaw(_ fragment: RawFragment, _ operands: [ExpressionTree]) -> ExpressionTree {
        do {
            try fragment.check(operands)
            return raw(fragment, operands)
        } catch {
            return ExpressionTree(failure: fragment.located(error))
        }
    }

    /// The fragment of SQL that it is.
    package var rawFragment: RawFragment? { if case .value(.raw(let fragment, _)) = node { fragment } else { nil } }
}

extension RawFragment {
    /// - Throws: ``FetchError`` if the text does not stand by itself, or if the meaning is one of other operands.
    fileprivate func check(_ operands: [ExpressionTree]) throws(FetchError) {
        guard !engines.isEmpty else { throw FetchError.fragmentWithoutEngine }
        for (engine, name, _) in SQLEngines.names where engines.contains(engine) {
            do { try checkText(for: engine) } catch { throw FetchError.fragment(error, on: name) }
        }
        guard let meaning else { return }
        guard meaning.operands.count == operands.count else {
            throw FetchError.meaningOfOtherCount(meaning.operands.count, thanOf: operands.count)
        }
        for (index, (operand, type)) in zip(operands, meaning.operands).enumerated() {
            guard let own = operand.storedColumn?.propertyType ?? operand.valueType, own != type.primitiveType else {
                continue
            }
            throw FetchError.meaningOfOtherType(type, ofOperand: index + 1)
        }
    }

    private func checkText(for engine: SQLEngines) throws(RawLexer.Mistake) {
        var lexer = RawLexer(engine: engine)
        for part in parts {
            switch part {
            case .text(let text): try lexer.read(text)
            case .operand, .table: try lexer.readOperand()
            }
        }
        try lexer.end()
    }
}
