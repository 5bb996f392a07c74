import Fetching
import Foundation

extension ConformanceGroup {
    /// Related models are selected: into projections, into tuples, and alone.
    static let relatedSelections = ConformanceGroup(
        "Selecting related models", (projected + steps + plain + rejected).map { ConformanceCase($0, in: .small) })

    private static let teams = Team.request().all().sorted(by: .ascending(\.id))
    private static let players = Player.request().all().sorted(by: .ascending(\.id))

    private static func cards(_ request: FetchableRequest<Team, [Team]>) -> ProjectionRequest<Team, [TeamCard]> {
        request.select {
            TeamCard.selecting(
                name: $0.name,
                players: $0.players.sorted(by: .descending(\.id)).select {
                    PlayerCard.selecting(id: $0.id, score: $0.score * 2, rival: $0.rival.select(\.name))
                },
                mother: $0.mother.select { NameCard.selecting(name: $0.name) }, tags: $0.tags.count)
        }
    }

    private static let projected: [RelationshipCheck] = [
        .init("into a projection of projections", "Reds [2 40 Ann, 1 20 Bea] nil 2; Little Reds [3 60 Cid] Reds 0") {
            store in try store.fetch(cards(teams.where { $0.id < 3 })).lines(\.text)
        },
        .init("whole models", "Reds [1, 2] nil; Little Reds [3] 1; Blues [4] nil; Nobody [] 4") { store in
            let request = teams.select {
                FamilyCard.selecting(name: $0.name, players: $0.players.sorted(by: .ascending(\.id)), mother: $0.mother)
            }
            return try store.fetch(request).lines { card in
                "\(card.name) \(card.players.map(\.id)) \((card.mother?.id).text)"
            }
        },
        .init("Codable", #"[{"name":"Nobody","players":[],"tags":0,"mother":{"name":"Nobody"}}]"#) { store in
            let cards = try store.fetch(cards(teams.where { $0.id == 4 }))
            let decoded = try JSONDecoder().decode([TeamCard].self, from: JSONEncoder().encode(cards))
            return decoded.map {
                #"[{"name":"\#($0.name)","players":\#($0.players.map(\.id)),"tags":\#($0.tags),"mother":{"name":"\#(($0.mother?.name).text)"}}]"#
            }.joined()
        },
        .init("nothing", "[]") { store in "\(try store.fetch(cards(teams.where { $0.id > 99 })).map(\.name))" },
    ]

    private static let steps: [RelationshipCheck] = [
        .init("a value without a column beside related models", "7 2, 7 1, 7 1, 7 0") { store in
            let seven = FetchSelection<Team, Int>.combining { 7 }
            let both = FetchSelection<Team, String>.combining(seven, FetchSelection(Team.fetchableMembers.players)) {
                "\($0) \($1.count)"
            }
            let rows = try store.fetch(teams.including(\.mother).annotated(with: { _ in both }))
            return rows.map(\.2).joined(separator: ", ")
        },
        .init("a value without a column", "7, 7, 7, 7") { store in
            let seven = FetchSelection<Team, Int>.combining { 7 }
            return try store.fetch(teams.select { _ in seven }).map { "\($0)" }.joined(separator: ", ")
        },
        .init("of the first", "Reds [2 40 Ann, 1 20 Bea] nil 2") { store in
            (try store.fetch(cards(teams).first())?.text).text
        },
        .init("of the first that there is none of", "nil") { store in
            (try store.fetch(cards(teams.where { $0.id > 99 }).first())?.text).text
        },
        .init("with a limit", "Little Reds [3 60 Cid] Reds 0") { store in
            try store.fetch(cards(teams).first(nth: 1, after: 1)).lines(\.text)
        },
        .init("with conditions and an order behind", "Little Reds, Reds") { store in
            let request = cards(Team.request().all()).where { $0.id < 3 }.sorted(by: .descending(\.id))
            return try store.fetch(request).map(\.name).joined(separator: ", ")
        },
        .init("mapped", "2, 1") { store in
            try store.fetch(cards(teams.where { $0.id < 3 }).map { "\($0.players.count)" }).joined(separator: ", ")
        },
        .init("a page", "Little Reds [3 60 Cid] Reds 0") { store in
            let first = try store.fetch(cards(teams).page(size: 1))
            return try store.fetch(cards(teams).page(size: 1, after: first.next)).elements.lines(\.text)
        },
        .init("with more included", "Reds [2 40 Ann, 1 20 Bea] nil 2 0; Little Reds [3 60 Cid] Reds 0 0") { store in
            try store.fetch(cards(teams.where { $0.id < 3 }).including { $0.daughters.where { $0.id > 99 } })
                .lines { card, daughters in "\(card.text) \(daughters.count)" }
        },
        .init("inside of what is included", "1 [Reds [1, 2]]; 4 [Nobody []]") { store in
            let request = Team.request().all().where { $0.id == 2 || $0.id == 4 }.sorted(by: .ascending(\.id)).including
            {
                $0.mother.select { FamilyNames.selecting(name: $0.name, players: $0.players.select(\.id)) }
            }
            return try store.fetch(request).lines { team, mother in
                "\(team.motherID.text) [\(mother.map { "\($0.name) \($0.players.sorted())" }.text)]"
            }
        },
    ]

