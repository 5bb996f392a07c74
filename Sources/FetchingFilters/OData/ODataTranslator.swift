import FetchingCore

private typealias Key = StoredFormat.Key

/// Makes a condition of a document out of an expression, and remembers where each part comes from.
struct ODataTranslator {
    private let option: String

    /// The rows that names can mean, and the variables of the lambdas around the expression.
    private var scope: StoredScope
    private var variables: [String] = []

    /// The places in the text, by those in the document.
    private(set) var places: [String: Int] = [:]

    init(option: String, scope: StoredScope) { (self.option, self.scope) = (option, scope) }

    private func error(_ reason: String, cure: String, _ expression: ODataExpression) -> StoredFilterError {
        .noForm(reason, cure: cure, at: .odata(option, expression.position))
    }

    private mutating func note(_ position: Int, at path: JSONPath) { places[path.description] = position }

    mutating func condition(_ expression: ODataExpression, at path: JSONPath) throws -> JSONValue {
        note(expression.position, at: path)
        switch expression.kind {
        case .joined(let key, let parts):
            var conditions: [JSONValue] = []
            for part in parts { conditions.append(try condition(part, at: path.key(key).index(conditions.count))) }
            return .object([JSONMember(key, .array(conditions))])
        case .not(let inner): return .object([JSONMember(Key.not, try condition(inner, at: path.key(Key.not)))])
        case .comparison(let operation, let first, let second):
            return try comparison(operation, first, second, expression, at: path)
        case .list(let subject, let items): return try list(subject, items, expression, at: path)
        case .call(let name, let arguments): return try call(name, arguments, expression, at: path)
        case .path:
            return .object([
                try subject(expression, at: path), JSONMember(Key.operation, .text(StoredOperator.isTrue.rawValue)),
            ])
        case .lambda(let names, let isAll, let variable, let inner):
            return try lambda(names, isAll, variable, inner, expression, at: path)
        case .literal(.bool(let value)): return .bool(value)
        case .literal, .count:
            throw error("a value stands where a condition is needed", cure: "Compare it", expression)
        }
    }

    private mutating func comparison(
        _ operation: StoredOperator, _ first: ODataExpression, _ second: ODataExpression,
        _ expression: ODataExpression, at path: JSONPath
    ) throws -> JSONValue {
        guard case .literal(let literal) = second.kind else {
            if case .literal = first.kind {
                return try comparison(operation.reversed, second, first, expression, at: path)
            }
            note(expression.position, at: path.key(Key.operation))
            let members = [
                try subject(first, at: path), JSONMember(Key.operation, .text(operation.rawValue)),
                JSONMember(Key.other, try operand(second, at: path.key(Key.other))),
            ]
            return .object(members)
        }
        if case .null = literal { return try null(operation, first, expression, at: path) }
        let subject = try subject(first, at: path)
        note(expression.position, at: path.key(Key.operation))
        return .object([
            subject, JSONMember(Key.operation, .text(operation.rawValue)),
            JSONMember(Key.value, try value(second, of: type(of: first), at: path.key(Key.value))),
        ])
    }

    /// `eq null` and `ne null` ask whether there is a value.
    private mutating func null(
        _ operation: StoredOperator, _ first: ODataExpression, _ expression: ODataExpression, at path: JSONPath
    ) throws -> JSONValue {
        guard operation == .equal || operation == .notEqual else {
            throw error("an order with null has no form", cure: "Compare with 'eq null' or 'ne null'", expression)
        }
        let path = operation == .equal ? path : path.key(Key.not)
        note(expression.position, at: path)
        if let row = row(first) {
            note(first.position, at: path.key(Key.row))
            note(expression.position, at: path.key(Key.operation))
            let test = JSONValue.object([
                JSONMember(Key.row, .text(row)),
                JSONMember(Key.operation, .text(StoredOperator.missing.rawValue)),
            ])
            return operation == .equal ? test : .object([JSONMember(Key.not, test)])
        }
        let test = JSONValue.object([
            try subject(first, at: path), JSONMember(Key.operation, .text(StoredOperator.null.rawValue)),
        ])
        return operation == .equal ? test : .object([JSONMember(Key.not, test)])
    }

    /// The name of a to-one relationship, nil for members and all else.
    private func row(_ expression: ODataExpression) -> String? {
        guard case .path(let names) = expression.kind, let name = try? name(names, expression),
            (try? scope.row(name, at: .root)) != nil, (try? scope.member(name, at: .root)) == nil
        else { return nil }
        return name
    }

