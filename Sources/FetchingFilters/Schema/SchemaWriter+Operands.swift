import FetchingCore

private typealias Key = StoredFormat.Key

extension SchemaWriter {
    /// All that computes a value of a kind.
    func forms(of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        StoredOperator.allCases.filter(allows).flatMap { forms(of: kind, by: $0, in: scope) }
    }

    /// The operands that an operator computes a value of a kind with. An operator of the format that is new belongs here.
    private func forms(of kind: Int, by operation: StoredOperator, in scope: SchemaScope) -> [JSONValue] {
        switch operation {
        case .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null, .isIn, .between,
            .betweenUpTo, .from, .through, .upTo, .equals, .hasPrefix, .hasSuffix, .contains, .like, .matches,
            .hasAllBits, .hasAnyBit, .missing, .exists:
            // They are conditions.
            return []
        case .count:
            guard isComputed(kind, .int64) else { return [] }
            return related(in: scope).map { .closed(rows(of: $0, under: operation.rawValue)) }
        case .sum:
            guard isComputed(kind, .int64, .double, .decimal) else { return [] }
            return aggregates(operation, in: scope) { plainOperands([kinds.all[kind].type], in: $0) }
        case .average:
            guard isComputed(kind, .double, .decimal) else { return [] }
            let types: [PrimitiveType] = kinds.all[kind].type == .decimal ? [.decimal] : [.int64, .double]
            return aggregates(operation, in: scope) { plainOperands(types, in: $0) }
        case .min, .max:
            let type = kinds.all[kind].type
            guard kinds.all[kind].isOrdered, type != .bool, type.element == nil else { return [] }
            return aggregates(operation, in: scope) { inner in
                [expression(kind, in: inner), kinds.all[kind].isComputed ? literal(kind) : nil].compactMap { $0 }
            }
        case .add, .subtract, .multiply, .divide, .remainder:
            guard isComputed(kind, .int64, .double, .decimal) || operation == .add && isComputed(kind, .text) else {
                return []
            }
            guard operation != .remainder || kinds.all[kind].type != .decimal else { return [] }
            let number = JSONValue.any(of: plainOperands([kinds.all[kind].type], in: scope))
            return [.closed([JSONMember(operation.rawValue, .tuple([number, number]))])]
        case .bitAnd, .bitOr, .bitXor:
            guard isComputed(kind, .int64) else { return [] }
            let number = JSONValue.any(of: plainOperands([.int64], in: scope))
            return [.closed([JSONMember(operation.rawValue, .tuple([number, number]))])]
        case .rounded:
            guard isComputed(kind, .double, .decimal) else { return [] }
            let number = JSONValue.any(of: plainOperands([kinds.all[kind].type], in: scope))
            let rules = JSONValue.enumeration(ValueFunction.roundings.map(\.name))
            return [.closed([JSONMember(operation.rawValue, rules), JSONMember(Key.rows, number)])]
        case .length: return function(operation, of: [.text], as: .int64, kind, in: scope)
        case .double: return function(operation, of: [.int64, .decimal, .text], as: .double, kind, in: scope)
        case .integer: return function(operation, of: [.double, .decimal, .text], as: .int64, kind, in: scope)
        case .string: return function(operation, of: [.int64, .double, .decimal], as: .text, kind, in: scope)
        case .decimal: return function(operation, of: [.int64, .double, .text], as: .decimal, kind, in: scope)
        case .conditional: return conditionals(of: kind, in: scope)
        case .condition:
            guard isComputed(kind, .bool) else { return [] }
            return [.closed([JSONMember(operation.rawValue, condition(in: scope))])]
        case .coalesce:
            return choices(of: kind, in: scope, allowingNull: false).map { first, second in
                .closed([JSONMember(operation.rawValue, .tuple([first, second]))])
            }
        case .datePart, .dateStart, .dateAdding, .microseconds: return dates(operation, of: kind, in: scope)
        case .trimmed, .lowercased, .uppercased: return function(operation, of: [.text], as: .text, kind, in: scope)
        case .prefix, .suffix:
            return texts([JSONMember(operation.rawValue, .integer(in: 0 ... .max))], of: kind, in: scope)
        case .replacing:
            guard let text = value(kinds.computed(.text)) else { return [] }
            return texts([JSONMember(operation.rawValue, text), JSONMember(Key.with, text)], of: kind, in: scope)
        }
    }

    private func isComputed(_ kind: Int, _ types: PrimitiveType...) -> Bool {
        kinds.all[kind].isComputed && types.contains(kinds.all[kind].type)
    }

    /// The operands of some types that are stored as they are, values among them.
    private func plainOperands(_ types: [PrimitiveType], in scope: SchemaScope) -> [JSONValue] {
        types.flatMap { type in
            let expressions = kinds.all.indices.filter { kinds.all[$0].isPlain(type) }.compactMap {
                expression($0, in: scope)
            }
            return expressions + (literal(kinds.computed(type)).map { [$0] } ?? [])
        }
    }

