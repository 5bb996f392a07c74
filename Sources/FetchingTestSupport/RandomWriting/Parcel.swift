import Fetching
import Foundation

/// A model with a key of two columns, a code that may be nil, and values in forms of their own.
@Fetchable("parcels")
@Projection
struct Parcel: WrittenModel {
    @PrimaryKey let depot: Int
    @PrimaryKey @FetchingName("no") let number: String
    @Unique var label: String?
    var amount: Int
    var weight: Decimal?
    var token: UUID?
    var isOpen: Bool
    @FetchingStorage(.postgresEnum("parcel_plan")) var plan: Plan
    @FetchingStorage(.unixSeconds) var sent: Date?
    @Version var version: Int16 = 0
}

extension Parcel {
    var code: String {
        get { label ?? "" }
        set { label = newValue.isEmpty ? nil : newValue }
    }

    static func drawn(_ number: Int, code: String, amount: Int, bits: Int) -> Parcel {
        var parcel = Parcel(
            depot: number % 3, number: "n\(number / 3)", label: nil, amount: amount, weight: nil, token: nil,
            isOpen: false, plan: .trial, sent: nil)
        parcel.code = code
        parcel.vary(bits)
        return parcel
    }

    mutating func vary(_ bits: Int) {
        weight = bits.isMultiple(of: 3) ? nil : Decimal(bits) / 8
        let last = UInt8(bits % 256)
        token = bits.isMultiple(of: 5) ? nil : UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, last))
        isOpen = bits.isMultiple(of: 2)
        plan = Plan.allCases[bits % Plan.allCases.count]
        sent = bits.isMultiple(of: 4) ? nil : Date(timeIntervalSince1970: Double(bits))
    }

    mutating func age() { version -= 1 }

    func copy(_ shift: Int) -> Parcel {
        var copy = Parcel(
            depot: depot + shift, number: number, label: nil, amount: 1, weight: weight, token: token, isOpen: isOpen,
            plan: plan, sent: sent)
        if let label { copy.label = label + "+\(shift)" }
        return copy
    }

    static var ordered: FetchableRequest<Parcel, [Parcel]> { sorted(by: .ascending(\.depot), .ascending(\.number)) }

    static func below(_ bound: Int) -> FetchableRequest<Parcel, [Parcel]> {
        request().all().where { $0.amount < bound }
    }

    static func upserting(_ rows: [Parcel]) -> InsertRequest<WrittenModels<Parcel>, ManyRows> {
        insert(rows).onConflict(\.label) {
            $0.amount += $1.amount
            $0.plan = $1.plan
            $0.weight = $1.weight
        }
    }

    static func copying(below bound: Int, _ shift: Int) -> InsertRequest<UnlistedRows<Parcel>, ManyRows>? {
        insert(
            from: below(bound).select {
                Parcel.selecting(
                    depot: $0.depot + shift, number: $0.number, label: $0.label, amount: $0.amount, weight: $0.weight,
                    token: $0.token, isOpen: $0.isOpen, plan: $0.plan, sent: $0.sent, version: $0.version)
            }
        ).onConflict(\.label) { $0.amount += $1.amount }
    }

    static func draftInsertion(_ rows: [Parcel]) -> InsertRequest<WrittenDrafts<Parcel>, ManyRows>? { nil }

    static func rekey(_ update: inout Parcel.FetchableUpdate, by shift: Int) { update.depot += shift }

    static func raise(_ update: inout Parcel.FetchableUpdate) { update.amount += 2 }

    static func raising(
        _ request: FetchableRequest<Parcel, [Parcel]>
    ) -> ReturningRequest<UnlistedRows<Parcel>, [Int]> { request.updating(returning: \.amount) { $0.amount += 1 } }
}
