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
        parts.contains { part in
            switch part {
            case .text(let text):
                let words = text.uppercased().split { !$0.isLetter && $0 != "_" }
                return words.contains { $0 == "SELECT" || $0 == "TABLE" || $0 == "VALUES" || $0 == "WITH" }
                    // On SQLite, the rows of a table can be written without SELECT.
                    || text.contains(#/\bIN\b(?!\s*\()/#.ignoresCase())
            case .operand: return false
            case .table: return true
            }
        }
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