    private func function(
        _ operation: StoredOperator, of types: [PrimitiveType], as result: PrimitiveType, _ kind: Int,
        in scope: SchemaScope
    ) -> [JSONValue] {
        guard isComputed(kind, result) else { return [] }
        return [.closed([JSONMember(operation.rawValue, .any(of: plainOperands(types, in: scope)))])]
    }

    private func aggregates(
        _ operation: StoredOperator, in scope: SchemaScope, _ operands: (SchemaScope) -> [JSONValue]
    ) -> [JSONValue] {
        related(in: scope).compactMap { related in
            let operands = operands(related.scope)
            guard !operands.isEmpty else { return nil }
            return .closed([JSONMember(operation.rawValue, .any(of: operands))] + rows(of: related, under: Key.rows))
        }
    }

    /// A text computed of another and of some values.
    private func texts(_ arguments: [JSONMember], of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        guard isComputed(kind, .text) else { return [] }
        return [.closed(arguments + [JSONMember(Key.rows, .any(of: plainOperands([.text], in: scope)))])]
    }

    private func dates(_ operation: StoredOperator, of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        let isDate = operation == .dateStart || operation == .dateAdding
        guard isComputed(kind, isDate ? .date : .int64) else { return [] }
        let expressions = kinds.all.indices.filter { kinds.all[$0].isDate }.compactMap { expression($0, in: scope) }
        let date = JSONValue.any(of: expressions + (literal(kinds.computed(.date)).map { [$0] } ?? []))
        if operation == .microseconds { return [.closed([JSONMember(operation.rawValue, date)])] }
        let argument: [JSONMember]
        switch operation {
        case .dateAdding:
            let units = JSONValue.enumeration(DateStep.Unit.allCases.map(\.rawValue))
            let count = JSONValue.reference(SchemaWriter.integerName)
            argument = [JSONMember(operation.rawValue, count), JSONMember(Key.unit, units)]
        case .dateStart:
            argument = [JSONMember(operation.rawValue, .enumeration(DateUnit.allCases.map(\.rawValue)))]
        // A part of a date: the caller has no other operators.
        default: argument = [JSONMember(operation.rawValue, .enumeration(DatePart.allCases.map(\.rawValue)))]
        }
        let offset = JSONValue.integer(
            in: Int64(FetchTimeZone.offsets.lowerBound)...Int64(FetchTimeZone.offsets.upperBound))
        return [.closed(argument + [JSONMember(Key.rows, date), JSONMember(Key.offset, offset)])]
    }
}

extension SchemaWriter {
    /// The condition is described once for all pairs of values.
    private func conditionals(of kind: Int, in scope: SchemaScope) -> [JSONValue] {
        let pairs = choices(of: kind, in: scope, allowingNull: true).map { first, second in
            JSONValue.object([
                JSONMember(
                    "properties", .object([JSONMember(Key.then, first), JSONMember(Key.otherwise, second)]))
            ])
        }
        guard !pairs.isEmpty else { return [] }
        return [
            .closed(
                [
                    JSONMember(StoredOperator.conditional.rawValue, condition(in: scope)),
                    JSONMember(Key.then, .bool(true)), JSONMember(Key.otherwise, .bool(true)),
                ], [JSONMember("anyOf", .array(pairs))])
        ]
    }

    /// The pairs of operands of which one or the other is a value of a kind.
    private func choices(
        of kind: Int, in scope: SchemaScope, allowingNull: Bool
    ) -> [(first: JSONValue, second: JSONValue)] {
        let literal = literal(kind)
        let null: [JSONValue] = allowingNull ? [.schema("null")] : []
        var pairs: [(JSONValue, JSONValue)] = []
        var groups: [[Int]: [JSONValue]] = [:]
        for first in kinds.all.indices {
            guard let expression = expression(first, in: scope) else { continue }
            let seconds = kinds.all.indices.filter {
                kinds.choice(first, $0) == kind && self.expression($0, in: scope) != nil
            }
            if first == kind {
                let others = seconds.compactMap { self.expression($0, in: scope) }
                let values = (literal.map { [$0] } ?? []) + null
                pairs.append((expression, .any(of: others + values)))
                if !values.isEmpty { pairs.append((.any(of: values), expression)) }
            } else if !seconds.isEmpty {
                groups[seconds, default: []].append(expression)
            }
        }
        for (seconds, firsts) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            pairs.append((.any(of: firsts), .any(of: seconds.compactMap { expression($0, in: scope) })))
        }
        if kinds.all[kind].isComputed, let literal {
            pairs.append((literal, .any(of: [literal] + null)))
            pairs += null.map { ($0, literal) }
        }
        return pairs
    }
}