    private mutating func list(
        _ first: ODataExpression, _ items: [ODataExpression], _ expression: ODataExpression, at path: JSONPath
    ) throws -> JSONValue {
        let subject = try subject(first, at: path)
        let type = type(of: first)
        note(expression.position, at: path.key(Key.operation))
        var values: [JSONValue] = []
        for item in items {
            if case .literal(.null) = item.kind {
                values.append(.null)
            } else {
                values.append(try value(item, of: type, at: path.key(Key.values).index(values.count)))
            }
        }
        return .object([
            subject, JSONMember(Key.operation, .text(StoredOperator.isIn.rawValue)),
            JSONMember(Key.values, .array(values)),
        ])
    }

    /// The functions of one text.
    private static let functions: [String: StoredOperator] = [
        "length": .length, "trim": .trimmed, "tolower": .lowercased, "toupper": .uppercased,
    ]

    /// The functions that round, and the rule of each.
    private static let roundings = ["round": "toNearestOrAwayFromZero", "floor": "down", "ceiling": "up"]

    private static let texts: [String: StoredOperator] = [
        "contains": .contains, "startswith": .hasPrefix, "endswith": .hasSuffix, "matchespattern": .matches,
    ]

    private mutating func call(
        _ name: String, _ arguments: [ODataExpression], _ expression: ODataExpression, at path: JSONPath
    ) throws -> JSONValue {
        guard let operation = Self.texts[name.utf8.count < 20 ? name.lowercased() : ""] else {
            throw StoredFilterError.refusedOData(name, at: .odata(option, expression.position))
        }
        guard arguments.count == 2, case .literal(.text(let text)) = arguments[1].kind else {
            throw error(
                "'\(operation.rawValue)' does not look for a text", cure: "Write 'contains(name, 'a')'", expression)
        }
        var pattern = text
        if operation == .matches {
            // OData finds it anywhere in a text, and a filter compares the whole.
            guard let whole = ODataPattern.whole(text) else {
                throw error(
                    "a pattern that may be found within a text has no form in a stored filter",
                    cure: "Write '^' before and '$' behind it, and alternatives in brackets: '^(a|b)$'", arguments[1])
            }
            pattern = whole
        }
        let subject = try subject(arguments[0], at: path)
        note(expression.position, at: path.key(Key.operation))
        note(arguments[1].position, at: path.key(Key.value))
        return .object([
            subject, JSONMember(Key.operation, .text(operation.rawValue)), JSONMember(Key.value, .text(pattern)),
        ])
    }

    private mutating func lambda(
        _ names: [String], _ isAll: Bool, _ variable: String, _ inner: ODataExpression?,
        _ expression: ODataExpression, at path: JSONPath
    ) throws -> JSONValue {
        guard !variables.contains(variable) else {
            throw error("two variables have one name", cure: "Give each its own", expression)
        }
        let exists = StoredOperator.exists.rawValue
        let path = isAll ? path.key(Key.not) : path
        note(expression.position, at: path)
        let name = try name(names, expression)
        let outside = (scope: scope, variables: variables)
        if let element = element(named: name) { scope = element }
        variables.append(variable)
        let place = path.key(Key.condition)
        var condition = JSONValue.bool(true)
        if let inner {
            condition =
                isAll
                ? .object([JSONMember(Key.not, try self.condition(inner, at: place.key(Key.not)))])
                : try self.condition(inner, at: place)
        }
        (scope, variables) = (outside.scope, outside.variables)
        let test = JSONValue.object([JSONMember(exists, .text(name)), JSONMember(Key.condition, condition)])
        return isAll ? .object([JSONMember(Key.not, test)]) : test
    }

    private func element(named name: String) -> StoredScope? {
        var element: StoredScope?
        _ = try? scope.rows(name, at: .root) { inner in
            element = inner
            return nil
        }
        return element
    }
}

extension ODataTranslator {
    /// The subject of a test or of a term of an order.
    mutating func subject(_ expression: ODataExpression, at path: JSONPath) throws -> JSONMember {
        if case .path(let names) = expression.kind {
            note(expression.position, at: path.key(Key.member))
            return JSONMember(Key.member, .text(try name(names, expression)))
        }
        return JSONMember(Key.operand, try operand(expression, at: path.key(Key.operand)))
    }

