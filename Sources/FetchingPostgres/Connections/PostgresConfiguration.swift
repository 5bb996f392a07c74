#if Postgres
import CLibPQ
import FetchingCore

/// The address of a database, and the limits of a pool.
///
/// ```swift
/// var configuration = PostgresConfiguration(url: "postgresql://localhost/shop?sslmode=verify-full")
/// configuration.maximumConnections = 20
/// configuration.statementTimeout = .seconds(5)
/// let pool = PostgresPool(configuration)
/// ```
///
/// libpq's own settings, such as TLS modes, password files and keepalives, are a part of the address.
public struct PostgresConfiguration: Sendable {
    /// The address, as libpq reads it: `postgresql://user:password@host/database?sslmode=verify-full`, or
    /// `host=localhost dbname=shop`.
    public var url: String

    /// The most connections that are open at a time.
    public var maximumConnections = 8

    /// The time for which a task waits until a connection is free.
    public var checkoutTimeout = Duration.seconds(30)

    /// The time limit for each address of the server to answer, in whole seconds, at least 2. A `connect_timeout` in the
    /// address comes before it.
    public var connectTimeout = Duration.seconds(10)

    /// The time after which the server ends a statement, which is then an error with the SQLSTATE 57014; nil for the
    /// server's own.
    public var statementTimeout: Duration?

    /// The time for which a server may send nothing while its answer is waited for, or take nothing of what is sent to it. Then the
    /// connection is ended, and the request with an error; nil for 5 seconds more than ``statementTimeout``, or for ever where that
    /// is nil too. A limit that is raised by `SET LOCAL statement_timeout` does not raise this one. Data that are copied have no limit.
    public var answerTimeout: Duration?

    /// The schemas to search for the tables of models, in order; nil for the server's own.
    public var searchPath: [String]?

    /// The time after which an idle connection is closed, at the next use of the pool.
    public var idleTimeout = Duration.seconds(600)

    /// The age from which a connection is not used again.
    public var maximumLifetime = Duration.seconds(3600)

    var logging = PostgresLogging()

    /// The rules of the cluster that the server is the coordinator of.
    package var sharding: PostgresSharding?

    /// A configuration.
    ///
    /// - Parameter url: The address, as libpq reads it.
    public init(url: String) { self.url = url }
}

extension PostgresConfiguration {
    /// Rejects an address of which libpq's own error would print a part: the password may be in it.
    func checkAddress() throws {
        var message: UnsafeMutablePointer<CChar>?
        guard let options = PQconninfoParse(url, &message) else {
            PQfreemem(message)
            throw FetchError.connection("the address of the database cannot be read")
        }
        defer { PQconninfoFree(options) }
        var option = options
        while let keyword = option.pointee.keyword {
            let isHost = ["host", "hostaddr", "port"].contains(String(cString: keyword))
            if isHost, let value = option.pointee.val, String(cString: value).contains("@") {
                throw FetchError.connection("the host has an '@', which a password must have as '%40'")
            }
            option += 1
        }
    }

    /// The time for which an answer is waited for, nil for ever.
    var answerLimit: Duration? { answerTimeout ?? statementTimeout.map { $0 + .seconds(5) } }

    /// The settings of a session.
    var settings: [String] {
        var settings = PostgresSessionSettings.all
        if let statementTimeout { settings.append("statement_timeout = \(statementTimeout.wholeMilliseconds)") }
        if sharding != nil { settings += PostgresSharding.settings }
        if let searchPath {
            let schemas = searchPath.map(\.quotedIdentifier).joined(separator: ", ")
            settings.append("search_path = \(searchPath.isEmpty ? "''" : schemas)")
        }
        return settings
    }

    /// Calls a closure with the parameters as libpq takes them. What stands in the address comes before the others, because
    /// it comes after them.
    func withConnectionParameters<Result>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?) -> Result
    ) -> Result {
        let seconds = "\(min(max(connectTimeout.components.seconds, 2), Int64(Int32.max)))"
        return "connect_timeout".withCString { timeoutKeyword in
            seconds.withCString { timeout in
                "dbname".withCString { addressKeyword in
                    url.withCString { address in body([timeoutKeyword, addressKeyword, nil], [timeout, address, nil]) }
                }
            }
        }
    }
}

// A description of its own: the address holds the password.
extension PostgresConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "PostgresConfiguration(maximumConnections: \(maximumConnections))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["maximumConnections": maximumConnections]) }
}
#endif
