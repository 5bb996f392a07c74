import Fetching

extension ConformanceGroup {
    /// Each model comes with those that are related to it, in the order that was asked for.
    static let relatedLoading = ConformanceGroup(
        "Loading", (lists + singles + nested).map { ConformanceCase($0, in: .small) })

    private static let lists: [RelationshipCheck] = [
        .init("to-many", "[1: [1, 2], 2: [3], 3: [4], 4: []]") { store in
            try store.fetch(teams.including { $0.players.sorted(by: .ascending(\.id)) }).text { $0.map(\.id) }
        },
        .init("to-many in another order", "[1: [2, 1], 2: [3], 3: [4], 4: []]") { store in
            try store.fetch(teams.including { $0.players.sorted(by: .descending(\.score)) }).text { $0.map(\.id) }
        },
        .init("to-many under conditions", "[1: [2], 2: [3], 3: [], 4: []]") { store in
            try store.fetch(teams.including { $0.players.where { $0.score > 10 } }).text { $0.map(\.id) }
        },
        .init("to-many under conditions on what they refer to", "[1: [1], 2: [3], 3: [], 4: []]") { store in
            try store.fetch(teams.including { $0.players.where { $0.rival.score > 15 } }).text { $0.map(\.id) }
        },
        .init("a limit for each", "[1: [2], 2: [3], 3: [4], 4: []]") { store in
            try store.fetch(teams.including { $0.players.sorted(by: .descending(\.score)).first(nth: 1) })
                .text { $0.map(\.id) }
        },
        .init("a limit for each, after others", "[1: [1], 2: [], 3: [], 4: []]") { store in
            try store.fetch(teams.including { $0.players.sorted(by: .descending(\.score)).first(nth: 5, after: 1) })
                .text { $0.map(\.id) }
        },
        .init("a limit of nothing", "[1: [], 2: [], 3: [], 4: []]") { store in
            try store.fetch(teams.including { $0.players.first(nth: 0) }).text { $0.map(\.id) }
        },
        .init("joined, each once", "[1: [1, 2], 2: [], 3: [1], 4: []]") { store in
            try store.fetch(teams.including { $0.tags.sorted(by: .ascending(\.id)) }).text { $0.map(\.id) }
        },
        .init("joined, each once, with a limit", "[1: [2, 1], 2: [], 3: [1], 4: []]") { store in
            try store.fetch(teams.including { $0.tags.sorted(by: .descending(\.label)).first(nth: 2) })
                .text { $0.map(\.id) }
        },
        .init("by itself", "[1: [2], 2: [], 3: [], 4: [4]]") { store in
            try store.fetch(teams.including(\.daughters)).text { $0.map(\.id) }
        },
        .init("through two to-many relationships", "[1: [1, 2, 6], 2: [3], 3: [], 4: []]") { store in
            try store.fetch(teams.including { $0.admirers.sorted(by: .ascending(\.id)) }).text { $0.map(\.id) }
        },
        .init("by a key of two columns", "[50: [1, 6], 30: [2], 20: []]") { store in
            let seats = try store.fetch(
                Seat.request().all().sorted(by: .descending(\.price)).including {
                    $0.players.sorted(by: .ascending(\.id))
                })
            return "[\(seats.map { "\($0.price): \($1.map(\.id))" }.joined(separator: ", "))]"
        },
        .init("an invalid limit", error: .invalidLimit) { teams.including { $0.players.first(nth: -1) } },
        .init("an invalid condition", error: .invalidPattern) {
            teams.including { $0.players.where { $0.name.matches("(") } }
        },
    ]

