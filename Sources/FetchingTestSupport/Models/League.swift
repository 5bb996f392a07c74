import Fetching

/// A team: its players refer to it by a code, its daughters by its key, and tags by a joining model.
@Fetchable
struct Team: ConformanceModel, Hashable {
    let id: Int
    var name: String = ""
    var code: String = ""
    var motherID: Int?
    var isOpen: Bool = false
    var isFirstClass: Bool?

    static let mother = ToOne<Team, Team>(\.motherID)
    static let daughters = ToMany<Team, Self>(\.motherID)
    static let players = ToMany<Team, Player>(\.teamCode, to: \.code)
    static let tags = ToMany<Team, Tag>(through: Tagging.self, \.teamID, \.tagID)
    static let taggings = ToMany<Team, Tagging>(\.teamID)
    static let admirers = ToMany<Team, Player>(through: Team.players, Player.admirers)
}

/// A player, with optional and required references: by a text, by the key and by a key of two columns.
@Fetchable
struct Player: ConformanceModel, Hashable {
    let id: Int
    var name: String?
    var score: Int = 0
    var weight: Double?
    var teamCode: String?
    var rivalID: Int?
    var seatRow: Int?
    var seatNumber: Int = 0

    static let team = ToOne<Player, Team>(\.teamCode, to: \.code)
    static let rival = ToOne<Player, Player>(\.rivalID)
    static let admirers = ToMany<Player, Player>(\.rivalID)
    static let seat = ToOne<Player, Seat>((\.seatRow, to: \.row), (\.seatNumber, to: \.number))
}

extension Player.FetchableMembers {
    /// The same for each player, and where there is none.
    var everyTag: ToManyMember<Player, Tag> { all(Tag.self) }
}

@Fetchable
struct Seat: Sendable, Hashable {
    @PrimaryKey var row: Int
    @PrimaryKey var number: Int
    var price: Int = 0

    static let players = ToMany<Seat, Player>.inverse(of: Player.seat)
}

@Fetchable
struct Tag: ConformanceModel, Hashable {
    let id: Int
    var label: String = ""

    static let teams = ToMany<Tag, Team>(through: Tagging.self, \.tagID, \.teamID)
}

/// Joins a team and a tag, in some rows more than once, in some only one or none of them.
@Fetchable
struct Tagging: ConformanceModel, Hashable {
    let id: Int
    var teamID: Int?
    var tagID: Int?

    static let tag = ToOne<Tagging, Tag>(\.tagID)
    static let team = ToOne<Tagging, Team>(\.teamID)
}

/// A match, which refers to two teams: to one that has to be there, and to one that may not be known yet.
@Fetchable
struct Match: ConformanceModel, Hashable {
    let id: Int
    var homeCode: String = ""
    var awayID: Int?

    static let home = ToOne<Match, Team>(\.homeCode, to: \.code)
    static let away = ToOne<Match, Team>(\.awayID)
}

/// Models of all types.
struct League: Sendable {
    var teams: [Team] = []
    var players: [Player] = []
    var seats: [Seat] = []
    var tags: [Tag] = []
    var taggings: [Tagging] = []
    var matches: [Match] = []

    var collections: [ConformanceCollection] {
        get throws {
            [
                try ConformanceCollection(teams), try ConformanceCollection(players), try ConformanceCollection(seats),
                try ConformanceCollection(tags), try ConformanceCollection(taggings),
                try ConformanceCollection(matches),
            ]
        }
    }
}

// In plain Swift

extension League {
    func team(of player: Player) -> Team? { player.teamCode.flatMap { code in teams.first { $0.code == code } } }

    func mother(of team: Team) -> Team? { team.motherID.flatMap { id in teams.first { $0.id == id } } }

    func rival(of player: Player) -> Player? { player.rivalID.flatMap { id in players.first { $0.id == id } } }

    func seat(of player: Player) -> Seat? { seats.first { $0.row == player.seatRow && $0.number == player.seatNumber } }

    func players(of team: Team) -> [Player] { players.filter { $0.teamCode == team.code } }

    func daughters(of team: Team) -> [Team] { teams.filter { $0.motherID == team.id } }

    func admirers(of player: Player) -> [Player] { players.filter { $0.rivalID == player.id } }

    func tags(of team: Team) -> [Tag] {
        let keys = Set(taggings.filter { $0.teamID == team.id }.compactMap(\.tagID))
        return tags.filter { keys.contains($0.id) }
    }

    func admirers(ofPlayersOf team: Team) -> [Player] {
        let keys = Set(players(of: team).map(\.id))
        return players.filter { $0.rivalID.map(keys.contains) ?? false }
    }
}
