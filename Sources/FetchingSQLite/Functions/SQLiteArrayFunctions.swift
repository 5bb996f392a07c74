import FetchingCore
import Foundation
import GRDBSQLite

/// The functions that look for elements of the arrays that are stored as JSON, and the collation by which such arrays compare.
enum SQLiteArrayFunctions {
    /// Found again in the error that SQLite gives, before the name of a member.
    static let failureMessage = "fetching: the stored value is not an array of "

    static let includes: SQLiteFunctions.Function = { context, _, arguments in
        call(context, arguments) { array, wanted in wanted.isSubset(of: array.map(\.comparable)) }
    }

    static let overlaps: SQLiteFunctions.Function = { context, _, arguments in
        call(context, arguments) { array, wanted in array.contains { wanted.contains($0.comparable) } }
    }

    static let count: SQLiteFunctions.Function = { context, _, arguments in
        guard let arguments, let array = array(arguments[0], context, member: arguments[1]) else { return }
        sqlite3_result_int64(context, Int64(array.count))
    }

    private static func call(
        _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
        _ holds: ([JSONElement], Set<JSONElement>) -> Bool
    ) {
        guard let arguments, let array = array(arguments[0], context, member: arguments[2]) else { return }
        let wanted = SQLiteArgument.prepared(context) {
            SQLiteArgument.bytes(arguments[1]).flatMap(JSONElement.elements).map { Set($0.map(\.comparable)) }
        }
        guard let wanted else { return sqlite3_result_error(context, failureMessage, -1) }
        sqlite3_result_int(context, holds(array, wanted) ? 1 : 0)
    }

    /// The elements of an array; nil for null, or with the error given.
    private static func array(
        _ value: OpaquePointer?, _ context: OpaquePointer?, member: OpaquePointer?
    ) -> [JSONElement]? {
        guard let value, sqlite3_value_type(value) != SQLITE_NULL else { return nil }
        if let bytes = SQLiteArgument.bytes(value), let array = JSONElement.elements(of: bytes) { return array }
        sqlite3_result_error(context, failureMessage + (SQLiteArgument.text(member) ?? ""), -1)
        return nil
    }

    /// Compares arrays element by element. A text that is not an array comes first, by its bytes: a collation cannot fail.
    @Sendable static func compare(_ a: String, _ b: String) -> ComparisonResult {
        switch (JSONElement.elements(of: a), JSONElement.elements(of: b)) {
        case (let a?, let b?):
            if a.lexicographicallyPrecedes(b) { return .orderedAscending }
            return b.lexicographicallyPrecedes(a) ? .orderedDescending : .orderedSame
        case (nil, _?): return .orderedAscending
        case (_?, nil): return .orderedDescending
        case (nil, nil):
            if a.utf8.elementsEqual(b.utf8) { return .orderedSame }
            return a.utf8.lexicographicallyPrecedes(b.utf8) ? .orderedAscending : .orderedDescending
        }
    }
}

extension FetchError {
    /// The error of a text that is stored in the place of an array.
    static var notAnArray: FetchError {
        FetchError(
            .typeMismatch, reason: "the column holds another text where the property needs an array as JSON",
            cure: "Correct the row, such as to '[]'")
    }
}
