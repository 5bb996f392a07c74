import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import Testing

@Fetchable("wardens", naming: .snakeCase)
private struct Warden {
    let id: Int
    var name: String
    var isGone: Bool

    static let here = Scope<Warden> { !$0.isGone }
}

@Fetchable("creatures", naming: .snakeCase)
private struct Creature {
    let id: Int
    var wardenID: Int?
    var isExtinct: Bool

    static let warden = ToOne<Creature, Warden>(\.wardenID)

    static let living = Scope<Creature> { !$0.isExtinct }
}

/// Scopes in Foundation's predicates, in stored filters and in the search box.
@Suite("Scopes beside databases") struct ScopeTests {
    @Test("are in the predicate of a request")
    func foundation() throws {
        let predicate = try Creature.where { $0.id > 1 }.foundationPredicate()
        #expect(try !predicate.evaluate(Creature(id: 2, wardenID: nil, isExtinct: true)))
        #expect(try predicate.evaluate(Creature(id: 2, wardenID: nil, isExtinct: false)))
        let all = try Creature.where { $0.id > 1 }.ignoring(\.living).foundationPredicate()
        #expect(try all.evaluate(Creature(id: 2, wardenID: nil, isExtinct: true)))
    }

    @Test("of related models are refused")
    func relatedModels() throws {
        let text = """
            'Creature' on Foundation.Predicate: the scopes of 'Warden' cannot be expressed for related objects. \
            Leave them out by 'ignoring(_:of:)', and write the condition
            """
        #expect(errorText { try Predicate(Creature.predicate { $0.warden.name == "Jo" }) } == text)
        #expect(errorText { try Creature.where { $0.warden.name == "Jo" }.foundationPredicate() } == text)
        let ignoring = Creature.where { $0.warden.name == "Jo" }.ignoring(\.here, of: Warden.self)
        #expect(errorText { try ignoring.foundationPredicate() }?.contains("scopes") != true)
    }

    @Test("are those of the request that a stored filter is used in")
    func storedFilters() throws {
        let request = Creature.where { $0.id > 1 }
        let document = try request.stored()
        #expect(!String(decoding: document, as: UTF8.self).contains("isExtinct"))
        let read = try Creature.request(stored: document, rules: .trusted)
        #expect(
            try read.select(\.id).sql(for: .sqlite)
                == #"SELECT "id" FROM "creatures" WHERE "id" > ? AND "is_extinct" = 0"#)
        #expect(
            errorText { try request.ignoring(\.living).stored() }
                == "the document: the request leaves out a scope. Store the request before 'ignoring(_:)', and add the step when it is read"
        )
    }

    @Test("narrow what a search finds")
    func search() throws {
        let store = [Warden(id: 1, name: "Ann", isGone: false), Warden(id: 2, name: "Anna", isGone: true)]
        let found = try Warden.where(FetchSearch<Warden>("ann", in: [\.name]).predicate).fetch(in: store)
        #expect(found.map(\.id) == [1])
    }
}
