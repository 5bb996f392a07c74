import Foundation
import Testing

/// The table of folders in CONTRIBUTING is the tree as it is, and no folder imports more than the table says.
@Suite struct FolderTests {
    private let rows: [[String]]

    init() throws {
        let text = try Document.contributing.text
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Where things are\n") } ?? ""
        rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces.union(["`"])) }
        }
    }

    @Test func `the table has every folder`() throws {
        let folders = try ["Macros", "Sources"].flatMap { parent in
            try FileManager.default.contentsOfDirectory(atPath: Document.root.appending(path: parent).path)
                .filter { !$0.hasPrefix(".") }.map { "\(parent)/\($0)" }
        }
        #expect(folders.sorted() == rows.map { $0[0] }.sorted())
    }

    @Test func `no folder imports more than the table says`() throws {
        #expect(rows.count > 10)
        for row in rows {
            let names = row[2].split(separator: ", ").map(String.init)
            for name in names { #expect(!modules(of: name).isEmpty, "\(row[0]): \(name)") }
            let others = try Self.imports(of: row[0]).subtracting(names.flatMap(modules)).subtracting(Self.system)
            #expect(others == [], "\(row[0])")
        }
    }

    @Test func `imports are found in all their forms`() {
        let source = """
            import A
            @_exported public import B
            package import struct C.D
            #if X
                @preconcurrency import E
            // import F
            """
        #expect(Self.imports(in: source) == ["A", "B", "C", "E"])
    }

    /// Those of the system, which every folder may import.
    private static let system: Set = [
        "CoreData", "Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "SwiftData", "SwiftUI",
    ]

    /// The modules that the table calls by a name.
    private func modules(of name: String) -> [String] {
        switch name {
        case "the core": ["FetchingCore"]
        case "the lists": ["FetchingLists"]
        case "the naming": ["FetchingNaming"]
        case "the objects": ["FetchingObjects"]
        case "the SQL": ["FetchingSQL"]
        case "the search": ["FetchingSearch"]
        case "the three above": ["FetchingFilters", "FetchingFoundation", "FetchingSearch"]
        case "Fetching": ["Fetching", "FetchingCore"]
        case "FetchingCommands", "FetchingGenerator", "FetchingSQLite", "FetchingPostgres", "FetchingTestSupport",
            "Foundation",
            "Observation":
            [name]
        case "GRDB": ["GRDB", "GRDBSQLite"]
        case "swift-log": ["Logging"]
        case "SwiftPM": ["PackagePlugin"]
        case "swift-argument-parser": ["ArgumentParser"]
        case "libpq": ["CLibPQ"]
        case "swift-syntax":
            ["SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"]
        default: []
        }
    }

    private static func imports(of folder: String) throws -> Set<String> {
        let files = FileManager.default.enumerator(
            at: Document.root.appending(path: folder), includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .reduce(into: []) { $0.formUnion(Self.imports(in: try String(contentsOf: $1, encoding: .utf8))) }
    }

    private static func imports(in source: String) -> Set<String> {
        let kinds: Set = ["struct", "class", "func", "enum", "typealias", "protocol"]
        let attributes = /^\s*(?:@\w+(?:\(\w+\))? |public |package |internal |private |fileprivate )*import\s/
        return Set(
            source.split(separator: "\n").compactMap { line in
                guard let start = line.prefixMatch(of: attributes)?.range.upperBound else { return nil }
                let words = line[start...].split(separator: " ")
                return words.first { !kinds.contains(String($0)) }?.split(separator: ".").first.map(String.init)
            })
    }
}
