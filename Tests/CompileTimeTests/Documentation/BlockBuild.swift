import Foundation

/// The blocks of the documentation as an executable.
enum BlockBuild {
    struct Statement {
        let dialect: StatementClaim.Dialect
        let sql: String
    }

    /// Compiles and runs blocks with the models of `Tests/Documentation`.
    ///
    /// - Parameters:
    ///   - values: Further folders of `Tests/Documentation`.
    ///   - files: Further files, from the folder of the package.
    ///   - arguments: The arguments of the program.
    /// - Returns: The statements of each block, by its place.
    static func run(
        _ program: BlockProgram, values: [String] = [], beside files: [String] = [], arguments: [String] = []
    ) throws -> [String: [Statement]] {
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Blocks.swift")
            try program.source.write(to: file, atomically: true, encoding: .utf8)
            let output = try GeneratedBuild.shared().run(
                [file] + (["Models", "SQLite"] + values).flatMap { SourceFiles.all(in: "Tests/Documentation/\($0)") }
                    + files.map { SourceFiles.package.appending(path: $0) },
                in: folder, arguments: arguments,
                options: ["-suppress-warnings"] + testing())
            var statements: [String: [Statement]] = [:]
            for line in output.split(separator: "\n") {
                let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
                guard parts.count == 3, let dialect = StatementClaim.Dialect(rawValue: parts[1]) else { continue }
                statements[parts[0], default: []].append(Statement(dialect: dialect, sql: parts[2]))
            }
            return statements
        }
    }

    /// Where the macros of Swift Testing are.
    static func testing() throws -> [String] {
        let target = try Command.run("swiftc", ["-print-target-info"]).output
        guard let path = target.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)?.1 else { return [] }
        return ["", "/testing"].flatMap { ["-plugin-path", path + "/host/plugins" + $0] }
    }
}
