import Foundation
import Testing

/// `make typecheck` tells what each expression of a user's file costs.
@Suite struct TypecheckScriptTests {
    private struct Report {
        let status: Int32
        let output: String

        /// The scopes of each line that has a row.
        var scopes: [Int: Int] {
            let rows = output.split(separator: "\n").compactMap { row -> (Int, Int)? in
                guard let match = row.firstMatch(of: #/^ *(\d+) +\d+\.\d +(\d+) /#) else { return nil }
                return (Int(match.2) ?? 0, Int(match.1) ?? 0)
            }
            return Dictionary(rows) { first, _ in first }
        }

        func total(_ words: String) -> Int? {
            output.split(separator: "\n").last { $0.hasSuffix(words) }
                .flatMap { Int($0.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber }) }
        }
    }

    private static let header = "import Fetching\nimport FetchingSQLite\n"

    @Test func `each expression and each function has its costs, and the sum is the compiler's`() throws {
        let ten = Filter.chain(Conditions.mixed(10)).source
        let twenty = Filter.chain(Conditions.mixed(20)).source.replacing("users", with: "others")
        let function = "func find() -> Int {\nlet number = [1].count\n\(twenty)\nreturn number\n}\n"
        let program = "\(Self.header)\(ten)\n\(function)"
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Filters.swift")
            try program.write(to: file, atomically: true, encoding: .utf8)
            let report = try check([file, MisuseProgram.models])
            #expect(report.status == 0, "\(report.output)")
            let (first, function, second) = (3, 3 + 12, 3 + 12 + 2)
            let costs = report.scopes
            let small = try #require(costs[first])
            let large = try #require(costs[second])
            #expect((2 * small - 60...2 * small).contains(large), "\(report.output)")
            #expect(try #require(costs[function]) > large)

            _ = try Compiler().typeCheck([file, MisuseProgram.models], statistics: folder)
            #expect(try report.total("in all, the code of macros included") == SolverCost.scopes(in: folder))
            #expect(try #require(report.total("in \(file.path)")) >= small + large)
        }
    }

    @Test func `an error is printed, and the costs with it`() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Filters.swift")
            let filter = "let users = User.request().all().where { $0.score > 1 && $0.nam == \"Joe\" }\n"
            try (Self.header + filter).write(to: file, atomically: true, encoding: .utf8)
            let report = try check([file, MisuseProgram.models])
            #expect(report.status == 1)
            #expect(report.output.contains("'User' has no such member"), "\(report.output)")
            #expect(try #require(report.scopes[3]) > 0)
        }
    }

    @Test func `a file that is missing is named`() throws {
        let report = try check([URL(filePath: "/nowhere/Filters.swift")])
        #expect(report.status == 2)
        #expect(report.output == "typecheck: there is no file '/nowhere/Filters.swift'\n")
    }

    private func check(_ files: [URL]) throws -> Report {
        let outcome = try Command.run(
            SourceFiles.package.appending(path: "scripts/typecheck").path, files.map(\.path),
            environment: ["BUILD": CurrentBuild.find().modules.deletingLastPathComponent().path])
        return Report(status: outcome.status, output: outcome.output)
    }
}
