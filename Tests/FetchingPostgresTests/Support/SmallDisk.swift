#if Postgres
import Foundation

/// A folder on a disk of eight megabytes, which only root can mount.
final class SmallDisk {
    let path: String

    static let canBeMounted: Bool = (try? SmallDisk()) != nil

    private struct Failure: Error {}

    init() throws {
        guard getuid() == 0 else { throw Failure() }
        path = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard run("mount -t tmpfs -o size=8m tmpfs '\(path)' && chown postgres '\(path)'") else { throw Failure() }
    }

    deinit {
        _ = run("umount --lazy '\(path)'")
        try? FileManager.default.removeItem(atPath: path)
    }

    private func run(_ command: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
#endif
