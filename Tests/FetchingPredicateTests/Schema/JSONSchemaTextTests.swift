import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("Schemas of certain rules")
struct JSONSchemaTextTests {
    @Fetchable
    struct Cat {
        let id: Int
        var name: String

        static let kittens = ToMany<Cat, Kitten>(\.catID)
    }

    @Fetchable
    struct Kitten {
        let id: Int
        var catID: Int
        var age: Int8

        static let mother = ToOne<Kitten, Cat>(\.catID)
    }

    private static let head =
        #"{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Cat","type":"object","#

    private static let document =
        #""required":["version","model","where"],"properties":{"version":{"const":1},"model":{"const":"Cat"},"#
        + ##""where":{"$ref":"#/$defs/Cat.condition"}},"additionalProperties":false,"##

    private static func junctions(_ model: String) -> String {
        let condition = ##"{"$ref":"#/$defs/\##(model).condition"}"##
        func list(_ key: String) -> String {
            #"{"type":"object","required":["\#(key)"],"properties":{"\#(key)":{"type":"array","items":\#(condition),"minItems":1}},"additionalProperties":false}"#
        }
        return #"{"type":"boolean"},"# + list("and") + "," + list("or") + ","
            + #"{"type":"object","required":["not"],"properties":{"not":\#(condition)},"additionalProperties":false}"#
    }

    @Test("One member and one operator, word for word")
    func smallest() throws {
        let rules = StoredFilterRules<Cat>(members: .only(\.name), operators: [.equal, .null])
        let schema = try rules.jsonSchema()
        let test =
            #"{"type":"object","required":["is","member"],"properties":{"is":{"const":"null"},"member":{"const":"name"}},"additionalProperties":false},"#
            + ##"{"type":"object","required":["is","member","value"],"properties":{"is":{"const":"=="},"member":{"const":"name"},"value":{"$ref":"#/$defs/value.text"}},"additionalProperties":false}"##
        #expect(schema.description.hasPrefix(Self.head + Self.document))
        #expect(
            schema.description.contains(
                ##""$defs":{"Cat.condition":{"anyOf":[\##(Self.junctions("Cat")),{"$ref":"#/$defs/Cat.test"}]}"##))
        #expect(schema.description.contains(test))
        #expect(schema.description.contains(#""value.text":{"type":"string","maxLength":1000}"#))
        #expect(String(decoding: schema.data, as: UTF8.self) == schema.description)
        #expect(try rules.jsonSchema() == schema)
    }

    @Test("Without members and operators there is only logic")
    func nothing() throws {
        let schema = try StoredFilterRules<Cat>(members: .only(), operators: []).jsonSchema()
        let expected =
            Self.head + Self.document + #""$defs":{"Cat.condition":{"anyOf":[\#(Self.junctions("Cat"))]}}}"#
        #expect(schema.description == expected)
    }

    @Test("Relationships in a circle have one definition for each scope")
    func circle() throws {
        let rules = StoredFilterRules<Cat>(
            members: .only(\.name).following(\.kittens, .only(\.age).following(\.mother, Self.cats())),
            operators: [.equal, .exists])
        let text = try rules.jsonSchema(outerRows: 0).description
        let definitions = text.matches(of: #/"(Cat|Kitten)(-[0-9]+)?\.condition":/#).map { String($0.output.0) }
        #expect(definitions == [#""Cat.condition":"#, #""Kitten.condition":"#])
        // A name goes along 'mother'; with a row outside, it may go to that first.
        #expect(text.contains(#"{"const":"mother.name"}"#))
        #expect(text.contains(#"{"const":"mother.kittens"}"#))
        #expect(try rules.jsonSchema(outerRows: 1).description.contains(#"{"enum":["mother.name","../name"]}"#))
    }

    private static func cats() -> StoredMembers<Cat> {
        .only(\.name).following(\.kittens, .only(\.age).following(\.mother, cats()))
    }

    @Test("Names that are no identifiers stay inside of their quotation marks")
    func hostileNames() throws {
        let names = ["\"},\"x\":{\"", "a\\", "\n\u{0}", "$ref", "#/$defs/Cat", "é😀", "a.b", ""]
        let members = names.map { name in FetchableMember<Cat, String>(name) { $0.name } }
        var allowed = StoredMembers<Cat>.only()
        for member in members { allowed = allowed.adding { _ in member } }
        let rules = StoredFilterRules<Cat>(members: allowed)
        let schema = try rules.jsonSchema()
        let read = try JSONScanner.value(of: Array(schema.data), maximumDepth: 100)
        #expect(read.documentText == schema.description)
        // A point divides names: no document reaches the last two.
        var listed: Set<String> = []
        func collect(_ json: JSONValue) {
            if case .array(let values)? = json["enum"] {
                for case .text(let text) in values { listed.insert(text) }
            }
            if case .object(let members) = json { for member in members { collect(member.value) } }
            if case .array(let values) = json { for value in values { collect(value) } }
        }
        collect(schema.json)
        #expect(listed.isSuperset(of: names.dropLast(2)))
        #expect(listed.isDisjoint(with: ["a.b", ""]))
        let tool = try rules.toolDescription(name: "\"find\"\n", description: "\\")
        #expect(try JSONScanner.value(of: Array(tool.data()), maximumDepth: 100)["name"] == .text("\"find\"\n"))
    }

    private static func boxes(_ names: Int) -> StoredMembers<LetterBox> {
        // Each box names its parent by one letter more: nothing repeats itself.
        .only(\.id).adding { _ in FetchableMember<LetterBox, String>(String(repeating: "a", count: names)) { $0.name } }
            .following(\.parent, boxes(names + 1))
    }

    @Test("Rules that go on without an end have no schema")
    func endless() {
        let rules = StoredFilterRules<LetterBox>(members: Self.boxes(1))
        do {
            _ = try rules.jsonSchema()
            Issue.record("there is a schema")
        } catch {
            #expect((error as? StoredFilterError)?.code == .noForm)
            #expect(
                "\(error)"
                    == "the document: the rules lead to more than 100 models. Allow fewer relationships in the rules")
        }
    }

    private static func chain(_ count: Int) -> StoredMembers<LetterBox> {
        count == 0 ? .only(\.name) : .only(\.name).following(\.parent, chain(count - 1))
    }

    @Test("A chain of the same members ends where the rules end it", arguments: 0...5)
    func chain(_ count: Int) throws {
        let text = try StoredFilterRules<LetterBox>(members: Self.chain(count), operators: .equal).jsonSchema()
            .description
        let way = String(repeating: "parent.", count: count) + "name"
        #expect(text.contains("\"\(way)\""))
        #expect(!text.contains("parent." + way))
    }

    @Test("It is a part of a larger document")
    func encoded() throws {
        let rules = StoredFilterRules<Cat>(members: .only(\.name), operators: .equal)
        let data = try JSONEncoder().encode([rules.jsonSchema()])
        let keys = try JSONDecoder().decode([[String: JSONValue]].self, from: data)[0].keys.sorted()
        #expect(keys == ["$defs", "$schema", "additionalProperties", "properties", "required", "title", "type"])
    }
}
