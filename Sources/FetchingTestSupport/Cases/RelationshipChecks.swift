import Fetching

/// Compares what a request gives with what it must give.
struct RelationshipCheck: Sendable {
    let label: String
    let failure: @Sendable (any RelatedConformanceStore) throws -> (expected: String, got: String)?

    /// The players for which a condition holds.
    init(
        _ label: String, _ keys: [Int],
        @PredicateBuilder<Player> where condition:
            @escaping @Sendable (Player.FetchableMembers) -> FetchPredicate<Player>
    ) {
        self.init(label, players: keys) { Player.request().all().where(condition(Player.fetchableMembers)) }
    }

    /// The teams for which a condition holds.
    init(
        _ label: String, teams keys: [Int],
        @PredicateBuilder<Team> where condition: @escaping @Sendable (Team.FetchableMembers) -> FetchPredicate<Team>
    ) {
        self.init(label, teams: keys) { Team.request().all().where(condition(Team.fetchableMembers)) }
    }

    /// The matches for which a condition holds.
    init(
        _ label: String, matches keys: [Int],
        @PredicateBuilder<Match> where condition: @escaping @Sendable (Match.FetchableMembers) -> FetchPredicate<Match>
    ) {
        self.init(label, keys) { Match.request().all().where(condition(Match.fetchableMembers)) }
    }

    /// The players that a request gives, in order if it is sorted.
    init(
        _ label: String, players keys: [Int], request: @escaping @Sendable () -> FetchableRequest<Player, [Player]>
    ) {
        self.init(label, keys, request)
    }

    /// The teams that a request gives, in order if it is sorted.
    init(_ label: String, teams keys: [Int], request: @escaping @Sendable () -> FetchableRequest<Team, [Team]>) {
        self.init(label, keys, request)
    }

    private init<Model: ConformanceModel>(
        _ label: String, _ keys: [Int], _ request: @escaping @Sendable () -> FetchableRequest<Model, [Model]>
    ) {
        self.init(label, "\(keys)") { store in
            let request = request()
            let found = try store.fetch(request.loading).map(\.id)
            return "\(request.query.sortKeys.isEmpty ? found.sorted() : found)"
        }
    }

    /// A check of an engine's answer by a closure.
    init(
        _ label: String, _ expected: String, got: @escaping @Sendable (any RelatedConformanceStore) throws -> String
    ) {
        self.label = label
        failure = { store in
            let got = try got(store)
            return got == expected ? nil : (expected, got)
        }
    }

    /// A request that gives values, compared by their description.
    @_disfavoredOverload
    init<Value>(
        _ label: String, _ expected: String, got: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) {
        self.init(label, expected) { store -> String in "\(try got(store))" }
    }

    /// A request that gives values, or throws.
    init(
        _ label: String, error code: FetchError.Code,
        got: @escaping @Sendable (any RelatedConformanceStore) throws -> Any
    ) {
        self.init(label, "the error '\(code)'") { store in
            do {
                return "\(try got(store))"
            } catch let error as FetchError {
                return "the error '\(error.code)'"
            }
        }
    }

    /// The error with which a request ends.
    init<Model: RowDecodable, Result>(
        _ label: String, error code: FetchError.Code,
        request: @escaping @Sendable () -> LoadingRequest<Model, Result>
    ) {
        self.init(label, "the error '\(code)'") { store in
            do {
                return "\(try store.fetch(request()))"
            } catch let error as FetchError {
                return "the error '\(error.code)'"
            }
        }
    }
}

extension ConformanceCase {
    init(_ check: RelationshipCheck, in league: League) {
        self.init(check.label, inLeague: league) { store in try check.failure(store).map { [$0] } ?? [] }
    }
}

extension League {
    /// Players and teams with every kind of reference: one that is nil, one that leads to nothing, one to itself.
    static let small = League(
        teams: [
            Team(id: 1, name: "Reds", code: "R", isOpen: true),
            Team(id: 2, name: "Little Reds", code: "r", motherID: 1, isFirstClass: true),
            Team(id: 3, name: "Blues", code: "B", motherID: 99, isOpen: true, isFirstClass: false),
            Team(id: 4, name: "Nobody", code: "N", motherID: 4),
        ],
        players: [
            Player(id: 1, name: "Ann", score: 10, weight: 60, teamCode: "R", rivalID: 2, seatRow: 1, seatNumber: 1),
            Player(id: 2, name: "Bea", score: 20, weight: nil, teamCode: "R", rivalID: 1, seatRow: 1, seatNumber: 2),
            Player(id: 3, name: "Cid", score: 30, weight: 70.5, teamCode: "r", rivalID: 3, seatRow: nil, seatNumber: 1),
            Player(id: 4, name: nil, score: -5, weight: 80, teamCode: "B", rivalID: 77, seatRow: 2, seatNumber: 2),
            Player(id: 5, name: "Reds", score: 0, teamCode: nil, rivalID: nil, seatRow: 9, seatNumber: 9),
            Player(
                id: 6, name: "Flo", score: 7, weight: 55, teamCode: "missing", rivalID: 1, seatRow: 1, seatNumber: 1),
        ],
        seats: [
            Seat(row: 1, number: 1, price: 50), Seat(row: 1, number: 2, price: 30), Seat(row: 2, number: 1, price: 20),
        ],
        tags: [Tag(id: 1, label: "old"), Tag(id: 2, label: "rich"), Tag(id: 3, label: "unused")],
        taggings: [
            Tagging(id: 1, teamID: 1, tagID: 1), Tagging(id: 2, teamID: 1, tagID: 1),
            Tagging(id: 3, teamID: 1, tagID: 2),
            Tagging(id: 4, teamID: 2, tagID: nil), Tagging(id: 5, teamID: nil, tagID: 2),
            Tagging(id: 6, teamID: 3, tagID: 55), Tagging(id: 7, teamID: 3, tagID: 1),
        ],
        matches: [
            Match(id: 1, homeCode: "R", awayID: 3), Match(id: 2, homeCode: "B", awayID: 1),
            Match(id: 3, homeCode: "R", awayID: nil), Match(id: 4, homeCode: "x", awayID: 9),
            Match(id: 5, homeCode: "N", awayID: 4), Match(id: 6, homeCode: "r", awayID: 1),
        ])
}
