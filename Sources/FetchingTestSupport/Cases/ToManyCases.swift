import Fetching

extension ConformanceGroup {
    /// Over nothing, "any" is false and "all" is true. All conditions of a closure are about one same model.
    static let toMany = ConformanceGroup(
        "To-many", (quantifiers + correlated + joined + predicates).map { ConformanceCase($0, in: .small) })

    private static let quantifiers: [RelationshipCheck] = [
        .init("contains", teams: [1, 2]) { $0.players.contains { $0.score > 10 } },
        .init("contains, over nothing", teams: [1, 2, 3]) { $0.players.contains { $0.id > 0 } },
        .init("all conditions of one model", teams: []) { $0.players.contains { $0.name == "Ann" && $0.score == 20 } },
        .init("each condition of any model", teams: [1]) {
            $0.players.contains { $0.name == "Ann" } && $0.players.contains { $0.score == 20 }
        },
        .init("contains statements", teams: [1]) {
            $0.players.contains {
                $0.name == "Bea"
                $0.score == 20
            }
        },
        .init("does not contain", teams: [3, 4]) { !$0.players.contains { $0.score > 5 } },
        .init("contains none with a value", teams: [1, 3]) {
            $0.players.contains { $0.weight == nil || $0.name == nil }
        },
        .init("contains, not", teams: [1, 2, 3]) { $0.players.contains { !($0.weight == 60) } },
        .init("all satisfy, over nothing too", teams: [1, 2, 4]) { $0.players.allSatisfy { $0.score > 5 } },
        .init("all satisfy, with nil", teams: [2, 3, 4]) { $0.players.allSatisfy { $0.weight > 65 } },
        .init("not all satisfy", teams: [1]) { !$0.players.allSatisfy { $0.weight > 65 } },
        .init("empty", teams: [4]) { $0.players.isEmpty },
        .init("not empty", teams: [1, 2, 3]) { !$0.players.isEmpty },
        .init("a certain model", teams: [1]) { $0.players.contains { $0 == Player(id: 2) } },
        .init("not a certain model", teams: [2, 3, 4]) { !$0.players.contains { $0 == Player(id: 2) } },
        .init("a certain model by its key", teams: [1]) { $0.players.contains { $0 == 2 } },
        .init("another than a certain model", teams: [1, 2, 3]) { $0.players.contains { $0 != 2 } },
        .init("of a missing model", [5, 6]) { $0.team.players.isEmpty },
        .init("of a missing model, all satisfy", [1, 2, 5, 6]) {
            $0.team.players.allSatisfy { $0.score.isIn(10...20) }
        },
        .init("of a missing model, contains", [1, 2, 3, 4]) { $0.team.players.contains { $0.id > 0 } },
        .init("by a key of two columns", [1, 6]) { $0.seat.players.contains { $0.name == "Flo" } },
        .init("by nil, which nothing equals", [4, 5, 6]) { $0.admirers.isEmpty && $0.id > 3 },
    ]

    private static let correlated: [RelationshipCheck] = [
        .init("with a member of the model outside", teams: []) { team in
            team.players.contains { $0.name == team.name }
        },
        .init("with a member of the model outside, by another", [1, 2]) { player in
            player.team.players.contains { $0.score != player.score }
        },
        .init("with a related member of the model outside", [2, 6]) { player in
            player.rival.admirers.contains { $0.score < player.rival.score && $0 != 5 && player.rival == 1 }
        },
        .init("within itself", teams: [1]) { $0.daughters.contains { $0.players.contains { $0.score == 30 } } },
        .init("within itself, with both outside", teams: [1]) { team in
            team.daughters.contains { daughter in
                daughter.players.contains {
                    $0.team.name == daughter.name && $0.team.mother == daughter.mother && team.id == 1
                }
            }
        },
        .init("the same relationship twice", [3]) { player in
            player.admirers.contains { first in player.admirers.contains { $0.id == first.id && $0.id == player.id } }
        },
        .init("with a to-one of the inner model", teams: [1, 2]) {
            $0.players.contains { $0.rival.team.name.hasSuffix("Reds") }
        },
        .init("all satisfy with a missing to-one of the inner model", teams: [1, 2, 4]) {
            $0.players.allSatisfy { $0.rival != nil }
        },
    ]

    private static let joined: [RelationshipCheck] = [
        .init("joined", teams: [1, 3]) { $0.tags.contains { $0.label == "old" } },
        .init("joined to nothing", teams: [2, 4]) { $0.tags.isEmpty },
        .init("joined to nothing, all satisfy", teams: [2, 3, 4]) { $0.tags.allSatisfy { $0.label == "old" } },
        .init("joined, and back", teams: [1, 3]) { $0.tags.contains { $0.teams.contains { $0.name == "Blues" } } },
        .init("joined to a certain model", teams: [1]) { $0.tags.contains { $0 == Tag(id: 2) } },
        .init("the rows that join", teams: [1]) { $0.taggings.contains { $0.tag.label == "rich" } },
        .init("through two to-many relationships", teams: [1, 2]) { $0.admirers.contains { $0.score < 50 } },
    ]

    private static let predicates: [RelationshipCheck] = [
        .init("a predicate on the related model", teams: [1, 2]) {
            $0.players.contains { $0.satisfies(Player.predicate { $0.rival.score > 15 && $0.score >= 10 }) }
        },
        .init("a predicate on the related model, of all", teams: [2, 4]) {
            $0.players.allSatisfy {
                $0.satisfies(Player.predicate { $0.team.players.allSatisfy { $0.score == 30 } })
            }
        },
        .init("a predicate that goes on itself", [1, 2]) {
            $0.team.daughters.contains {
                $0.satisfies(Team.predicate { $0.players.contains { $0.team.code == "r" } })
            }
        },
    ]
}
