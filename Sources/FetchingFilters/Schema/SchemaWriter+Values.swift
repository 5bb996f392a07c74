import FetchingCore

extension SchemaWriter {
    static let integerName = "value.integer"

    /// The values of a kind, nil if none has a form.
    func value(_ kind: Int) -> JSONValue? {
        guard kinds.all[kind].valueType.element == nil else { return nil }
        return .reference(valueName(kind))
    }

    /// A value of a kind as an operand, with its type.
    func literal(_ kind: Int) -> JSONValue? {
        value(kind).map { .closed([JSONMember(StoredValueForm.key(of: kinds.all[kind].valueType), $0)]) }
    }

    private func valueName(_ kind: Int) -> String {
        let type = "value." + StoredValueForm.key(of: kinds.all[kind].valueType)
        switch kinds.all[kind].values {
        case .all: return type
        case .integers(let range): return "\(type).\(range.lowerBound)...\(range.upperBound)"
        case .floats: return type + ".float"
        case .urls: return type + ".url"
        case .datesFromYear1: return type + ".from-year-1"
        case .cases: return "value.\(kinds.name(kind)).cases"
        }
    }

    var valueDefinitions: [JSONMember] {
        var definitions: [JSONMember] = []
        for index in kinds.all.indices where value(index) != nil {
            let name = valueName(index)
            guard !definitions.contains(where: { $0.key == name }) else { continue }
            definitions.append(JSONMember(name, schema(of: kinds.all[index].valueType, kinds.all[index].values)))
        }
        return definitions
    }

    private func schema(of type: PrimitiveType, _ values: SchemaValues) -> JSONValue {
        if case .cases(let cases) = values { return .object([JSONMember("enum", .array(cases))]) }
        switch type {
        case .bool: return .schema("boolean")
        case .int64:
            if case .integers(let range) = values { return .integer(in: range) }
            return .integer(in: .min ... .max)
        case .double: return .number(isFloat: values == .floats)
        case .text: return text(values == .urls ? SchemaPattern.url : nil)
        case .data: return text(SchemaPattern.data)
        case .date:
            let patterns = [SchemaPattern.afterLastDate] + (values == .datesFromYear1 ? [SchemaPattern.year0] : [])
            let exceptions = patterns.map { JSONValue.object([JSONMember("pattern", .text($0))]) }
            return text(SchemaPattern.date, [JSONMember("not", .any(of: exceptions))])
        case .uuid: return text(SchemaPattern.uuid)
        case .decimal: return text(SchemaPattern.decimal, limit: SchemaPattern.decimalLength)
        // It has no values in a document.
        case .array: return .bool(false)
        }
    }

    private func text(_ pattern: String?, _ keywords: [JSONMember] = [], limit: Int = .max) -> JSONValue {
        let limit = max(0, min(limit, limits.textBytes))
        return .schema(
            "string",
            (limit < .max ? [JSONMember("maxLength", .integer(limit))] : [])
                + (pattern.map { [JSONMember("pattern", .text($0))] } ?? []) + keywords)
    }
}

extension JSONValue {
    static func integer(in range: ClosedRange<Int64>) -> JSONValue {
        .schema(
            "integer",
            [JSONMember("minimum", .integer(range.lowerBound)), JSONMember("maximum", .integer(range.upperBound))])
    }

    /// A number. Integers beyond 2^53 are those that a `Double` holds, and beyond 2^24 those of a `Float`.
    static func number(isFloat: Bool) -> JSONValue {
        let limits =
            isFloat
            ? [
                JSONMember("exclusiveMinimum", .number("-3.4028235677973366e+38")),
                JSONMember("exclusiveMaximum", .number("3.4028235677973366e+38")),
            ]
            : [
                JSONMember("minimum", .number("-1.7976931348623157e+308")),
                JSONMember("maximum", .number("1.7976931348623157e+308")),
            ]
        let digits: Int64 = isFloat ? 24 : 53
        let exact = (digits...62).map { exponent -> JSONValue in
            let limit = Int64(1) << exponent
            return .any(of: [
                .object([JSONMember("minimum", .integer(-limit)), JSONMember("maximum", .integer(limit))]),
                .object([JSONMember("minimum", .integer(UInt64(1) << 63))]),
                .object([JSONMember("maximum", .integer(Int64.min))]),
                .object([JSONMember("multipleOf", .integer(Int64(1) << (exponent - digits + 1)))]),
            ])
        }
        return .any(of: [
            .enumeration(["infinity", "-infinity"]), .schema("number", limits + [JSONMember("allOf", .array(exact))]),
        ])
    }
}
