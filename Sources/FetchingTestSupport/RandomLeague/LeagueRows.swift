import Fetching

/// A player in nested conditions: the numbers count the closures from the outside.
indirect enum PlayerRow: Sendable {
    case scope(Int)
    case rival(PlayerRow)
}

/// A team in nested conditions.
indirect enum TeamRow: Sendable {
    case scope(Int)
    case team(PlayerRow)
    case mother(TeamRow)
}

/// A to-many relationship of the league.
enum LeagueRows: Sendable {
    case admirers(PlayerRow)
    /// Rivals of rivals.
    case rivals(PlayerRow, depth: Int?)
    /// Admirers of admirers.
    case followers(PlayerRow, depth: Int?)
    case players(TeamRow)
    case admirersOfPlayers(TeamRow)
    case daughters(TeamRow)
    case tags(TeamRow)
}

/// The kind of model that a closure is about.
enum LeagueKind: Sendable {
    case player, team, tag
}

extension LeagueRows {
    var kind: LeagueKind {
        switch self {
        case .admirers, .rivals, .followers, .players, .admirersOfPlayers: .player
        case .daughters: .team
        case .tags: .tag
        }
    }
}

/// A number of a model, or computed from models.
indirect enum LeagueNumber: Sendable {
    case constant(Int)
    case score(PlayerRow)
    case price(PlayerRow)
    case playerKey(PlayerRow)
    case teamKey(TeamRow)
    case tagKey(Int)
    case plus(LeagueNumber, LeagueNumber)
    case count(LeagueRows, LeagueCondition?)
    case sum(LeagueRows, LeagueNumber, LeagueCondition?)
    case min(LeagueRows, LeagueNumber, LeagueCondition?)
    case max(LeagueRows, LeagueNumber, LeagueCondition?)
}

/// A number with a fraction.
enum LeagueFraction: Sendable {
    case weight(PlayerRow)
    case average(LeagueRows, LeagueNumber, LeagueCondition?)
}

/// A text of a model.
enum LeagueText: Sendable {
    case constant(String)
    case playerName(PlayerRow)
    case teamName(TeamRow)
    case teamCode(TeamRow)
    case label(Int)
}

enum LeagueComparison: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case greaterOrEqual = ">="
}

indirect enum LeagueCondition: Sendable {
    case and(LeagueCondition, LeagueCondition)
    case or(LeagueCondition, LeagueCondition)
    case not(LeagueCondition)
    case compareNumbers(LeagueNumber, LeagueComparison, LeagueNumber)
    case compareFraction(LeagueFraction, LeagueComparison, Double)
    case compareTexts(LeagueText, LeagueComparison, LeagueText)
    case hasPrefix(LeagueText, String)
    case isNilNumber(LeagueNumber)
    case isNilFraction(LeagueFraction)
    case isNilText(LeagueText)
    case isIn(LeagueNumber, [Int?])
    case noTeam(TeamRow)
    case noRival(PlayerRow)
    case noSeat(PlayerRow)
    case isRival(PlayerRow, Int)
    case sameTeam(TeamRow, TeamRow)
    case contains(LeagueRows, LeagueCondition)
    case allSatisfy(LeagueRows, LeagueCondition)
    case isEmpty(LeagueRows)
}
