import Foundation

/// The stub of SwiftData, and `FetchingFoundation` compiled against it: what programs are compiled with where there is no SwiftData.
/// It is built once, for all tests.
struct SwiftDataBuild {
    /// The folder with the modules.
    let folder: URL

    static func shared() throws -> SwiftDataBuild { try result.get() }

    private static let result = Result { try SwiftDataBuild() }

    private init() throws {
        folder = try CurrentBuild.find().modules.deletingLastPathComponent().appending(path: "SwiftDataStub")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try module("SwiftData", of: SourceFiles.stub("SwiftData"))
        let package = SourceFiles.package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
        try module(
            "FetchingFoundation", of: SourceFiles.all(in: "Sources/FetchingFoundation"),
            [
                "-warnings-as-errors", "-package-name", String(package), "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "InternalImportsByDefault",
            ])
    }

    private func module(_ name: String, of sources: [URL], _ arguments: [String] = []) throws {
        let outcome = try Compiler().run(
            [
                "-emit-module", "-parse-as-library", "-module-name", name, "-o",
                folder.appending(path: "\(name).swiftmodule").path,
            ] + arguments + sources.map(\.path), modules: [folder])
        guard outcome.succeeded else { throw SwiftDataBuildError(description: outcome.output) }
    }
}

struct SwiftDataBuildError: Error, CustomStringConvertible {
    let description: String
}
