import FetchingCore
import FetchingSQL
import Foundation

extension SQLiteDialect {
    func literal(for value: PrimitiveValue) -> String {
        switch value {
        case .null: "NULL"
        case .bool(let value): (value ? traits.truth.true : traits.truth.false).description
        case .int64(let value): String(value)
        case .double(let value): value.isInfinite ? (value < 0 ? "-9e999" : "9e999") : String(value)
        case .text(let value): value.quoted(by: "'")
        case .data(let value): blob(value)
        // What SQLite would refuse is shown all the same.
        case .date(let value): ((try? value.sqliteText) ?? value.text(separator: " ")).quoted(by: "'")
        case .uuid(let value): blob(withUnsafeBytes(of: value.uuid) { Data($0) })
        case .decimal(let value): "\(value)".quoted(by: "'")
        case .array(let value): value.json.quoted(by: "'")
        }
    }

    private func blob(_ bytes: some Sequence<UInt8>) -> String {
        "x'" + bytes.map { String(format: "%02X", $0) }.joined() + "'"
    }
}