    private static let plain: [RelationshipCheck] = [
        .init("alone", "[1, 2]; [3]; [4]; []") { store in
            try store.fetch(teams.select(\.players)).lines { "\($0.map(\.id).sorted())" }
        },
        .init("in a tuple", "Reds [2] nil; Little Reds [3] Reds") { store in
            let request = teams.where { $0.id < 3 }
                .select(\.name, { $0.players.where { $0.score > 15 }.first(nth: 1) }, { $0.mother.select(\.name) })
            return try store.fetch(request).lines { name, players, mother in
                "\(name) \(players.map(\.id)) \(mother.text)"
            }
        },
        .init("beside models", "1 [1, 2]; 2 [3]; 3 [4]; 4 []") { store in
            try store.fetch(teams.annotated(with: \.players)).lines { team, players in
                "\(team.id) \(players.map(\.id).sorted())"
            }
        },
        .init("beside what is included", "2 1 [3]; 4 4 []") { store in
            let request = teams.where { $0.id == 2 || $0.id == 4 }.including(\.mother).annotated(with: \.players)
            return try store.fetch(request).lines { team, mother, players in
                "\(team.id) \((mother?.id).text) \(players.map(\.id))"
            }
        },
        .init("a required one", "Reds; Reds; Little Reds; Blues") { store in
            try store.fetch(players.where { $0.team != nil }.select(\.team.required)).lines(\.name)
        },
    ]

    private static let rejected: [RelationshipCheck] = [
        .init("a required one that is missing", error: .missingModel) { store in
            try store.fetch(players.select(\.id, \.team.required))
        },
        .init("distinct rows", error: .unsupported) { store in try store.fetch(cards(teams).distinct()) },
        .init("distinct rows of related models", error: .unsupported) { store in
            try store.fetch(teams.select { $0.players.requesting { $0.select(\.admirers).distinct() } })
        },
        .init("values of what was selected before", error: .unsupported) { store in
            try store.fetch(teams.including { $0.mother.required.select(\.mother.required).select(\.name) })
        },
        .init("distinct ones of what was selected before", error: .unsupported) { store in
            try store.fetch(teams.including { $0.players.select(\.rival.required).distinct() })
        },
        .init("related models of groups", error: .unsupported) { store in
            try store.fetch(
                teams.where { $0.id < 0 }.grouped(by: \.name).select(\.key, { _ in Team.fetchableMembers.players }))
        },
        .init("related models of aggregates", error: .unsupported) { store in
            try store.fetch(teams.aggregate { _ in Team.fetchableMembers.players })
        },
    ]
}

@Projection
private struct TeamCard: Codable {
    var name: String
    var players: [PlayerCard]
    var mother: NameCard?
    var tags: Int

    var text: String {
        "\(name) [\(players.map(\.text).joined(separator: ", "))] \((mother?.name).text) \(tags)"
    }
}

@Projection
private struct PlayerCard: Codable, Identifiable {
    var id: Int
    var score: Int
    var rival: String??

    var text: String { "\(id) \(score) \((rival ?? nil).text)" }
}

@Projection
private struct NameCard: Codable {
    var name: String
}

@Projection
private struct FamilyCard {
    var name: String
    var players: [Player]
    var mother: Team?
}

@Projection
private struct FamilyNames {
    var name: String
    var players: [Int]
}

extension Array {
    fileprivate func lines(_ line: (Element) -> String) -> String { map(line).joined(separator: "; ") }
}

extension Optional {
    fileprivate var text: String { map { "\($0)" } ?? "nil" }
}
