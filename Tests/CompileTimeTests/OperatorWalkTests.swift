import Foundation
import Testing

/// The walk that CONTRIBUTING describes: the compiler lists the places that a new operator must be added to.
///
/// A unary text operator is added to the tree, in a file that takes the place of the real one. A switch with a `default:` would
/// be silent about it, and its file would be missing here.
@Suite struct OperatorWalkTests {
    /// The modules that read the tree, and the files of each that the compiler lists.
    private static let places = [
        "FetchingCore": ["Memory/MemoryCompiler.swift", "Tree/ExpressionTree+Type.swift"],
        "FetchingSQL": ["SQLRenderer+Operands.swift"],
        "FetchingFoundation": ["ToFoundation/FetchError+ToFoundation.swift"],
        "FetchingFilters": ["Decoding/StoredDecoder+Operands.swift", "Rules/StoredOperator.swift"],
        "FetchingCoreData": ["Format/FormatRenderer+Operands.swift"],
        // A dialect has its operators from FetchingSQL.
        "FetchingSQLite": [],
        "FetchingPostgres": [],
    ]

    @Test func theCompilerListsEveryPlaceOfANewTextOperator() throws {
        try TemporaryFolder.with { folder in
            let walk = try OperatorWalk(
                adding: "case walkedOperator", before: "case scalarCount =",
                to: "FetchingCore/Tree/NodeOperators.swift", in: folder)
            for (module, files) in Self.places {
                #expect(
                    try walk.listedFiles(of: module) == Set(files), "the files of \(module) that the compiler lists")
            }
        }
    }

    @Test func contributingNamesEveryPlace() throws {
        let text = try String(contentsOf: SourceFiles.package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        for (module, files) in Self.places {
            for file in files { #expect(text.contains("`Sources/\(module)/\(file)`")) }
        }
    }
}

/// The tree with one more case, as the modules that import it see it.
private struct OperatorWalk {
    private let folder: URL
    private let changed: (original: URL, copy: URL)

    init(adding line: String, before mark: String, to path: String, in folder: URL) throws {
        self.folder = folder
        let original = SourceFiles.package.appending(path: "Sources/\(path)")
        changed = (original, folder.appending(path: original.lastPathComponent))
        let source = try String(contentsOf: original, encoding: .utf8)
        try #require(source.contains(mark))
        try source.replacing(mark, with: "\(line)\n    \(mark)", maxReplacements: 1)
            .write(to: changed.copy, atomically: true, encoding: .utf8)
        for module in ["FetchingCore", "FetchingSQL"] { try emit(module) }
    }

    /// Makes a module that the others can import: without the bodies of functions, in which the errors are.
    private func emit(_ module: String) throws {
        let outcome = try compile(
            module,
            [
                "-emit-module", "-o", folder.appending(path: "\(module).swiftmodule").path, "-enable-testing",
                "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies",
            ])
        try #require(outcome.succeeded, "\(outcome.output)")
    }

    /// The files of a module in which a switch is not exhaustive.
    func listedFiles(of module: String) throws -> Set<String> {
        let outcome = try compile(module, ["-typecheck", "-Xfrontend", "-diagnostic-style", "-Xfrontend", "llvm"])
        let errors = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
        let others = errors.filter { !$0.contains("switch must be exhaustive") }
        #expect(others.isEmpty, "\(others.joined(separator: "\n"))")
        return Set(
            errors.compactMap { error in
                error.firstMatch(of: /\/Sources\/\w+\/([^:]+):/).map { String($0.1) }
            })
    }

    private func compile(_ module: String, _ arguments: [String]) throws -> Command.Outcome {
        let paths = SourceFiles.all(in: "Sources/\(module)").map(\.path)
            .map { $0 == changed.original.path ? changed.copy.path : $0 }
        return try Compiler().run(
            arguments + [
                "-module-name", module, "-package-name", SourceFiles.packageName, "-parse-as-library", "-DSQLite",
                "-DPostgres", "-enable-upcoming-feature", "InternalImportsByDefault",
            ] + paths, modules: [folder])
    }
}
