#if Postgres
import CLibPQ
import FetchingCore

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
}

// A description of its own: the address holds the password.
extension PostgresConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "PostgresConfiguration(maximumConnections: \(maximumConnections))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["maximumConnections": maximumConnections]) }
}
#endif
