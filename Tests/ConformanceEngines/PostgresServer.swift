#if Postgres
import FetchingPostgres
import Foundation

/// A server of its own for the tests, in a temporary folder, which is reached by a socket there and ends with the process.
package final class PostgresServer: Sendable {
    /// The server of this process, started when it is first asked for.
    package static let shared = Result { try PostgresServer() }

    private let folder: URL
    private let programs: URL

    /// The address of the server's first database.
    package var configuration: PostgresConfiguration {
        PostgresConfiguration(url: "host=\(folder.path) port=\(Self.port) user=postgres dbname=postgres")
    }

    private static let port = 54_321

    private init() throws {
        programs = try Self.findPrograms()
        folder = FileManager.default.temporaryDirectory.appending(path: "fetching-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if getuid() == 0 { try Self.run(["/bin/chown", "postgres", folder.path]) }
        let data = folder.appending(path: "data").path
        try runServerProgram(
            "initdb", "--pgdata", data, "--auth", "trust", "--username", "postgres", "--encoding", "UTF8",
            "--locale", "C.UTF-8", "--no-sync")
        try start(data: data)
        try waitUntilReady()
    }

    /// The server is a child that looks whether this process is still there: it ends with it, even if that crashes.
    private func start(data: String) throws {
        let script = """
            "$@" & server=$!
            while ps -p "$OWNER" >/dev/null; do sleep 0.5; done
            kill -QUIT $server; wait $server; rm -rf "$FOLDER"
            """
        let command = command(
            "/bin/sh", "-c", script, "server", programs.appending(path: "postgres").path, "-D", data, "-c",
            "listen_addresses=", "-c", "unix_socket_directories=\(folder.path)", "-c", "port=\(Self.port)", "-c",
            "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c", "max_connections=200")
        let process = Self.process(command)
        process.environment = [
            "OWNER": "\(getpid())", "FOLDER": folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        ]
        try process.run()
    }

    private func waitUntilReady() throws {
        var tries = 0
        while true {
            do {
                _ = try PostgresConnection(configuration)
                return
            } catch {
                tries += 1
                guard tries < 600 else { throw error }
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
    }

    private static func findPrograms() throws -> URL {
        let root = URL(filePath: "/usr/lib/postgresql")
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        for version in versions.sorted(by: >) {
            let programs = root.appending(path: version).appending(path: "bin")
            if FileManager.default.isExecutableFile(atPath: programs.appending(path: "initdb").path) {
                return programs
            }
        }
        throw MissingServer()
    }

    private func runServerProgram(_ name: String, _ arguments: String...) throws {
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
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private static func run(_ command: [String]) throws {
        let process = process(command)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw FailedCommand(command: command) }
    }

    package struct MissingServer: Error {}

    private struct FailedCommand: Error {
        let command: [String]
    }
}
#endif
