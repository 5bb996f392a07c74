extension ExpressionTree {
    /// A function of a date, in whatever form that is stored.
    package static func date(_ function: DateFunction, of operand: ExpressionTree) -> ExpressionTree {
        operand.building(function.member) {
            ExpressionTree(.date(function, operand, try operand.dateForm), above: operand)
        }
    }

    /// Whether its values are dates, in whatever form they are stored.
    package var isDate: Bool {
        guard let storedColumn, storedColumn.hasStorage else { return valueType == .date }
        return storedColumn.storage?.dateForm != nil
    }

    /// The form of its values.
    ///
    /// - Throws: ``FetchError`` for a storage that only its own code can read.
    private var dateForm: DateForm {
        get throws {
            guard let storage else { return .plain }
            guard let form = storage.dateForm else {
                throw FetchError.operatorNeedsOwnStorage(storage: storage.name)
            }
            return form
        }
    }

    /// Whether it is a date of no column, in the engine's own form, which can be changed into any other.
    var isComputedDate: Bool {
        guard case .value(let value) = node, valueType == .date, storedColumn == nil else { return false }
        switch value {
        case .literal, .parameter: return false
        // The others are computed.
        case .column, .related, .arithmetic, .function, .date, .text, .raw, .conditional, .coalesce, .aggregate,
            .groupAggregate, .groupKey, .window:
            return true
        }
    }

    /// The date in the engine's own form.
    var asPlainDate: ExpressionTree {
        get throws {
            guard hasStorage else { return self }
            return ExpressionTree(.date(.plain, self, try dateForm), above: self)
        }
    }
}