    private static let singles: [RelationshipCheck] = [
        .init("to-one", "[1: 1, 2: 1, 3: 2, 4: 3, 5: nil, 6: nil]") { store in
            try store.fetch(players.including(\.team)).optionals { $0.id }
        },
        .init("to-one that leads to nothing", "[1: 2, 2: 1, 3: 3, 4: nil, 5: nil, 6: 1]") { store in
            try store.fetch(players.including(\.rival)).optionals { $0.id }
        },
        .init("to-one under conditions", "[1: 2, 2: nil, 3: 3, 4: nil, 5: nil, 6: nil]") { store in
            try store.fetch(players.including { $0.rival.where { $0.score > 15 } }).optionals { $0.id }
        },
        .init("two steps", "[1: nil, 2: nil, 3: 1, 4: nil, 5: nil, 6: nil]") { store in
            try store.fetch(players.including(\.team.mother)).optionals { $0.id }
        },
        .init("to-many behind a to-one", "[1: [2], 2: [2], 3: [], 4: [], 5: [], 6: []]") { store in
            try store.fetch(players.including(\.team.daughters)).text { $0.map(\.id) }
        },
        .init("by a key of two columns, one", "[1: 50, 2: 30, 3: nil, 4: nil, 5: nil, 6: 50]") { store in
            try store.fetch(players.including(\.seat)).optionals { $0.price }
        },
        .init("required", "[1: 1, 2: 1, 3: 2, 4: 3]") { store in
            try store.fetch(players.where { $0.team != nil }.including(\.team.required)).text { $0.id }
        },
        .init("required, but missing", error: .missingModel) { players.including(\.team.required) },
    ]

    private static let nested: [RelationshipCheck] = [
        .init("several", "1 nil [1, 2] [1, 2]; 2 1 [3] []; 3 nil [4] [1]; 4 4 [] []") { store in
            let request = teams.including(\.mother)
                .including { $0.players.sorted(by: .ascending(\.id)) }
                .including { $0.tags.sorted(by: .ascending(\.id)) }
            return try store.fetch(request).map { team, mother, players, tags in
                "\(team.id) \(mother.map { "\($0.id)" } ?? "nil") \(players.map(\.id)) \(tags.map(\.id))"
            }.joined(separator: "; ")
        },
        .init("nested", "1 [1 nil [2, 6], 2 30 [1]]; 2 [3 nil [3]]; 3 [4 nil []]; 4 []") { store in
            let request = teams.including {
                $0.players.sorted(by: .ascending(\.id))
                    .including { $0.seat.where { $0.price < 50 } }
                    .including { $0.admirers.sorted(by: .ascending(\.id)) }
            }
            return try store.fetch(request).map { team, players in
                let texts = players.map { player, seat, admirers in
                    "\(player.id) \(seat.map { "\($0.price)" } ?? "nil") \(admirers.map(\.id))"
                }
                return "\(team.id) [\(texts.joined(separator: ", "))]"
            }.joined(separator: "; ")
        },
        .init("of the first", "1 [1, 2] nil") { store in
            let request = Team.request().first().sorted(by: .ascending(\.id))
                .including { $0.players.sorted(by: .ascending(\.id)) }.including(\.mother)
            guard let (team, players, mother) = try store.fetch(request) else { return "nil" }
            return "\(team.id) \(players.map(\.id)) \(mother.map { "\($0.id)" } ?? "nil")"
        },
        .init("of none", "nil") { store in
            let request = Team.request().first().where { $0.id == 99 }.including(\.players)
            return try store.fetch(request).map { "\($0)" } ?? "nil"
        },
        .init("steps after it", "[2: [3], 3: [4]]") { store in
            let request = Team.request().all().including(\.players)
                .where { $0.name != "Reds" }.where { !$0.players.isEmpty }.sorted(by: .ascending(\.id))
            return try store.fetch(request).text { $0.map(\.id) }
        },
    ]

    private static let teams = Team.request().all().sorted(by: .ascending(\.id))
    private static let players = Player.request().all().sorted(by: .ascending(\.id))
}

extension Array {
    /// The key of each model with what was loaded beside it.
    func text<Model: Identifiable, Loaded, Value>(_ value: (Loaded) -> Value) -> String
    where Element == (Model, Loaded) {
        "[" + map { "\($0.id): \(value($1))" }.joined(separator: ", ") + "]"
    }

    fileprivate func optionals<Model: Identifiable, Loaded, Value>(_ value: (Loaded) -> Value) -> String
    where Element == (Model, Loaded?) {
        "[" + map { "\($0.id): \($1.map { "\(value($0))" } ?? "nil")" }.joined(separator: ", ") + "]"
    }
}
