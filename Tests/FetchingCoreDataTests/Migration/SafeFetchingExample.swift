import Fetching
import FetchingCoreData
import Foundation
import Testing

/// A condition of SafeFetching's documentation in the words of Fetching, and what becomes of it.
struct SafeFetchingExample: Sendable {
    let predicate: FetchPredicate<MugOwner>
    let format: String
    let arguments: [Argument]
    let shown: String

    init(
        @PredicateBuilder<MugOwner> _ condition: (MugOwner.FetchableMembers) -> FetchPredicate<MugOwner>,
        _ format: String, _ arguments: [Argument], _ shown: String
    ) {
        predicate = condition(MugOwner.fetchableMembers)
        self.format = format
        self.arguments = arguments
        self.shown = shown
    }
}

extension SafeFetchingExample: CustomTestStringConvertible {
    var testDescription: String { shown }
}

extension SafeFetchingExample {
    /// An argument of a format. A string literal is a key path.
    enum Argument: Sendable, Equatable, ExpressibleByStringLiteral {
        case key(String)
        case bool(Bool)
        case int(Int64)
        case double(Double)
        case text(String)
        case date(Date)
        case list([Argument])
        case object(String)

        init(stringLiteral value: String) { self = .key(value) }

        init(_ argument: FormatArgument) throws {
            switch argument {
            case .keyPath(let keyPath): self = .key(keyPath)
            case .value(let value): self = try Argument(value)
            case .list(let values): self = .list(try values.map(Argument.init))
            }
        }

        private init(_ value: FormatValue) throws {
            switch value {
            case .bool(let value): self = .bool(value)
            case .integer(let value): self = .int(value)
            case .double(let value): self = .double(value)
            case .text(let value): self = .text(value)
            case .date(let value): self = .date(value)
            case .object(let object): self = .object(try #require(object.identifier as? String))
            case .data, .uuid, .url, .decimal: throw UnexpectedValue(value: value)
            }
        }
    }

    struct UnexpectedValue: Error {
        let value: FormatValue
    }
}
