import Fetching

extension ConformanceGroup {
    /// Requests that write: their results, and the rows that are there afterwards, as in memory.
    static let writing = ConformanceGroup(
        "Writing", insertions + conflicts + upserts + selected + sources + keyed + versions + drafts + changes + names)

    private static let accounts = [
        Account(id: 1, code: "a", amount: 10, ceiling: nil), Account(id: 2, code: "b", amount: 20, ceiling: 50),
        Account(id: 3, code: "c", amount: 30, ceiling: nil),
    ]

    private static let ledgers = [
        Ledger(id: 1, code: "a", amount: 1, note: nil, seen: nil, version: 0),
        Ledger(id: 2, code: "b", amount: 2, note: "x", seen: nil, version: 4),
    ]

    private static let parcels = [
        Parcel.drawn(1, code: "p", amount: 1, bits: 6), Parcel.drawn(2, code: "q", amount: 2, bits: 7),
        Parcel.drawn(3, code: "", amount: 3, bits: 8),
    ]

    /// Two that are in nobody's way.
    private static let new = [
        Account(id: 4, code: "d", amount: 40, ceiling: nil), Account(id: 5, code: "e", amount: 50, ceiling: 60),
    ]

    /// One that has the code of another, and one that is in nobody's way.
    private static let mixed = [Account(id: 6, code: "b", amount: 5, ceiling: 7), new[0]]

