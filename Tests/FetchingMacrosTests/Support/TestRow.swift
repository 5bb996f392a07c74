import Fetching
import Foundation

/// A row that holds its values in memory.
struct TestRow: FetchableRow {
    struct Mismatch: Error {}

    private var values: ArraySlice<PrimitiveValue>

    init(_ values: PrimitiveValue...) {
        self.values = values[...]
    }

    var isAtEnd: Bool { values.isEmpty }

    private mutating func next<Value>(_ match: (PrimitiveValue) -> Value?) throws -> Value {
        guard let value = values.popFirst(), let match = match(value) else { throw Mismatch() }
        return match
    }

    mutating func decodeNull() throws -> Bool {
        guard let value = values.first else { throw Mismatch() }
        if value.isNull { values.removeFirst() }
        return value.isNull
    }

    mutating func decodeBool() throws -> Bool { try next { if case .bool(let value) = $0 { value } else { nil } } }
    mutating func decodeInt64() throws -> Int64 { try next { if case .int64(let value) = $0 { value } else { nil } } }
    mutating func decodeDouble() throws -> Double {
        try next { if case .double(let value) = $0 { value } else { nil } }
    }
    mutating func decodeText() throws -> String { try next { if case .text(let value) = $0 { value } else { nil } } }
    mutating func decodeData() throws -> Data { try next { if case .data(let value) = $0 { value } else { nil } } }
    mutating func decodeDate() throws -> Date { try next { if case .date(let value) = $0 { value } else { nil } } }
    mutating func decodeUUID() throws -> UUID { try next { if case .uuid(let value) = $0 { value } else { nil } } }
    mutating func decodeDecimal() throws -> Decimal {
        try next { if case .decimal(let value) = $0 { value } else { nil } }
    }
    mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        try next { if case .array(let value) = $0, value.element == element { value } else { nil } }
    }
}

extension RowDecodable {
    /// The model that the columns of a row make up, when all of them are read.
    static func decoded(from row: TestRow) throws -> Self {
        var row = row
        let model = try Self(fetching: &row)
        guard row.isAtEnd else { throw TestRow.Mismatch() }
        return model
    }

    static var columnNames: [String] { fetchableEntity.columns.map(\.name) }
}
