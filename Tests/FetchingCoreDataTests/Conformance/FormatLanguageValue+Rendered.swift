import FetchingCoreData
import Foundation

@testable import FetchingCore

extension FormatLanguageValue {
    /// What an attribute of Core Data holds for a column's value.
    ///
    /// Memory, as GRDB, has dates in whole milliseconds. Core Data has them as they are: here, both sides are rounded. A NaN is
    /// nil, as it is in SQLite.
    init(_ value: PrimitiveValue, in column: FetchableColumn) {
        switch value.comparable {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int64(let value): self = .integer(value)
        case .double(let value): self = .double(value)
        case .text(let value): self = column.isURL ? .url(value) : .text(value)
        case .data(let value): self = .data(value)
        case .date(let value): self = .date(value)
        case .uuid(let value): self = .uuid(value)
        case .decimal(let value): self = .decimal(value)
        // Core Data rejects models with arrays before a row is read.
        case .array: self = .null
        }
    }

    fileprivate init(_ value: FormatValue) {
        switch value {
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .double(let value): self = .double(value)
        case .text(let value): self = .text(value)
        case .data(let value): self = .data(value)
        case .date(let value): self = .date(value.roundedToMilliseconds)
        case .uuid(let value): self = .uuid(value)
        case .url(let value): self = .url(value.absoluteString)
        case .decimal(let value): self = .decimal(value)
        case .object(let value): self = .object(ReferredObject(identity: AnyHashable(value.identifier)))
        }
    }
}

extension FormatLanguageArgument {
    init(_ argument: FormatArgument) {
        switch argument {
        case .keyPath(let path): self = .keyPath(path)
        case .value(let value): self = .value(FormatLanguageValue(value))
        case .list(let values): self = .value(.collection(values.map { FormatLanguageValue($0) }))
        }
    }
}

extension PredicateFormatProgram {
    init(_ rendered: PredicateFormat) throws {
        try self.init(format: rendered.format, arguments: rendered.arguments.map { FormatLanguageArgument($0) })
    }
}

/// An object that is compared and not read.
struct ReferredObject: FormatLanguageObject, @unchecked Sendable {
    struct Unreadable: Error { let key: String }

    let identity: AnyHashable

    func value(forKey key: String) throws -> FormatLanguageValue { throw Unreadable(key: key) }
}

extension FetchableColumn {
    /// Whether the attribute is of Core Data's type for URLs.
    fileprivate var isURL: Bool { storage == nil && (valueType == URL.self || valueType == URL?.self) }
}
