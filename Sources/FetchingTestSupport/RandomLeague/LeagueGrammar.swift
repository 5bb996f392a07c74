import Fetching

/// Draws leagues, and conditions on their players.
struct LeagueGrammar {
    var generator: SplitMix64

    /// Whether relationships are followed step by step.
    private let goesRecursively: Bool

    init(seed: UInt64, goesRecursively: Bool = false) {
        generator = SplitMix64(seed: seed)
        self.goesRecursively = goesRecursively
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func optional(_ range: ClosedRange<Int>) -> Int? { generator.isOne(in: 4) ? nil : number(range) }

    private mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
        let index = number(0...others.count)
        return index == 0 ? first : others[index - 1]
    }

    // Leagues

    mutating func league() -> League {
        League(
            teams: (1...5).map { id in
                // One more than there are: some references lead to nothing.
                Team(id: id, name: name(), code: ["A", "a", "B", "", "C"][id - 1], motherID: optional(1...6))
            },
            players: (1...number(3...9)).map { id in
                Player(
                    id: id, name: generator.isOne(in: 4) ? nil : name(), score: number(-2...4),
                    weight: generator.isOne(in: 3) ? nil : Double(number(0...4)) / 2,
                    teamCode: pick(nil, "A", "a", "B", "", "Z"), rivalID: optional(1...11),
                    seatRow: optional(1...3), seatNumber: number(1...2))
            },
            seats: [1, 2].flatMap { row in [Seat(row: row, number: 1, price: number(0...4)), Seat(row: row, number: 2)]
            },
            tags: (1...3).map { Tag(id: $0, label: name()) },
            taggings: (1...8).map { Tagging(id: $0, teamID: optional(1...6), tagID: optional(1...4)) })
    }

    private mutating func name() -> String { pick("", "A", "a", "Ab", "\u{E9}") }

    // Conditions

    mutating func condition(depth: Int) -> LeagueCondition { condition(depth: depth, in: [.player]) }

    private mutating func condition(depth: Int, in kinds: [LeagueKind]) -> LeagueCondition {
        guard depth > 0 else { return leaf(in: kinds) }
        switch number(0...9) {
        case 0, 1: return .and(condition(depth: depth - 1, in: kinds), condition(depth: depth - 1, in: kinds))
        case 2, 3: return .or(condition(depth: depth - 1, in: kinds), condition(depth: depth - 1, in: kinds))
        case 4: return .not(condition(depth: depth - 1, in: kinds))
        case 5, 6:
            let rows = rows(in: kinds)
            return .contains(rows, condition(depth: depth - 1, in: kinds + [rows.kind]))
        case 7:
            let rows = rows(in: kinds)
            return .allSatisfy(rows, condition(depth: depth - 1, in: kinds + [rows.kind]))
        case 8:
            return .compareNumbers(aggregate(depth: depth - 1, in: kinds), comparison(), number(in: kinds))
        default: return leaf(in: kinds)
        }
    }

    private mutating func leaf(in kinds: [LeagueKind]) -> LeagueCondition {
        switch number(0...14) {
        case 0, 1: .compareNumbers(number(in: kinds), comparison(), .constant(number(-2...4)))
        case 2: .compareNumbers(number(in: kinds), comparison(), number(in: kinds))
        case 3: .compareTexts(text(in: kinds), comparison(), .constant(name()))
        case 4: .compareTexts(text(in: kinds), comparison(), text(in: kinds))
        case 5: .hasPrefix(text(in: kinds), pick("A", "", "a"))
        case 6: .isNilNumber(number(in: kinds))
        case 7: .isNilText(text(in: kinds))
        case 8: .isIn(number(in: kinds), pick([1, 2], [nil, 3], [], [nil]))
        case 9: .noTeam(referredTeam(in: kinds))
        case 10: generator.isOne(in: 2) ? .noRival(player(in: kinds)) : .noSeat(player(in: kinds))
        case 11: .isRival(player(in: kinds), number(1...10))
        case 12: .sameTeam(team(in: kinds), referredTeam(in: kinds))
        case 13: .isEmpty(rows(in: kinds))
        default:
            generator.isOne(in: 3)
                ? .isNilFraction(fraction(in: kinds))
                : .compareFraction(fraction(in: kinds), comparison(), Double(number(0...4)) / 2)
        }
    }

