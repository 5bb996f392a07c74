import FetchingCore

private typealias Key = StoredFormat.Key

extension SchemaWriter {
    func conditionForms(in scope: SchemaScope) -> JSONValue {
        let condition = condition(in: scope)
        let list = JSONValue.schema("array", [JSONMember("items", condition), JSONMember("minItems", .integer(1))])
        var forms = [
            JSONValue.schema("boolean"), .closed([JSONMember(Key.and, list)]), .closed([JSONMember(Key.or, list)]),
            .closed([JSONMember(Key.not, condition)]),
        ]
        let missing = SchemaNames(in: scope, of: tables) { $0.toOne.map(\.name) }
        if allows(.missing), !missing.isEmpty {
            let operation = JSONValue.constant(StoredOperator.missing.rawValue)
            forms.append(.closed([JSONMember(Key.operation, operation), JSONMember(Key.row, missing.schema)]))
        }
        if allows(.exists) {
            forms += related(in: scope).map { .closed(rows(of: $0, under: StoredOperator.exists.rawValue)) }
        }
        if !testForms(in: scope).isEmpty { forms.append(tests(in: scope)) }
        return .any(of: forms)
    }

    /// The name and the condition of related rows.
    func rows(of related: SchemaRelated, under key: String) -> [JSONMember] {
        [JSONMember(key, related.names.schema), JSONMember(Key.condition, condition(in: related.scope))]
    }
}

extension SchemaWriter {
    /// The tests of members and operands of every kind.
    func testForms(in scope: SchemaScope) -> [JSONValue] {
        kinds.all.indices.flatMap { kind in
            memberTests(of: kind, in: scope) + operandTests(of: kind, in: scope) + comparisons(of: kind, in: scope)
                + literalComparisons(with: kind, in: scope)
        }
    }

    /// The tests of members with a value. Enums have examples of their values.
    private func memberTests(of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        let columns = tables.nodes.flatMap(\.columns).filter { kinds.index(of: $0) == kind }
        var examples: [[JSONValue]] = []
        for column in columns where !examples.contains(column.listedCases) { examples.append(column.listedCases) }
        return examples.flatMap { examples -> [JSONValue] in
            let names = members(of: kind, in: scope) { $0.listedCases == examples }
            guard !names.isEmpty else { return [] }
            return tests(of: JSONMember(Key.member, names.schema), of: kind, examples: examples)
        }
    }

    private func operandTests(of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        let literal = kinds.all[kind].isComputed ? literal(kind) : nil
        let operands = [computed(kind, in: scope), literal].compactMap { $0 }
        guard !operands.isEmpty else { return [] }
        return tests(of: JSONMember(Key.operand, .any(of: operands)), of: kind, examples: [])
    }

    /// All that can be asked of a subject of a kind with a value.
    func tests(of subject: JSONMember, of index: Int, examples: [JSONValue]) -> [JSONValue] {
        let kind = kinds.all[index]
        var tests: [JSONValue] = []
        func add(_ operators: [StoredOperator], _ argument: JSONMember? = nil) {
            let allowed = operators.filter(allows).map(\.rawValue)
            guard !allowed.isEmpty else { return }
            let operation = JSONMember(Key.operation, .enumeration(allowed))
            tests.append(.closed([operation, subject] + (argument.map { [$0] } ?? [])))
        }
        add((kind.isTruth ? [.isTrue] : []) + [.null])
        if var value = value(index) {
            if !examples.isEmpty, case .object(let members) = value {
                value = .object(members + [JSONMember("examples", .array(examples))])
            }
            add(
                [.equal, .notEqual]
                    + (kind.isOrdered ? [.less, .lessOrEqual, .greater, .greaterOrEqual, .from, .through, .upTo] : []),
                JSONMember(Key.value, value))
            add([.isIn], JSONMember(Key.values, list(of: .any(of: [value, .schema("null")]))))
            if kind.isOrdered, limits.values >= 2 {
                add([.between, .betweenUpTo], JSONMember(Key.values, .tuple([value, value])))
            }
            if kind.isPlain(.int64) { add([.hasAllBits, .hasAnyBit], JSONMember(Key.value, value)) }
        } else {
            // Of an array, no value has a form.
            add([.isIn], JSONMember(Key.values, list(of: .schema("null"))))
        }
        if kind.isPlain(.text) { tests += textTests(of: subject) }
        return tests
    }

    private func list(of values: JSONValue) -> JSONValue {
        let limit = limits.values < .max ? [JSONMember("maxItems", .integer(max(0, limits.values)))] : []
        return .schema("array", [JSONMember("items", values)] + limit)
    }

    private func textTests(of subject: JSONMember) -> [JSONValue] {
        let operators = TextOperator.allCases.map { StoredOperator($0) }.filter(allows)
        guard !operators.isEmpty, let text = value(kinds.computed(.text)) else { return [] }
        let names = operators.flatMap { operation in
            StoredOperation.allSuffixes.map { operation.rawValue + $0 }
        }
        return [.closed([JSONMember(Key.operation, .enumeration(names)), subject, JSONMember(Key.value, text)])]
    }
}

extension SchemaWriter {
    /// The comparisons of what is of a kind with another member or operand.
    private func comparisons(of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        let names = members(of: kind, in: scope)
        let subjects =
            (names.isEmpty ? [] : [JSONMember(Key.member, names.schema)])
            + (computed(kind, in: scope).map { [JSONMember(Key.operand, $0)] } ?? [])
        let others = kinds.all.indices.filter {
            kinds.all[kind].compares(with: kinds.all[$0]) && expression($0, in: scope) != nil
        }
        // Most often, what is compared can be ordered as well.
        return [true, false].flatMap { isOrdered -> [JSONValue] in
            let some = others.filter { (kinds.all[kind].isOrdered && kinds.all[$0].isOrdered) == isOrdered }
            let other = some.compactMap { expression($0, in: scope) }
            return other.isEmpty
                ? [] : subjects.flatMap { comparison(of: $0, with: .any(of: other), isOrdered: isOrdered) }
        }
    }

    /// The comparisons of a value, at the left, with what is of a kind.
    private func literalComparisons(with kind: Int, in scope: SchemaScope) -> [JSONValue] {
        guard let other = expression(kind, in: scope), let literal = literal(kind) else { return [] }
        return comparison(of: JSONMember(Key.operand, literal), with: other, isOrdered: kinds.all[kind].isOrdered)
    }

    private func comparison(of subject: JSONMember, with other: JSONValue, isOrdered: Bool) -> [JSONValue] {
        let operators = StoredOperator.allCases.filter { operation in
            operation.comparison.map { isOrdered || !$0.isOrdering } ?? false && allows(operation)
        }
        guard !operators.isEmpty else { return [] }
        let operation = JSONValue.enumeration(operators.map(\.rawValue))
        return [.closed([JSONMember(Key.operation, operation), subject, JSONMember(Key.other, other)])]
    }
}
