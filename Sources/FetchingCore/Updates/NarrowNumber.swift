/// The numbers of a type that holds fewer of them than calculations do.
package enum NarrowNumber: Sendable {
    /// Integers of fewer than 64 bits, or without negative ones.
    case integer(ClosedRange<Int64>)

    /// A `Float`.
    case float

    /// The numbers of the type of a column, or of the one within an optional; nil where it is another, or holds whatever is calculated.
    init?(in column: FetchableColumn) {
        // Nothing calculates with what a storage of one's own stores.
        guard column.storage == nil else { return nil }
        let base = column.baseType
        if base is Float.Type {
            self = .float
        } else if let range = (base as? any FixedWidthInteger.Type)?.storedRange {
            self = .integer(range)
        } else {
            return nil
        }
    }
}

extension FetchableColumn {
    /// The type of the values, without that of an optional.
    var baseType: Any.Type { valueType.base }
}

extension FetchableValue {
    fileprivate static var base: Any.Type { Base.self }
}

extension FixedWidthInteger {
    fileprivate static var storedRange: ClosedRange<Int64>? {
        let range = Int64(clamping: min)...Int64(clamping: max)
        return range == .min ... .max ? nil : range
    }
}
