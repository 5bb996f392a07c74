#if Postgres
/// The address of a database, and the limits of a pool.
public struct PostgresConfiguration: Sendable {
    /// The address, as libpq reads it: `postgresql://user:password@host/database?sslmode=verify-full`, or
    /// `host=localhost dbname=shop`.
    public var url: String

    /// The most connections that are open at a time.
    public var maximumConnections = 8

    /// The seconds that a task waits for a connection.
    public var checkoutTimeout = 30.0

    /// A configuration.
    ///
    /// - Parameter url: The address, as libpq reads it.
    public init(url: String) { self.url = url }
}

// A description of its own: the address holds the password.
extension PostgresConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "PostgresConfiguration(maximumConnections: \(maximumConnections))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["maximumConnections": maximumConnections]) }
}
#endif
