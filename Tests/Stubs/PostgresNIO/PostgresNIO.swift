public import Logging
public import NIOCore

// The part of PostgresNIO's public API that an adapter needs, with the names and types of version 1.21.

public struct PostgresDataType: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt32

    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let null = PostgresDataType(0)
}

public enum PostgresFormat: Int16, Sendable, Hashable {
    case text = 0
    case binary = 1
}

public protocol PostgresJSONEncoder {}

public struct PostgresEncodingContext<JSONEncoder: PostgresJSONEncoder>: Sendable {}

public protocol PostgresThrowingDynamicTypeEncodable {
    var psqlType: PostgresDataType { get }
    var psqlFormat: PostgresFormat { get }

    func encode<JSONEncoder: PostgresJSONEncoder>(
        into byteBuffer: inout ByteBuffer, context: PostgresEncodingContext<JSONEncoder>
    ) throws
}

public protocol PostgresDynamicTypeEncodable: PostgresThrowingDynamicTypeEncodable {
    func encode<JSONEncoder: PostgresJSONEncoder>(
        into byteBuffer: inout ByteBuffer, context: PostgresEncodingContext<JSONEncoder>
    )
}

public struct PostgresBindings: Sendable {
    /// What was appended, which PostgresNIO keeps to itself.
    public private(set) var recorded: [(type: UInt32, format: PostgresFormat, bytes: ByteBuffer?)] = []

    public var count: Int { recorded.count }

    public init() {}

    public init(capacity: Int) {}

    public mutating func appendNull() { recorded.append((0, .binary, nil)) }

    public mutating func append<Value: PostgresDynamicTypeEncodable>(_ value: Value) {
        var buffer = ByteBuffer()
        value.encode(into: &buffer, context: PostgresEncodingContext<NoEncoder>())
        recorded.append((value.psqlType.rawValue, value.psqlFormat, buffer))
    }

    private struct NoEncoder: PostgresJSONEncoder {}
}

public struct PostgresQuery: Sendable {
    public var sql: String
    public var binds: PostgresBindings

    public init(unsafeSQL sql: String, binds: PostgresBindings = PostgresBindings()) {
        self.sql = sql
        self.binds = binds
    }
}

public struct PostgresCell: Sendable, Equatable {
    public var bytes: ByteBuffer?
    public var dataType: PostgresDataType
    public var format: PostgresFormat
    public var columnName: String
    public var columnIndex: Int

    public init(
        bytes: ByteBuffer?, dataType: PostgresDataType, format: PostgresFormat, columnName: String, columnIndex: Int
    ) {
        self.bytes = bytes
        self.dataType = dataType
        self.format = format
        self.columnName = columnName
        self.columnIndex = columnIndex
    }
}

public struct PostgresRow: Sendable {
    fileprivate let cells: [PostgresCell]

    /// PostgresNIO makes its rows by itself.
    public init(recorded cells: [PostgresCell]) { self.cells = cells }

    public func makeRandomAccess() -> PostgresRandomAccessRow { PostgresRandomAccessRow(self) }
}

public struct PostgresRandomAccessRow: Sendable, RandomAccessCollection {
    private let cells: [PostgresCell]

    public init(_ row: PostgresRow) { cells = row.cells }

    public var startIndex: Int { 0 }
    public var endIndex: Int { cells.count }
    public subscript(index: Int) -> PostgresCell { cells[index] }
}

public struct PostgresRowSequence: AsyncSequence, Sendable {
    public typealias Element = PostgresRow

    fileprivate let rows: [PostgresRow]

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var rows: IndexingIterator<[PostgresRow]>

        public mutating func next() async throws -> PostgresRow? { rows.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rows: rows.makeIterator()) }
}

public struct PSQLError: Error, Sendable {
    public let serverInfo: ServerInfo?

    /// PostgresNIO makes its errors by itself.
    public init(recorded fields: [ServerInfo.Field: String]?) { serverInfo = fields.map(ServerInfo.init) }

    public struct ServerInfo: Sendable {
        public struct Field: Hashable, Sendable {
            private let name: String

            public static let sqlState = Field(name: "C")
            public static let message = Field(name: "M")
            public static let tableName = Field(name: "t")
            public static let detail = Field(name: "D")
            public static let columnName = Field(name: "c")
            public static let constraintName = Field(name: "n")
        }

        fileprivate let fields: [Field: String]

        public subscript(field: Field) -> String? { fields[field] }
    }
}

public final class PostgresConnection: Sendable {
    private let answer: @Sendable (PostgresQuery) throws -> [PostgresRow]

    /// A connection that answers what a test says.
    public init(recorded answer: @escaping @Sendable (PostgresQuery) throws -> [PostgresRow]) { self.answer = answer }

    @discardableResult
    public func query(
        _ query: PostgresQuery, logger: Logger, file: String = #fileID, line: Int = #line
    ) async throws -> PostgresRowSequence {
        PostgresRowSequence(rows: try answer(query))
    }
}
