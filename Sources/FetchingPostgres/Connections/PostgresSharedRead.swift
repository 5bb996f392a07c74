#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL

/// A read that may share a round trip: what it asks for, and in the end what the server has answered.
///
/// It is written and read by the task that fetches. So a value of that task, which a scope may depend on, is never one of another.
///
/// Unchecked, because one at a time has it: its task, the queue, or whoever sends it.
final class PostgresSharedRead: @unchecked Sendable {
    /// The bytes that a statement takes beside its values, at most.
    private static let statementBytes = 128

    let statement: SQLStatementText
    let bindings: PostgresBindings
    let key: PostgresStatementCache.Key
    let priority = Task.currentPriority
    private var turn: (@Sendable (PostgresReadTurn) -> Void)?

    /// - Returns: nil if it cannot be sent with others.
    init?(_ statement: SQLStatementText) {
        // Of a fragment it is not known what it does, and it would be undone if another read fails.
        guard statement.givesFewRows, !statement.hasFragments, !statement.locksRows,
            let bindings = try? PostgresBindings(statement.bindings), !bindings.hasList
        else { return nil }
        self.statement = statement
        self.bindings = bindings
        key = PostgresStatementCache.Key(sql: statement.sql, types: bindings.types)
    }

    var byteCount: Int { bindings.byteCount + Self.statementBytes }

    /// - Parameter turn: Is told once what to do.
    func wait(_ turn: @escaping @Sendable (PostgresReadTurn) -> Void) { self.turn = turn }

    func resume(_ value: PostgresReadTurn) {
        // Not `take()`, on which the optimiser of Swift 6.3.1 ends, where it is inlined into an asynchronous function.
        let turn = turn
        self.turn = nil
        turn?(value)
    }
}

/// The next step of a read that has waited.
enum PostgresReadTurn: Sendable {
    /// It reads what was sent with others.
    case reads(PostgresAnswer)

    /// It asks the server, with those that have come meanwhile or alone.
    case leads

    /// It asks the server on a session, alone.
    case leadsAlone(PostgresSession)

    /// It waits for a session, or for somebody who has one.
    case waits

    /// It takes a session of its own.
    case goesAlone

    case fails(any Error)
}

/// The answer of a server to one of several statements.
///
/// Unchecked, because one at a time has it.
final class PostgresAnswer: @unchecked Sendable {
    private var result: OpaquePointer?

    /// - Parameter result: The rows, or an error of the server.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { if let result { PQclear(result) } }

    /// Takes the rows.
    ///
    /// - Throws: `PostgresError` of the server; ``PostgresAnswerPending`` if they were taken.
    func takeRows() throws -> PostgresRows {
        guard let result else { throw PostgresAnswerPending() }
        if PQresultStatus(result) == PGRES_FATAL_ERROR { throw PostgresError(result, connection: nil) }
        self.result = nil
        return PostgresRows(received: result)
    }
}

/// A statement that a read asks for, before it is sent, and after it was answered.
final class PostgresSharedStatement {
    private(set) var statement: SQLStatementText?
    private var answer: PostgresAnswer?

    /// Whether it is only noted what is asked for.
    let isAsking: Bool

    /// The SQL of a shard, where it is not that of all servers.
    var dialect: SQLDialect?

    init() { isAsking = true }

    init(_ statement: SQLStatementText, _ answer: PostgresAnswer) {
        self.statement = statement
        self.answer = answer
        isAsking = false
    }

    /// - Throws: ``PostgresAnswerPending`` unless it is the statement that was answered.
    func rows(of statement: SQLStatementText) throws -> PostgresRows {
        let answer = answer
        self.answer = nil
        guard let answer, let asked = self.statement, asked.sql == statement.sql,
            asked.bindings == statement.bindings
        else {
            self.statement = statement
            throw PostgresAnswerPending()
        }
        return try answer.takeRows()
    }
}

extension PostgresConnection {
    enum Announcement<Value> {
        /// It is over, because it asks for nothing or for something wrong.
        case over(Result<Value, any Error>)

        /// It asks for something, nil if that cannot be sent with others.
        case asks(PostgresSharedRead?)
    }

    /// Finds out what a closure asks for.
    static func announce<Value>(_ body: (PostgresConnection) throws -> Value) -> Announcement<Value> {
        let shared = PostgresSharedStatement()
        do {
            let value = try body(PostgresConnection(shared))
            // Whoever passes over an error has not read.
            return shared.statement == nil ? .over(.success(value)) : .asks(nil)
        } catch is PostgresAnswerPending {
            return .asks(shared.statement.flatMap(PostgresSharedRead.init))
        } catch {
            return .over(.failure(error))
        }
    }

    /// Runs a closure on the answer to what it has asked for.
    ///
    /// - Returns: nil if it asks for something else too.
    static func read<Value>(
        _ answer: PostgresAnswer, to read: PostgresSharedRead, _ body: (PostgresConnection) throws -> Value
    ) -> Result<Value, any Error>? {
        do {
            return .success(try body(PostgresConnection(PostgresSharedStatement(read.statement, answer))))
        } catch is PostgresAnswerPending {
            return nil
        } catch {
            return .failure(error)
        }
    }
}
#endif
