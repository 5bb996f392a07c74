import Fetching

extension ConformanceGroup {
    /// Values are selected, or put beside models, and related models are loaded with them.
    static let loadedValues = ConformanceGroup(
        "Loading beside values", (selected + annotated + nested + rejected).map { ConformanceCase($0, in: .small) })

    private static let teams = Team.request().all().sorted(by: .ascending(\.id))
    private static let players = Player.request().all().sorted(by: .ascending(\.id))

    private static let selected: [RelationshipCheck] = [
        .init("a value", "Reds [1, 2]; Little Reds [3]; Blues [4]; Nobody []") { store in
            try store.fetch(teams.select(\.name).including { $0.players.sorted(by: .ascending(\.id)) })
                .lines { name, players in "\(name) \(players.map(\.id))" }
        },
        .init("an optional value", "nil nil; 1 1; 99 nil; 4 4") { store in
            try store.fetch(teams.select(\.motherID).including(\.mother))
                .lines { key, mother in "\(key.text) \((mother?.id).text)" }
        },
        .init("two values", "1 2 nil; 2 1 1; 3 1 nil; 4 0 4") { store in
            try store.fetch(teams.select(\.id, \.players.count).including(\.mother))
                .lines { id, count, mother in "\(id) \(count) \((mother?.id).text)" }
        },
        .init("a value of a to-one, required", "Reds 1; Reds 1; Little Reds 2; Blues 3") { store in
            try store.fetch(players.where { $0.team != nil }.select(\.team.name).including(\.team.required))
                .lines { name, team in "\(name.text) \(team.id)" }
        },
        .init("made into something else", "1: Reds nil; 2: Little Reds 1") { store in
            let texts = teams.where { $0.id < 3 }.select(\.id, \.name).map { id, name -> String in "\(id): \(name)" }
            return try store.fetch(texts.including(\.mother))
                .lines { text, mother -> String in "\(text) \((mother?.id).text)" }
        },
        .init("steps after it", "Blues [4]; Little Reds [3]") { store in
            try store.fetch(
                Team.request().all().select(\.name).including(\.players).where { $0.id > 1 && $0.id < 4 }
                    .sorted(by: .descending(\.id))
            ).lines { name, players in "\(name) \(players.map(\.id))" }
        },
        .init("a limit", "Little Reds [3]; Blues [4]") { store in
            try store.fetch(
                Team.request().first(nth: 2, after: 1).sorted(by: .ascending(\.id)).select(\.name).including(\.players)
            ).lines { name, players in "\(name) \(players.map(\.id))" }
        },
        .init("of distinct models", "Reds 2; Little Reds 1") { store in
            try store.fetch(teams.where { $0.id < 3 }.distinct().select(\.name).including(\.players))
                .lines { name, players in "\(name) \(players.count)" }
        },
        .init("of the first", "Reds [1, 2] nil") { store in
            let request = Team.request().first().sorted(by: .ascending(\.id)).select(\.name)
                .including { $0.players.sorted(by: .ascending(\.id)) }.including(\.mother)
            guard let (name, players, mother) = try store.fetch(request) else { return "nothing" }
            return "\(name) \(players.map(\.id)) \((mother?.id).text)"
        },
        .init("of none", "nothing") { store in
            let request = Team.request().first().where { $0.id > 99 }.select(\.name).including(\.players)
            return try store.fetch(request).map { "\($0)" } ?? "nothing"
        },
        .init("a page", "Reds 2; Little Reds 1 / Blues 1; Nobody 0") { store in
            let request = teams.select(\.name).including(\.players)
            let first = try store.fetch(request.page(size: 2))
            let second = try store.fetch(request.page(size: 2, after: first.next))
            return [first, second].map { page in page.elements.lines { "\($0) \($1.count)" } }
                .joined(separator: " / ")
        },
    ]

    private static let annotated: [RelationshipCheck] = [
        .init("a value beside the model", "1 2 nil; 2 1 1; 3 1 nil; 4 0 4") { store in
            try store.fetch(teams.annotated(with: \.players.count).including(\.mother))
                .lines { team, count, mother in "\(team.id) \(count) \((mother?.id).text)" }
        },
        .init("a value behind what is included", "1 nil 2; 2 1 1; 3 nil 1; 4 4 0") { store in
            try store.fetch(teams.including(\.mother).annotated(with: \.players.count))
                .lines { team, mother, count in "\(team.id) \((mother?.id).text) \(count)" }
        },
        .init("in turn", "1 2 nil [1, 2] Reds; 2 1 1 [3] Little Reds; 3 1 nil [4] Blues; 4 0 4 [] Nobody") { store in
            let request = teams.annotated(with: \.players.count).including(\.mother)
                .including { $0.players.sorted(by: .ascending(\.id)) }.annotated(with: \.name)
            return try store.fetch(request).lines { team, count, mother, players, name in
                "\(team.id) \(count) \((mother?.id).text) \(players.map(\.id)) \(name)"
            }
        },
        .init("two values, one after the other", "1 2 Reds; 2 1 Little Reds") { store in
            let request = teams.where { $0.id < 3 }.including(\.players)
                .annotated(with: \.players.count).annotated(with: \.name)
            return try store.fetch(request).lines { team, _, count, name in "\(team.id) \(count) \(name)" }
        },
        .init("a value behind the first", "1 nil 2") { store in
            let request = Team.request().first().sorted(by: .ascending(\.id)).including(\.mother)
                .annotated(with: \.players.count)
            guard let (team, mother, count) = try store.fetch(request) else { return "nothing" }
            return "\(team.id) \((mother?.id).text) \(count)"
        },
    ]

