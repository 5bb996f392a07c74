package import Foundation

/// Takes up the values of a row, in the form that is the same for all types.
package struct PrimitiveRowWriter: WritableRow {
    package private(set) var values: [PrimitiveValue] = []

    package init() {}

    package mutating func encodeNull() { values.append(.null) }
    package mutating func encodeBool(_ value: Bool) { values.append(.bool(value)) }
    package mutating func encodeInt64(_ value: Int64) { values.append(.int64(value)) }
    package mutating func encodeDouble(_ value: Double) { values.append(.double(value)) }
    package mutating func encodeText(_ value: String) { values.append(.text(value)) }
    package mutating func encodeData(_ value: Data) { values.append(.data(value)) }
    package mutating func encodeDate(_ value: Date) { values.append(.date(value)) }
    package mutating func encodeUUID(_ value: UUID) { values.append(.uuid(value)) }
    package mutating func encodeDecimal(_ value: Decimal) { values.append(.decimal(value)) }
    package mutating func encodeArray(_ value: PrimitiveArray) { values.append(.array(value)) }
}
