#if Postgres
import ConformanceEngines
import FetchingPostgres
import Foundation

/// Stands between a pool and the server of the tests, and cuts or holds what goes through.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresProxy: @unchecked Sendable {
    enum Direction: Sendable, CaseIterable {
        case toServer
        case toClient
    }

    enum Rule: Sendable {
        case pass

        /// Cuts connections after as many bytes, counted over all of them from when the rule is set.
        case cut(after: Int, Direction)

        /// Passes nothing on after as many bytes, and leaves connections open.
        case hold(after: Int, Direction)

        /// Passes everything on after as many milliseconds.
        case delay(milliseconds: Int)

        /// Passes on after as many milliseconds what comes from the clients that are connected when the rule is set.
        case delayConnected(milliseconds: Int)
    }

    private let lock = NSLock()
    private var rule = Rule.pass
    private var counts: [Direction: Int] = [:]
    private var isStopped = false
    private var connectionCount = 0
    private var connectedCount = 0

    private let folder: URL
    private let target: String
    private let listener: UnixSocket

    convenience init() throws {
        try self.init(to: PostgresServer.shared.get().socketPath, port: PostgresServer.port)
    }

    /// - Parameters:
    ///   - target: The path of the server's socket.
    ///   - port: The number that the name of the socket ends in.
    init(to target: String, port: Int) throws {
        // A connection that is closed meanwhile is an error, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        self.target = target
        folder = FileManager.default.temporaryDirectory.appending(path: "proxy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: ".s.PGSQL.\(port)").path
        listener = try .listening(at: path)
        // A server that another user runs connects, too.
        chmod(path, 0o777)
        Thread.detachNewThread { [self] in accept() }
    }

    /// Changes the address of a configuration to that of the proxy.
    func apply(to configuration: inout PostgresConfiguration) { configuration.url += " host=\(folder.path)" }

    func set(_ rule: Rule) {
        lock.withLock {
            self.rule = rule
            counts = [:]
            connectedCount = connectionCount
        }
    }

    /// The bytes that went through since the rule was set.
    func count(_ direction: Direction) -> Int { lock.withLock { counts[direction] ?? 0 } }

    /// Ends all connections.
    func stop() {
        lock.withLock { isStopped = true }
        try? FileManager.default.removeItem(at: folder)
    }

    private func accept() {
        defer { listener.end() }
        while !lock.withLock({ isStopped }) {
            guard isReadable([listener]).first == true, let client = listener.accepted() else { continue }
            guard let server = try? UnixSocket.connected(to: target) else {
                client.end()
                continue
            }
            let number = lock.withLock {
                connectionCount += 1
                return connectionCount
            }
            Thread.detachNewThread { [self] in relay(client, server, number) }
        }
    }

    private func relay(_ client: UnixSocket, _ server: UnixSocket, _ number: Int) {
        defer {
            client.end()
            server.end()
        }
        while !lock.withLock({ isStopped }), !mustCut {
            // A held direction is not read.
            let ways = [(Direction.toServer, client, server), (.toClient, server, client)].filter { room($0.0) > 0 }
            let readable = isReadable(ways.map(\.1))
            for (index, (direction, from, to)) in ways.enumerated() where readable[index] {
                let bytes = from.read(atMost: min(room(direction), 65_536))
                guard !bytes.isEmpty else { return }
                // Before, so that who has read them finds them counted.
                lock.withLock { counts[direction, default: 0] += bytes.count }
                Thread.sleep(forTimeInterval: delay(direction, number))
                guard to.write(bytes), !mustCut else { return }
            }
        }
    }

    /// The seconds after which something is passed on.
    private func delay(_ direction: Direction, _ number: Int) -> Double {
        lock.withLock {
            switch rule {
            case .delay(let milliseconds): Double(milliseconds) / 1000
            case .delayConnected(let milliseconds):
                direction == .toServer && number <= connectedCount ? Double(milliseconds) / 1000 : 0
            case .pass, .cut, .hold: 0
            }
        }
    }

    private var mustCut: Bool {
        lock.withLock {
            guard case .cut(let limit, let direction) = rule else { return false }
            return counts[direction, default: 0] >= limit
        }
    }

    /// The bytes that may still pass.
    private func room(_ direction: Direction) -> Int {
        lock.withLock {
            switch rule {
            case .cut(let limit, direction), .hold(let limit, direction): max(limit - counts[direction, default: 0], 0)
            default: .max
            }
        }
    }

    /// Waits for a moment, in which the rule may change.
    private func isReadable(_ sockets: [UnixSocket]) -> [Bool] {
        var states = sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        _ = poll(&states, nfds_t(states.count), 20)
        return states.map { $0.revents != 0 }
    }
}
#endif
