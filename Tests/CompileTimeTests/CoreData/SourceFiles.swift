import Foundation

/// Sources of the package that are in none of its targets, or that are compiled once more.
enum SourceFiles {
    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The name by which SwiftPM lets the modules of the package see each other's declarations.
    static var packageName: String {
        String(package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The Swift files in a folder of the package and in those below it.
    static func all(in folder: String) -> [URL] {
        let files = FileManager.default.enumerator(
            at: package.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// The Swift files that are in a folder of the package itself.
    static func directly(in folder: String) -> [URL] {
        all(in: folder).filter {
            $0.deletingLastPathComponent().path == package.appending(path: folder).standardizedFileURL.path
        }
    }

    static func stub(_ name: String) -> [URL] { all(in: "Tests/Stubs/\(name)") }
}
