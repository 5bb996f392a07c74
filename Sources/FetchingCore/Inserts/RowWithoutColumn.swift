public import Foundation

/// A row of which a model writes one column more than are inserted.
@usableFromInline
struct RowWithoutColumn<Row: WritableRow>: WritableRow {
    @usableFromInline var row: Row
    private let place: Int
    private var next = 0

    @usableFromInline
    init(_ row: Row, leavingOut place: Int) {
        self.row = row
        self.place = place
    }

    private mutating func write(_ body: (inout Row) throws -> Void) rethrows {
        defer { next += 1 }
        if next != place { try body(&row) }
    }

    @usableFromInline mutating func encodeNull() throws { try write { try $0.encodeNull() } }
    @usableFromInline mutating func encodeBool(_ value: Bool) throws { try write { try $0.encodeBool(value) } }
    @usableFromInline mutating func encodeInt64(_ value: Int64) throws { try write { try $0.encodeInt64(value) } }
    @usableFromInline mutating func encodeDouble(_ value: Double) throws { try write { try $0.encodeDouble(value) } }
    @usableFromInline mutating func encodeText(_ value: String) throws { try write { try $0.encodeText(value) } }
    @usableFromInline mutating func encodeData(_ value: Data) throws { try write { try $0.encodeData(value) } }
    @usableFromInline mutating func encodeDate(_ value: Date) throws { try write { try $0.encodeDate(value) } }
    @usableFromInline mutating func encodeUUID(_ value: UUID) throws { try write { try $0.encodeUUID(value) } }
    @usableFromInline mutating func encodeDecimal(_ value: Decimal) throws { try write { try $0.encodeDecimal(value) } }
    @usableFromInline mutating func encodeArray(_ value: PrimitiveArray) throws {
        try write { try $0.encodeArray(value) }
    }
}
