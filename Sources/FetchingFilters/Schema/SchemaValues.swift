import FetchingCore
import Foundation

/// The values that a document may give, as far as it depends on more than their type.
enum SchemaValues: Hashable {
    case all
    case integers(ClosedRange<Int64>)
    /// Numbers that a `Float` holds.
    case floats
    case urls
    /// Dates whose stored form has no year 0.
    case datesFromYear1
    /// The values of an enum that stores them in a form of its own.
    case cases([JSONValue])

    /// The values that the property of a column can have.
    init(of column: FetchableColumn) {
        func has(_ value: PrimitiveValue) -> Bool { (try? column.storedValue(of: value)) != nil }
        switch column.propertyType {
        case .int64:
            // The limits of all types of integers, the widest first.
            let lower: [Int64] = [.min, Int64(Int32.min), Int64(Int16.min), Int64(Int8.min), 0]
            let upper: [Int64] = [
                .max, Int64(UInt32.max), Int64(Int32.max), Int64(UInt16.max), Int64(Int16.max), Int64(UInt8.max),
                Int64(Int8.max),
            ]
            if let first = lower.first(where: { has(.int64($0)) }), let last = upper.first(where: { has(.int64($0)) }) {
                self = first == .min && last == .max ? .all : .integers(first...last)
            } else {
                self = Self.cases(of: column)
            }
        case .double:
            // The first integer that a `Float` does not hold, but one beside it.
            let first = PrimitiveValue.double(0x1p24 + 1)
            let read = (try? column.storedValue(of: first)).flatMap { try? column.propertyValue(of: $0) }
            self = read == nil || read == first ? .all : .floats
        case .date: self = has(.date(.year0)) ? .all : .datesFromYear1
        case .text:
            if column.valueType == URL.self || column.valueType == URL?.self {
                self = .urls
            } else {
                self = column.storage == nil ? .all : Self.cases(of: column)
            }
        case .bool, .data, .uuid, .decimal, .array: self = .all
        }
    }

    private static func cases(of column: FetchableColumn) -> SchemaValues {
        let cases = column.listedCases
        return cases.isEmpty ? .all : .cases(cases)
    }
}

extension FetchableColumn {
    /// The raw values of an enum that lists its cases, none for another type.
    var listedCases: [JSONValue] {
        func cases<Value: FetchableValue>(_: Value.Type) -> [JSONValue] {
            // The cases of an option set are joined to further values.
            guard let type = Value.Base.self as? any CaseIterable.Type, !(type is any OptionSet.Type) else { return [] }
            return Self.values(of: type).compactMap(StoredValueForm.json)
        }
        return cases(valueType)
    }

    private static func values<Cases: CaseIterable>(of type: Cases.Type) -> [PrimitiveValue] {
        type.allCases.compactMap { try? ($0 as? any FetchableValue)?.primitiveValue() }
    }
}

extension Date {
    /// A date of the year 0.
    fileprivate static let year0 = Date(timeIntervalSince1970: -62_150_000_000)
}
