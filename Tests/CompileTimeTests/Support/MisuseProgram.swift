import Foundation
import Testing

/// A program in `Tests/Misuse` that breaks one rule. Its name states the rule.
struct MisuseProgram: CustomTestStringConvertible, Sendable {
    let source: URL

    var testDescription: String { source.deletingPathExtension().lastPathComponent }

    /// Every program, each compiled by itself. It sees ``models``.
    static let all: [MisuseProgram] = {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? [])
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map(MisuseProgram.init)
    }()

    static let models = folder.appending(path: "Support/Models.swift")

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Misuse")
}
