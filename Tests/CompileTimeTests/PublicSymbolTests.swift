import Foundation
import Testing

/// The public symbols of each module stand in a list, so that each one more is a decision: it is documented, promised, and
/// offered by completion for ever.
@Suite("Public symbols") struct PublicSymbolTests {
    @Test(arguments: PublicSymbols.modules)
    func areThoseOfTheList(module: String) throws {
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
    static let modules = [
        "Fetching", "FetchingCore", "FetchingObjects", "FetchingSQL", "FetchingSQLite", "FetchingPostgres",
        "FetchingFilters", "FetchingFoundation", "FetchingSearch", "FetchingSQLiteTestSupport", "FetchingTestSupport",
    ]

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
