import Fetching

/// A model with a key that is nil until the database gives one.
@Fetchable("entries")
struct Entry: WrittenModel {
    let id: Int?
    @Unique var code: String
    var amount: Int
    var note: String?
    var isDone: Bool
    @Version var version = 0
}

extension Entry {
    /// Some have keys of their own, which are far from those that a database gives.
    static func drawn(_ number: Int, code: String, amount: Int, bits: Int) -> Entry {
        var entry = Entry(
            id: bits.isMultiple(of: 4) ? -1_000 * number : nil, code: code, amount: amount, note: nil, isDone: false)
        entry.vary(bits)
        return entry
    }

    mutating func vary(_ bits: Int) {
        note = bits.isMultiple(of: 3) ? nil : "note \(bits % 10)"
        isDone = bits.isMultiple(of: 2)
    }

    mutating func age() { version -= 1 }

    func copy(_ shift: Int) -> Entry {
        Entry(id: nil, code: code + "+\(shift)", amount: 1, note: note, isDone: isDone)
    }

    static var givesKeys: Bool { true }

    func withKey(of other: Entry?) -> Entry {
        Entry(id: other?.id, code: code, amount: amount, note: note, isDone: isDone, version: version)
    }

    /// By what is the same on every engine.
    static var ordered: FetchableRequest<Entry, [Entry]> { sorted(by: .ascending(\.code)) }

    static func below(_ bound: Int) -> FetchableRequest<Entry, [Entry]> {
        request().all().where { $0.amount < bound }
    }

    static func upserting(_ rows: [Entry]) -> InsertRequest<WrittenModels<Entry>, ManyRows> {
        insert(rows).onConflict(\.code) {
            $0.amount += $1.amount
            $0.isDone = $1.isDone
        }
    }

    static func copying(below bound: Int, _ shift: Int) -> InsertRequest<UnlistedRows<Entry>, ManyRows>? { nil }

    static func draftInsertion(_ rows: [Entry]) -> InsertRequest<WrittenDrafts<Entry>, ManyRows>? {
        insert(
            rows.map { row in
                Entry.Draft(id: row.id, code: row.code, amount: row.amount, note: row.note, isDone: row.isDone)
            })
    }

    /// A key that was given before would be given again, but not by every database.
    static func rekey(_ update: inout Entry.FetchableUpdate, by shift: Int) { update.note = "moved" }

    static func raise(_ update: inout Entry.FetchableUpdate) { update.amount += 2 }

    static func raising(
        _ request: FetchableRequest<Entry, [Entry]>
    ) -> ReturningRequest<UnlistedRows<Entry>, [Int]> { request.updating(returning: \.amount) { $0.amount += 1 } }
}
