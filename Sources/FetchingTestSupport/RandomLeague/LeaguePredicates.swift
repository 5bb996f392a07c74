import Fetching
import FetchingCore

/// The conditions as the library has them: the members that the closures are given, from the outside.
struct LeaguePredicates {
    enum Scope {
        case root(Player.FetchableMembers)
        case player(RelatedMembers<Player, Player>)
        case team(RelatedMembers<Player, Team>)
        case tag(RelatedMembers<Player, Tag>)
    }

    typealias Number = FetchExpression<Player, Int?>
    typealias Fraction = FetchExpression<Player, Double?>
    typealias Text = FetchExpression<Player, String?>
    typealias Condition = FetchPredicate<Player>

    var scopes: [Scope]

    private func within(_ scope: Scope) -> LeaguePredicates { LeaguePredicates(scopes: scopes + [scope]) }

    // The members of the three forms in which a player comes; where a scope is of another kind, nothing is asked for.

    private func value<Value>(
        _ row: PlayerRow, root: (Player.FetchableMembers) -> any FetchableOperand<Player, Value>,
        element: (RelatedMembers<Player, Player>) -> FetchExpression<Player, Value>,
        related: (ToOneMember<Player, Player>) -> FetchExpression<Player, Value.Base?>
    ) -> ExpressionTree {
        switch row {
        case .scope(let index):
            switch scopes[index] {
            case .root(let members): root(members).tree
            case .player(let members): element(members).tree
            case .team, .tag: ExpressionTree(.literal(.null))
            }
        case .rival(let row): related(rival(row)).tree
        }
    }

    private func rival(_ row: PlayerRow) -> ToOneMember<Player, Player> {
        switch row {
        case .scope(let index):
            if case .player(let members) = scopes[index] { members.rival } else { Player.fetchableMembers.rival }
        case .rival(let row): rival(row).rival
        }
    }

    private func team(of row: PlayerRow) -> ToOneMember<Player, Team> {
        switch row {
        case .scope(let index):
            if case .player(let members) = scopes[index] { members.team } else { Player.fetchableMembers.team }
        case .rival(let row): rival(row).team
        }
    }

    private func seat(_ row: PlayerRow) -> ToOneMember<Player, Seat> {
        switch row {
        case .scope(let index):
            if case .player(let members) = scopes[index] { members.seat } else { Player.fetchableMembers.seat }
        case .rival(let row): rival(row).seat
        }
    }

    private func admirers(_ row: PlayerRow) -> ToManyMember<Player, Player> {
        switch row {
        case .scope(let index):
            if case .player(let members) = scopes[index] { members.admirers } else { Player.fetchableMembers.admirers }
        case .rival(let row): rival(row).admirers
        }
    }

    /// A team that is referred to. An element is one through its own members only.
    private func team(_ row: TeamRow) -> ToOneMember<Player, Team>? {
        switch row {
        case .scope: return nil
        case .team(let row): return team(of: row)
        case .mother(.scope(let index)):
            guard case .team(let members) = scopes[index] else { return nil }
            return members.mother
        case .mother(let row): return team(row)?.mother
        }
    }

    private func element(_ row: TeamRow) -> RelatedMembers<Player, Team>? {
        if case .scope(let index) = row, case .team(let members) = scopes[index] { members } else { nil }
    }

    private func teamValue(_ row: TeamRow, _ member: LeagueTeamMember) -> ExpressionTree {
        if let members = element(row) {
            switch member {
            case .id: return members.id.tree
            case .name: return members.name.tree
            case .code: return members.code.tree
            }
        }
        guard let team = team(row) else { return ExpressionTree(.literal(.null)) }
        switch member {
        case .id: return team.id.tree
        case .name: return team.name.tree
        case .code: return team.code.tree
        }
    }

    func number(_ number: LeagueNumber) -> FetchExpression<Player, Int?> { FetchExpression(numberTree(number)) }