    private mutating func operand(_ expression: ODataExpression, at path: JSONPath) throws -> JSONValue {
        note(expression.position, at: path)
        switch expression.kind {
        case .path(let names): return .object([JSONMember(Key.member, .text(try name(names, expression)))])
        case .count(let names):
            return .object([
                JSONMember(StoredOperator.count.rawValue, .text(try name(names, expression))),
                JSONMember(Key.condition, .bool(true)),
            ])
        case .call(let name, let arguments):
            let name = name.utf8.count < 20 ? name.lowercased() : name
            if name == "concat" { return try joined(arguments, of: expression, at: path) }
            guard arguments.count == 1 else { break }
            if let key = Self.functions[name]?.rawValue {
                return .object([JSONMember(key, try operand(arguments[0], at: path.key(key)))])
            }
            if let rule = Self.roundings[name] {
                return .object([
                    JSONMember(StoredOperator.rounded.rawValue, .text(rule)),
                    JSONMember(Key.rows, try operand(arguments[0], at: path.key(Key.rows))),
                ])
            }
            guard let part = DatePart(rawValue: name), part != .weekday else { break }
            return .object([
                JSONMember(StoredOperator.datePart.rawValue, .text(part.rawValue)),
                JSONMember(Key.rows, try operand(arguments[0], at: path.key(Key.rows))),
                JSONMember(Key.offset, .integer(0)),
            ])
        case .literal:
            throw error("a value stands where a member is needed", cure: "Compare a member with it", expression)
        case .joined, .not, .comparison, .list, .lambda:
            throw error(
                "a condition stands where a value is needed", cure: "Join conditions with 'and' or 'or'", expression)
        }
        if case .call(let name, _) = expression.kind {
            throw StoredFilterError.refusedOData(name, at: .odata(option, expression.position))
        }
        throw error("a value is missing", cure: "Write a member", expression)
    }

    /// Two texts, members or constants.
    private mutating func joined(
        _ texts: [ODataExpression], of expression: ODataExpression, at path: JSONPath
    ) throws -> JSONValue {
        guard texts.count == 2 else {
            throw error("'concat' does not have two texts", cure: "Nest it for more", expression)
        }
        let key = StoredOperator.add.rawValue
        var operands: [JSONValue] = []
        for text in texts {
            let place = path.key(key).index(operands.count)
            if case .literal(.text(let value)) = text.kind {
                let form = StoredValueForm.key(of: .text)
                note(text.position, at: place)
                note(text.position, at: place.key(form))
                operands.append(.object([JSONMember(form, .text(value))]))
            } else {
                operands.append(try operand(text, at: place))
                // Numbers are added by the same operator of stored predicates, and never by this function.
                guard [nil, .text].contains(type(of: text)) else {
                    throw StoredFilterError(
                        .wrongType, at: .odata(option, text.position),
                        reason: "'concat' has a value that is not a text", cure: "Join texts")
                }
            }
        }
        return .object([JSONMember(key, .array(operands))])
    }

    /// The name of a member or relationship in the row that its first part says.
    private func name(_ names: [String], _ expression: ODataExpression) throws -> String {
        guard names.reduce(0, { $0 + $1.utf8.count + 1 }) <= StoredFormat.longestName else {
            throw StoredFilterError.textTooLong(
                limit: StoredFormat.longestName, at: .odata(option, expression.position))
        }
        guard let index = variables.lastIndex(of: names[0]) else {
            return String(repeating: StoredFormat.outerRow, count: variables.count) + names.joined(separator: ".")
        }
        guard names.count > 1 else {
            throw error("a variable stands where a member is needed", cure: "Write a member behind it", expression)
        }
        return String(repeating: StoredFormat.outerRow, count: variables.count - 1 - index)
            + names.dropFirst().joined(separator: ".")
    }

    /// The type of the values beside an operand, nil if the decoder will refuse that.
    private func type(of expression: ODataExpression) -> PrimitiveType? {
        switch expression.kind {
        case .path(let names):
            guard let name = try? name(names, expression), let tree = try? scope.member(name, at: .root) else {
                return nil
            }
            return tree.storedColumn?.propertyType ?? tree.valueType
        case .count: return .int64
        case .call(let name, let arguments):
            if Self.roundings[name.lowercased()] != nil { return arguments.first.flatMap(type) }
            if name.lowercased() == "concat" { return .text }
            return Self.functions[name.lowercased()].map { $0 == .length ? .int64 : .text } ?? .int64
        case .joined, .not, .comparison, .list, .lambda, .literal: return nil
        }
    }

    private mutating func value(
        _ expression: ODataExpression, of type: PrimitiveType?, at path: JSONPath
    ) throws -> JSONValue {
        note(expression.position, at: path)
        guard case .literal(let literal) = expression.kind else {
            throw error("a list has something other than values", cure: "Write values alone", expression)
        }
        switch (literal, type) {
        case (.text(let text), .text?), (.date(let text), .date?), (.uuid(let text), .uuid?),
            (.infinity(let text), .double?), (.number(let text), .decimal?):
            return .text(text)
        case (.number(let number), .int64?), (.number(let number), .double?): return .number(number)
        case (.bool(let value), .bool?): return .bool(value)
        case (_, let type?):
            let form = StoredValueForm(type: type)
            throw StoredFilterError(
                .wrongType, at: .odata(option, expression.position),
                reason: "there is \(literal.name) where \(form.expectation) is needed", cure: "Use a value of that type"
            )
        // The decoder refuses the member.
        case (_, nil): return .null
        }
    }
}

extension StoredOperator {
    /// The comparison that says the same with its sides exchanged.
    fileprivate var reversed: StoredOperator {
        switch self {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        // The others are the same with their sides exchanged.
        default: self
        }
    }
}
