import Foundation
import GRDB

@testable import FetchingGenerator

/// A database that exists while a closure runs.
enum TemporaryDatabase {
    static func with<Result>(_ sql: String, _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "generator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "library.sqlite").path
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
        return try body(path)
    }
}

/// The source that is made of a database.
struct GeneratedSource {
    let text: String
    let warnings: [String]

    init(
        _ sql: String, naming: FilePlanner.NamingOption = .automatic, rows: Int = 100_000, only: [String] = [],
        without: [String] = [], isPublic: Bool = false
    ) throws {
        let source = try TemporaryDatabase.with(sql) { path in
            try ModelSource(
                of: path, naming: naming, rows: rows, only: only, without: without, isPublic: isPublic)
        }
        (text, warnings) = (source.text, source.warnings)
    }

    /// The lines of a property without their indentation: its comments, and its declaration.
    func lines(of property: String) -> [String] {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let last = lines.firstIndex(where: { $0.contains(" \(property): ") && !$0.hasPrefix("//") }) else {
            return []
        }
        let comments = lines[..<last].reversed().prefix { $0.hasPrefix("//") }
        return comments.reversed() + [lines[last]]
    }

    /// The lines that contain a text, without their indentation.
    func lines(with part: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains(part) }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    var structs: [String] { text.matches(of: /struct (\S+) \{/).map { String($0.1) } }
}
