import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

@Suite("A tool for models")
struct ToolDescriptionTests {
    private static func letters(depth: Int) throws -> ToolDescription {
        try StoredFilterRules<Letter>(members: .everything, operators: .all)
            .toolDescription(name: "find_letters", description: "Finds letters.", depth: depth)
    }

    private static func parcels(depth: Int) throws -> ToolDescription {
        try StoredFilterRules<Parcel>(members: .everything)
            .toolDescription(name: "find_parcels", description: "Finds parcels.", depth: depth)
    }

    private static let keywords: Set = [
        "type", "description", "properties", "required", "additionalProperties", "items", "enum", "anyOf", "$ref",
        "$defs",
        "pattern", "minimum", "maximum", "minItems",
    ]

    /// Uses of the schema that a strict mode refuses.
    private func mistakes(in schema: JSONValue, at path: String) -> [String] {
        guard case .object(let members) = schema else { return ["\(path) is no object"] }
        var mistakes = members.filter { !Self.keywords.contains($0.key) }.map { "\(path): \($0.key)" }
        if case .object(let properties)? = schema["properties"] {
            if schema["additionalProperties"] != .bool(false) { mistakes.append("\(path) is open") }
            if schema["required"] != .array(properties.map { .text($0.key) }) { mistakes.append("\(path) is optional") }
            for property in properties {
                mistakes += self.mistakes(in: property.value, at: path + "." + property.key)
            }
        }
        if case .array(let choices)? = schema["anyOf"] {
            for choice in choices { mistakes += self.mistakes(in: choice, at: path + "|") }
        }
        if let items = schema["items"] { mistakes += self.mistakes(in: items, at: path + "[]") }
        if case .object(let definitions)? = schema["$defs"] {
            for (index, definition) in definitions.enumerated() {
                mistakes += self.mistakes(in: definition.value, at: definition.key)
                // What is used comes before: there are no circles.
                let later = definitions[index...].map(\.key)
                let text = definition.value.documentText
                mistakes += later.filter { text.contains("\"#/$defs/\($0)\"") }.map { "\(definition.key) uses \($0)" }
            }
        }
        return mistakes
    }

    @Test("Its schema keeps to strict modes", arguments: 0...3)
    func strict(_ depth: Int) throws {
        for tool in [try Self.letters(depth: depth), try Self.parcels(depth: depth)] {
            let schema = tool.parameters.json
            #expect(schema["type"] == .text("object"))
            #expect(schema["anyOf"] == nil)
            #expect(mistakes(in: schema, at: "") == [])
        }
    }

    @Test("What it admits decodes: 4,000 documents of seed 81", arguments: 0...3)
    func decodes(_ depth: Int) throws {
        // No schema says what texts are searched in all.
        var limits = StoredFilterLimits()
        limits.searchedBytes = .max
        let letters = StoredFilterRules<Letter>(members: .everything, operators: .all, limits: limits)
        let parcels = StoredFilterRules<Parcel>(members: .everything, limits: limits)
        var documents = SchemaDocuments(try Self.letters(depth: depth).parameters, seed: 81)
        var others = SchemaDocuments(try Self.parcels(depth: depth).parameters, seed: 81)
        #expect(documents.emptyDefinitions + others.emptyDefinitions == [])
        for _ in 0..<500 {
            let document = Data(documents.document(depth: 2 * depth + 2).documentText.utf8)
            #expect(throws: Never.self, "\(String(decoding: document, as: UTF8.self))") {
                try Letter.predicate(stored: document, rules: letters)
            }
            let other = Data(others.document(depth: 2 * depth + 2).documentText.utf8)
            #expect(throws: Never.self, "\(String(decoding: other, as: UTF8.self))") {
                try Parcel.predicate(stored: other, rules: parcels)
            }
        }
    }

    @Test("The full schema admits what that of the tool admits", .asksSchemaJudge)
    func isPart() throws {
        let rules = StoredFilterRules<Letter>(members: .everything, operators: .all)
        var documents = SchemaDocuments(try Self.letters(depth: 2).parameters, seed: 82)
        let texts = (0..<1000).map { _ in documents.document(depth: 6).documentText }
        let answers = try SchemaJudge.answers(rules.jsonSchema(), texts)
        #expect(zip(texts, answers).filter { !$0.1 }.map(\.0) == [])
    }

    @Test("Cases of enums are listed, and nothing else may be written in their place")
    func cases() throws {
        let text = try Self.parcels(depth: 0).parameters.description
        #expect(text.contains(#""member":{"type":"string","enum":["state"]}"#))
        #expect(text.contains(#""value":{"type":"string","enum":["packed","sent"]}"#))
        #expect(text.contains(#""value":{"type":"integer","enum":[1,2]}"#))
    }

    @Test("As JSON, under the key that a service expects")
    func json() throws {
        let tool = try StoredFilterRules<Letter>(members: .only(\.isPinned), operators: .isTrue)
            .toolDescription(name: "find", description: "Finds \"letters\".", depth: 0)
        let schema =
            ##"{"type":"object","required":["version","model","where"],"properties":{"version":{"type":"integer","enum":[1]},"model":{"type":"string","enum":["Letter"]},"where":{"$ref":"#/$defs/tests-0"}},"additionalProperties":false,"$defs":{"tests-0":{"type":"object","required":["member","is"],"properties":{"member":{"type":"string","enum":["isPinned"]},"is":{"type":"string","enum":["true"]}},"additionalProperties":false}}}"##
        #expect(
            String(decoding: tool.data(), as: UTF8.self)
                == #"{"name":"find","description":"Finds \"letters\".","parameters":\#(schema)}"#)
        #expect(
            String(decoding: tool.data(schemaKey: "input_schema"), as: UTF8.self)
                == #"{"name":"find","description":"Finds \"letters\".","input_schema":\#(schema)}"#)
        #expect((tool.name, tool.description) == ("find", "Finds \"letters\"."))
        let encoded = try JSONDecoder().decode([JSONValue].self, from: JSONEncoder().encode([tool]))
        #expect(encoded[0]["parameters"]?["type"] == .text("object"))
    }

    @Test("Rules without a test have no tool")
    func nothing() {
        do {
            _ = try StoredFilterRules<Letter>(members: .only()).toolDescription(name: "find", description: "")
            Issue.record("there is a tool")
        } catch {
            #expect(
                "\(error)" == "the document: the rules allow no test of a member. Allow a member and an operator")
        }
    }
}