    private func numberTree(_ number: LeagueNumber) -> ExpressionTree {
        switch number {
        case .constant(let value): ExpressionTree(.literal(.int64(Int64(value))))
        case .score(let row): value(row, root: \.score, element: \.score, related: \.score)
        case .price(let row): seat(row).price.tree
        case .playerKey(let row): value(row, root: \.id, element: \.id, related: \.id)
        case .teamKey(let row): teamValue(row, .id)
        case .tagKey(let index):
            if case .tag(let tag) = scopes[index] { tag.id.tree } else { ExpressionTree(.literal(.null)) }
        case .plus(let a, let b): (self.number(a) + self.number(b)).tree
        case .count(let rows, let condition): visit(rows, LeagueCount(condition: condition))
        case .sum(let rows, let value, let condition):
            visit(rows, LeagueTotal(function: .sum, value: value, condition: condition))
        case .min(let rows, let value, let condition):
            visit(rows, LeagueTotal(function: .min, value: value, condition: condition))
        case .max(let rows, let value, let condition):
            visit(rows, LeagueTotal(function: .max, value: value, condition: condition))
        }
    }

    private func fraction(_ fraction: LeagueFraction) -> Fraction {
        switch fraction {
        case .weight(let row): Fraction(value(row, root: \.weight, element: \.weight, related: \.weight))
        case .average(let rows, let value, let condition):
            Fraction(visit(rows, LeagueTotal(function: .average, value: value, condition: condition)))
        }
    }

    private func text(_ text: LeagueText) -> Text {
        switch text {
        case .constant(let value): Text(ExpressionTree(.literal(.text(value))))
        case .playerName(let row): Text(value(row, root: \.name, element: \.name, related: \.name))
        case .teamName(let row): Text(teamValue(row, .name))
        case .teamCode(let row): Text(teamValue(row, .code))
        case .label(let index):
            if case .tag(let tag) = scopes[index] {
                Text(tag.label.tree)
            } else {
                Text(ExpressionTree(.literal(.null)))
            }
        }
    }

    func condition(_ condition: LeagueCondition) -> Condition {
        switch condition {
        case .and(let a, let b): self.condition(a) && self.condition(b)
        case .or(let a, let b): self.condition(a) || self.condition(b)
        case .not(let inner): !self.condition(inner)
        case .compareNumbers(let a, let comparison, let b): compare(number(a), comparison, number(b))
        case .compareFraction(let a, let comparison, let b):
            compare(fraction(a), comparison, Fraction(ExpressionTree(.literal(.double(b)))))
        case .compareTexts(let a, let comparison, let b): compare(text(a), comparison, text(b))
        case .hasPrefix(let value, let prefix): text(value).hasPrefix(prefix)
        case .isNilNumber(let value): number(value) == nil
        case .isNilFraction(let value): fraction(value) == nil
        case .isNilText(let value): text(value) == nil
        case .isIn(let value, let values): number(value).isIn(values)
        case .noTeam(let row): team(row).map { $0 == nil } ?? .any([])
        case .noRival(let row): rival(row) == nil
        case .noSeat(let row): seat(row) == nil
        case .isRival(let row, let key): rival(row) == key
        case .sameTeam(let a, let b):
            if let a = element(a) {
                team(b).map { a == $0 } ?? .all([])
            } else {
                team(a).flatMap { a in team(b).map { a == $0 } } ?? .all([])
            }
        case .contains(let rows, let inner): visit(rows, LeagueQuantifier(condition: inner, isAll: false))
        case .allSatisfy(let rows, let inner): visit(rows, LeagueQuantifier(condition: inner, isAll: true))
        case .isEmpty(let rows): visit(rows, LeagueEmptiness())
        }
    }

    private func compare<Value: FetchableValue & Comparable>(
        _ a: FetchExpression<Player, Value?>, _ comparison: LeagueComparison, _ b: FetchExpression<Player, Value?>
    ) -> Condition where Value.Base: Comparable {
        switch comparison {
        case .equal: a == b
        case .notEqual: a != b
        case .less: a < b
        case .greaterOrEqual: a >= b
        }
    }
}

