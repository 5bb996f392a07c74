import Fetching
import Foundation

/// A model with a key of one column.
@Fetchable("ledgers")
@Projection
struct Ledger: WrittenModel {
    let id: Int
    @Unique var code: String
    var amount: Int
    var note: String?
    @FetchingStorage(.unixSeconds) var seen: Date?
    @Version var version = 0
}

extension Ledger {
    static func drawn(_ number: Int, code: String, amount: Int, bits: Int) -> Ledger {
        var ledger = Ledger(id: number, code: code, amount: amount, note: nil, seen: nil)
        ledger.vary(bits)
        return ledger
    }

    mutating func vary(_ bits: Int) {
        note = bits.isMultiple(of: 3) ? nil : "note \(bits % 10)"
        seen = bits.isMultiple(of: 4) ? nil : Date(timeIntervalSince1970: Double(bits))
    }

    mutating func age() { version -= 1 }

    func copy(_ shift: Int) -> Ledger {
        Ledger(id: id + shift, code: code + "+\(shift)", amount: 1, note: note, seen: seen)
    }

    static var ordered: FetchableRequest<Ledger, [Ledger]> { sorted(by: .ascending(\.id)) }

    static func below(_ bound: Int) -> FetchableRequest<Ledger, [Ledger]> {
        request().all().where { $0.amount < bound }
    }

    static func upserting(_ rows: [Ledger]) -> InsertRequest<WrittenModels<Ledger>, ManyRows> {
        insert(rows).onConflict(\.code) {
            $0.amount += $1.amount
            $0.note = $1.note
        }
    }

    static func copying(below bound: Int, _ shift: Int) -> InsertRequest<UnlistedRows<Ledger>, ManyRows>? {
        insert(
            from: below(bound).select {
                Ledger.selecting(
                    id: $0.id + shift, code: $0.code, amount: $0.amount, note: $0.note, seen: $0.seen,
                    version: $0.version)
            }
        ).onConflict(\.code) { $0.amount += $1.amount }
    }

    static func draftInsertion(_ rows: [Ledger]) -> InsertRequest<WrittenDrafts<Ledger>, ManyRows>? {
        insert(
            rows.map { row in
                Ledger.Draft(id: row.id, code: row.code, amount: row.amount, note: row.note, seen: row.seen)
            })
    }

    static func rekey(_ update: inout Ledger.FetchableUpdate, by shift: Int) { update.id += shift }

    static func raise(_ update: inout Ledger.FetchableUpdate) { update.amount += 2 }

    static func raising(
        _ request: FetchableRequest<Ledger, [Ledger]>
    ) -> ReturningRequest<UnlistedRows<Ledger>, [Int]> { request.updating(returning: \.amount) { $0.amount += 1 } }
}
