#if Postgres
import FetchingPostgres
import Foundation
import Testing

/// Private servers that belong together, which `scripts/cluster` starts and stops. They end with this process.
final class ClusterBed: Sendable {
    enum Action: String {
        case stop, start, pause, resume, promote
    }

    private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../scripts/cluster"
    ).standardized.path

    private let folder: URL
    private let addresses: [String: String]

    init(standbys: Int = 0, shards: Int = 0, shardStandbys: Int = 0) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "bed-\(UUID().uuidString.prefix(8))")
        let output = try Self.run([
            "start", folder.path, "--standbys", "\(standbys)", "--shards", "\(shards)", "--shard-standbys",
            "\(shardStandbys)", "--owner", "\(getpid())",
        ])
        let pairs = output.split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            return (parts[0], parts[1])
        }
        addresses = Dictionary(uniqueKeysWithValues: pairs)
    }

    deinit { _ = try? Self.run(["end", folder.path]) }

    /// Does something to a server.
    func node(_ name: String, _ action: Action) throws {
        _ = try Self.run(["node", folder.path, name, action.rawValue])
    }

    /// The address of a server. A connection gives up after a time that no machine needs for an answer.
    func configuration(_ name: String, connections: Int = 8) -> PostgresConfiguration {
        var configuration = PostgresConfiguration(url: addresses[name] ?? "host=\(folder.path)/missing")
        configuration.maximumConnections = connections
        configuration.answerTimeout = .seconds(60)
        configuration.connectTimeout = .seconds(60)
        return configuration
    }

    /// A connection to a server that belongs to no pool.
    func connect(_ name: String) throws -> PostgresConnection { try PostgresConnection(configuration(name)) }

    /// What stands before a server, and cuts, holds or delays.
    func proxy(_ name: String) throws -> PostgresProxy {
        let port = try #require(
            addresses[name]?.split(separator: " ").first { $0.hasPrefix("port=") }.flatMap { Int($0.dropFirst(5)) })
        return try PostgresProxy(to: folder.appending(path: ".s.PGSQL.\(port)").path, port: port)
    }

    /// Waits until a standby has replayed all that the primary has written.
    func awaitReplay(_ standbys: String..., of primary: String = "primary") async throws {
        let position = try connect(primary).values("SELECT pg_current_wal_insert_lsn()::text", of: String.self)[0]
        for name in standbys {
            let standby = try connect(name)
            try await eventually {
                try standby.values("SELECT pg_last_wal_replay_lsn() >= \(position)::text::pg_lsn", of: Bool.self) == [
                    true
                ]
            }
        }
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [script] + arguments
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.standardInput = FileHandle.nullDevice
        let output = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: output) }
        // A file, not a pipe: a server that inherits a pipe would keep it open.
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let text = try String(contentsOf: output, encoding: .utf8)
        guard process.terminationStatus == 0 else { throw Failure(arguments: arguments, output: text) }
        return text
    }

    struct Failure: Error {
        let arguments: [String]
        let output: String
    }
}

/// The tests of clusters, one after the other: each has several servers.
@Suite("A cluster of PostgreSQL", .serialized, .onPostgres, .onOwnThreads)
enum ClusterTests {}
#endif
