import Fetching
import FetchingPredicate
import Testing

@testable import FetchingFilters

@Fetchable
private struct LabelledPet {
    let id: Int
    /// In kilograms. */ alert("Hello") /*
    @Title("Weight") var weight: Double
    /// Hashed by the vet.
    var secret: String
    @Title("Owner") var ownerID: Int

    /// Whoever feeds it.
    static let owner = ToOne<LabelledPet, LabelledOwner>(\.ownerID)
}

@Fetchable
private struct LabelledOwner {
    let id: Int
    @Title("Full name") var name: String
    var age: Int
}

@Suite("Titles and comments in schemas") struct LabelSchemaTests {
    private static let rules = StoredFilterRules<LabelledPet>(
        members: .only(\.id, \.weight).following(\.owner, .only(\.name, \.age)))

    private static let text = """
        weight: Weight: In kilograms. */ alert("Hello") /*
        owner: Whoever feeds it.
        owner.name: Full name
        """

    @Test("describe what the rules allow, once for each model")
    func schema() throws {
        let schema = try Self.rules.jsonSchema().json
        #expect(schema["$defs"]?["LabelledPet.test"]?["description"] == .text(Self.text))
        let text = schema.documentText
        #expect(text.components(separatedBy: "Whoever feeds it.").count == 2)
        #expect(!text.contains("Hashed"))
        let tool = try Self.rules.toolDescription(name: "find_pets", description: "Finds pets.").parameters.json
        #expect(tool["$defs"]?["tests-0"]?["description"] == .text(Self.text))
        let plain = try StoredFilterRules<LabelledOwner>(members: .only(\.age)).jsonSchema()
        #expect(!plain.description.contains("description"))
    }

    @Test("tell once of a struct in columns what its model says of it")
    func structs() throws {
        let rules = StoredFilterRules<Crate>(
            members: .only(\.shelf.room, \.shelf.since, \.former.room).following(\.next, .only(\.shelf.spot.row, \.id)))
        #expect(
            try rules.jsonSchema().json["$defs"]?["Crate.test"]?["description"]
                == .text("shelf: Where it stands.\nnext.shelf: Where it stands."))
    }

    @Test("do not end a comment of TypeScript")
    func typescript() throws {
        let module = try Self.rules.typescript()
        #expect(
            module.contains(
                #"""
                /**
                 * A test of a member of 'LabelledPet'.
                 *
                 * - weight: Weight: In kilograms. *\/ alert("Hello") /*
                 * - owner: Whoever feeds it.
                 * - owner.name: Full name
                 */
                export type LabelledPetTest =
                """#))
    }
}
