import Fetching

/// The evaluation of conditions in plain Swift: the models that the closures have come to, from the outside.
struct LeagueEvaluation {
    enum Scope {
        case player(Player)
        case team(Team)
        case tag(Tag)
    }

    let league: League
    var scopes: [Scope]

    func within(_ scope: Scope) -> LeagueEvaluation { LeagueEvaluation(league: league, scopes: scopes + [scope]) }

    func player(_ row: PlayerRow) -> Player? {
        switch row {
        case .scope(let index): if case .player(let player) = scopes[index] { player } else { nil }
        case .rival(let row): player(row).flatMap(league.rival)
        }
    }

    func team(_ row: TeamRow) -> Team? {
        switch row {
        case .scope(let index): if case .team(let team) = scopes[index] { team } else { nil }
        case .team(let row): player(row).flatMap(league.team)
        case .mother(let row): team(row).flatMap(league.mother)
        }
    }

    private func tag(_ index: Int) -> Tag? { if case .tag(let tag) = scopes[index] { tag } else { nil } }

    func rows(_ rows: LeagueRows) -> [Scope] {
        switch rows {
        case .admirers(let row): (player(row).map(league.admirers) ?? []).map(Scope.player)
        case .rivals(let row, let depth):
            players(from: player(row), depth) { league.rival(of: $0).map { [$0] } ?? [] }.map(Scope.player)
        case .followers(let row, let depth): players(from: player(row), depth, league.admirers).map(Scope.player)
        case .players(let row): (team(row).map(league.players) ?? []).map(Scope.player)
        case .admirersOfPlayers(let row): (team(row).map(league.admirers(ofPlayersOf:)) ?? []).map(Scope.player)
        case .daughters(let row): (team(row).map(league.daughters) ?? []).map(Scope.team)
        case .tags(let row): (team(row).map(league.tags) ?? []).map(Scope.tag)
        }
    }

    /// The players that a number of steps lead to.
    private func players(from start: Player?, _ depth: Int?, _ step: (Player) -> [Player]) -> [Player] {
        var found: Set<Int> = []
        var last = start.map { [$0] } ?? []
        for _ in 0..<(depth ?? league.players.count) {
            last = last.flatMap(step)
            found.formUnion(last.map(\.id))
        }
        return league.players.filter { found.contains($0.id) }
    }

    private func rows(_ rows: LeagueRows, where condition: LeagueCondition?) -> [LeagueEvaluation] {
        self.rows(rows).map(within).filter { evaluation in condition.map(evaluation.holds) ?? true }
    }

    /// All numbers are small enough to be exact.
    func number(_ number: LeagueNumber) -> Double? {
        switch number {
        case .constant(let value): Double(value)
        case .score(let row): player(row).map { Double($0.score) }
        case .price(let row): player(row).flatMap(league.seat).map { Double($0.price) }
        case .playerKey(let row): player(row).map { Double($0.id) }
        case .teamKey(let row): team(row).map { Double($0.id) }
        case .tagKey(let index): tag(index).map { Double($0.id) }
        case .plus(let a, let b): self.number(a).flatMap { a in self.number(b).map { a + $0 } }
        case .count(let rows, let condition): Double(self.rows(rows, where: condition).count)
        case .sum(let rows, let value, let condition): values(value, of: rows, where: condition).reduce(0, +)
        case .min(let rows, let value, let condition): values(value, of: rows, where: condition).min()
        case .max(let rows, let value, let condition): values(value, of: rows, where: condition).max()
        }
    }

    private func values(_ value: LeagueNumber, of rows: LeagueRows, where condition: LeagueCondition?) -> [Double] {
        self.rows(rows, where: condition).compactMap { $0.number(value) }
    }

    func fraction(_ fraction: LeagueFraction) -> Double? {
        switch fraction {
        case .weight(let row): player(row)?.weight
        case .average(let rows, let value, let condition): average(values(value, of: rows, where: condition))
        }
    }

    private func average(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    func text(_ text: LeagueText) -> String? {
        switch text {
        case .constant(let value): value
        case .playerName(let row): player(row)?.name
        case .teamName(let row): team(row)?.name
        case .teamCode(let row): team(row)?.code
        case .label(let index): tag(index)?.label
        }
    }

    func holds(_ condition: LeagueCondition) -> Bool {
        switch condition {
        case .and(let a, let b): holds(a) && holds(b)
        case .or(let a, let b): holds(a) || holds(b)
        case .not(let inner): !holds(inner)
        case .compareNumbers(let a, let comparison, let b): compare(number(a), comparison, number(b))
        case .compareFraction(let a, let comparison, let b): compare(fraction(a), comparison, b)
        case .compareTexts(let a, let comparison, let b): compare(text(a), comparison, text(b))
        case .hasPrefix(let value, let prefix): text(value)?.hasPrefix(prefix) ?? false
        case .isNilNumber(let value): number(value) == nil
        case .isNilFraction(let value): fraction(value) == nil
        case .isNilText(let value): text(value) == nil
        case .isIn(let value, let values): values.map { $0.map(Double.init) }.contains(number(value))
        case .noTeam(let row): team(row) == nil
        case .noRival(let row): player(row).flatMap(league.rival) == nil
        case .noSeat(let row): player(row).flatMap(league.seat) == nil
        case .isRival(let row, let key): player(row).flatMap(league.rival)?.id == key
        case .sameTeam(let a, let b): team(a) == team(b)
        case .contains(let rows, let inner): self.rows(rows).map(within).contains { $0.holds(inner) }
        case .allSatisfy(let rows, let inner): self.rows(rows).map(within).allSatisfy { $0.holds(inner) }
        case .isEmpty(let rows): self.rows(rows).isEmpty
        }
    }

    private func compare<Value: Comparable>(_ a: Value?, _ comparison: LeagueComparison, _ b: Value?) -> Bool {
        switch comparison {
        case .equal: return a == b
        case .notEqual: return a != b
        case .less, .greaterOrEqual:
            guard let a, let b else { return false }
            return comparison == .less ? a < b : a >= b
        }
    }
}
