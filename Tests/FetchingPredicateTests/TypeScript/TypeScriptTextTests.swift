import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("The text of a module of TypeScript")
struct TypeScriptTextTests {
    /// What comes after the parts that are the same for all rules.
    private func types(_ text: String) -> String {
        text.components(separatedBy: "/** A test of a member of").dropFirst().map { "/** A test of a member of" + $0 }
            .joined()
    }

    @Test("Of one member and one operator")
    func small() throws {
        let rules = StoredFilterRules<Enclosure>(members: .only(\.pages), operators: .equal)
        let text = try rules.typescript()
        #expect(text.hasPrefix("// Filters of 'Enclosure', as the rules of the server allow them."))
        #expect(text.contains("export type TextOperator = never;"))
        let expected = """
            /** A test of a member of 'Enclosure'. */
            export type EnclosureTest =
                | { member: "pages"; is: "=="; value: number; values?: never };

            /** A condition on 'Enclosure'. */
            export type EnclosureCondition =
                | boolean
                | EnclosureTest
                | { and: NonEmpty<EnclosureCondition> }
                | { or: NonEmpty<EnclosureCondition> }
                | { not: EnclosureCondition };

            /** The to-one relationships of 'Enclosure' that may be asked about. */
            export type EnclosureRow = never;

            /** The to-many relationships of 'Enclosure', with the conditions on what they lead to. */
            export interface EnclosureRelated {
            }

            /** A term of an order. */
            export type EnclosureOrder =
                | { member: "pages"; order: "ascending" | "descending"; nils: NilOrder };

            /** A stored predicate of 'Enclosure'. */
            export interface EnclosurePredicate {
                version: 1;
                model: "Enclosure";
                where: EnclosureCondition;
            }

            """
        #expect(types(text).hasPrefix(expected), "\(types(text))")
    }

    @Test("The same rules give the same bytes")
    func deterministic() throws {
        let rules = StoredFilterRules<Parcel>(members: .everything, operators: .all)
        let text = try rules.typescript()
        for _ in 0..<5 {
            #expect(
                try StoredFilterRules<Parcel>(members: .everything, operators: .all).typescript() == text)
        }
        let names = StoredMembers<Parcel>.only(\.label, \.count, \.price, \.size, \.isOpen)
        let others = StoredMembers<Parcel>.only(\.isOpen, \.size, \.price, \.count, \.label)
        #expect(try StoredFilterRules(members: names).typescript() == StoredFilterRules(members: others).typescript())
    }

    @Test("Of related models, in which a relationship leads back")
    func related() throws {
        let text = try StoredFilterRules<Letter>(
            members: .only(\.stars).following(\.enclosures, .only(\.pages).following(\.letter, .only(\.title))),
            operators: [.equal, .relationships]
        ).typescript()
        #expect(text.contains(#"    | { exists: "enclosures"; where: EnclosureCondition };"#))
        #expect(text.contains("export interface LetterRelated {\n    \"enclosures\": EnclosureCondition;\n}"))
        // The same model with other members has a name of its own.
        #expect(
            text.contains(
                #"export type Letter_2Test =\#n    | { member: "title"; is: "=="; value: string; values?: never };"#))
        #expect(text.contains(#"export type EnclosureRow = "letter";"#))
        #expect(text.contains(#"| { row: EnclosureRow; is: "missing" }"#))
    }

    @Test("Limits of the rules are in the types of requests")
    func limits() throws {
        var rules = StoredFilterRules<Letter>(members: .only(\.stars))
        #expect(try rules.typescript().contains("    limit: number;\n    offset?: number;"))
        rules.limits.models = nil
        #expect(try rules.typescript().contains("    limit?: number;\n    offset?: number;"))
        #expect(try rules.typescript().contains("limit: count(parts.limit) ?? null,"))
    }

    @Test("Rules that go on without an end have none")
    func endless() {
        @Sendable func boxes(_ count: Int) -> StoredMembers<LetterBox> {
            .only(\.id).adding { _ in
                FetchableMember<LetterBox, String>(String(repeating: "a", count: count)) { $0.name }
            }
            .following(\.parent, boxes(count + 1))
        }
        #expect(
            errorText { try StoredFilterRules<LetterBox>(members: boxes(1)).typescript() }
                == "the document: the rules lead to more than 100 models. Allow fewer relationships in the rules")
    }

    @Test("Lines of other languages do not end in a literal")
    func literals() {
        #expect(
            JSONValue.text("a\u{2028}\u{7F}\u{202E}\u{FEFF}\n\"\\é😀").typeScript
                == #""a\u2028\u007f\u202e\ufeff\n\"\\é😀""#)
    }
}
