import FetchingCore
import Foundation
import GRDB
import GRDBSQLite

/// The order of texts in a locale, as a collation that Fetching adds to a connection when a request first needs it.
enum LocaleCollation {
    private static let prefix = "fetching_locale_"

    /// A name that SQLite reads without quotation marks.
    static func name(of locale: SortLocale) -> String { prefix + locale.identifier.replacing("-", with: "_") }

    /// Adds the collation without which a statement could not be prepared.
    ///
    /// - Returns: Whether it is one of these.
    /// - Throws: `DatabaseError` if SQLite rejects it.
    static func add(missingIn error: DatabaseError, to db: Database) throws -> Bool {
        let beginning = "no such collation sequence: " + prefix
        guard let message = error.message, message.hasPrefix(beginning) else { return false }
        let identifier = String(message.dropFirst(beginning.count)).replacing("_", with: "-")
        guard let locale = try? SortLocale(Locale(identifier: identifier)) else { throw error }
        try add(locale, to: db)
        return true
    }

    private static func add(_ locale: SortLocale, to db: Database) throws {
        let context = Unmanaged.passRetained(locale)
        let code = sqlite3_create_collation_v2(
            db.sqliteConnection, name(of: locale), SQLITE_UTF8, context.toOpaque(), compare,
            { context in context.map { Unmanaged<SortLocale>.fromOpaque($0).release() } })
        guard code == SQLITE_OK else {
            // Unlike a function that is refused, SQLite does not release it.
            context.release()
            throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
    }

    private static let compare:
        @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32 = {
            context, firstCount, first, secondCount, second in
            guard let context else { return 0 }
            let locale = Unmanaged<SortLocale>.fromOpaque(context).takeUnretainedValue()
            return switch locale.order(text(first, firstCount), text(second, secondCount)) {
            case .less: -1
            case .equal: 0
            case .greater: 1
            }
        }

    private static func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count)), as: UTF8.self)
    }
}
