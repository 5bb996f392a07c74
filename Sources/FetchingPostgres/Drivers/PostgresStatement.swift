import FetchingCore
public import FetchingSQL

/// A statement of a request, as a driver sends it.
///
/// ```swift
/// for statement in try User.request().all().where { $0.score > 10 }.statementTexts(for: .postgres) {
///     let statement = try PostgresStatement(statement)
///     print(statement.sql, statement.parameters.map(\.type))
/// }
/// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1 [701]
/// ```
public struct PostgresStatement: Sendable {
    /// The SQL, with `$1` for the first parameter.
    public let sql: String

    /// The values of the placeholders, in their order.
    public let parameters: [PostgresParameter]

    /// Whether the server should plan it anew each time, without a name: a parameter holds a list, whose length decides.
    public let hasList: Bool

    /// Encodes the values of a statement.
    ///
    /// - Throws: `FetchError` if PostgreSQL cannot hold a value, or takes fewer.
    public init(_ text: SQLStatementText) throws {
        guard text.bindings.count <= 65_535 else { throw FetchError.tooManyParameters }
        sql = text.sql
        parameters = try text.bindings.map { try PostgresParameter($0) }
        hasList = text.bindings.contains { if case .list = $0 { true } else { false } }
    }
}

/// A value that a statement is sent with.
public struct PostgresParameter: Sendable, Hashable {
    /// The identifier of its type (`pg_type.oid`); 0, which the server infers, for NULL.
    public let type: UInt32

    /// The form of the bytes: binary, but for decimals.
    public let format: PostgresFormat

    /// The value, nil for NULL.
    public let bytes: [UInt8]?
}

/// The form of a value in PostgreSQL's protocol.
public enum PostgresFormat: Int16, Sendable, Hashable {
    /// As the text that PostgreSQL reads and prints.
    case text = 0

    /// As the bytes that PostgreSQL's `send` and `receive` functions of the type exchange.
    case binary = 1
}

extension PostgresParameter {
    fileprivate init(_ binding: SQLBinding) throws {
        switch binding {
        case .parameter: throw FetchError.parameterWithoutValue
        case .value(let value):
            guard let type = value.type else {
                self.init(type: 0, format: .binary, bytes: nil)
                return
            }
            try self.init(type.oid, isDecimal: type == .decimal) { try value.encode(into: &$0) }
        case .list(let values, let type):
            let type = values.lazy.compactMap(\.type).first ?? type ?? .text
            try self.init(type.arrayOID, isDecimal: type == .decimal) { try values.encode(of: type, into: &$0) }
        }
    }

    private init(_ type: UInt32, isDecimal: Bool, _ encode: (inout [UInt8]) throws -> Void) throws {
        var bytes: [UInt8] = []
        try encode(&bytes)
        self.init(type: type, format: isDecimal ? .text : .binary, bytes: bytes)
    }
}

extension FetchError {
    static var tooManyParameters: FetchError {
        FetchError(
            .tooLarge, reason: "PostgreSQL takes at most 65,535 values in a statement",
            cure: "Compare with a list by 'isIn', which is one value", engine: postgres)
    }
}
