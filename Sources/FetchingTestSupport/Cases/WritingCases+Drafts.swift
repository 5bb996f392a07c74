import Fetching
import FetchingCore

/// Rows whose keys the engine gives, and changes of what differs between two states of a model.
extension ConformanceGroup {
    static let drafts: [ConformanceCase] = [
        write("a draft", gives: "1") { try $0.run(Account.insert(Account.Draft(code: "d", amount: 4))) },
        write("a draft, returning its key", gives: "4") { store in
            try store.run(Account.insert(Account.Draft(code: "d", amount: 4)).returning(\.id))
        },
        write("a draft with a key", gives: "9") { store in
            try store.run(Account.insert(Account.Draft(id: 9, code: "d", amount: 4)).returning(\.id))
        },
        write("drafts with keys and without", gives: #"[(4, "d"), (9, "e"), (10, "f"), (11, "g")]"#) { store in
            // A key that is given by hand is not counted on by every database: the last one begins behind the largest.
            try store.run(
                Account.insert([
                    Account.Draft(id: 4, code: "d", amount: 4), Account.Draft(id: 9, code: "e", amount: 4),
                    Account.Draft(id: 10, code: "f", amount: 4), Account.Draft(id: 11, code: "g", amount: 4),
                ]).returning(\.id, \.code))
        },
        write("many drafts, in their order", gives: "true") { store in
            let drafts = (0..<100).map { Account.Draft(code: "code \($0)", amount: -$0) }
            return try store.run(Account.insert(drafts).returning(\.id, \.amount)).map { rows in
                rows.elementsEqual((0..<100).map { ($0 + 4, -$0) }, by: ==)
            }
        },
        write("a draft that has the code of another", gives: "the error 'constraintViolation'") { store in
            try store.run(Account.insert(Account.Draft(code: "a", amount: 4)))
        },
        write("a draft that has the code of another, which it updates", gives: "(1, 14)") { store in
            try store.run(
                Account.insert(Account.Draft(code: "a", amount: 4)).onConflict(\.code) { $0.amount += $1.amount }
                    .returning(\.id, \.amount))
        },
        write("a draft that is left out", gives: "0") { store in
            try store.run(Account.insert(Account.Draft(code: "a", amount: 4)).onConflict(\.code, .ignore))
        },
    ]

    static let changes: [ConformanceCase] = [
        write("what differs in an enum and a decimal", gives: "1") { store in
            try store.run(try change(of: 1) { ($0.plan, $0.weight) = (.premium, 12.5) })
        },
        write("what differs, returning the version", gives: "Optional(1)") { store in
            try store.run(try change(of: 2) { $0.plan = .freemium }.returning(\.version))
        },
        write("nothing differs, returning", gives: "nil") { store in
            try store.run(try change(of: 2) { _ in }.returning(\.version))
        },
        write("what differs from a version that is not the row's", gives: "the error 'staleModel'") { store in
            var old = Parcel.drawn(1, code: "p", amount: 1, bits: 6)
            old.version = 3
            var new = old
            new.amount = 9
            return try store.run(try Parcel.changes(from: old, to: new).returning())
        },
        write("what differs in a row that has the key of none", gives: "the error 'staleModel'") { store in
            let old = Parcel.drawn(70, code: "p", amount: 1, bits: 6)
            var new = old
            new.amount = 9
            return try store.run(try Parcel.changes(from: old, to: new).returning())
        },
        write("enums of several models", gives: "3") { store in
            try store.run(
                Parcel.update((1...3).map { Parcel.drawn($0, code: $0 == 1 ? "z" : "\($0)", amount: 5, bits: 7 + $0) }))
        },
        write("enums of several models, returning", gives: "true") { store in
            let models = (1...3).map { Parcel.drawn($0, code: "\($0)", amount: 5, bits: 7 + $0) }
            return try store.run(Parcel.update(models).returning(\.plan)).map { $0 == models.map(\.plan) }
        },
        write("codes that the list moves on", gives: "2") { store in
            try store.run(
                Parcel.update([
                    Parcel.drawn(2, code: "r", amount: 2, bits: 7), Parcel.drawn(1, code: "q", amount: 1, bits: 6),
                ]))
        },
        write("a code that a later row of the list gives up", gives: "the error 'constraintViolation'") { store in
            try store.run(
                Parcel.update([
                    Parcel.drawn(1, code: "q", amount: 1, bits: 6), Parcel.drawn(2, code: "r", amount: 2, bits: 7),
                ]))
        },
        write("codes that two rows exchange", gives: "the error 'constraintViolation'") { store in
            try store.run(
                Parcel.update([
                    Parcel.drawn(1, code: "q", amount: 1, bits: 6), Parcel.drawn(2, code: "p", amount: 2, bits: 7),
                ]).returning())
        },
        write("enums on a conflict", gives: "true") { store in
            let models = (2...5).map { Parcel.drawn($0 + 9, code: $0 == 2 ? "q" : "\($0)", amount: 5, bits: 7 + $0) }
            return try store.run(Parcel.upserting(models).returning(\.plan)).map { $0 == models.map(\.plan) }
        },
    ]

    private static func change(of place: Int, _ change: (inout Parcel) -> Void) throws -> ModelChanges<Parcel> {
        let old = Parcel.drawn(place, code: ["", "p", "q"][place], amount: place, bits: 5 + place)
        var new = old
        change(&new)
        return try Parcel.changes(from: old, to: new)
    }
}

extension RelatedConformanceStore {
    /// Updates what differs between two states of a model, and gives the number of rows.
    fileprivate func run<Model>(_ changes: ModelChanges<Model>) throws -> Int? {
        guard let request = changes.request else { return 0 }
        return try run(request)
    }
}