    private static let nested: [RelationshipCheck] = [
        .init("values of related models", "1 [10, 20]; 2 [30]; 3 [-5]; 4 []") { store in
            try store.fetch(teams.including { $0.players.sorted(by: .ascending(\.id)).select(\.score) })
                .lines { team, scores in "\(team.id) \(scores)" }
        },
        .init("values of what is related to them", "Ann Reds 2; Bea Reds 1; Cid Little Reds 1") { store in
            let request = teams.where { $0.id < 3 }.including {
                $0.players.sorted(by: .ascending(\.id))
                    .requesting { $0.select(\.name, \.team.name, \.admirers.count) }
            }
            return try store.fetch(request).flatMap { $0.1 }
                .lines { name, team, count in "\(name.text) \(team.text) \(count)" }
        },
        .init("with a limit for each", "1 [2 1]; 2 [3 1]; 3 [4 0]; 4 []") { store in
            let request = teams.including {
                $0.players.sorted(by: .descending(\.score))
                    .requesting { $0.annotated(with: \.admirers.count).first(nth: 1) }
            }
            return try store.fetch(request).lines { team, players in
                "\(team.id) [\(players.map { "\($0.id) \($1)" }.joined(separator: ", "))]"
            }
        },
        .init("of joined models", "1 [old 2, rich 1]; 2 []; 3 [old 2]; 4 []") { store in
            let request = teams.including {
                $0.tags.sorted(by: .ascending(\.id)).requesting { $0.select(\.label, \.teams.count) }
            }
            return try store.fetch(request).lines { team, tags in
                "\(team.id) [\(tags.map { "\($0) \($1)" }.joined(separator: ", "))]"
            }
        },
        .init("of joined models, with a limit for each", "1 [rich 1]; 2 []; 3 [old 2]; 4 []") { store in
            let request = teams.including {
                $0.tags.sorted(by: .descending(\.id)).requesting { $0.select(\.label, \.teams.count).first(nth: 1) }
            }
            return try store.fetch(request).lines { team, tags in
                "\(team.id) [\(tags.map { "\($0) \($1)" }.joined(separator: ", "))]"
            }
        },
        .init("through two to-many relationships", "1 [Ann, Bea, Flo]; 2 [Cid]; 3 []; 4 []") { store in
            try store.fetch(teams.including { $0.admirers.sorted(by: .ascending(\.id)).select(\.name) })
                .lines { team, names in "\(team.id) [\(names.map(\.text).joined(separator: ", "))]" }
        },
        .init("of one related model", "1 Reds; 2 Reds; 3 Little Reds; 4 Blues; 5 nil; 6 nil") { store in
            try store.fetch(players.including { $0.team.select(\.name) })
                .lines { player, name in "\(player.id) \(name.text)" }
        },
        .init("of one required model", "1 Reds 2; 2 Reds 2; 3 Little Reds 1; 4 Blues 1") { store in
            let request = players.where { $0.team != nil }
                .including { $0.team.required.requesting { $0.annotated(with: \.players.count) } }
            return try store.fetch(request).lines { player, team in "\(player.id) \(team.0.name) \(team.1)" }
        },
        .init("values on both levels", "Reds [10 Bea, 20 Ann]; Little Reds [30 Cid]") { store in
            let request = teams.where { $0.id < 3 }.select(\.name).including {
                $0.players.sorted(by: .ascending(\.id)).requesting {
                    $0.select(\.score).including { $0.rival.select(\.name) }
                }
            }
            return try store.fetch(request).lines { name, players in
                let texts = players.map { score, rival in "\(score) \((rival ?? nil).text)" }
                return "\(name) [\(texts.joined(separator: ", "))]"
            }
        },
    ]

    private static let rejected: [RelationshipCheck] = [
        .init("distinct rows", error: .unsupported) { teams.select(\.name).distinct().including(\.players) },
        .init("distinct rows of related models", error: .unsupported) {
            teams.including { $0.players.requesting { $0.select(\.teamCode).distinct() } }
        },
        .init("values of distinct related models", error: .unsupported) {
            teams.including { $0.players.distinct().select(\.teamCode) }
        },
    ]
}

extension Array {
    fileprivate func lines(_ line: (Element) -> String) -> String { map(line).joined(separator: "; ") }
}

extension Optional {
    fileprivate var text: String { map { "\($0)" } ?? "nil" }
}
