import Foundation
import GRDBSQLite

extension Payment {
    static let columns =
        "id, customerID, createdAt, paidAt, changedAt, amount, fee, state, currency, receipt, signature"

    /// What one writes who knows the form of each column: the digits of a date by their places, the bytes of an identifier.
    @inline(__always)
    init?(byHand statement: OpaquePointer) {
        guard let state = PaymentState(rawValue: String(byHand: statement, 7)),
            let currency = Currency(rawValue: Int(sqlite3_column_int64(statement, 8))),
            let amount = Decimal(string: String(byHand: statement, 5))
        else { return nil }
        id = UUID(byHand: statement, 0)
        customerID = sqlite3_column_type(statement, 1) == SQLITE_NULL ? nil : UUID(byHand: statement, 1)
        createdAt = Date(byHand: statement, 2)
        paidAt = sqlite3_column_type(statement, 3) == SQLITE_NULL ? nil : Date(byHand: statement, 3)
        changedAt = Date(timeIntervalSince1970: Double(sqlite3_column_int64(statement, 4)) / 1000)
        self.amount = amount
        fee = sqlite3_column_type(statement, 6) == SQLITE_NULL ? nil : Decimal(string: String(byHand: statement, 6))
        self.state = state
        self.currency = currency
        receipt = Data(byHand: statement, 9)
        signature = sqlite3_column_type(statement, 10) == SQLITE_NULL ? nil : Data(byHand: statement, 10)
    }
}

extension UUID {
    @inline(__always)
    fileprivate init(byHand statement: OpaquePointer, _ column: Int32) {
        self.init(uuid: sqlite3_column_blob(statement, column).loadUnaligned(as: uuid_t.self))
    }
}

extension Data {
    @inline(__always)
    fileprivate init(byHand statement: OpaquePointer, _ column: Int32) {
        self.init(
            bytes: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
    }
}

extension Date {
    /// "yyyy-MM-dd HH:mm:ss.SSS" in UTC.
    @inline(__always)
    fileprivate init(byHand statement: OpaquePointer, _ column: Int32) {
        let text = sqlite3_column_text(statement, column).unsafelyUnwrapped
        func number(_ start: Int, _ count: Int) -> Int {
            var number = 0
            for index in start..<(start + count) { number = number * 10 + Int(text[index] &- 48) }
            return number
        }
        let month = number(5, 2)
        let year = month <= 2 ? number(0, 4) - 1 : number(0, 4)
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + number(8, 2) - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        let seconds = ((days * 24 + number(11, 2)) * 60 + number(14, 2)) * 60 + number(17, 2)
        self.init(timeIntervalSince1970: Double(seconds) + Double(number(20, 3)) / 1000)
    }
}
