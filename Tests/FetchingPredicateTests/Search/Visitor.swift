import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation

enum Tariff: String, FetchableValue, CaseIterable { case freemium, premium, trial }

enum Badge: String, FetchableValue {
    case gold
    case silver = "Silver"
}

enum Urgency: Int, FetchableValue, CaseIterable {
    case low = 1
    case high = 2
}

/// A model with a field of each kind that a search knows.
@Fetchable
struct Visitor {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
    var best: Double?
    var age: Int8
    var visits: UInt64
    var isAdmin: Bool
    var isVerified: Bool?
    var tariff: Tariff
    var badge: Badge?
    var urgency: Urgency
    var price: Decimal
    var token: UUID
    var homepage: URL?
    var avatar: Data?
    var signupDate: Date
    @FetchingStorage(.unixSeconds) var seen: Date?
    @FetchingStorage(.dayText) var birthday: Date
    var hostID: Int?
    var passwordHash: String

    static let host = ToOne<Visitor, Host>(\.hostID)
}

@Fetchable
struct Host {
    let id: Int
    var city: String
    var rooms: Int
}

extension Visitor {
    static func search(
        _ text: String, fields: SearchFields<Visitor> = .all, options: SearchOptions = SearchOptions(timeZone: .gmt)
    ) throws -> FetchSearch<Visitor> {
        try FetchSearch(text, in: [\.name, \.nickname], fields: fields, options: options)
    }

    /// The condition that a search becomes, in SQL. It is empty where every visitor is asked for.
    static func sql(
        _ text: String, fields: SearchFields<Visitor> = .all, options: SearchOptions = SearchOptions(timeZone: .gmt)
    ) throws -> String { try condition(search(text, fields: fields, options: options).predicate) }

    static func condition(_ predicate: FetchPredicate<Visitor>) throws -> String {
        let sql = try Visitor.request().all().where(predicate).sql(for: .sqlite, showingValues: true)
        guard let start = sql.firstRange(of: " WHERE ") else { return "" }
        return String(sql[start.upperBound...])
    }

    /// The error of a search, as it is shown.
    static func mistake(
        _ text: String, fields: SearchFields<Visitor> = .all, options: SearchOptions = SearchOptions(timeZone: .gmt)
    ) -> String {
        do {
            _ = try search(text, fields: fields, options: options)
            return "no error"
        } catch let error as SearchError {
            return "\(error.code)\n\(error.marked)"
        } catch {
            return "\(error)"
        }
    }
}