    private mutating func comparison() -> LeagueComparison { pick(.equal, .notEqual, .less, .greaterOrEqual) }

    private mutating func scope(of kind: LeagueKind, in kinds: [LeagueKind]) -> Int? {
        kinds.indices.filter { kinds[$0] == kind }.randomElement(using: &generator)
    }

    private mutating func player(in kinds: [LeagueKind]) -> PlayerRow {
        // The outermost scope is a player.
        var row = PlayerRow.scope(scope(of: .player, in: kinds) ?? 0)
        while generator.isOne(in: 4) { row = .rival(row) }
        return row
    }

    private mutating func referredTeam(in kinds: [LeagueKind]) -> TeamRow {
        if let scope = scope(of: .team, in: kinds), generator.isOne(in: 2) { return .mother(.scope(scope)) }
        var row = TeamRow.team(player(in: kinds))
        while generator.isOne(in: 4) { row = .mother(row) }
        return row
    }

    private mutating func team(in kinds: [LeagueKind]) -> TeamRow {
        if let scope = scope(of: .team, in: kinds), generator.isOne(in: 2) { return .scope(scope) }
        return referredTeam(in: kinds)
    }

    private mutating func rows(in kinds: [LeagueKind]) -> LeagueRows {
        if goesRecursively, generator.isOne(in: 4) {
            let depth = generator.isOne(in: 2) ? nil : number(1...3)
            return generator.isOne(in: 2)
                ? .rivals(player(in: kinds), depth: depth) : .followers(player(in: kinds), depth: depth)
        }
        return switch number(0...4) {
        case 0: .admirers(player(in: kinds))
        case 1: .players(team(in: kinds))
        case 2: .admirersOfPlayers(team(in: kinds))
        case 3: .daughters(team(in: kinds))
        default: .tags(team(in: kinds))
        }
    }

    private mutating func number(in kinds: [LeagueKind]) -> LeagueNumber {
        if let tag = scope(of: .tag, in: kinds), generator.isOne(in: 4) { return .tagKey(tag) }
        switch number(0...6) {
        case 0, 1: return .score(player(in: kinds))
        case 2: return .price(player(in: kinds))
        case 3: return .playerKey(player(in: kinds))
        case 4: return .teamKey(team(in: kinds))
        case 5: return .plus(.score(player(in: kinds)), .teamKey(team(in: kinds)))
        default: return aggregate(depth: 0, in: kinds)
        }
    }

    private mutating func aggregate(depth: Int, in kinds: [LeagueKind]) -> LeagueNumber {
        let rows = rows(in: kinds)
        let inner = kinds + [rows.kind]
        let condition = generator.isOne(in: 2) ? nil : condition(depth: depth, in: inner)
        let value: LeagueNumber
        switch rows.kind {
        case .player: value = pick(.score(.scope(kinds.count)), .score(player(in: inner)), .price(player(in: inner)))
        case .team: value = .teamKey(.scope(kinds.count))
        case .tag: value = .tagKey(kinds.count)
        }
        switch number(0...3) {
        case 0: return .count(rows, condition)
        case 1: return .sum(rows, value, condition)
        case 2: return .min(rows, value, condition)
        default: return .max(rows, value, condition)
        }
    }

    private mutating func fraction(in kinds: [LeagueKind]) -> LeagueFraction {
        guard generator.isOne(in: 2) else { return .weight(player(in: kinds)) }
        let row = player(in: kinds)
        return .average(.admirers(row), .score(.scope(kinds.count)), nil)
    }

    private mutating func text(in kinds: [LeagueKind]) -> LeagueText {
        if let tag = scope(of: .tag, in: kinds), generator.isOne(in: 3) { return .label(tag) }
        switch number(0...2) {
        case 0: return .playerName(player(in: kinds))
        case 1: return .teamName(team(in: kinds))
        default: return .teamCode(team(in: kinds))
        }
    }
}
