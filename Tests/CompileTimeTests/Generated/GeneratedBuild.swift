import Foundation

/// The package with both engines as one library, which the programs of generated models are linked with. It is linked once.
struct GeneratedBuild {
    private let folder: URL
    private let build: CurrentBuild

    static func shared() throws -> GeneratedBuild { try result.get() }

    private static let result = Result { try GeneratedBuild() }

    /// The tool as it is built.
    let tool: URL

    private init() throws {
        build = try CurrentBuild.find()
        let products = build.modules.deletingLastPathComponent()
        tool = products.appending(path: "fetching")
        folder = products.appending(path: "GeneratedModels")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = try String(
            contentsOf: products.appending(path: "fetching.product/Objects.LinkFileList"), encoding: .utf8)
        let outcome = try Command.run(
            "swiftc",
            ["-emit-library", "-o", folder.appending(path: "libPackage.so").path, "-lsqlite3", "-lpq"]
                + Self.objects(in: list)
                + [
                    "Fetching", "FetchingFilters", "FetchingFoundation", "FetchingObjects",
                    "FetchingPostgresTestSupport", "FetchingPredicate", "FetchingSearch", "FetchingTestSupport",
                ]
                .flatMap(objects))
        guard outcome.succeeded else { throw GeneratedBuildError(description: outcome.output) }
    }

    /// The objects of the tool, without its own.
    private static func objects(in list: String) -> [String] {
        let modules = [
            "ArgumentParser", "ArgumentParserToolInfo", "FetchingCommands", "FetchingCore", "FetchingNaming",
            "FetchingPostgres", "FetchingSQL", "FetchingSQLite", "GRDB", "Logging",
        ]
        return list.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }.filter { path in
            modules.contains { path.contains("/\($0).build/") }
        }
    }

    private func objects(of target: String) -> [String] {
        let folder = build.modules.deletingLastPathComponent().appending(path: "\(target).build")
        return SourceFiles.all(in: "Sources/\(target)").map { folder.appending(path: "\($0.lastPathComponent).o").path }
    }

    /// Compiles sources without a warning, and runs the program.
    ///
    /// - Parameter isScript: Whether there is a `main.swift`, in the place of a type with `@main`.
    /// - Returns: What it prints.
    func run(
        _ sources: [URL], in folder: URL, arguments: [String] = [], options: [String] = [], isScript: Bool = false
    ) throws -> String {
        let program = try compile(sources, in: folder, options: options, isScript: isScript)
        let outcome = try Command.run(program.path, arguments, in: folder)
        guard outcome.succeeded else { throw GeneratedBuildError(description: outcome.output) }
        return outcome.output
    }

    /// Compiles sources without a warning.
    ///
    /// - Returns: The program.
    func compile(
        _ sources: [URL], in folder: URL, options: [String] = [], isScript: Bool = false
    ) throws -> URL {
        let program = folder.appending(path: "program")
        let compiled = try Compiler().run(
            (isScript ? [] : ["-parse-as-library"])
                + (options.contains("-suppress-warnings") ? [] : ["-warnings-as-errors"]) + [
                    "-module-name", "Program", "-o", program.path,
                ]
                + ["-diagnostic-style", "llvm", "-L", self.folder.path, "-lPackage", "-lsqlite3", "-lpq"]
                + ["-Xlinker", "-rpath=\(self.folder.path)"] + options + sources.map(\.path))
        guard compiled.succeeded else { throw GeneratedBuildError(description: compiled.output) }
        return program
    }
}

extension GeneratedBuild {
    /// Compiles a program of model commands.
    ///
    /// - Parameters:
    ///   - name: The folder of the program, within the build.
    ///   - main: The statements of `main.swift`.
    /// - Returns: The program.
    static func commands(_ name: String, models: String, main: String) throws -> URL {
        let folder = try CurrentBuild.find().modules.deletingLastPathComponent().appending(path: name)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = (models: folder.appending(path: "Models.swift"), main: folder.appending(path: "main.swift"))
        try models.write(to: files.models, atomically: true, encoding: .utf8)
        try "import Fetching\nimport FetchingCommands\n\n\(main)\n".write(
            to: files.main, atomically: true, encoding: .utf8)
        return try shared().compile([files.models, files.main], in: folder, isScript: true)
    }
}

struct GeneratedBuildError: Error, CustomStringConvertible {
    let description: String
}
