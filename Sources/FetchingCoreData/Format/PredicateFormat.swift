/// A condition in the language of `NSPredicate`: a format with placeholders, and an argument for each of them.
///
/// ```swift
/// let format = try User.predicate { $0.name.hasPrefix("Ma") && $0.score > 10 }.predicateFormat()
/// format.format                               // (%K BEGINSWITH %@ AND %K > %@)
/// format.description                          // (name BEGINSWITH … AND score > …)
/// format.description(showingValues: true)     // (name BEGINSWITH "Ma" AND score > 10.0)
/// ```
///
/// Names and values are arguments, never part of the format. Only the names inside a `SUBQUERY`, which has no
/// placeholder for them, are checked and written as they are. A format can be made, and tested, without Core Data.
public struct PredicateFormat: Sendable, Hashable {
    /// The format.
    public let format: String

    /// An argument for each placeholder of the format, in order.
    public let arguments: [FormatArgument]
}

extension PredicateFormat: CustomStringConvertible {
    /// The condition on one line, without the values.
    public var description: String { description(showingValues: false) }

    /// The condition on one line, with its values if asked for.
    ///
    /// - Parameter showingValues: Whether the values are shown. They may be private: a log is not a place for them.
    public func description(showingValues: Bool) -> String {
        var text = ""
        var arguments = arguments[...]
        var rest = format[...]
        while let place = rest.firstIndex(of: "%") {
            text += rest[..<place]
            if let argument = arguments.popFirst() { text += argument.description(showingValues: showingValues) }
            rest = rest[place...].dropFirst(2)
        }
        return text + rest
    }
}

extension FormatArgument {
    fileprivate func description(showingValues: Bool) -> String {
        switch self {
        case .keyPath(let keyPath): keyPath
        case .value(let value): showingValues ? value.literal : "…"
        case .list(let values): showingValues ? "{" + values.map(\.literal).joined(separator: ", ") + "}" : "{…}"
        }
    }
}

extension FormatValue {
    /// The value as a reader of the format would write it.
    fileprivate var literal: String {
        switch self {
        case .bool(let value): value ? "YES" : "NO"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .text(let value): value.debugDescription
        case .data(let value): "<\(value.count) bytes>"
        case .date(let value): "CAST(\(value.timeIntervalSinceReferenceDate), \"NSDate\")"
        case .uuid(let value): value.uuidString
        case .url(let value): value.absoluteString.debugDescription
        case .decimal(let value): "\(value)"
        case .object(let object): "\(object.identifier)"
        }
    }
}
