#if Postgres
import FetchingPostgres
import Foundation

/// A server of its own for the tests, in a temporary folder, which is reached by a socket there and ends with the process.
package final class PostgresServer: Sendable {
    /// The server of this process, started when it is first asked for. `FETCHING_INITDB` has further arguments for `initdb`,
    /// separated by spaces, such as another locale.
    package static let shared = Result {
        let arguments = ProcessInfo.processInfo.environment["FETCHING_INITDB"] ?? ""
        return try PostgresServer(initdb: arguments.split(separator: " ").map(String.init))
    }

    /// Whether tests can have a server. In CI they ask for one in any case, so that they fail where it is missing.
    package static var isExpected: Bool {
        if ProcessInfo.processInfo.environment["CI"].map({ !$0.isEmpty }) == true { return true }
        return PostgresPrograms.folder != nil
    }

    /// A role that has to give the password `right`.
    package static let guardedRole = "guarded"

    private let folder: URL
    private let programs: URL

    /// Where the server finds locales that the system has not.
    private let locales: URL?

    /// The port of a server that is reached by TLS, too, which knows none on a socket of the local machine.
    private let encryptedPort: UInt16?

    private var port: Int { encryptedPort.map(Int.init) ?? Self.port }

    /// The address of the server's first database.
    package var configuration: PostgresConfiguration {
        PostgresConfiguration(url: "host=\(folder.path) port=\(port) user=postgres dbname=postgres")
    }

    /// The address by which a server with TLS is reached through that.
    package var encryptedConfiguration: PostgresConfiguration {
        PostgresConfiguration(url: "host=127.0.0.1 port=\(port) user=postgres dbname=postgres sslmode=require")
    }

    /// The file of the socket.
    package var socketPath: String { folder.appending(path: ".s.PGSQL.\(port)").path }

    package static let port = 54_321

    private var data: String { folder.appending(path: "data").path }

    /// - Parameters:
    ///   - arguments: Further arguments for `initdb`, which come before those that are always given.
    ///   - locales: The names of locales that are made for it, for the system may lack them: `en_US` becomes `en_US.utf8`.
    ///   - hasTLS: Whether it has a certificate, which nobody has signed, and a port of the local machine.
    package init(initdb arguments: [String] = [], locales: [String] = [], hasTLS: Bool = false) throws {
        guard let programs = PostgresPrograms.folder else { throw MissingServer() }
        self.programs = programs
        folder = FileManager.default.temporaryDirectory.appending(path: "fetching-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.locales = locales.isEmpty ? nil : folder.appending(path: "locales")
        encryptedPort = hasTLS ? try Self.freePort() : nil
        try makeLocales(locales)
        if getuid() == 0 { try Self.run(["/bin/chown", "-R", "postgres", folder.path]) }
        try runServerProgram(
            "initdb",
            [
                "--pgdata", data, "--auth", "trust", "--username", "postgres", "--encoding", "UTF8", "--locale",
                "C.UTF-8", "--no-sync",
            ] + arguments)
        try askForPassword()
        if hasTLS { try makeCertificate() }
        try start()
        try watch()
        try PostgresConnection(configuration).run(
            "SET password_encryption = 'scram-sha-256'; CREATE ROLE \(Self.guardedRole) LOGIN PASSWORD 'right'")
    }

    deinit {
        try? stop()
        try? FileManager.default.removeItem(at: folder)
    }

    private func makeLocales(_ names: [String]) throws {
        guard let locales, !Self.isApple else { return }
        try FileManager.default.createDirectory(at: locales, withIntermediateDirectories: true)
        for name in names {
            try Self.run([
                "/usr/bin/env", "localedef", "--no-archive", "-i", name, "-f", "UTF-8",
                locales.appending(path: "\(name).utf8").path,
            ])
        }
    }

    private static var isApple: Bool {
        #if canImport(Darwin)
        true
        #else
        false
        #endif
    }

    /// Whether there can be a server with TLS. In CI it is asked for in any case.
    package static var canHaveTLS: Bool {
        if ProcessInfo.processInfo.environment["CI"].map({ !$0.isEmpty }) == true { return true }
        return (try? run(["/usr/bin/env", "openssl", "version"])) != nil
    }

    private func makeCertificate() throws {
        try Self.run(
            command([
                "/usr/bin/env", "openssl", "req", "-new", "-x509", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                "-keyout", "\(data)/server.key", "-out", "\(data)/server.crt",
            ]))
    }

    /// A port that nobody listens at. Another process may take it meanwhile: then the server does not start.
    private static func freePort() throws -> UInt16 {
        #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue)
        #else
        let type = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, type, 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw MissingServer() }
        return UInt16(bigEndian: address.sin_port)
    }

    private func askForPassword() throws {
        let file = URL(filePath: data).appending(path: "pg_hba.conf")
        let rules = try String(contentsOf: file, encoding: .utf8)
        // In its place, so that it stays the server's.
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data("local all \(Self.guardedRole) scram-sha-256\n\(rules)".utf8))
        try handle.close()
    }

    /// Starts the server after ``stop()``.
    package func start() throws {
        let settings = [
            "listen_addresses=\(encryptedPort == nil ? "" : "127.0.0.1")",
            "unix_socket_directories=\(folder.path)", "port=\(port)", "ssl=\(encryptedPort == nil ? "off" : "on")",
            "fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200",
            // Tables that were never analyzed are taken for large: to compile statements on a few rows took 96 % of the
            // time of random requests.
            "jit=off",
        ]
        let options = settings.map { "-c \($0)" }.joined(separator: " ")
        let control = programs.appending(path: "pg_ctl").path
        // What the server inherits it keeps open: the pipes of another test would not end before it does. This process, which
        // ends soon, keeps the descriptor by which it is watched.
        // `LOCPATH` comes before the folder of the system, which has the others.
        let environment = locales.map { ["/usr/bin/env", "LOCPATH=\($0.path)"] } ?? []
        try Self.run(
            environment
                + command(
                    "/bin/bash", "-c", "(\(Self.closingDescriptors); exec \"$@\")", "server", control, "start",
                    "--silent",
                    "--wait", "--pgdata", data, "--options", options, "--log", "\(data)/log"))
    }

    /// Ends the server at once, as a crash does.
    package func stop() throws {
        try runServerProgram("pg_ctl", ["stop", "--silent", "--mode", "immediate", "--pgdata", data])
    }

    /// Ends the server when this process is not there any more, even if it has crashed.
    private func watch() throws {
        let script = """
            (\(Self.closingDescriptors)
            while [ -d "$DATA" ] && ps -p "$OWNER" >/dev/null; do sleep 0.5; done
            if [ -d "$DATA" ]; then "$CONTROL" stop --silent --mode immediate --pgdata "$DATA"; rm -rf "$FOLDER"; fi
            ) >/dev/null 2>&1 </dev/null &
            """
        let process = Self.process(command("/bin/bash", "-c", script))
        process.environment = [
            "OWNER": "\(getpid())", "FOLDER": folder.path, "DATA": data,
            "CONTROL": programs.appending(path: "pg_ctl").path,
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        ]
        try Self.finish(process)
    }

    private static let closingDescriptors = """
        for file in /dev/fd/*; do number=${file##*/}; [ "$number" -gt 2 ] && eval "exec $number>&-"; done
        """

    private func runServerProgram(_ name: String, _ arguments: [String]) throws {
        try Self.run(command([programs.appending(path: name).path] + arguments))
    }

    /// PostgreSQL does not run as root.
    private func command(_ command: [String]) -> [String] {
        getuid() == 0 ? ["/sbin/runuser", "-u", "postgres", "--"] + command : command
    }

    private func command(_ command: String...) -> [String] { self.command(command) }

    private static func process(_ command: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private static func run(_ command: [String]) throws { try finish(process(command)) }

    private static func finish(_ process: Process) throws {
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw FailedCommand(command: [process.executableURL?.path ?? ""] + (process.arguments ?? []))
        }
    }

    package struct MissingServer: Error {}

    private struct FailedCommand: Error {
        let command: [String]
    }
}
#endif
