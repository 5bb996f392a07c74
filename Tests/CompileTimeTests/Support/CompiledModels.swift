import Foundation

/// The models of the misuse programs as a module, compiled once.
///
/// To expand their macros takes six times as long as to check most programs.
enum CompiledModels {
    /// The arguments that make each source import the module, internal declarations included, as if it were in the same module.
    static func compilerArguments() throws -> [String] {
        ["-I", try folder.get().path] + ["-testable-import-module", name].flatMap { ["-Xfrontend", $0] }
    }

    private static let name = "Models"

    private static let folder = Result {
        let build = try CurrentBuild.find()
        let folder = build.modules.deletingLastPathComponent().appending(path: "MisuseModels")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let module = folder.appending(path: "\(name).swiftmodule")
        let outcome = try Compiler().run([
            "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", name, "-o", module.path,
            MisuseProgram.models.path,
        ])
        guard outcome.succeeded else { throw CompiledModelsError(description: outcome.output) }
        return folder
    }
}

struct CompiledModelsError: Error, CustomStringConvertible {
    let description: String
}