    static func write<Value>(
        _ name: String, gives expected: String, in tables: WrittenTables = accountTables,
        _ change: @escaping @Sendable (any RelatedConformanceStore) throws -> Value?
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            guard let found = try tables.answer(of: engine, to: change),
                let reference = try tables.answer(of: MemoryConformanceEngine(), to: change)
            else { return nil }
            guard found.result != expected || found.rows != reference.rows else { return nil }
            return ("\(expected), \(reference.rows)", "\(found.result), \(found.rows)")
        }
    }

    private static let accountTables = WrittenTables {
        try collections()
    } rows: { store in
        let accounts = try store.fetch(Account.request().all().sorted(by: .ascending(\.id)).loading)
        let ledgers = try store.fetch(Ledger.request().all().sorted(by: .ascending(\.id)).loading)
        let parcels = try store.fetch(Parcel.ordered.loading)
        return accounts.map { "\($0)" } + ledgers.map { "\($0)" } + parcels.map { "\($0)" }
    }

    private static func collections() throws -> [ConformanceCollection] {
        var accounts = try ConformanceCollection(accounts)
        accounts.uniqueKeys = [[Account.fetchableMembers.id.column], [Account.fetchableMembers.code.column]]
        accounts.isKeyGiven = true
        var ledgers = try ConformanceCollection(ledgers)
        ledgers.uniqueKeys = [[Ledger.fetchableMembers.id.column], [Ledger.fetchableMembers.code.column]]
        var parcels = try ConformanceCollection(parcels)
        parcels.uniqueKeys = [
            [Parcel.fetchableMembers.depot.column, Parcel.fetchableMembers.number.column],
            [Parcel.fetchableMembers.label.column],
        ]
        return [accounts, ledgers, parcels, try ConformanceCollection(League.small.teams)]
    }

    private static let insertions: [ConformanceCase] = [
        write("a model", gives: "1") { try $0.run(Account.insert(new[0])) },
        write("models", gives: "2") { try $0.run(Account.insert(new)) },
        write("no model", gives: "0") { try $0.run(Account.insert([Account]())) },
        write("many models", gives: "300") { store in
            try store.run(
                Account.insert((10..<310).map { Account(id: $0, code: "\($0)", amount: -$0, ceiling: $0 % 3) }))
        },
        write("a model in a form of its own", gives: "1") { store in
            try store.run(Ledger.insert(Ledger(id: 3, code: "", amount: -1, note: nil, seen: nil)))
        },
        write("a model whose key is there", gives: "the error 'constraintViolation'") { store in
            try store.run(Account.insert(Account(id: 1, code: "z", amount: 0, ceiling: nil)))
        },
        write("models of which one has the code of another", gives: "the error 'constraintViolation'") { store in
            try store.run(Account.insert(Array(mixed.reversed())))
        },
        write("returning a value", gives: "4") { try $0.run(Account.insert(new[0]).returning(\.id)) },
        write("returning the values of each", gives: #"["d", "e"]"#) { store in
            try store.run(Account.insert(new).returning(\.code))
        },
        write("returning two values", gives: #"[("d", nil), ("e", Optional(60))]"#) { store in
            try store.run(Account.insert(new).returning(\.code, \.ceiling))
        },
        write("returning a calculation", gives: "[80, 100]") { store in
            try store.run(Account.insert(new).returning { $0.amount * 2 })
        },
        write("returning the model", gives: "true") { store in
            try store.run(Account.insert(new[1]).returning()).map { $0 == new[1] }
        },
        write("returning the models", gives: "true") { store in
            try store.run(Account.insert(new).returning()).map { $0 == new }
        },
    ]

    private static let conflicts: [ConformanceCase] = [
        write("what is in the way is left out", gives: "1") { store in
            try store.run(Account.insert(mixed).onConflict(.ignore))
        },
        write("what has the code of another is left out", gives: "1") { store in
            try store.run(Account.insert(mixed).onConflict(\.code, .ignore))
        },
        write("a key that is there is not left out for its code", gives: "the error 'constraintViolation'") { store in
            try store.run(
                Account.insert([Account(id: 1, code: "z", amount: 0, ceiling: nil)]).onConflict(\.code, .ignore))
        },
        write("nothing is returned of what is left out", gives: "[4]") { store in
            try store.run(Account.insert(mixed).onConflict(.ignore).returning(\.id))
        },
        write("nil is returned of a model that is left out", gives: "-1") { store in
            try store.run(Account.insert(mixed[0]).onConflict(.ignore).returning(\.id)).map { "\($0 ?? -1)" }
        },
    ]

    private static let upserts: [ConformanceCase] = [
        write("values of both rows", gives: "2") { store in
            try store.run(
                Account.insert(mixed).onConflict(\.code) {
                    $0.amount += $1.amount
                    $0.ceiling = $1.ceiling
                })
        },
        write("a condition that holds", gives: "2") { store in
            try store.run(
                Account.insert(mixed).onConflict(\.code, where: { $0.amount > $1.amount }) { $0.amount = $1.amount })
        },
        write("a condition that does not hold", gives: "1") { store in
            try store.run(
                Account.insert(mixed).onConflict(\.code, where: { $0.amount < $1.amount }) { $0.amount = $1.amount })
        },
        write("a condition, returning", gives: "[40]") { store in
            try store.run(
                Account.insert(mixed).onConflict(\.code, where: { $0.ceiling == $1.ceiling }) {
                    $0.amount = $1.amount
                }.returning(\.amount))
        },
        write("members", gives: "2") { store in
            try store.run(Account.insert(mixed).onConflict(\.code, update: \.amount, \.ceiling))
        },
        write("members, returning the models", gives: "[2, 4]") { store in
            try store.run(Account.insert(mixed).onConflict(\.code, update: \.amount).returning()).map { $0.map(\.id) }
        },
        write("all but the key", gives: "2") { store in
            try store.run(Account.insert(mixed).onConflictUpdateAll(\.code))
        },
        write("all, by the key", gives: "1") { store in
            try store.run(
                Account.insert(Account(id: 3, code: "cc", amount: 33, ceiling: 3)).onConflictUpdateAll())
        },
        write("saving what is there, and what is not", gives: "2") { store in
            try store.run(Account.save([Account(id: 3, code: "cc", amount: 33, ceiling: 3), new[0]]))
        },
        write("saving, returning", gives: #"("cc", 33)"#) { store in
            try store.run(
                Account.save(Account(id: 3, code: "cc", amount: 33, ceiling: 3)).returning(\.code, \.amount))
        },
    ]

    /// The rows of a request.
    private static let selected: [ConformanceCase] = [
        write("a request", gives: "2") { store in
            try store.run(
                Account.insert(
                    from: Team.where { $0.isOpen }.select {
                        Account.selecting(id: $0.id + 10, code: $0.name, amount: $0.id * 2, ceiling: $0.motherID)
                    }))
        },
        write("a sorted part of a request", gives: "2") { store in
            try store.run(
                Account.insert(
                    from: Team.sorted(by: .descending(\.name)).limit(2).select {
                        Account.selecting(id: $0.id + 10, code: $0.name, amount: $0.id, ceiling: $0.motherID)
                    }))
        },
        write("a request without a condition, without what is in the way", gives: "1") { store in
            try store.run(
                Account.insert(
                    from: Team.request().all().select {
                        Account.selecting(id: $0.id, code: $0.name, amount: $0.id, ceiling: $0.motherID)
                    }
                ).onConflict(\.id, .ignore))
        },
        write("a request, with what is in the way", gives: "3") { store in
            try store.run(
                Account.insert(
                    from: Team.where { $0.id < 4 }.select {
                        Account.selecting(id: $0.id, code: $0.name, amount: $0.id, ceiling: $0.motherID)
                    }
                ).onConflict(\.id) { $0.amount += $1.amount })
        },
        write("a request, returning", gives: "[11, 13]") { store in
            try store.run(
                Account.insert(
                    from: Team.where { $0.isOpen }.select {
                        Account.selecting(id: $0.id + 10, code: $0.name, amount: $0.id, ceiling: $0.motherID)
                    }
                ).returning(\.id)
            ).map { $0.sorted() }
        },
    ]

    private static let changed = [
        Account(id: 3, code: "z", amount: 31, ceiling: 3), Account(id: 1, code: "a", amount: 11, ceiling: 1),
    ]

    private static let missing = Account(id: 9, code: "y", amount: 9, ceiling: nil)

    /// Changes of rows by the keys of models.
    private static let keyed: [ConformanceCase] = [
        write("an update of a model", gives: "1") { try $0.run(Account.update(changed[0])) },
        write("an update of models", gives: "2") { try $0.run(Account.update(changed)) },
        write("an update of no model", gives: "0") { try $0.run(Account.update([Account]())) },
        write("an update of a model that is not there, of which none stays", gives: "the error 'missingModel'") {
            try $0.run(Account.update(changed + [missing]))
        },
        write("an update of a model, returning", gives: "31") { store in
            try store.run(Account.update(changed[0]).returning(\.amount))
        },
        write("an update of models, returning", gives: "[31, 11]") { store in
            try store.run(Account.update(changed).returning(\.amount))
        },
        write("an update to nil", gives: "1") { store in
            var new = accounts[1]
            new.ceiling = nil
            return try store.run(Account.update(new))
        },
        write("a deletion of a model", gives: "1") { try $0.run(Account.delete(accounts[1])) },
        write("a deletion of models, one of which is not there", gives: "2") { store in
            try store.run(Account.delete(changed + [missing]))
        },
        write("a deletion of models, returning", gives: #"["c", "a"]"#) { store in
            try store.run(Account.delete(changed + [missing]).returning(\.code))
        },
    ]

    private static func ledger(_ place: Int, version: Int) -> Ledger {
        var ledger = ledgers[place]
        ledger.amount += 100
        ledger.version = version
        return ledger
    }

    private static let versions: [ConformanceCase] = [
        write("a version that is the row's", gives: "1") { try $0.run(Ledger.update(ledger(1, version: 4))) },
        write("a version that is not the row's", gives: "the error 'staleModel'") { store in
            try store.run(Ledger.update([ledger(0, version: 0), ledger(1, version: 3)]))
        },
        write("versions, returning", gives: "[1, 5]") { store in
            try store.run(Ledger.update([ledger(0, version: 0), ledger(1, version: 4)]).returning(\.version))
        },
        write("a version that is saved", gives: "1") { try $0.run(Ledger.save(ledger(1, version: 4))) },
        write("a deletion by the version", gives: "1") { try $0.run(Ledger.delete(ledgers[1])) },
        write("a deletion by a version that is not the row's", gives: "the error 'staleModel'") { store in
            try store.run(Ledger.delete(ledger(1, version: 3)))
        },
    ]
}

/// The tables of a case that writes.
struct WrittenTables: Sendable {
    let collections: @Sendable () throws -> [ConformanceCollection]

    /// The contents of the rows, in an order that is always the same.
    let rows: @Sendable (any RelatedConformanceStore) throws -> [String]

    /// The result of a change and the rows that it leaves, nil on an engine that only fetches.
    fileprivate func answer<Value>(
        of engine: any ConformanceEngine, to change: (any RelatedConformanceStore) throws -> Value?
    ) throws -> (result: String, rows: [String])? {
        let store = try engine.store(ofRelated: collections())
        let result: String
        do {
            guard let value = try change(store) else { return nil }
            result = "\(value)"
        } catch let error as FetchError {
            result = "the error '\(error.code)'"
        }
        return (result, try rows(store))
    }
}
