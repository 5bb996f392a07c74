import Fetching
import Foundation
import GRDB

enum PaymentState: String, FetchableValue, DatabaseValueConvertible, CaseIterable {
    case open, authorized, paid, refused
}

enum Currency: Int, FetchableValue, DatabaseValueConvertible, CaseIterable, Comparable {
    case euro = 1
    case dollar, yen, franc

    static func < (lhs: Currency, rhs: Currency) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A model of the columns that have to be parsed: dates, identifiers, decimals, enums and blobs.
@Fetchable
struct Payment: Equatable, Sendable {
    var id: UUID
    var customerID: UUID?
    var createdAt: Date
    var paidAt: Date?
    @FetchingStorage(.unixMilliseconds) var changedAt: Date
    var amount: Decimal
    var fee: Decimal?
    var state: PaymentState
    var currency: Currency
    var receipt: Data
    var signature: Data?
}

extension Payment {
    static func example(_ index: Int) -> Payment {
        let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 61.25)
        return Payment(
            id: uuid(index), customerID: index.isMultiple(of: 4) ? nil : uuid(index / 3), createdAt: date,
            paidAt: index.isMultiple(of: 3) ? nil : date.addingTimeInterval(86_400.5), changedAt: date,
            amount: Decimal(index * 7 % 1_000_000) / 100,
            fee: index.isMultiple(of: 5) ? nil : Decimal(index % 1000) / 1000,
            state: PaymentState.allCases[index % 4], currency: Currency.allCases[index / 4 % 4],
            receipt: Data(repeating: UInt8(truncatingIfNeeded: index), count: 40),
            signature: index.isMultiple(of: 2) ? nil : Data([1, 2, 3, UInt8(truncatingIfNeeded: index)]))
    }

    private static func uuid(_ index: Int) -> UUID {
        let (a, b) = (UInt64(index) &* 0x9E37_79B9_7F4A_7C15, UInt64(index) &* 0xBF58_476D_1CE4_E5B9)
        return withUnsafeBytes(of: (a, b)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// Depends on every column.
    var checksum: Int {
        var sum = Int(id.uuid.0) &+ Int(customerID?.uuid.15 ?? 1)
        sum &+= Int(createdAt.timeIntervalSinceReferenceDate * 1000)
        sum &+= paidAt.map { Int($0.timeIntervalSinceReferenceDate * 1000) } ?? 2
        sum &+= Int(changedAt.timeIntervalSinceReferenceDate * 1000)
        sum &+= NSDecimalNumber(decimal: amount * 1000).intValue
        sum &+= fee.map { NSDecimalNumber(decimal: $0 * 1000).intValue } ?? 4
        sum &+= state.rawValue.utf8.count &+ currency.rawValue
        return sum &+ receipt.count &+ Int(receipt.first ?? 0) &+ Int(signature?.last ?? 3)
    }

    static func createTable(in db: Database, count: Int) throws {
        try db.execute(
            sql: """
                CREATE TABLE Payment (
                    id BLOB PRIMARY KEY NOT NULL, customerID BLOB, createdAt DATETIME NOT NULL, paidAt DATETIME,
                    changedAt INTEGER NOT NULL, amount TEXT NOT NULL, fee TEXT, state TEXT NOT NULL,
                    currency INTEGER NOT NULL, receipt BLOB NOT NULL, signature BLOB)
                """)
        let insertion = try db.makeStatement(sql: "INSERT INTO Payment VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for index in 0..<count {
            let payment = example(index)
            let milliseconds = Int64((payment.changedAt.timeIntervalSince1970 * 1000).rounded())
            try insertion.execute(arguments: [
                payment.id, payment.customerID, payment.createdAt, payment.paidAt, milliseconds,
                payment.amount, payment.fee, payment.state, payment.currency, payment.receipt, payment.signature,
            ])
        }
    }
}

extension [Payment] {
    var checksum: Int { reduce(count) { $0 &+ $1.checksum } }
}

/// The same as a record of GRDB that reads the columns by their positions.
struct PaymentRecord: FetchableRecord, TableRecord {
    static let databaseTableName = "Payment"

    let payment: Payment

    init(row: Row) {
        let milliseconds: Int64 = row[4]
        payment = Payment(
            id: row[0], customerID: row[1], createdAt: row[2], paidAt: row[3],
            changedAt: Date(timeIntervalSince1970: Double(milliseconds) / 1000), amount: row[5], fee: row[6],
            state: row[7], currency: row[8], receipt: row[9], signature: row[10])
    }
}
