#if Postgres
import Fetching
import Testing

/// How requests begin: with the scopes, or without any.
struct ScopeOpening {
    let hasScopes: Bool

    var members: FetchableRequest<Member, [Member]> { opened(Member.request().all()) }
    var squads: FetchableRequest<Squad, [Squad]> { opened(Squad.request().all()) }
    var chores: FetchableRequest<Chore, [Chore]> { opened(Chore.request().all()) }
    var badges: FetchableRequest<Badge, [Badge]> { opened(Badge.request().all()) }
    var awards: FetchableRequest<Award, [Award]> { opened(Award.request().all()) }

    func opened<Model, Result>(_ request: FetchableRequest<Model, Result>) -> FetchableRequest<Model, Result> {
        if hasScopes { return request.with(tenant, ScopedRows.tenant) }
        return request.ignoring(\.notDeleted, of: Member.self).ignoring(\.ofTenant, of: Member.self)
            .ignoring(\.active, of: Squad.self).ignoring(\.shown, of: Chore.self)
            .ignoring(\.valid, of: Award.self).ignoring(\.awarded, of: Badge.self)
    }
}

/// A request that means the same with scopes as without, where the rows out of scope are not there.
struct ScopeCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (ScopeOpening, any ScopeStage) throws -> String

    init(_ name: String, _ run: @escaping @Sendable (ScopeOpening, any ScopeStage) throws -> Any) {
        testDescription = name
        self.run = { "\(try run($0, $1))" }
    }

    private static func condition(
        _ name: String, _ condition: @escaping @Sendable (Member.FetchableMembers) -> FetchPredicate<Member>
    ) -> [ScopeCase] {
        [
            ScopeCase(name) { try $1.fetch($0.members.where(condition).sorted(by: .ascending(\.id)).select(\.id)) },
            ScopeCase("not \(name)") {
                try $1.fetch($0.members.where { !condition($0) }.sorted(by: .ascending(\.id)).select(\.id))
            },
        ]
    }

    static let conditions: [ScopeCase] = [
        condition("own member") { $0.points > 10 },
        condition("to-one") { $0.squad.name == "squad 1" },
        condition("to-one not equal") { $0.squad.name != "squad 1" },
        condition("missing") { $0.squad == nil },
        condition("key of to-one") { $0.squad.id == 2 },
        condition("two steps") { $0.boss.squad.name == "squad 1" },
        condition("to-one to itself") { $0.boss.boss.points > 5 },
        condition("to-many") { $0.chores.contains { $0.effort > 4 } },
        condition("to-many of to-one") { $0.boss.chores.contains { $0.effort > 4 } },
        condition("all of to-many") { $0.chores.allSatisfy { $0.effort > 2 } },
        condition("none") { $0.chores.isEmpty },
        condition("count") { $0.chores.count > 1 },
        condition("count of some") { $0.chores.count { $0.effort > 3 } > 0 },
        condition("sum") { $0.chores.sum(\.effort) > 8 },
        condition("largest") { $0.chores.max(\.effort) > 4 },
        condition("through") { $0.badges.contains { $0.title == "badge 2" } },
        condition("count through") { $0.badges.count == 1 },
        condition("distinct through") { $0.badges.count(distinct: \.title) > 1 },
        condition("back and forth") { $0.chores.contains { $0.member.squad.name == "squad 1" } },
        condition("nested to-many") { $0.reports.contains { $0.chores.contains { $0.effort > 6 } } },
        condition("recursive") { $0.chain.contains { $0.points > 30 } },
        condition("count of recursive") { $0.chain.count > 2 },
        condition("all models") { member in member.all(Chore.self).contains { $0.effort == member.points } },
        condition("largest of all models") { $0.points + 9 > $0.all(Member.self).max(\.points) },
        condition("coalesced") { ($0.squad.name ?? "none") == "none" },
    ].flatMap(\.self)

    static let requests = [
        ScopeCase("models") { try $1.fetch($0.members.sorted(by: .ascending(\.id))) },
        ScopeCase("first") { try $1.fetch($0.members.sorted(by: .descending(\.points)).limit(3, offset: 1)) },
        ScopeCase("order by to-one") {
            try $1.fetch($0.members.sorted(by: .descending(\.squad.name), .ascending(\.id)).select(\.id))
        },
        ScopeCase("order by to-many") {
            try $1.fetch($0.members.sorted(by: .descending { $0.chores.max(\.effort) }, .ascending(\.id)).select(\.id))
        },
        ScopeCase("count") { try $1.fetch($0.members.where { $0.squad.name != nil }.count()) },
        ScopeCase("exists") { try $1.fetch($0.members.where { $0.boss.squad.id == 3 && $0.points > 20 }.exists()) },
        ScopeCase("selection") {
            try $1.fetch(
                $0.members.sorted(by: .ascending(\.id)).select(
                    { $0.id }, { $0.squad.name }, { $0.chores.count }, { $0.chores.sum(\.effort) }, { $0.badges.count })
            )
        },
        ScopeCase("limit, then a condition") {
            try $1.fetch(
                $0.members.sorted(by: .ascending(\.points)).limit(12).where { $0.squad.name == "squad 1" }.select(\.id)
                    .sorted(by: .ascending(\.id)))
        },
        ScopeCase("groups") {
            try $1.fetch(
                $0.members.grouped(by: \.squad.name).having { $0.count > 1 }
                    .sorted(by: .ascending { $0.key }).select({ $0.key }, { $0.count }, { $0.sum(\.points) }))
        },
        ScopeCase("first of each") {
            try $1.fetch(
                $0.members.sorted(by: .descending(\.points)).first(nth: 2, ofEach: \.squad.name).sorted(
                    by: .ascending(\.id)
                ).select(\.id))
        },
        ScopeCase("windows") {
            try $1.fetch(
                $0.members.sorted(by: .ascending(\.id)).select(
                    { $0.id },
                    { $0.over(partition: \.squad.name, order: .descending(\.points), .ascending(\.id)).rowNumber }))
        },
        ScopeCase("union") {
            try $1.fetch(
                $0.members.where { $0.points > 20 }.union($0.members.where { $0.squad.name == "squad 1" }).sorted(
                    by: .ascending(\.id)))
        },
        ScopeCase("union of values") {
            try $1.fetch(
                $0.members.select(\.name).union($0.squads.select(\.name)).sorted(by: .ascending(\.name)))
        },
        ScopeCase("among the values of a request") { opening, stage in
            try stage.fetch(
                opening.members.where { $0.squadID.isIn(opening.squads.select(\.id)) }.sorted(by: .ascending(\.id)))
        },
        ScopeCase("not among the values of a request") { opening, stage in
            try stage.fetch(
                opening.members.where {
                    $0.id.isNotIn(opening.chores.where { $0.member.points > 4 }.select(\.memberID))
                }.sorted(by: .ascending(\.id)))
        },
        ScopeCase("pages") { opening, stage in
            var (page, ids) = (
                try stage.fetch(opening.members.sorted(by: .ascending(\.points)).page(size: 4)), [[Int]]()
            )
            ids.append(page.elements.map(\.id))
            while let next = page.next {
                page = try stage.fetch(opening.members.sorted(by: .ascending(\.points)).page(size: 4, after: next))
                ids.append(page.elements.map(\.id))
            }
            return ids
        },
        ScopeCase("including to-many") {
            try $1.fetch($0.members.sorted(by: .ascending(\.id)).including { $0.chores.sorted(by: .ascending(\.id)) })
        },
        ScopeCase("including to-one") {
            try $1.fetch($0.members.sorted(by: .ascending(\.id)).including(\.squad).including(\.boss))
        },
        ScopeCase("including through") {
            try $1.fetch($0.members.sorted(by: .ascending(\.id)).including { $0.badges.sorted(by: .ascending(\.id)) })
        },
        ScopeCase("including the first") {
            try $1.fetch(
                $0.members.sorted(by: .ascending(\.id)).including {
                    $0.chores.sorted(by: .descending(\.effort), .ascending(\.id)).first(nth: 2)
                })
        },
        ScopeCase("including recursively") {
            try $1.fetch($0.members.sorted(by: .ascending(\.id)).including { $0.chain.sorted(by: .ascending(\.id)) })
        },
        ScopeCase("including in what is included") {
            try $1.fetch(
                $0.squads.sorted(by: .ascending(\.id)).including {
                    $0.members.sorted(by: .ascending(\.id)).including { $0.chores.sorted(by: .ascending(\.id)) }
                })
        },
        ScopeCase("including values") {
            try $1.fetch(
                $0.squads.sorted(by: .ascending(\.id)).including {
                    $0.members.sorted(by: .ascending(\.id)).select(\.boss.name)
                })
        },
        ScopeCase("models selected with related") {
            try $1.fetch(
                $0.members.sorted(by: .ascending(\.id)).select({ $0.name }, { $0.chores.count }, { $0.squad.name }))
        },
        ScopeCase("found by keys") { opening, stage in
            try (1...6).map { try stage.fetch(opening.opened(Member.find($0)))?.id }
        },
        ScopeCase("prepared") { opening, stage in
            let bySquad = Member.prepared(String.self) { name in
                opening.members.where { $0.boss.squad.name == name }.sorted(by: .ascending(\.id))
            }
            return try ["squad 0", "squad 1", "squad 2"].map { try stage.fetch(bySquad($0)) }
        },
        ScopeCase("prepared values") { opening, stage in
            let above = Member.prepared(Int.self) { points in
                opening.members.where { $0.chores.contains { $0.effort > points } }.sorted(by: .ascending(\.id)).select(
                    \.id)
            }
            return try [2, 5].map { try stage.fetch(above($0)) }
        },
        ScopeCase("what satisfies a predicate") {
            let isBusy = Member.predicate { $0.chores.count > 1 && $0.squad.name != nil }
            return try $1.fetch(
                $0.members.where { $0.boss.satisfies(isBusy) || $0.reports.contains { $0.satisfies(isBusy) } }
                    .sorted(by: .ascending(\.id)))
        },
        ScopeCase("distinct values") {
            try $1.fetch($0.members.select(\.squad.name).distinct().sorted(by: .ascending(\.squad.name)))
        },
        ScopeCase("difference of limited requests") {
            try $1.fetch(
                $0.members.subtracting($0.members.sorted(by: .descending(\.points)).limit(4)).where { $0.boss != nil }
                    .sorted(by: .ascending(\.id)))
        },
        ScopeCase("obstacles") {
            let obstacles = try $1.fetch(
                $0.members.where { $0.points > 9 && $0.squad.name == "squad 1" && $0.chores.count > 0 }.obstacles())
            return [obstacles.total, obstacles.matches] + obstacles.conditions.flatMap { [$0.excluded, $0.without] }
        },
        ScopeCase("scoped by what is in scope") { try $1.fetch($0.badges.sorted(by: .ascending(\.id))) },
    ]

    static let changes = [
        ScopeCase("update") {
            let count = try $1.update($0.members.where { $0.points > 5 }) { $0.points += 1 }
            return (count, try $1.fetch($0.members.sorted(by: .ascending(\.id))))
        },
        ScopeCase("update of all") {
            let count = try $1.update($0.members) { $0.name = "x" }
            return (count, try $1.fetch($0.members.sorted(by: .ascending(\.id))))
        },
        ScopeCase("update by a relationship") {
            let count = try $1.update($0.members.where { $0.boss.points > 5 }) { $0.points += 1 }
            return (count, try $1.fetch($0.members.sorted(by: .ascending(\.id))))
        },
        ScopeCase("update to what is related") {
            let count = try $1.update($0.members.where { $0.points > 3 }) {
                $0.points = $0.chores.sum(\.effort)
                $0.name = $0.boss.name ?? "none"
            }
            return (count, try $1.fetch($0.members.sorted(by: .ascending(\.id))))
        },
        ScopeCase("deletion") {
            let count = try $1.delete($0.chores.where { $0.effort > 3 })
            return (count, try $1.fetch($0.chores.sorted(by: .ascending(\.id))))
        },
        ScopeCase("deletion of all") {
            let count = try $1.delete($0.chores)
            return (count, try $1.fetch($0.chores.sorted(by: .ascending(\.id))))
        },
        ScopeCase("deletion by a relationship") {
            let count = try $1.delete($0.chores.where { $0.member.squad.name == "squad 1" || $0.member == nil })
            return (count, try $1.fetch($0.chores.sorted(by: .ascending(\.id))))
        },
        ScopeCase("deletion of the first") {
            let count = try $1.delete($0.members.sorted(by: .ascending(\.points)).limit(3))
            return (count, try $1.fetch($0.members.sorted(by: .ascending(\.id))))
        },
    ]
}
#endif
