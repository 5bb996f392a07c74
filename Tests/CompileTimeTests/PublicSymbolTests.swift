import Foundation
import Testing

/// The public symbols of each module stand in a list, so that each one more is a decision: it is documented, promised, and
/// offered by completion for ever.
@Suite("Public symbols") struct PublicSymbolTests {
    @Test(arguments: try PublicSymbols.modules())
    func areThoseOfTheList(module: String) throws {
        #if canImport(CoreData)
        // Its list is that of a system without Core Data.
        guard module != "FetchingCoreData" else { return }
        #endif
        let symbols = try PublicSymbols.extract(from: module)
        let list = PublicSymbols.list(of: module)
        guard ProcessInfo.processInfo.environment["FETCHING_RECORD_SYMBOLS"] == nil else {
            return try (symbols.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        }
        let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let difference = symbols.difference(from: listed)
        #expect(
            difference.isEmpty,
            """
            \(module) has other public symbols than \(list.lastPathComponent) lists. \
            If they are meant, record them: scripts/public-symbols
            \(difference.map(\.line).joined(separator: "\n"))
            """)
    }

    /// A product that has no list would grow unseen.
    @Test func everyProductIsAmongTheModules() throws {
        let products = try PublicSymbols.names(in: /\.library\(\s*name: "(\w+)"/)
        let modules = try PublicSymbols.modules()
        #expect(products.count > 10 && modules.count > products.count)
        #expect(Set(products).subtracting(modules).isEmpty)
        let lists = try FileManager.default.contentsOfDirectory(
            at: PublicSymbols.list(of: "Fetching").deletingLastPathComponent(), includingPropertiesForKeys: nil)
        #expect(lists.map { $0.deletingPathExtension().lastPathComponent }.sorted() == modules.sorted())
    }

    @Test func noneIsMissedWhereThereAreSome() throws {
        let symbols = try PublicSymbols.extract(from: "FetchingCore")
        #expect(symbols.contains("method FetchableRequest.where(_:)"))
        #expect(symbols.contains("struct FetchableMember"))
        // An extension of a type of another module.
        #expect(symbols.contains { $0.hasPrefix("method Array.") || $0.hasPrefix("method Sequence.") })
        #expect(!symbols.contains { $0.contains("ExpressionNode") })
    }
}

private enum PublicSymbols {
    /// The modules of the package, as its manifest has them. Of `FetchingCoreData` there is what does not need Core Data.
    static func modules() throws -> [String] { try names(in: /\.target\(\s*name: "(Fetching\w*)"/) }

    static func names(in pattern: Regex<(Substring, Substring)>) throws -> [String] {
        let manifest = try String(contentsOf: SourceFiles.package.appending(path: "Package.swift"), encoding: .utf8)
        return manifest.matches(of: pattern).map { String($0.1) }
    }

    static func list(of module: String) -> URL {
        SourceFiles.package.appending(path: "Tests/CompileTimeTests/PublicSymbols/\(module).txt")
    }

    /// The kinds and names of what the documentation of a module shows, in alphabetical order. What is overloaded stands there
    /// as often.
    static func extract(from module: String) throws -> [String] {
        try TemporaryFolder.with { folder in
            let outcome = try Command.run(
                "swift-symbolgraph-extract",
                [
                    "-module-name", module, "-output-dir", folder.path, "-minimum-access-level", "public",
                    "-skip-synthesized-members", "-target", try target(),
                ] + CurrentBuild.find().moduleArguments)
            #expect(outcome.succeeded, "\(outcome.output)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.flatMap(symbols).sorted()
        }
    }

    private static func symbols(of graph: URL) throws -> [String] {
        try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: graph)).symbols.map { symbol in
            symbol.kind.identifier.replacing("swift.", with: "") + " " + symbol.pathComponents.joined(separator: ".")
        }
    }

    private static func target() throws -> String {
        let outcome = try Command.run("swiftc", ["-print-target-info"])
        return try JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output.utf8)).target.triple
    }
}

private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        let kind: Kind
        let pathComponents: [String]
    }
    let symbols: [Symbol]
}

private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let symbol, _): "+ " + symbol
        case .remove(_, let symbol, _): "- " + symbol
        }
    }
}
