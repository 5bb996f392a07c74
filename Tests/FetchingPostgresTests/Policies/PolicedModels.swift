#if Postgres
import Fetching
import Foundation

/// Whoever acts in tests.
struct Teammate: PolicyPrincipal {
    let tenant: Int

    /// The squad whose members one may read in other tenants.
    let squadID: Int?
    let isCoach: Bool
    let nickname: String

    static let policySettings = [
        PolicySetting("tenant", \Teammate.tenant), PolicySetting("squad_id", \Teammate.squadID),
        PolicySetting("is_coach", \Teammate.isCoach), PolicySetting("nickname", \Teammate.nickname),
    ]

    static let some = Teammate(tenant: ScopedRows.tenant, squadID: nil, isCoach: false, nickname: "O'Neil \\ \"x\"")
}

extension Member: PolicedFetchable {
    static let policy = Policy<Member, Teammate> { member, me in
        member.deletedAt == nil
        member.tenantID == me.tenant || me.isCoach && member.squadID == me.squadID
    }
    .changing { member, me in member.tenantID == me.tenant }
}

extension Squad: PolicedFetchable {
    // A Bool in a form of its own, as a condition.
    static let policy = Policy<Squad, Teammate> { squad, _ in squad.isActive }.changing { _, me in me.isCoach }
}

extension Chore: PolicedFetchable {
    // Along a to-one, of which it sees what whoever acts sees of members.
    static let policy = Policy<Chore, Teammate> { chore, _ in !chore.isHidden && chore.member.isGuest != true }
        .inserting { chore, me in chore.member.tenantID == me.tenant }
        .editing { chore, _ in chore.effort < 100 }
        .allowing(.deleting)
}

extension Award: PolicedFetchable {
    static let policy = Policy<Award, Teammate> { award, me in
        award.state.isRevoked == false && me.nickname != "nobody"
    }
}

extension Badge: PolicedFetchable {
    // Along a to-many, whose own policy hides some.
    static let policy = Policy<Badge, Teammate> { badge, _ in !badge.awards.isEmpty }
}

extension ScopedRows {
    /// The rows that somebody may read, as plain Swift finds them.
    func allowed(to me: Teammate) -> ScopedRows {
        var rows = self
        rows.members = members.filter {
            $0.deletedAt == nil && ($0.tenantID == me.tenant || me.isCoach && $0.squadID == me.squadID)
        }
        rows.squads = squads.filter(\.isActive)
        rows.chores = chores.filter { chore in
            !chore.isHidden && rows.members.first { $0.id == chore.memberID }?.isGuest != true
        }
        rows.awards = awards.filter { !$0.state.isRevoked && me.nickname != "nobody" }
        rows.badges = badges.filter { badge in rows.awards.contains { $0.badgeID == badge.id } }
        return rows
    }
}
#endif
