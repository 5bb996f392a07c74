import FetchingCore

private typealias Key = StoredFormat.Key

/// Describes a part of what the decoder accepts in the keywords that tool-calling models are held to: closed objects with
/// all of their properties, alternatives, and definitions that do not lead in circles.
struct SchemaTool {
    private let writer: SchemaWriter
    private let depth: Int

    /// The to-one relationships in one name.
    private static let mostSteps = 3

    init(_ writer: SchemaWriter, depth: Int) { (self.writer, self.depth) = (writer, depth) }

    var condition: JSONValue { .reference(name(0, depth)) }

    /// The name of the conditions of a model that have so many levels below them.
    private func name(_ node: Int, _ depth: Int) -> String {
        depth == 0 ? "tests-\(node)" : "conditions-\(node)-\(depth)"
    }

    /// The schemas by name, each after those that it refers to.
    var definitions: [JSONMember] {
        let nodes = writer.tables.nodes.indices.filter(isTested)
        return (0...depth).flatMap { depth in
            nodes.map { node in
                JSONMember(
                    name(node, depth),
                    depth == 0
                        ? .any(of: tests(of: node)).described(writer.tables.labels(from: node))
                        : .any(of: conditions(of: node, depth)))
            }
        }
    }

    /// Whether anything can be asked of a model. If not, it has no conditions.
    func isTested(_ node: Int) -> Bool { !tests(of: node).isEmpty }

    private func conditions(of node: Int, _ depth: Int) -> [JSONValue] {
        let inner = JSONValue.reference(name(node, depth - 1))
        let list = JSONValue.schema("array", [JSONMember("items", inner), JSONMember("minItems", .integer(1))])
        var forms: [JSONValue] = [
            .reference(name(node, 0)), .closed([JSONMember(Key.and, list)]), .closed([JSONMember(Key.or, list)]),
            .closed([JSONMember(Key.not, inner)]),
        ]
        guard writer.allows(.exists) else { return forms }
        for target in writer.tables.nodes.indices where isTested(target) {
            let names = names(from: node) { $0.toMany.filter { $0.target == target }.map(\.name) }
            guard !names.isEmpty else { continue }
            forms.append(
                .closed([
                    JSONMember(StoredOperator.exists.rawValue, .choice(names)),
                    JSONMember(Key.condition, .reference(name(target, depth - 1))),
                ]))
        }
        return forms
    }

    private func names(from node: Int, _ name: (SchemaTables.Node) -> [String]) -> [String] {
        Self.names(from: node, of: writer.tables, name)
    }

    /// Names along a few to-one relationships.
    static func names(
        from node: Int, of tables: SchemaTables, _ name: (SchemaTables.Node) -> [String]
    ) -> [String] {
        var names: [String] = []
        var ways = [(text: "", target: node)]
        for _ in 0...mostSteps {
            for way in ways { names += name(tables.nodes[way.target]).map { way.text + $0 } }
            ways = ways.flatMap { way in
                tables.nodes[way.target].toOne.map { (way.text + $0.name + ".", $0.target) }
            }
        }
        return names.filter { $0.utf8.count <= StoredFormat.longestName }
    }
}

extension SchemaTool {
    private func tests(of node: Int) -> [JSONValue] {
        var tests: [JSONValue] = []
        for kind in writer.kinds.all.indices {
            let columns = writer.tables.nodes.flatMap(\.columns).filter { writer.kinds.index(of: $0) == kind }
            var cases: [[JSONValue]] = []
            for column in columns where !cases.contains(column.listedCases) { cases.append(column.listedCases) }
            for cases in cases {
                let names = names(from: node) { node in
                    node.columns.filter { writer.kinds.index(of: $0) == kind && $0.listedCases == cases }
                        .map(\.property)
                }
                if !names.isEmpty { tests += self.tests(of: names, kind, cases) }
            }
        }
        let rows = names(from: node) { $0.toOne.map(\.name) }
        if writer.allows(.missing), !rows.isEmpty {
            tests.append(
                .closed([
                    JSONMember(Key.row, .choice(rows)),
                    JSONMember(Key.operation, .choice([StoredOperator.missing.rawValue])),
                ]))
        }
        return tests
    }

