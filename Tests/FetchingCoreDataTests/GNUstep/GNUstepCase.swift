import Foundation

/// A predicate format with its arguments, and the rows to evaluate it on.
struct GNUstepCase: Sendable {
    let format: String
    let arguments: [GNUstepValue]
    let rows: [GNUstepRow]
}

/// Cases as `Tests/GNUstep/predicate.m` reads them: rows are written once for all cases in succession that have the same.
struct GNUstepDocument: Encodable {
    private struct Entry: Encodable {
        let format: String
        let arguments: [GNUstepValue]
        let rows: [GNUstepRow]?
    }

    private let entries: [Entry]

    init(_ cases: [GNUstepCase]) {
        var rows: [GNUstepRow]?
        entries = cases.map { element in
            defer { rows = element.rows }
            return Entry(
                format: element.format, arguments: element.arguments, rows: element.rows == rows ? nil : element.rows)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try entries.encode(to: encoder)
    }
}

/// An object of a model: what it does not name is nil.
typealias GNUstepRow = [String: GNUstepValue]

/// A value as `Tests/GNUstep/predicate.m` reads it: an object of one key, which says what the value is.
enum GNUstepValue: Encodable, Equatable, Sendable {
    /// An argument for `%K`.
    case keyPath(String)
    case integer(Int64)
    case double(Double)
    case text(String)
    case date(Date)
    case bool(Bool)
    case null
    /// An argument for `IN %@`.
    case list([GNUstepValue])
    /// What a to-one relationship leads to.
    case object(GNUstepRow)
    /// What a to-many relationship leads to.
    case objects([GNUstepRow])

    private enum CodingKeys: String, CodingKey {
        case keyPath, integer, double, text, date, bool, null, list, object, objects
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .keyPath(let path): try container.encode(path, forKey: .keyPath)
        // Numbers travel as text, so that no reader of JSON rounds them.
        case .integer(let number): try container.encode(String(number), forKey: .integer)
        case .double(let number): try container.encode(String(number), forKey: .double)
        case .text(let text): try container.encode(text, forKey: .text)
        case .date(let date): try container.encode(String(date.timeIntervalSinceReferenceDate), forKey: .date)
        case .bool(let bool): try container.encode(bool, forKey: .bool)
        case .null: try container.encode(true, forKey: .null)
        case .list(let values): try container.encode(values, forKey: .list)
        case .object(let row): try container.encode(row, forKey: .object)
        case .objects(let rows): try container.encode(rows, forKey: .objects)
        }
    }
}

/// What GNUstep makes of a case.
struct GNUstepOutcome: Decodable, Equatable, Sendable {
    /// An answer for each row, in order: nil where the evaluation raised an exception. Empty if GNUstep cannot read the
    /// format.
    let results: [Bool?]
    /// The first exception, if there was one.
    var errors: [String]?
}
