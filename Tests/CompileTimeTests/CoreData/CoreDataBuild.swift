import Foundation

/// The stubs of Core Data and SwiftUI, and the lists and the adapter compiled against them with the core: what programs are
/// compiled with where there is no Core Data. It is built once, for all tests.
struct CoreDataBuild {
    /// The folder with the modules and libraries.
    let folder: URL

    private let build: CurrentBuild

    static func shared() throws -> CoreDataBuild { try result.get() }

    private static let result = Result { try CoreDataBuild() }

    private init() throws {
        build = try CurrentBuild.find()
        folder = build.modules.deletingLastPathComponent().appending(path: "CoreDataStub")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try library("CoreData", SourceFiles.stub("CoreData"))
        try library("SwiftUI", SourceFiles.stub("SwiftUI"), strict + link("CoreData"))
        // The core is a part of one library: another copy of it would have types of its own.
        try library(
            "FetchingLists", SourceFiles.all(in: "Sources/FetchingLists"),
            strict + ["-package-name", SourceFiles.packageName] + link("SwiftUI") + objects(of: "FetchingCore")
                + objects(of: "FetchingNaming", in: "Macros"))
        try library(
            "FetchingCoreData", SourceFiles.all(in: "Sources/FetchingCoreData"),
            strict + ["-package-name", SourceFiles.packageName] + build.macroArguments
                + link("CoreData", "FetchingLists", "SwiftUI") + objects(of: "FetchingObjects")
                + objects(of: "Fetching"))
    }

    /// Makes an executable of some sources.
    func executable(_ name: String, of sources: [URL]) throws -> URL {
        let executable = folder.appending(path: name)
        try succeed(
            Command.run(
                "swiftc",
                ["-wmo", "-parse-as-library", "-warnings-as-errors", "-module-name", name, "-o", executable.path]
                    + search + build.compilerArguments
                    + link("CoreData", "SwiftUI", "FetchingLists", "FetchingCoreData")
                    + ["-Xlinker", "-rpath=\(folder.path)"] + sources.map(\.path)))
        return executable
    }

    /// Type-checks sources whose classes have `@NSManaged` properties.
    ///
    /// The driver refuses what Objective-C needs where there is no Objective-C; the frontend does as it is told.
    ///
    /// - Parameters:
    ///   - others: Sources that these refer to, which are not checked themselves.
    ///   - verifies: Whether the diagnostics are compared with the `expected-error` comments in the sources.
    ///   - arguments: Further arguments of the frontend.
    func typeCheck(
        _ sources: [URL], beside others: [URL] = [], verifies: Bool = false, arguments: [String] = []
    ) throws -> Command.Outcome {
        let verification = ["-verify", "-verify-ignore-unrelated", "-verify-ignore-macro-note"]
        return try Command.run(
            "swift-frontend",
            ["-typecheck", "-parse-as-library", "-module-name", "Program"]
                + (verifies ? verification : ["-warnings-as-errors", "-diagnostic-style", "llvm"])
                + ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
                // What the driver hands on as it is.
                + search + build.compilerArguments.filter { $0 != "-Xfrontend" } + arguments
                + sources.flatMap { ["-primary-file", $0.path] }
                + (others + SourceFiles.stub("ManagedProperties")).map(\.path))
    }
}

extension CoreDataBuild {
    /// Type-checks tests of the package, which see its modules' own declarations and expand the macros of Swift Testing.
    func typeCheckTests(_ sources: [URL]) throws -> Command.Outcome {
        let target = try Command.run("swiftc", ["-print-target-info"]).output
        guard let path = target.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)?.1 else {
            throw CoreDataBuildError(description: "The compiler does not say where its plugins are: \(target)")
        }
        // Apple's toolchains and those of Linux have the plugins of Swift Testing in different folders.
        let plugins = ["", "/testing"].flatMap { ["-plugin-path", path + "/host/plugins" + $0] }
        return try typeCheck(sources, arguments: ["-package-name", SourceFiles.packageName] + plugins)
    }

    private func library(_ name: String, _ sources: [URL], _ arguments: [String] = []) throws {
        try succeed(
            Command.run(
                "swiftc",
                [
                    "-wmo", "-emit-module", "-emit-library", "-parse-as-library", "-swift-version", "6",
                    "-warnings-as-errors", "-diagnostic-style", "llvm", "-module-name", name, "-emit-module-path",
                    folder.appending(path: "\(name).swiftmodule").path, "-o",
                    folder.appending(path: "lib\(name).so").path,
                ] + search + ["-I", build.modules.path] + arguments + sources.map(\.path)))
    }

    private func succeed(_ outcome: Command.Outcome) throws {
        guard outcome.succeeded else { throw CoreDataBuildError(description: outcome.output) }
    }

    private var strict: [String] {
        ["-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault"]
    }

    // Before the modules of the build, among which is the adapter without what needs Core Data.
    private var search: [String] { ["-I", folder.path, "-L", folder.path] }

    private func link(_ libraries: String...) -> [String] { libraries.map { "-l\($0)" } }

    /// What the build made of the sources of a target. Objects of sources that are no longer there may lie beside them.
    private func objects(of target: String, in parent: String = "Sources") -> [String] {
        let folder = build.modules.deletingLastPathComponent().appending(path: "\(target).build")
        return SourceFiles.all(in: "\(parent)/\(target)").map {
            folder.appending(path: "\($0.lastPathComponent).o").path
        }
    }
}

struct CoreDataBuildError: Error, CustomStringConvertible {
    let description: String
}
