#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL
import Foundation

/// A session with a server, and the statements that were prepared in it.
///
/// Unchecked, because one at a time has it: the pool, or whoever it is lent to.
package final class PostgresSession: @unchecked Sendable {
    let handle: OpaquePointer
    let log: PostgresLog
    let start = ContinuousClock.now

    /// The end of its last use.
    var lastUse = ContinuousClock.now

    /// The means to stop what runs, from any thread. It is freed with the session, not with the connection: whoever cancels holds
    /// the session.
    let cancel: OpaquePointer?

    /// The number of statements that were sent.
    var executionCount = 0

    /// The time of the way to the server and back, when the session was opened, and since.
    private var firstTrip = Duration.seconds(1)
    private(set) var trip = Duration.seconds(1)

    private let settings: [String]
    private let connectTimeout: Duration
    let answerLimit: Duration?

    /// The rules of tables that are spread over other servers.
    let sharding: PostgresSharding?

    /// The SQL for a shard, whose tables may have other names than on the coordinator; nil elsewhere.
    var ownDialect: SQLDialect?

    /// The number of rows from which on they are copied instead of inserted.
    package var leastCopiedRows = 500

    var statements = PostgresStatementCache()

    /// The values of the statement that was sent last, whose memory is used again.
    var bindings = PostgresBindings()
    private var isClosed = false

    /// The cancellation of the task that uses it.
    var cancellation: PostgresCancellation?

    /// The statements that are sent already, while these are read.
    var pipeline: PostgresPipeline?

    /// The milliseconds for which the thread may wait, nil where it may for long; and what was sent and not answered then.
    var patience: Int32?
    var unanswered: (statement: SQLStatementText, rows: PostgresRows)?

    /// Opens a session.
    ///
    /// - Throws: `FetchError` if there is no server, or if it rejects the connection.
    init(_ configuration: PostgresConfiguration) throws {
        try configuration.checkAddress()
        guard let handle = configuration.withConnectionParameters({ PQconnectdbParams($0, $1, 1) }) else {
            throw FetchError.connection("there is no memory for a connection")
        }
        self.handle = handle
        cancel = PQgetCancel(handle)
        log = PostgresLog(configuration.logging)
        settings = configuration.settings
        connectTimeout = max(configuration.connectTimeout, .seconds(2))
        answerLimit = configuration.answerLimit
        sharding = configuration.sharding
        guard PQstatus(handle) == CONNECTION_OK else {
            throw FetchError.connection(PostgresError.message(of: handle))
        }
        // Without a receiver, libpq writes warnings to the error output of whoever uses the library. The session keeps the
        // log alive for as long as its connection is open.
        _ = PQsetNoticeReceiver(handle, { PostgresLog.receive($0, $1) }, Unmanaged.passUnretained(log).toOpaque())
        try configure()
    }

    deinit {
        close()
        PQfreeCancel(cancel)
    }

    /// Says goodbye to the server. Nothing may be run any more.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        PQfinish(handle)
    }

    private func configure() throws {
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else {
            throw FetchError(
                .unsupported, reason: "the database stores its text as \(encoding ?? "an unknown encoding")",
                cure: "Use a database whose encoding is UTF8", engine: FetchError.postgres)
        }
        let start = ContinuousClock.now
        try run(settings.map { "SET \($0)" }.joined(separator: "; "), within: connectTimeout)
        firstTrip = start.duration(to: .now)
        trip = firstTrip
    }

    /// Whether it was left as it was found, so that somebody else can use it.
    var isClean: Bool {
        PQstatus(handle) == CONNECTION_OK && !isGivenUp && PQpipelineStatus(handle) == PQ_PIPELINE_OFF
            && PQtransactionStatus(handle) == PQTRANS_IDLE && hasOwnSettings && !mayHaveOtherSettings
    }

    /// Whether the server has not closed it, as far as one can tell without asking. That is noticed when there is something
    /// to read, which there is not on one that waits.
    var isAlive: Bool {
        // One by one: TLS gives no more than a record at a time, and the end may come behind several.
        while hasInput() {
            guard PQconsumeInput(handle) == 1 else { return false }
        }
        return PQstatus(handle) == CONNECTION_OK
    }

    /// Whether there is something to read, or the connection has ended.
    ///
    /// - Parameter timeout: The time to wait for it, in milliseconds.
    func hasInput(within timeout: Int32 = 0) -> Bool {
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, timeout) > 0
    }

    /// Whether a statement of the open transaction failed, so that it can only be rolled back.
    var hasFailedTransaction: Bool { PQtransactionStatus(handle) == PQTRANS_INERROR }

    /// Whether nothing is waited for on it any more. It may look alive as long as there is something to read.
    var isGivenUp = false

    /// Whether SQL that is not ours may have changed settings, or the role, of which the server does not tell.
    var mayHaveOtherSettings = false

    /// Whether the connection is known to have ended.
    var isLost: Bool { isGivenUp || PQstatus(handle) == CONNECTION_BAD }

    /// Whether a transaction is open.
    var isInsideTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }

    /// A setting that the server reports.
    func reportedSetting(_ name: String) -> String? { PQparameterStatus(handle, name).map { String(cString: $0) } }

    /// The number of the server's process.
    var processID: Int { Int(PQbackendPID(handle)) }

    /// Whether the session still has the settings that conditions rely on. The server reports each change of these.
    private var hasOwnSettings: Bool {
        holds("client_encoding", "UTF8") && holds("TimeZone", "UTC") && holds("standard_conforming_strings", "on")
    }

    private func holds(_ setting: StaticString, _ value: StaticString) -> Bool {
        UnsafeRawPointer(setting.utf8Start).withMemoryRebound(to: CChar.self, capacity: setting.utf8CodeUnitCount + 1) {
            guard let found = PQparameterStatus(handle, $0) else { return false }
            let length = value.utf8CodeUnitCount
            return strlen(found) == length && memcmp(found, value.utf8Start, length) == 0
        }
    }

    /// Forgets the statements that were prepared: what they read has changed, or the server has forgotten them.
    func forgetStatements() { statements.removeAll() }

    /// Makes the server forget what is not used any more. Inside of a transaction it waits: a statement that somebody has
    /// deallocated by hand would make it fail.
    func tidyStatements() {
        guard !isInsideTransaction else { return }
        for name in statements.takeForgotten() { _ = try? run("DEALLOCATE \(name)") }
    }

    /// Runs statements without values, separated by semicolons, and passes over their rows.
    ///
    /// - Parameter timeout: The time after which a server that does not answer is given up, and with it the connection.
    /// - Returns: The number of rows that the last statement concerned.
    /// - Throws: `FetchError`.
    @discardableResult
    func run(_ sql: String, within timeout: Duration? = nil) throws -> Int {
        try requireThread()
        try requireNoOpenRows()
        do {
            try sendWithinLimit(sendingLimit(for: sql)) { PQsendQuery(handle, sql) }
            return try readResults(within: timeout)
        } catch let error as PostgresError {
            // A time limit of its own is that of connecting.
            throw timeout != nil && isLost ? FetchError.connection(error.message) : FetchError.statement(error)
        }
    }

    /// Passes over all results. The first error is that of the server: it says why the connection is lost, where it is.
    ///
    /// - Parameter timeout: The time for which each is waited for.
    func readResults(within timeout: Duration? = nil) throws -> Int {
        var count = 0
        var failure: (any Error)?
        while true {
            if let timeout { try awaitAnswer(for: timeout, isOfSilence: false) }
            guard let result = try nextResult(after: failure) else { break }
            defer { PQclear(result) }
            do {
                try check(result)
                count = PostgresRows.changedCount(of: result)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
        return count
    }

    /// Forgets what the session has made: temporary tables, prepared statements, settings.
    func reset() throws {
        try run("DISCARD ALL")
        statements = PostgresStatementCache()
        try configure()
    }

    /// Notes whether the answer of the statement that was sent last came at once.
    func noteAnswer(isQuick: Bool) { statements.noteAnswer(isQuick: isQuick) }

    /// Notes how long it took to be answered, where one statement was sent since there were as many.
    func noteTrip(of time: Duration, after count: Int) {
        guard executionCount == count + 1 else { return }
        // The way may have become longer.
        trip = time < trip ? time : trip + (time - trip) / 8
        noteAnswer(isQuick: time <= trip * 2 + .milliseconds(2))
    }

    /// Notes that it is not known of any statement whether its answer comes at once.
    func forgetQuickAnswers() {
        statements.forgetQuickAnswers()
        trip = firstTrip
    }

    /// libpq would drop the rows of the statement before without a word, or reject this one.
    func requireNoOpenRows() throws {
        guard PQtransactionStatus(handle) == PQTRANS_ACTIVE else { return }
        pipeline?.abandon()
        throw FetchError(
            .databaseFailure, reason: "the rows of another statement are still being read on this connection",
            cure: "Collect them first, and then run the next statement", engine: FetchError.postgres)
    }

    /// - Throws: `PostgresError` if a statement has failed.
    func check(_ result: OpaquePointer) throws {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE, PGRES_EMPTY_QUERY: return
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH:
            finishResults(PQresultStatus(result))
            throw PostgresError(
                message: "COPY from or to the client is run by 'copyIn' and 'copyOut', not as a statement")
        default: throw PostgresError(result, connection: handle)
        }
    }

    /// Passes over all results, so that the session can be used again, and ends what nobody writes or reads. In each COPY that
    /// is left open, libpq gives its result again and again.
    ///
    /// - Parameter first: The status of the result that was read last, if there was one.
    func finishResults(_ first: ExecStatusType = PGRES_EMPTY_QUERY) {
        var status = first
        while true {
            if status == PGRES_COPY_IN || status == PGRES_COPY_BOTH {
                _ = PQputCopyEnd(handle, "it was given up")
            }
            if status == PGRES_COPY_OUT || status == PGRES_COPY_BOTH {
                var buffer: UnsafeMutablePointer<CChar>?
                while PQgetCopyData(handle, &buffer, 0) > 0 { PQfreemem(buffer) }
            }
            // A connection that is lost by waiting has no results.
            guard let result = try? nextResult() else { return }
            status = PQresultStatus(result)
            PQclear(result)
        }
    }

    var lostConnection: PostgresError { PostgresError(message: PostgresError.message(of: handle)) }
}

extension FetchError {
    static func connection(_ message: String) -> FetchError {
        FetchError(
            .databaseFailure, reason: message, cure: "Start the server, or correct the address and the credentials",
            engine: postgres, underlyingError: PostgresError(message: message))
    }

    static func statement(_ error: PostgresError) -> FetchError {
        FetchError(
            .databaseFailure, reason: error.message, cure: "Correct the statement", engine: postgres,
            underlyingError: error)
    }
}
#endif
