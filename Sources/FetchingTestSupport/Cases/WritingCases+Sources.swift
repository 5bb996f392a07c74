import Fetching

/// Insertions of what requests give: groups, aggregates along relationships, and parts of what is sorted.
extension ConformanceGroup {
    static let sources: [ConformanceCase] = [
        find("groups, of which one is there", gives: "the error 'constraintViolation'") { try $0.run(seats()) },
        find("groups, with what is there", gives: "3") { store in
            try store.run(
                seats().onConflict(\.id) {
                    $0.count += $1.count
                    $0.total = $1.total
                })
        },
        find("groups, with what is there on a condition", gives: "2") { store in
            try store.run(seats().onConflict(\.id, where: { $0.count < $1.count }) { $0.count = $1.count })
        },
        find("groups, all but what is there", gives: "[(1, 10), (9, 5)]") { store in
            try store.run(seats().onConflict(\.id, .ignore).returning(\.id, \.total)).map { rows in
                rows.sorted { $0.0 < $1.0 }
            }
        },
        find("groups having", gives: "[Optional(70.5)]") { store in
            try store.run(
                Tally.insert(
                    from: players.grouped(by: \.seatNumber).having { $0.count > 2 }.select {
                        Tally.selecting(
                            id: $0.key, count: $0.count, total: $0.sum(\.id), best: $0.max(\.weight),
                            name: $0.min(\.name)
                        )
                    }
                ).returning(\.best))
        },
        find("a part of the sorted groups", gives: "1") { store in
            try store.run(
                Tally.insert(
                    from: players.grouped(by: \.seatNumber).sorted(by: .descending { $0.count }, .ascending { $0.key })
                        .first(nth: 2).select {
                            Tally.selecting(
                                id: $0.key, count: $0.count, total: $0.sum(\.id), best: $0.max(\.weight),
                                name: $0.min(\.name))
                        }
                ).onConflict(\.id, .ignore))
        },
        find("groups of nothing", gives: "0") { store in
            try store.run(
                Tally.insert(
                    from: players.where { $0.id > 99 }.grouped(by: \.seatNumber).select {
                        Tally.selecting(
                            id: $0.key, count: $0.count, total: $0.sum(\.id), best: $0.max(\.weight),
                            name: $0.min(\.name)
                        )
                    }))
        },
        find("groups by a calculation of the target's own rows", gives: "1") { store in
            try store.run(
                Tally.insert(
                    from: Tally.request().all().grouped { $0.count + $0.id }.select {
                        Tally.selecting(
                            id: $0.key, count: $0.count, total: $0.sum(\.total), best: $0.max(\.best),
                            name: $0.min(\.name)
                        )
                    }))
        },
        find("aggregates along a relationship", gives: "4") { store in
            try store.run(
                Tally.insert(
                    from: Team.request().all().select {
                        Tally.selecting(
                            id: $0.id + 10, count: $0.players.count, total: $0.players.sum(\.score),
                            best: $0.players.max(\.weight), name: $0.mother.name)
                    }))
        },
        find("rows by an aggregate along a relationship", gives: "[11]") { store in
            try store.run(
                Tally.insert(
                    from: Team.where { $0.players.count > 1 }.sorted(by: .descending { $0.players.sum(\.score) }).select
                    {
                        Tally.selecting(
                            id: $0.id + 10, count: $0.players.count, total: $0.players.sum(\.score),
                            best: $0.players.max(\.weight), name: $0.mother.name)
                    }
                ).returning(\.id))
        },
        find("a page by numbers", gives: "2") { store in
            try store.run(
                Tally.insert(
                    from: Player.sorted(by: .ascending(\.id)).limit(2, offset: 3).select {
                        Tally.selecting(
                            id: $0.id, count: $0.score, total: $0.seatNumber, best: $0.weight, name: $0.name)
                    }))
        },
        find("a page by numbers, with what is there", gives: "3") { store in
            try store.run(
                Tally.insert(
                    from: Player.sorted(by: .descending(\.score)).first(nth: 3, after: 1).select {
                        Tally.selecting(
                            id: $0.id, count: $0.score, total: $0.seatNumber, best: $0.weight, name: $0.name)
                    }
                ).onConflictUpdateAll())
        },
        find("places among all rows, and what overflows in others", gives: "[6]") { store in
            try store.run(
                Tally.insert(
                    from: players.sorted(by: .ascending(\.id)).first(nth: 1).select {
                        Tally.selecting(
                            id: $0.id, count: $0.over(order: .descending(\.id)).rowNumber, total: $0.id * .max,
                            best: $0.weight, name: $0.name)
                    }
                ).returning(\.count))
        },
        find("rows sorted along a to-one", gives: "[101, 102, 104]") { store in
            try store.run(Tally.insert(from: copies(of: open)).returning(\.id)).map { $0.sorted() }
        },
        find("a part of what is sorted along a to-one", gives: "[101]") { store in
            try store.run(Tally.insert(from: copies(of: open.limit(1, offset: 0))).returning(\.id))
        },
        find("different rows", gives: "6") { store in
            try store.run(Tally.insert(from: copies(of: players).distinct()))
        },
    ]

    /// Those of teams that are open.
    private static let open = players.where { $0.team.isOpen }.sorted(by: .descending(\.team.name), .ascending(\.id))

    private static let players = Player.request().all()

    /// The players by the number of their seats: 1 of three, 2 of two and 9 of one.
    private static func seats() -> InsertRequest<UnlistedRows<Tally>, ManyRows> {
        Tally.insert(
            from: players.grouped(by: \.seatNumber).select {
                Tally.selecting(
                    id: $0.key, count: $0.count, total: $0.sum(\.id), best: $0.max(\.weight), name: $0.min(\.name))
            })
    }

    private static func copies(
        of request: FetchableRequest<Player, [Player]>
    ) -> ProjectionRequest<Player, [Tally]> {
        request.select {
            Tally.selecting(id: $0.id + 100, count: $0.score, total: $0.seatNumber, best: $0.weight, name: $0.name)
        }
    }

    private static func find<Value>(
        _ name: String, gives expected: String,
        _ change: @escaping @Sendable (any RelatedConformanceStore) throws -> Value?
    ) -> ConformanceCase {
        let tables = WrittenTables {
            var tallies = try ConformanceCollection([Tally(id: 2, count: 100, total: 7, best: nil, name: "x")])
            tallies.uniqueKeys = [[Tally.fetchableMembers.id.column]]
            return [tallies] + (try League.small.collections)
        } rows: { store in
            try store.fetch(Tally.request().all().sorted(by: .ascending(\.id)).loading).map { "\($0)" }
        }
        return write(name, gives: expected, in: tables, change)
    }
}
