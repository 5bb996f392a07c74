import Fetching
import FetchingSQLite
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

@Suite("Predicates and requests come back from JSON as they were")
struct StoredRoundTripTests {
    private func sql<Model>(_ predicate: FetchPredicate<Model>) throws -> String {
        try Model.request().all().where(predicate).sql(for: .sqlite, showingValues: true)
            // A condition on related models that always holds is none.
            .replacing(" AND TRUE", with: "")
    }

    /// What is different after a round trip, nil if nothing is.
    private func difference<Model>(_ predicate: FetchPredicate<Model>) throws -> String? {
        let data = try predicate.stored()
        let text = String(decoding: data, as: UTF8.self)
        let read = try Model.predicate(stored: data, rules: .trusted)
        guard try read.stored() == data else { return text }
        // A condition on related models that always holds is none.
        let hasEmptyCondition = predicate.description.contains("{ true }")
        guard hasEmptyCondition || [read] == [predicate] else { return "\(text): \(predicate) became \(read)" }
        let (before, after) = (try sql(predicate), try sql(read))
        guard before == after else { return "\(text): \(before) became \(after)" }
        return nil
    }

    @Test("Every node", arguments: LetterPredicates.all.indices)
    func everyNode(_ index: Int) throws {
        #expect(try difference(LetterPredicates.all[index].predicate) == nil)
    }

    @Test("Random conditions of every type of value: 4,000 of seed 61")
    func randomConditions() throws {
        var generator = SplitMix64(seed: 61)
        for index in 0..<4000 {
            let condition = RandomGrammar.condition(depth: index % 6, &generator)
            #expect(try difference(condition.predicate) == nil, "\(condition)")
        }
    }

    @Test("Random conditions along relationships: 3,000 of seed 62")
    func randomLeagueConditions() throws {
        var grammar = LeagueGrammar(seed: 62)
        for index in 0..<3000 {
            let condition = grammar.condition(depth: index % 5)
            let predicate = LeaguePredicates(scopes: [.root(Player.fetchableMembers)]).condition(condition)
            let difference = try difference(predicate)
            #expect(difference == nil)
        }
    }

    @Test("Random requests: 2,000 of seed 63")
    func randomRequests() throws {
        var generator = SplitMix64(seed: 63)
        for _ in 0..<2000 {
            let request = RandomRequest(&generator).request
            let data = try request.stored()
            let read = try Sample.request(stored: data, rules: .trusted)
            #expect(try read.stored() == data)
            // Where every model is meant, there is no condition any longer.
            if case .condition(.constant(true))? = request.query.predicate?.node { continue }
            #expect(
                try read.sql(for: .sqlite, showingValues: true) == request.sql(for: .sqlite, showingValues: true),
                "\(String(decoding: data, as: UTF8.self))")
        }
    }

    @Test("Inside of something larger, by Foundation's coders")
    func foundationCoders() throws {
        for (predicate, condition) in LetterPredicates.all {
            let data = try JSONEncoder().encode(predicate)
            let read = try JSONDecoder().decode(
                FetchPredicate<Letter>.self, from: data, configuration: StoredFilterRules.trusted)
            #expect(try read.stored() == predicate.stored(), "\(condition)")
        }
        let request = Letter.request().first(nth: 3).sorted(by: .ascending(\.title).nilsLast)
        let read = try JSONDecoder().decode(
            FetchableRequest<Letter, [Letter]>.self, from: try JSONEncoder().encode(request),
            configuration: StoredFilterRules.trusted)
        #expect(try read.stored() == request.stored())
    }

    @Test("A chain of 5,000 conditions is one list")
    func longChain() throws {
        let predicate = FetchPredicate.all((0..<5000).map { id in Letter.predicate { $0.stars != id } })
        #expect(try difference(predicate) == nil)
    }
}
