import Fetching
import FetchingCore
import FetchingCoreData
import Testing

@Fetchable
private struct Warden {
    let id: Int
    var name: String
    var isGone: Bool

    static let here = Scope<Warden> { !$0.isGone }
}

@Fetchable
private struct Creature {
    let id: Int
    var wardenID: Int?
    var isExtinct: Bool

    static let warden = ToOne<Creature, Warden>(\.wardenID)

    static let living = Scope<Creature> { !$0.isExtinct }
}

/// Scopes in the language of `NSPredicate`.
@Suite struct FormatLanguageScopeTests {
    private func format<Model: Fetchable, Result>(_ request: FetchableRequest<Model, Result>) throws -> String? {
        try ManagedQuery(request.query, of: Model.self).predicate?.description(showingValues: true)
    }

    @Test func scopesOfARequest() throws {
        let (some, all) = (try format(Creature.where { $0.id > 3 }), try format(Creature.request().all()))
        #expect(some == "(id > 3 AND isExtinct != YES)")
        #expect(all == "isExtinct != YES")
        #expect(try format(Creature.request().all().ignoring(\.living)) == nil)
        #expect(try Creature.predicate { $0.id > 3 }.predicateFormat().description(showingValues: true) == "id > 3")
    }

    @Test func scopesOfRelatedObjects() throws {
        let text = """
            'Creature' on Core Data: the scopes of 'Warden' cannot be expressed for related objects. \
            Leave them out by 'ignoring(_:of:)', and write the condition
            """
        let byWarden = Creature.where { $0.warden.name == "Jo" }
        for attempt in [
            { _ = try format(byWarden) }, { _ = try Creature.predicate { $0.warden.name == "Jo" }.predicateFormat() },
            { _ = try format(Creature.request().all().sorted(by: .ascending(\.warden.name))) },
        ] {
            let error = #expect(throws: FetchError.self) { try attempt() }
            #expect(error?.description == text)
        }
        let error = #expect(throws: FetchError.self) {
            try ManagedSelection(
                SelectionQuery(Creature.request().all().query, columns: [Creature.fetchableMembers.warden.name.tree]),
                of: Creature.self)
        }
        #expect(error?.description == text)
        let ignoring = try format(byWarden.ignoring(\.here, of: Warden.self))
        #expect(ignoring == "(warden.name == \"Jo\" AND isExtinct != YES)")
    }
}