    private func tests(of names: [String], _ index: Int, _ cases: [JSONValue]) -> [JSONValue] {
        let kind = writer.kinds.all[index]
        var tests: [JSONValue] = []
        func add(_ operators: [StoredOperator], _ suffixes: [String] = [""], _ argument: JSONMember? = nil) {
            let allowed = operators.filter(writer.allows).flatMap { operation in
                suffixes.map { operation.rawValue + $0 }
            }
            guard !allowed.isEmpty else { return }
            tests.append(
                .closed(
                    [JSONMember(Key.member, .choice(names)), JSONMember(Key.operation, .choice(allowed))]
                        + (argument.map { [$0] } ?? [])))
        }
        add((kind.isTruth ? [.isTrue] : []) + [.null])
        guard let value = value(of: kind, cases) else { return tests }
        let ordered: [StoredOperator] = [.less, .lessOrEqual, .greater, .greaterOrEqual]
        add([.equal, .notEqual] + (kind.isOrdered ? ordered : []), [""], JSONMember(Key.value, value))
        let list = JSONValue.schema("array", [JSONMember("items", value), JSONMember("minItems", .integer(1))])
        add([.isIn], [""], JSONMember(Key.values, list))
        if kind.isPlain(.int64), cases.isEmpty { add([.hasAllBits, .hasAnyBit], [""], JSONMember(Key.value, value)) }
        if kind.isPlain(.text), cases.isEmpty {
            let insensitive = StoredOperation.suffix(for: .diacriticAndCaseInsensitive) ?? ""
            let operators: [StoredOperator] = [.equals, .hasPrefix, .hasSuffix, .contains, .like]
            add(operators, ["", insensitive], JSONMember(Key.value, .schema("string")))
            add([.matches], [""], JSONMember(Key.value, .schema("string")))
        }
        return tests
    }

    /// The values that surely decode, nil if there are none.
    private func value(of kind: SchemaKind, _ cases: [JSONValue]) -> JSONValue? {
        func text(_ pattern: String, _ description: String) -> JSONValue {
            .schema("string", [JSONMember("pattern", .text(pattern)), JSONMember("description", .text(description))])
        }
        func oneOf(_ type: String, _ cases: [JSONValue]) -> JSONValue? {
            cases.isEmpty ? nil : .schema(type, [JSONMember("enum", .array(cases))])
        }
        if !cases.isEmpty {
            switch kind.valueType {
            case .bool: return oneOf("boolean", cases)
            case .int64: return oneOf("integer", cases)
            // What is infinite is a text.
            case .double: return oneOf("number", cases.filter { if case .number = $0 { true } else { false } })
            case .text, .data, .date, .uuid, .decimal, .array: return oneOf("string", cases)
            }
        }
        switch kind.valueType {
        case .bool: return .schema("boolean")
        case .int64:
            if case .integers(let range) = kind.values { return .integer(in: range) }
            return .integer(in: .min ... .max)
        case .double:
            // All integers up to here are exact.
            let most = Int64(1) << (kind.values == .floats ? 24 : 53)
            return .schema(
                "number", [JSONMember("minimum", .integer(-most)), JSONMember("maximum", .integer(most))])
        case .text: return kind.values == .urls ? text(SchemaPattern.url, "A URL") : .schema("string")
        case .data: return text(SchemaPattern.data, "Data in Base64, with padding")
        case .date: return text(SchemaPattern.plainDate, "A date in UTC, such as 2026-01-31T12:00:00Z")
        case .uuid: return text(SchemaPattern.uuid, "A UUID")
        case .decimal: return text(SchemaPattern.plainDecimal, "A decimal number, such as -12.5")
        // It has no values in a document.
        case .array: return nil
        }
    }
}

extension JSONValue {
    /// One of some texts, with the type that strict modes ask for.
    static func choice(_ texts: [String]) -> JSONValue {
        .schema("string", [JSONMember("enum", .array(texts.map(JSONValue.text)))])
    }
}
