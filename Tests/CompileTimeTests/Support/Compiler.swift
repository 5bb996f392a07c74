import Foundation

/// The Swift compiler, run on sources that see the modules of the current build.
struct Compiler {
    private let build: CurrentBuild

    init() throws {
        build = try CurrentBuild.find()
    }

    /// Compares the diagnostics of a program, which sees the models, with the `expected-error` comments in it.
    ///
    /// It goes as far as SIL, because a mere type check leaves macros that nothing refers to unexpanded.
    func verify(_ program: URL) throws -> Command.Outcome {
        let verification = ["-verify", "-verify-ignore-unrelated", "-verify-ignore-macro-note"]
        return try run(
            ["-emit-silgen", "-o", "/dev/null", "-parse-as-library", "-module-name", "Misuse"]
                + verification.flatMap { ["-Xfrontend", $0] } + CompiledModels.compilerArguments() + [program.path])
    }

    /// Type-checks some sources, and has the compiler count its steps into a folder.
    ///
    /// - Parameters:
    ///   - arguments: Further arguments of the compiler.
    ///   - limitOfExpression: The scopes after which it is to give up on an expression.
    func typeCheck(
        _ sources: [URL], statistics: URL, arguments: [String] = [], limitOfExpression: Int? = nil
    ) throws -> Command.Outcome {
        let limit = limitOfExpression.map { ["-Xfrontend", "-solver-scope-threshold=\($0)"] } ?? []
        return try run(
            ["-typecheck", "-parse-as-library", "-module-name", "Budget", "-stats-output-dir", statistics.path]
                + ["-Xfrontend", "-diagnostic-style", "-Xfrontend", "llvm"] + limit + arguments
                + sources.map(\.path))
    }

    /// - Parameter modules: Where modules are looked for before those of the build.
    func run(_ arguments: [String], modules: [URL] = []) throws -> Command.Outcome {
        try Command.run(
            "swiftc",
            ["-wmo", "-no-color-diagnostics"] + modules.flatMap { ["-I", $0.path] } + build.compilerArguments
                + arguments)
    }
}
