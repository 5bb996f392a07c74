import Foundation

/// A value of the predicate language: what a key path leads to, what an argument holds, what an expression gives.
indirect enum FormatLanguageValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case text(String)
    case data(Data)
    case date(Date)
    case uuid(UUID)
    case url(String)
    case decimal(Decimal)
    case object(any FormatLanguageObject)
    case collection([FormatLanguageValue])
}

/// What stands for a placeholder: a key path for `%K`, a value for all others.
enum FormatLanguageArgument: Sendable {
    case keyPath(String)
    case value(FormatLanguageValue)
}

/// An object that a format is evaluated on, read by its keys.
protocol FormatLanguageObject: Sendable {
    /// The value of one key, never of a path. A to-many relationship is a `collection` of `object`s, a to-one
    /// relationship an `object` or `null`. Throws for a key that the object does not have.
    func value(forKey key: String) throws -> FormatLanguageValue

    /// What `==` compares when it compares two objects.
    var identity: AnyHashable { get }
}

/// Which of Apple's two evaluators a format is run by.
enum NullLogic: Sendable, CaseIterable {
    /// NSPredicate on objects in memory: a condition is true or false, and key-value coding reads the keys.
    case objects
    /// Core Data's SQLite store: a condition on nil is unknown, as in SQL.
    case sqlStore
}

extension FormatLanguageValue {
    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// Values of one kind may be compared with each other. A Boolean is a number, as `NSNumber` has it.
    enum Kind: String, Sendable {
        case null = "nil"
        case number = "a number"
        case text, data
        case date = "a date"
        case uuid = "a UUID"
        case url = "a URL"
        case object = "an object"
        case collection = "a collection"
    }

    var kind: Kind {
        switch self {
        case .null: .null
        case .bool, .integer, .double, .decimal: .number
        case .text: .text
        case .data: .data
        case .date: .date
        case .uuid: .uuid
        case .url: .url
        case .object: .object
        case .collection: .collection
        }
    }
}