extension LeaguePredicates {
    /// Does something with the models of a relationship, whatever their type is.
    fileprivate func visit<Visitor: LeagueVisitor>(_ rows: LeagueRows, _ visitor: Visitor) -> Visitor.Result {
        switch rows {
        case .admirers(let row): return visitor.visit(admirers(row)) { within(.player($0)) }
        case .rivals(let row, let depth):
            let rival = rival(row)
            let rivals = depth.map { rival.recursively(depth: $0) } ?? rival.recursively
            return visitor.visit(rivals) { within(.player($0)) }
        case .followers(let row, let depth):
            let admirers = admirers(row)
            let followers = depth.map { admirers.recursively(depth: $0) } ?? admirers.recursively
            return visitor.visit(followers) { within(.player($0)) }
        case .players(let row):
            let players = element(row)?.players ?? team(row)?.players ?? Player.fetchableMembers.team.players
            return visitor.visit(players) { within(.player($0)) }
        case .admirersOfPlayers(let row):
            let players = element(row)?.admirers ?? team(row)?.admirers ?? Player.fetchableMembers.team.admirers
            return visitor.visit(players) { within(.player($0)) }
        case .daughters(let row):
            let teams = element(row)?.daughters ?? team(row)?.daughters ?? Player.fetchableMembers.team.daughters
            return visitor.visit(teams) { within(.team($0)) }
        case .tags(let row):
            let tags = element(row)?.tags ?? team(row)?.tags ?? Player.fetchableMembers.team.tags
            return visitor.visit(tags) { within(.tag($0)) }
        }
    }
}

/// A visitor of the models of a relationship.
private protocol LeagueVisitor {
    associatedtype Result

    /// - Parameter within: The members in sight of a closure that is given the members of one of the models.
    func visit<Target>(
        _ models: ToManyMember<Player, Target>, within: (RelatedMembers<Player, Target>) -> LeaguePredicates
    ) -> Result
}

private struct LeagueQuantifier: LeagueVisitor {
    let condition: LeagueCondition
    let isAll: Bool

    func visit<Target>(
        _ models: ToManyMember<Player, Target>, within: (RelatedMembers<Player, Target>) -> LeaguePredicates
    ) -> FetchPredicate<Player> {
        isAll
            ? models.allSatisfy { within($0).condition(condition) }
            : models.contains { within($0).condition(condition) }
    }
}

private struct LeagueEmptiness: LeagueVisitor {
    func visit<Target>(
        _ models: ToManyMember<Player, Target>, within: (RelatedMembers<Player, Target>) -> LeaguePredicates
    ) -> FetchPredicate<Player> { models.isEmpty }
}

private struct LeagueCount: LeagueVisitor {
    let condition: LeagueCondition?

    func visit<Target>(
        _ models: ToManyMember<Player, Target>, within: (RelatedMembers<Player, Target>) -> LeaguePredicates
    ) -> ExpressionTree {
        guard let condition else { return models.count.tree }
        return models.count { within($0).condition(condition) }.tree
    }
}

private struct LeagueTotal: LeagueVisitor {
    let function: AggregateFunction
    let value: LeagueNumber
    let condition: LeagueCondition?

    func visit<Target>(
        _ models: ToManyMember<Player, Target>, within: (RelatedMembers<Player, Target>) -> LeaguePredicates
    ) -> ExpressionTree {
        let value = { (members: RelatedMembers<Player, Target>) in within(members).number(self.value) }
        guard let condition else {
            return switch function {
            case .count: models.count.tree
            // The random forms draw those of distinct values, and texts.
            case .sum, .distinctSum, .joined, .distinctJoined: models.sum(value).tree
            case .average, .distinctAverage: models.average(value).tree
            case .min: models.min(value).tree
            case .max: models.max(value).tree
            }
        }
        return switch function {
        case .count: models.count { within($0).condition(condition) }.tree
        case .sum, .distinctSum, .joined, .distinctJoined: models.sum(value) { within($0).condition(condition) }.tree
        case .average, .distinctAverage: models.average(value) { within($0).condition(condition) }.tree
        case .min: models.min(value) { within($0).condition(condition) }.tree
        case .max: models.max(value) { within($0).condition(condition) }.tree
        }
    }
}

private enum LeagueTeamMember {
    case id, name, code
}
