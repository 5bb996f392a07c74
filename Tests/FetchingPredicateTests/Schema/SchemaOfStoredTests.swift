import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

@Suite("A schema admits the documents that predicates and requests are written as", .asksSchemaJudge)
struct SchemaOfStoredTests {
    /// The documents that the schema of all members and operators does not admit. Longer decimal numbers are not in a schema.
    private func refused<Model: Fetchable>(
        _ documents: [String], of model: Model.Type, areRequests: Bool = false
    ) throws -> [String] {
        let rules = StoredFilterRules<Model>.trusted
        let schema = try areRequests ? rules.requestJSONSchema() : rules.jsonSchema()
        let described = documents.filter { !$0.contains(#/"-?[0-9.]{38,}"/#) }
        #expect(described.count > documents.count * 9 / 10)
        let documents = described
        return zip(documents, try SchemaJudge.answers(schema, documents)).filter { !$0.1 }.map(\.0)
    }

    @Test("Every condition of version 1")
    func conditions() throws {
        let refused = try refused(LetterPredicates.documents, of: Letter.self)
        #expect(refused == [])
    }

    @Test("Random conditions of every type of value: 1,000 of seed 83")
    func randomConditions() throws {
        var generator = SplitMix64(seed: 83)
        let documents = try (0..<1000).map { index in
            String(
                decoding: try RandomGrammar.condition(depth: index % 6, &generator).predicate.stored(), as: UTF8.self)
        }
        let refused = try refused(documents, of: Sample.self)
        #expect(refused == [])
    }

    @Test("Random conditions along relationships: 1,000 of seed 84")
    func randomLeagueConditions() throws {
        var grammar = LeagueGrammar(seed: 84)
        let documents = try (0..<1000).map { index in
            let condition = grammar.condition(depth: index % 5)
            let predicate = LeaguePredicates(scopes: [.root(Player.fetchableMembers)]).condition(condition)
            return String(decoding: try predicate.stored(), as: UTF8.self)
        }
        // Rows farther outside are not in a schema.
        let described = documents.filter { !$0.contains("../../../") }
        #expect(described.count > 950)
        let refused = try refused(described, of: Player.self)
        #expect(refused == [])
    }

    @Test("Random requests: 500 of seed 85")
    func randomRequests() throws {
        var generator = SplitMix64(seed: 85)
        let documents = try (0..<500).map { _ in
            String(decoding: try RandomRequest(&generator).request.stored(), as: UTF8.self)
        }
        let refused = try refused(documents, of: Sample.self, areRequests: true)
        #expect(refused == [])
    }
}
