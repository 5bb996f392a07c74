import Foundation
import Testing

/// A source imports a module only if its target depends on the module.
///
/// A folder that was built before has the module all the same. A build from nothing may compile the source first, and fails.
@Suite struct ImportedModuleTests {
    @Test func eachImportIsADependency() throws {
        let targets = try Target.all()
        #expect(targets.count > 20)
        let imports = try targets.values.flatMap { target in
            try target.sources().map { (target, $0, try importedModules(of: $0)) }
        }
        #expect(imports.count > 500)
        for (target, source, modules) in imports {
            let missing = modules.filter { targets[$0] != nil && $0 != target.name }
                .subtracting(target.allDependencies(among: targets))
            #expect(missing.isEmpty, "\(target.name): \(source.lastPathComponent)")
        }
    }

    @Test func anImportIsFound() throws {
        try TemporaryFolder.with { folder in
            let source = folder.appending(path: "Source.swift")
            let text = "import A\npublic import B\n@testable import C\n    import D\nimport struct E.F\n// import G\n"
            try text.write(to: source, atomically: true, encoding: .utf8)
            #expect(try importedModules(of: source) == ["A", "B", "C", "D", "E"])
        }
    }

    private func importedModules(of source: URL) throws -> Set<String> {
        let pattern = /^\s*(?:@\w+ )*(?:\w+ )?import (?:(?:struct|enum|class|func|protocol|typealias) )?(\w+)/
            .anchorsMatchLineEndings()
        let text = try String(contentsOf: source, encoding: .utf8)
        return Set(text.matches(of: pattern).map { String($0.1) })
    }
}

/// A target of the package, as its manifest declares it.
private struct Target {
    let name: String
    let folder: String?
    let excluded: [String]
    let dependencies: Set<String>

    /// The targets by their names.
    ///
    /// In a folder of its own, SwiftPM does not wait for the build that runs these tests.
    static func all() throws -> [String: Target] {
        let outcome = try TemporaryFolder.with { folder in
            try Command.run(
                "swift",
                ["package", "--package-path", SourceFiles.package.path, "--scratch-path", folder.path, "dump-package"])
        }
        let start = try #require(outcome.output.firstIndex(of: "{"), "\(outcome.output)")
        let manifest = try JSONSerialization.jsonObject(with: Data(outcome.output[start...].utf8)) as? [String: Any]
        let targets = try #require(manifest?["targets"] as? [[String: Any]]).map(Target.init)
        return Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    }

    private init(_ target: [String: Any]) throws {
        name = try #require(target["name"] as? String)
        folder = target["path"] as? String
        excluded = target["exclude"] as? [String] ?? []
        let dependencies = try #require(target["dependencies"] as? [[String: [Any]]])
        self.dependencies = Set(dependencies.flatMap(\.values).compactMap { $0.first as? String })
    }

    func sources() throws -> [URL] {
        let folders = (folder.map { [$0] } ?? []) + ["Sources/\(name)", "Tests/\(name)"]
        let left = excluded.flatMap { folder in folders.map { "/\($0)/\(folder)/" } }
        return SourceFiles.all(in: try #require(folders.first { !SourceFiles.all(in: $0).isEmpty } ?? folders.first))
            .filter { source in !left.contains { source.path.contains($0) } }
    }

    func allDependencies(among targets: [String: Target]) -> Set<String> {
        var found: Set<String> = []
        var open = dependencies
        while let name = open.popFirst() {
            guard found.insert(name).inserted, let target = targets[name] else { continue }
            open.formUnion(target.dependencies.subtracting(found))
        }
        return found
    }
}
