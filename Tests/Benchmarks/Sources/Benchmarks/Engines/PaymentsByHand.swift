import Foundation
import GRDBSQLite

extension Payment {
    static let columns =
        "id, customerID, createdAt, paidAt, changedAt, amount, fee, state, currency, receipt, signature"

    /// What one writes who knows the form of each column: the digits of a date by their places, those of a decimal as an
    /// integer and a scale, the bytes of an identifier.
    @inline(__always)
    init?(byHand statement: OpaquePointer) {
        guard let state = PaymentState(rawValue: String(byHand: statement, 7)),
            let currency = Currency(rawValue: Int(sqlite3_column_int64(statement, 8)))
        else { return nil }
        id = UUID(byHand: statement, 0)
        customerID = sqlite3_column_type(statement, 1) == SQLITE_NULL ? nil : UUID(byHand: statement, 1)
        createdAt = Date(byHand: statement, 2)
        paidAt = sqlite3_column_type(statement, 3) == SQLITE_NULL ? nil : Date(byHand: statement, 3)
        changedAt = Date(timeIntervalSince1970: Double(sqlite3_column_int64(statement, 4)) / 1000)
        amount = Decimal(byHand: statement, 5)
        fee = sqlite3_column_type(statement, 6) == SQLITE_NULL ? nil : Decimal(byHand: statement, 6)
        self.state = state
        self.currency = currency
        receipt = Data(byHand: statement, 9)
        signature = sqlite3_column_type(statement, 10) == SQLITE_NULL ? nil : Data(byHand: statement, 10)
    }
}

extension UUID {
    /// All zeros where there are not 16 bytes, which must not be read past their end.
    @inline(__always)
    fileprivate init(byHand statement: OpaquePointer, _ column: Int32) {
        let bytes = sqlite3_column_blob(statement, column)
        guard sqlite3_column_bytes(statement, column) == 16, let bytes else {
            self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
            return
        }
        self.init(uuid: bytes.loadUnaligned(as: uuid_t.self))
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
    /// "yyyy-MM-dd HH:mm:ss.SSS" in UTC; long ago where the text has another length.
    @inline(__always)
    fileprivate init(byHand statement: OpaquePointer, _ column: Int32) {
        let start = sqlite3_column_text(statement, column)
        guard sqlite3_column_bytes(statement, column) == 23, let text = start else {
            self = .distantPast
            return
        }
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

extension Decimal {
    /// Digits, with a point among them or not: at most eighteen.
    @inline(__always)
    fileprivate init(byHand statement: OpaquePointer, _ column: Int32) {
        let text = sqlite3_column_text(statement, column).unsafelyUnwrapped
        let count = Int(sqlite3_column_bytes(statement, column))
        var digits: UInt64 = 0
        var scale = 0
        var isBehindPoint = false
        for index in (text[0] == 45 ? 1 : 0)..<count {
            if text[index] == 46 {
                isBehindPoint = true
            } else {
                digits = digits * 10 + UInt64(text[index] &- 48)
                if isBehindPoint { scale += 1 }
            }
        }
        self.init(sign: text[0] == 45 ? .minus : .plus, exponent: -scale, significand: Decimal(digits))
    }
}
