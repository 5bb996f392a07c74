#if Postgres
import Foundation

/// The folder of a server's programs: that of `FETCHING_POSTGRES_PROGRAMS`, or else the newest that is installed.
enum PostgresPrograms {
    static let folder: URL? = {
        if let folder = ProcessInfo.processInfo.environment["FETCHING_POSTGRES_PROGRAMS"] {
            return URL(filePath: folder)
        }
        return (packaged + onPath).first(where: isComplete) ?? configured.filter(isComplete)
    }()

    private static func isComplete(_ folder: URL) -> Bool {
        ["initdb", "pg_ctl", "postgres"].allSatisfy { name in
            FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path)
        }
    }

    /// Where Debian and Homebrew keep the programs of each version.
    private static var packaged: [URL] {
        let folders = [
            ("/usr/lib/postgresql", ""), ("/opt/homebrew/opt", "postgresql"), ("/usr/local/opt", "postgresql"),
        ]
        return folders.flatMap { root, prefix in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
            return names.filter { $0.hasPrefix(prefix) }
                .sorted { $0.compare($1, options: .numeric) == .orderedDescending }
                .map { URL(filePath: root).appending(path: $0).appending(path: "bin") }
        }
    }

    private static var onPath: [URL] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { folder in
            // The programs find each other beside the file that a link leads to.
            URL(filePath: "\(folder)/initdb").resolvingSymlinksInPath().deletingLastPathComponent()
        }
    }

    private static var configured: URL? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["pg_config", "--bindir"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let output = try? pipe.fileHandleForReading.readToEnd() else { return nil }
        process.waitUntilExit()
        let folder = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return folder.isEmpty ? nil : URL(filePath: folder)
    }
}

extension Optional {
    fileprivate func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? { flatMap { isIncluded($0) ? $0 : nil } }
}
#endif
