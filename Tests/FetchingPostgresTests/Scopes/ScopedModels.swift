#if Postgres
import Fetching
import Foundation

let tenant = ScopeArgument<Int>("tenant")

@Fetchable("member", naming: .snakeCase)
struct Member: Equatable {
    let id: Int
    var name: String
    var squadID: Int?
    var bossID: Int?
    var points: Int
    var isGuest: Bool
    var tenantID: Int
    @FetchingStorage(.unixSeconds) var deletedAt: Date?

    static let squad = ToOne<Member, Squad>(\.squadID)
    static let boss = ToOne<Member, Member>(\.bossID)
    static let reports = ToMany<Member, Member>(\.bossID)
    static let chain = ToMany<Member, Member>(recursively: Member.boss)
    static let chores = ToMany<Member, Chore>(\.memberID)
    static let badges = ToMany<Member, Badge>(through: Award.self, \.memberID, \.badgeID)

    static let notDeleted = Scope<Member> { $0.deletedAt == nil }
    static let ofTenant = Scope<Member>(tenant) { $0.tenantID == $1 }
}

@Fetchable("squad", naming: .snakeCase)
struct Squad: Equatable {
    let id: Int
    var name: String
    @FetchingStorage(YesOrNo()) var isActive: Bool

    static let members = ToMany<Squad, Member>(\.squadID)

    static let active: Scope<Squad> = Scope { $0.isActive }
}

@Fetchable("chore", naming: .snakeCase)
@Projection
struct Chore: Equatable {
    let id: Int
    var memberID: Int?
    var effort: Int
    var isHidden: Bool

    static let member = ToOne<Chore, Member>(\.memberID)

    static let shown = Fetching.Scope<Chore> {
        !$0.isHidden
        $0.member.isGuest != true
    }
}

@Fetchable("award", naming: .snakeCase)
struct Award: Equatable {
    let id: Int
    var memberID: Int
    var badgeID: Int
    @FetchingStorage(.json) var state: AwardState

    // Computed, and the same scope each time.
    static var valid: Scope<Award> { Scope { $0.state.isRevoked == false } }
}

@FetchableFields
struct AwardState: Codable, Equatable, Sendable {
    var isRevoked: Bool
}

struct YesOrNo: FetchableStorage {
    func encode(_ value: Bool) -> String { value ? "yes" : "no" }
    func decode(_ stored: String) throws -> Bool { stored == "yes" }
}

@Fetchable("badge", naming: .snakeCase)
struct Badge: Equatable {
    let id: Int
    var title: String

    static let awards = ToMany<Badge, Award>(\.badgeID)

    static let awarded = Scope<Badge> { !$0.awards.isEmpty }
}

/// The rows of all tables.
struct ScopedRows {
    var members: [Member] = []
    var squads: [Squad] = []
    var chores: [Chore] = []
    var awards: [Award] = []
    var badges: [Badge] = []

    static let tenant = 7

    /// Rows of which about a quarter is out of scope.
    init(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func chance(_ parts: Int) -> Bool { random.next(parts) == 0 }
        let count = 24
        squads = (1...5).map { Squad(id: $0, name: "squad \($0 % 3)", isActive: !chance(3)) }
        members = (1...count).map { id in
            Member(
                id: id, name: "member \(random.next(9))", squadID: chance(5) ? nil : 1 + random.next(6),
                bossID: chance(4) ? nil : 1 + random.next(count), points: random.next(40), isGuest: chance(4),
                tenantID: chance(5) ? 8 : Self.tenant, deletedAt: chance(5) ? Date(timeIntervalSince1970: 1) : nil)
        }
        chores = (1...50).map { id in
            Chore(
                id: id, memberID: chance(8) ? nil : 1 + random.next(count), effort: random.next(9), isHidden: chance(4))
        }
        badges = (1...6).map { Badge(id: $0, title: "badge \($0)") }
        awards = (1...30).map { id in
            Award(
                id: id, memberID: 1 + random.next(count), badgeID: 1 + random.next(5),
                state: AwardState(isRevoked: chance(4)))
        }
    }

    /// The rows within the scopes.
    var inScope: ScopedRows {
        var rows = self
        rows.members = members.filter { $0.deletedAt == nil && $0.tenantID == Self.tenant }
        rows.squads = squads.filter(\.isActive)
        rows.chores = chores.filter { chore in
            !chore.isHidden && members.first { $0.id == chore.memberID }?.isGuest != true
        }
        rows.awards = awards.filter { !$0.state.isRevoked }
        rows.badges = badges.filter { badge in awards.contains { $0.badgeID == badge.id } }
        return rows
    }
}

/// A sequence that is the same each time.
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((value ^ (value >> 31)) % UInt64(bound))
    }
}
#endif
