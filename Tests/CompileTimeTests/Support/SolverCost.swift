import Foundation

/// What some source costs the type checker.
///
/// The unit is the scope, a step of the constraint solver. It is the same on every machine, unlike time. Beyond a million
/// the solver gives up: "unable to type-check this expression in reasonable time".
struct SolverCost {
    let scopes: Int

    /// The errors as `line: message`, with lines counted from the first line of the source.
    let errors: [String]

    /// Where each error stands, as `line:column`, in the order of ``errors``.
    var places: [String] = []

    /// Measures a source in a file that imports what an app imports.
    ///
    /// - Parameter limitOfExpression: The scopes after which the compiler is to give up on an expression.
    static func of(
        _ source: String, imports: [String] = Self.allImports, limitOfExpression: Int? = nil
    ) throws -> SolverCost {
        let cost = try measure(source, imports: imports, limitOfExpression: limitOfExpression)
        return SolverCost(
            scopes: try cost.scopes - scopesOfEmptyRequest(imports: imports), errors: cost.errors,
            places: cost.places)
    }

    private static func scopesOfEmptyRequest(imports: [String]) throws -> Int {
        try emptyRequests.scopes(imports: imports) {
            try measure("let users = User.request().all().where { _ in }", imports: imports).scopes
        }
    }

    private static let emptyRequests = EmptyRequestCosts()

    static let allImports = ["Fetching", "FetchingSQLite", "GRDB", "Foundation"]

    /// GRDB declares operators of its own, which multiply what the type checker tries once it looks for a mistake.
    static let importsWithoutGRDB = ["Fetching", "FetchingSQLite", "Foundation"]

    private static func measure(
        _ source: String, imports: [String], limitOfExpression: Int? = nil
    ) throws -> SolverCost {
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Budget.swift")
            let header = imports.map { "import \($0); " }.joined()
            try (header + source).write(to: file, atomically: true, encoding: .utf8)
            let outcome = try Compiler().typeCheck(
                [file], statistics: folder, arguments: CompiledModels.compilerArguments(),
                limitOfExpression: limitOfExpression)
            let errors = errors(in: outcome.output)
            return SolverCost(
                scopes: try scopes(in: folder), errors: errors.map { "\($0.line): \($0.message)" },
                places: errors.map { "\($0.line):\($0.column)" })
        }
    }

    /// Adds up the scopes in the statistics that the compiler wrote into a folder.
    static func scopes(in folder: URL) throws -> Int {
        let statistics = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
        return try statistics.reduce(0) { sum, file in
            let values = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            return sum + (values?["Sema.NumConstraintScopes"] as? Int ?? 0)
        }
    }

    private struct CompilerError {
        let line: Substring
        let column: Substring
        let message: Substring
    }

    private static func errors(in output: String) -> [CompilerError] {
        output.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /Budget\.swift:(\d+):(\d+): error: (.*)/) else { return nil }
            return CompilerError(line: match.1, column: match.2, message: match.3)
        }
    }
}
