import CLibPQ
import Fetching
import FetchingPostgres
import Foundation

extension Payment {
    /// A payment as one reads it who knows the type of each column.
    @inline(__always)
    init?(byLibPQ result: OpaquePointer) {
        guard let state = PaymentState(rawValue: String(byLibPQ: result, 7)),
            let currency = Currency(rawValue: Int(Int64(byLibPQ: result, 8)))
        else { return nil }
        id = UUID(byLibPQ: result, 0)
        customerID = PQgetisnull(result, 0, 1) == 1 ? nil : UUID(byLibPQ: result, 1)
        createdAt = Date(byLibPQ: result, 2)
        paidAt = PQgetisnull(result, 0, 3) == 1 ? nil : Date(byLibPQ: result, 3)
        changedAt = Date(timeIntervalSince1970: Double(Int64(byLibPQ: result, 4)) / 1000)
        amount = Decimal(byLibPQ: result, 5)
        fee = PQgetisnull(result, 0, 6) == 1 ? nil : Decimal(byLibPQ: result, 6)
        self.state = state
        self.currency = currency
        receipt = Data(byLibPQ: result, 9)
        signature = PQgetisnull(result, 0, 10) == 1 ? nil : Data(byLibPQ: result, 10)
    }

    static func createTable(in db: PostgresConnection, count: Int) throws {
        try db.execute(
            """
            CREATE TABLE IF NOT EXISTS "Payment" (
                id uuid PRIMARY KEY, "customerID" uuid, "createdAt" timestamptz NOT NULL, "paidAt" timestamptz,
                "changedAt" bigint NOT NULL, amount numeric NOT NULL, fee numeric, state text COLLATE "C" NOT NULL,
                currency bigint NOT NULL, receipt bytea NOT NULL, signature bytea);
            TRUNCATE "Payment"
            """)
        let payments = (0..<count).map(example)
        let milliseconds = payments.map { Int(($0.changedAt.timeIntervalSince1970 * 1000).rounded()) }
        try db.execute(
            """
            INSERT INTO "Payment" SELECT * FROM unnest(\(payments.map(\.id)), \(payments.map(\.customerID)),
                \(payments.map(\.createdAt)), \(payments.map(\.paidAt)), \(milliseconds), \(payments.map(\.amount)),
                \(payments.map(\.fee)), \(payments.map(\.state)), \(payments.map(\.currency)),
                \(payments.map(\.receipt)), \(payments.map(\.signature)))
            """)
    }

    static let postgresColumns = #"""
        id, "customerID", "createdAt", "paidAt", "changedAt", amount, fee, state, currency, receipt, signature
        """#
}

extension UUID {
    @inline(__always)
    fileprivate init(byLibPQ result: OpaquePointer, _ column: Int32) {
        self.init(uuid: UnsafeRawPointer(PQgetvalue(result, 0, column)!).loadUnaligned(as: uuid_t.self))
    }
}

extension Data {
    @inline(__always)
    fileprivate init(byLibPQ result: OpaquePointer, _ column: Int32) {
        self.init(bytes: PQgetvalue(result, 0, column)!, count: Int(PQgetlength(result, 0, column)))
    }
}

extension Date {
    /// Microseconds since 2000.
    @inline(__always)
    fileprivate init(byLibPQ result: OpaquePointer, _ column: Int32) {
        let (seconds, rest) = Int64(byLibPQ: result, column).quotientAndRemainder(dividingBy: 1_000_000)
        self.init(timeIntervalSinceReferenceDate: Double(seconds) - 31_622_400 + Double(rest) / 1_000_000)
    }
}

extension Decimal {
    /// Groups of four digits, few enough for an integer.
    @inline(__always)
    fileprivate init(byLibPQ result: OpaquePointer, _ column: Int32) {
        let start = UnsafeRawPointer(PQgetvalue(result, 0, column)!)
        func word(_ index: Int) -> UInt16 {
            UInt16(bigEndian: start.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
        }
        let count = Int(word(0))
        var digits: UInt64 = 0
        for index in 0..<count { digits = digits * 10_000 + UInt64(word(4 + index)) }
        let exponent = (Int(Int16(bitPattern: word(1))) - count + 1) * 4
        self.init(
            sign: word(2) == 0 ? .plus : .minus, exponent: exponent, significand: Decimal(digits))
    }
}
