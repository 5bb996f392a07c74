import Fetching
import FetchingCore
import FetchingCoreData
import Testing

private struct OtterRanger: PolicyPrincipal {
    let id: Int
    let parkID: Int?
    let isChief: Bool
}

@Fetchable
private struct PolicedOtter: PolicedFetchable {
    let id: Int
    var rangerID: Int?
    var parkID: Int?
    var isShy: Bool

    static let ranger = ToOne<PolicedOtter, OtterKeeper>(\.rangerID)

    static let policy = Policy<PolicedOtter, OtterRanger> { otter, me in !otter.isShy || otter.rangerID == me.id }
        .editing { otter, me in otter.rangerID == me.id && otter.parkID == me.parkID || me.isChief }
        .inserting { otter, _ in otter.ranger.name == "Jo" }
        .allowing(.deleting)
}

@Fetchable
private struct OtterKeeper: PolicedFetchable {
    let id: Int
    var name: String

    static let policy = Policy<OtterKeeper, OtterRanger> { keeper, me in keeper.id == me.id }
}

/// The conditions of policies in the language of `NSPredicate`, for devices.
@Suite struct FormatLanguagePolicyTests {
    private let me = OtterRanger(id: 7, parkID: nil, isChief: false)

    private func format(_ action: PolicyAction, as me: OtterRanger) throws -> String {
        try PolicedOtter.policy.predicate(for: action, as: me).predicateFormat().description(showingValues: true)
    }

    @Test func policies() throws {
        #expect(try format(.reading, as: me) == "(isShy != YES OR rangerID == 7)")
        #expect(try format(.deleting, as: me) == "(isShy != YES OR rangerID == 7)")
        let editing = try format(.editing, as: me)
        #expect(
            editing.contains("(isShy != YES OR rangerID == 7) AND") && editing.contains("parkID == nil"), "\(editing)")
        // Related objects have a policy of their own, which an object does not ask.
        let error = #expect(throws: FetchError.self) { try format(.inserting, as: me) }
        #expect(
            error?.description.contains("the policy leads to 'OtterKeeper'") ?? false, "\(String(describing: error))")
    }

    @Test func answersInMemory() throws {
        let otter = PolicedOtter(id: 1, rangerID: 3, parkID: nil, isShy: false)
        #expect(try PolicedOtter.policy.allows(.reading, otter, as: me))
        #expect(try !PolicedOtter.policy.allows(.editing, otter, as: me))
        #expect(try PolicedOtter.policy.allows(.editing, otter, as: OtterRanger(id: 3, parkID: nil, isChief: false)))
        #expect(try !OtterKeeper.policy.allows(.editing, OtterKeeper(id: 7, name: "Jo"), as: me))
        let verdict = try PolicedOtter.policy.verdict(for: otter, .editing, as: me)
        #expect(!verdict.holds && verdict.description(showingValues: true).contains("it is 3"), "\(verdict)")
        // With related models, as far as they may be read.
        let store = MemoryStore().adding([OtterKeeper(id: 3, name: "Jo"), OtterKeeper(id: 7, name: "Jo")])
        #expect(try !PolicedOtter.policy.allows(.inserting, otter, as: me, in: store))
        #expect(
            try PolicedOtter.policy.allows(
                .inserting, PolicedOtter(id: 1, rangerID: 7, parkID: nil, isShy: false), as: me, in: store))
        #expect(throws: FetchError.self) { try PolicedOtter.policy.allows(.inserting, otter, as: me) }
    }

    @Test func impliesAnother() throws {
        let (own, all) = (
            PolicedOtter.policy.predicate(for: .editing, as: me), PolicedOtter.policy.predicate(for: .reading, as: me)
        )
        #expect(try own.implies(all).isProved)
        #expect(try !all.implies(own).isProved)
    }
}
