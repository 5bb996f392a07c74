import FetchingCore
import Foundation
import GRDBSQLite

/// The function that reads numbers of JSON as Swift does.
enum SQLiteJSONFunctions {
    /// `fetching_json_double`: the number at a path of keys, which are an array of JSON; null for null, and for what is no number.
    static let double: SQLiteFunctions.Function = { context, _, arguments in
        guard let text = SQLiteArgument.bytes(arguments?[0]), let path = SQLiteArgument.bytes(arguments?[1]),
            let keys = JSONElement.elements(of: path)
        else { return }
        let decoder = JSONDecoder()
        decoder.userInfo[NumberAtPath.keys] = keys.map { key in
            if case .text(let bytes) = key { String(decoding: bytes, as: UTF8.self) } else { "" }
        }
        do {
            let number = try decoder.decode(NumberAtPath.self, from: Data(text)).number
            if let number { sqlite3_result_double(context, number) }
        } catch {
            // As SQLite's own functions say it.
            sqlite3_result_error(context, "malformed JSON", -1)
        }
    }
}

/// The number at a path of keys.
private struct NumberAtPath: Decodable {
    static let keys = CodingUserInfoKey(rawValue: "keys").unsafelyUnwrapped

    let number: Double?

    init(from decoder: any Decoder) throws {
        let keys = decoder.userInfo[Self.keys] as? [String] ?? []
        var container = try? decoder.container(keyedBy: Key.self)
        for key in keys.dropLast() {
            container = try? container?.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key))
        }
        number = keys.last.flatMap { try? container?.decode(Double.self, forKey: Key(stringValue: $0)) }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
