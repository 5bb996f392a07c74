import FetchingCore

extension ExpressionTree {
    /// Requires that a date beside a member whose dates are taken as such is one that the member holds: the date is read in the form
    /// of the member, which may have fewer.
    ///
    /// - Throws: ``StoredFilterError`` with the code `noForm`.
    func requireHeldDates(at path: JSONPath) throws {
        try visitNodes { part in
            switch part.node {
            case .condition(.comparison(_, let value, let other)), .value(.coalesce(let value, let other)),
                .value(.conditional(_, let value, let other)):
                try value.requireHeld(by: other, at: path)
                try other.requireHeld(by: value, at: path)
            case .condition(.membership(let member, let values, _)):
                for value in values { try member.requireHolding(value, at: path) }
            case .condition(.range(let member, let range)):
                for value in [range.lower, range.upper].compactMap(\.self) {
                    try member.requireHolding(value, at: path)
                }
            // What has no literal beside a value.
            case .condition, .value, .failure: break
            }
            return true
        }
    }

    private func requireHeld(by other: ExpressionTree, at path: JSONPath) throws {
        guard case .value(.literal(let literal)) = node, !literal.isNull else { return }
        try other.requireHolding(literal, at: path)
    }

    private func requireHolding(_ date: PrimitiveValue, at path: JSONPath) throws {
        guard case .value(.date(.plain, let member, _)) = node, let column = member.storedColumn else { return }
        let held = (try? column.storedValue(of: date)).flatMap { try? column.propertyValue(of: $0) }
        guard held == date else {
            throw StoredFilterError.noForm(
                "the property '\(column.property)' cannot hold a date", cure: "Use a date that it can hold", at: path)
        }
    }
}
