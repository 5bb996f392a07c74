public import Foundation

/// A value that a predicate format is given for a `%@`.
public enum FormatValue: Sendable, Hashable {
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case text(String)
    case data(Data)
    case date(Date)
    case uuid(UUID)
    case url(URL)
    case decimal(Decimal)

    /// An object, by what its framework knows it by: for Core Data, its `NSManagedObjectID`.
    case object(FormatObject)
}

/// The identity of an object.
///
/// ```swift
/// if case .object(let object) = value { object.identifier as? NSManagedObjectID }
/// ```
public struct FormatObject: Sendable, Hashable {
    /// The framework's identifier of the object.
    public let identifier: any Hashable & Sendable

    init(_ identifier: any Hashable & Sendable) { self.identifier = identifier }

    public static func == (lhs: FormatObject, rhs: FormatObject) -> Bool {
        AnyHashable(lhs.identifier) == AnyHashable(rhs.identifier)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(identifier)) }
}

/// An argument for a placeholder of a predicate format.
public enum FormatArgument: Sendable, Hashable {
    /// A key path, for `%K`.
    case keyPath(String)

    /// A value, for `%@`.
    case value(FormatValue)

    /// Several values, for `%@` after `IN`.
    case list([FormatValue])
}
